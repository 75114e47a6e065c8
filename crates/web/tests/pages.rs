//! Every state of the table in both languages: no word is missing, names are text, the markup is sound.

mod common;

use common::moments::{MOMENTS, after, find};
use common::{reader, table_page};
use undercroft_core::{Language, Observer, Seat};
use undercroft_server::journal::ClockTerms;
use undercroft_server::room::Phase;
use undercroft_server::store::{Card, CardSeat};
use undercroft_server::{PersonId, TableId};
use undercroft_web::face::GameBox;
use undercroft_web::page::{Reader, Theme};
use undercroft_web::pages::lesson::{Course, Tried, lesson_of};
use undercroft_web::pages::{about, guide, home, invitation, lobby, new_table, people};

const NAMES: [&str; 3] = ["Ann", "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>"];

/// Tags that are never closed.
const VOID: [&str; 5] = ["meta", "link", "input", "img", "!DOCTYPE"];

/// Every tag that is opened is closed, in the right order.
fn assert_sound(what: &str, html: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').unwrap_or_else(|| panic!("{what}: a tag without an end")) + start;
        let tag = &rest[start + 1..end];
        let name = tag.trim_start_matches('/').split_whitespace().next().unwrap_or("");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{what}: closing tag");
        } else if !VOID.contains(&name) {
            open.push(name);
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty(), "{what}: {open:?} stay open");
}

fn assert_good(what: &str, html: &str) {
    assert_sound(what, html);
    if let Some(at) = html.find('⟨') {
        let missing: String = html[at..].chars().take(60).collect();
        panic!("{what}: a word is missing: {missing}");
    }
    assert!(!html.contains(" style="), "{what}: inline styles are forbidden by our own policy");
    assert!(!html.contains("<script>"), "{what}: inline scripts are forbidden by our own policy");
    let ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), ids.len(), "{what}: an id is there twice: {ids:?}");
}

#[test]
fn every_moment_in_both_languages() {
    for (name, phase, pile) in MOMENTS {
        let table = find(name, phase, pile);
        for language in Language::ALL {
            let html = table_page(name, &*table, language, Theme::Dark, NAMES);
            assert_good(name, &html);
            let asked = name != "waiting" && name != "over";
            assert_eq!(
                html.contains("name=\"move\""),
                asked,
                "{name}: choices are offered when one is asked"
            );
        }
    }
}

/// Every game on the shelf can be opened, played and looked at, drawn or not.
#[test]
fn every_game_of_the_shelf_in_both_languages() {
    for game in undercroft_shelf::ids() {
        for moves in [0, 1, 7, 40, 120] {
            let table = after(game, moves);
            for language in Language::ALL {
                let html = table_page(game, &*table, language, Theme::Dark, NAMES);
                assert_good(&format!("{game} after {moves} moves"), &html);
                let asked = table.status().acting().contains(undercroft_core::Seat::FIRST);
                assert_eq!(html.contains("name=\"move\""), asked, "{game} after {moves} moves: choices");
            }
        }
    }
}

#[test]
fn the_first_page_offers_every_game() {
    let html =
        home::page(&reader(Language::En, Theme::Auto, "Ann"), &[], &home::News::default()).into_string();
    for facts in undercroft_shelf::facts() {
        assert!(html.contains(&format!("action=\"/play/{}\"", facts.id)), "{}", facts.id);
        // Up to a bot on every other seat, and none where one may play alone.
        for bots in 0..=facts.max_seats {
            let offered = html.split(&format!("action=\"/play/{}\"", facts.id)).nth(1).unwrap();
            let offered = offered.split("</form>").next().unwrap();
            let possible = (facts.min_seats..=facts.max_seats).contains(&(bots + 1));
            assert_eq!(
                offered.contains(&format!("name=\"bots\" value=\"{bots}\"")),
                possible,
                "{}",
                facts.id
            );
        }
    }
}

#[test]
fn names_are_shown_as_text() {
    let table = find("bidding", "bidding", 3);
    let html = table_page("bidding", &*table, Language::En, Theme::Light, NAMES);
    assert!(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(!html.contains("<img"));
}

#[test]
fn the_other_pages_in_both_languages() {
    for language in Language::ALL {
        let reader = reader(language, Theme::Auto, NAMES[1]);
        assert_good("home", &home::page(&reader, &[], &home::News::default()).into_string());
        assert_good("about", &about::page(&reader).into_string());
        assert_good("lobby", &lobby::page(&reader, &lobby::Lists::default()).into_string());
        assert_good("sign in", &people::sign_in(&reader, None).into_string());
        assert_good("how to play", &guide::all(&reader).into_string());
        for facts in undercroft_shelf::facts() {
            let (game, boxed) = (facts.id, GameBox::of(facts.id));
            assert_good(game, &new_table::page(&reader, facts, Some("<b>")).into_string());
            assert_good(game, &people::leaders(&reader, game, &[]).into_string());
            let text = boxed.guide(language).expect("every game tells how it is played");
            assert_good(game, &guide::page(&reader, game, text).into_string());
            let Some(lesson) = lesson_of(facts.id) else { continue };
            let mut course = Course::default();
            loop {
                let (region, _) = lesson.region(&reader, &course, Tried::Hint).unwrap();
                assert_good(&format!("lesson of {game}, step {course}"), &region.into_string());
                let step = &lesson.steps[course.step];
                if course.step + 1 == lesson.steps.len() {
                    break;
                }
                let choices = lesson.table_at(&course).unwrap().scene(Observer::Seat(Seat::FIRST)).choices();
                let wanted = choices.iter().find(|choice| step.takes(&choice.notation));
                course = if step.is_free() { course.on_by(&wanted.unwrap().notation) } else { course.on() };
            }
        }
    }
}

#[test]
fn an_invitation_says_who_invites_to_what() {
    let seat =
        |name: Option<&str>, person: Option<PersonId>| CardSeat { name: name.map(str::to_owned), person };
    let mut card = Card {
        id: TableId::random(),
        game: "welcome".into(),
        options: String::new(),
        phase: Phase::Waiting,
        public: false,
        host: NAMES[1].into(),
        seats: vec![
            seat(Some(NAMES[2]), Some(PersonId::random())),
            seat(Some("hard"), None),
            seat(None, None),
        ],
        clock: ClockTerms::Live { bank: 90, increment: 1 },
        from_position: false,
        day: None,
        opened: 0,
        changed: 0,
        asked: Vec::new(),
    };
    let shown = |card: &Card, language| {
        let stranger = Reader { name: None, ..reader(language, Theme::Auto, "") };
        let html = invitation::page(&stranger, card, "word").into_string();
        assert_good("invitation", &html);
        html
    };
    for language in Language::ALL {
        for phase in [Phase::Waiting, Phase::Playing, Phase::Over] {
            for clock in [
                ClockTerms::None,
                ClockTerms::Slow { per_move: 86_400 },
                ClockTerms::Slow { per_move: 7_200 },
            ] {
                let html = shown(&Card { phase, clock, ..card.clone() }, language);
                assert_eq!(html.contains("name=\"sit\""), phase == Phase::Waiting);
            }
        }
    }
    let html = shown(&card, Language::En);
    for told in [
        "invites you to Welcome to the Dungeon",
        "3 seats",
        "One seat is still free",
        "1:30 minutes and one second a move",
    ] {
        assert!(html.contains(told), "“{told}”: {html}");
    }
    assert!(html.contains("name=\"robots\" content=\"noindex\""), "the address holds a secret");
    card.seats.pop();
    assert!(!shown(&card, Language::En).contains("name=\"sit\""), "no seat is free");
}

#[test]
fn what_is_secret_is_not_on_the_page() {
    let table = find("waiting", "deciding", 3);
    let html = table_page("waiting", &*table, Language::En, Theme::Dark, ["Ann", "Mira", "Oskar"]);
    // Somebody else holds a card: the page must not tell which one, so it offers no hand.
    assert!(!html.contains("class=\"hand\""));
}
