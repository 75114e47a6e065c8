//! People play in a real browser: by mouse, by keyboard only, with the script switched off.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod browser;

use browser::Browser;
use serde_json::json;
use std::time::Duration;
use undercroft_server::{Hall, Location, Settings};

/// Serves the pages over an empty database; the address.
fn serve(name: &str) -> String {
    let folder = std::env::temp_dir().join(format!("undercroft-play-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async move {
            let mut settings = Settings::new(Location::File(folder.join("undercroft.sqlite")));
            settings.bot_pause = Duration::ZERO;
            let hall = Hall::open(settings).await.unwrap();
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(format!("http://{}/", listener.local_addr().unwrap())).unwrap();
            axum::serve(listener, undercroft_web::router(hall)).await.unwrap();
        });
    });
    told.recv_timeout(Duration::from_secs(30)).expect("the server starts")
}

/// The page is loaded, its script has run, and the reader is asked or the game is over.
const ASKED: &str =
    "document.readyState === 'complete' && document.querySelector('#table.asked, #table.over') !== null";
const OVER: &str = "document.querySelector('#table.over') !== null";

/// How often a person is asked before the game must be over.
const PATIENCE: usize = 400;

fn moves(browser: &mut Browser) -> serde_json::Value {
    browser.eval(
        "document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent",
    )
}

fn wait_for_change(browser: &mut Browser, before: &serde_json::Value) {
    browser.wait(&format!(
        "(document.querySelector('#table')?.dataset.moves + document.querySelector('#prompt')?.textContent) !== {before} && {ASKED}"
    ));
}

#[test]
fn a_whole_game_by_mouse() {
    let (address, mut browser) = (serve("mouse"), Browser::start("mouse"));
    browser.go(&address);
    browser.screenshot("home-dark");
    browser.click("button[name=bots]");
    browser.wait("location.pathname.startsWith('/tables/')");
    for _ in 0..PATIENCE {
        browser.wait(ASKED);
        if browser.eval(OVER) == json!(true) {
            break;
        }
        let before = moves(&mut browser);
        browser.click("#table button[name=move]");
        wait_for_change(&mut browser, &before);
    }
    assert_eq!(browser.eval(OVER), json!(true), "the game ends");
    assert_eq!(browser.eval("document.querySelector('.winner') !== null"), json!(true));
    browser.screenshot("table-over-dark");
    browser.click(".bar a[href*=replay]");
    browser.wait(
        "location.pathname.endsWith('/replay') && document.querySelector('form[data-replay]') !== null",
    );
    browser.click("[data-step='1']");
    browser.wait("location.search.includes('move=1')");
    browser.screenshot("replay-dark");
}

#[test]
fn a_whole_game_by_keyboard() {
    let (address, mut browser) = (serve("keyboard"), Browser::start("keyboard"));
    browser.go(&address);
    for _ in 0..40 {
        browser.press("Tab", "Tab", "", 9);
        if browser.eval("document.activeElement?.name === 'bots'") == json!(true) {
            break;
        }
    }
    assert_eq!(browser.eval("document.activeElement?.name"), json!("bots"), "Tab reaches the button");
    browser.press("Enter", "Enter", "\r", 13);
    browser.wait("location.pathname.startsWith('/tables/')");
    for _ in 0..PATIENCE {
        browser.wait(ASKED);
        if browser.eval(OVER) == json!(true) {
            return;
        }
        let before = moves(&mut browser);
        browser.press("1", "Digit1", "1", 49);
        wait_for_change(&mut browser, &before);
    }
    panic!("the game does not end");
}

#[test]
fn a_whole_game_without_a_script() {
    let (address, mut browser) = (serve("no-script"), Browser::start("no-script"));
    browser.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    browser.go(&address);
    assert_eq!(browser.eval("document.documentElement.classList.contains('script')"), json!(false));
    browser.click("button[name=bots]");
    browser.wait("location.pathname.startsWith('/tables/')");
    for _ in 0..PATIENCE {
        // The page loads itself again while others play.
        browser.wait(ASKED);
        if browser.eval(OVER) == json!(true) {
            return;
        }
        let before = moves(&mut browser);
        browser.click("#table button[name=move]");
        wait_for_change(&mut browser, &before);
    }
    panic!("the game does not end");
}

#[test]
fn language_and_theme_work_by_plain_forms() {
    let (address, mut browser) = (serve("settings"), Browser::start("settings"));
    browser.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    browser.go(&address);
    browser.click(".settings summary");
    browser.click("button[name=language][value=ru]");
    browser.wait("document.documentElement.lang === 'ru'");
    browser.click(".settings summary");
    browser.click("button[name=theme][value=light]");
    browser.wait("document.documentElement.dataset.theme === 'light'");
    browser.screenshot("home-light-ru");
    browser.size(390, 844);
    browser.screenshot("home-light-ru-phone");
    browser.go(&format!("{address}how-to-play/welcome"));
    browser.screenshot("lesson-light-ru-phone");
}
