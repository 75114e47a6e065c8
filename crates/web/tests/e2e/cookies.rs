//! What the pages ask a browser to keep, and over which wires it may travel.

use crate::house::House;
use std::io::{Read, Write};
use std::net::TcpStream;
use undercroft_server::http::{Limits, Proxies};

/// One request in plain HTTP; the whole answer.
fn ask(house: &House, head: &str, body: &str) -> String {
    let host = house.address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).unwrap();
    let request = format!(
        "{head} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// All cookies that come of changing the language and of coming in as a guest.
fn cookies(house: &House) -> Vec<String> {
    let page = ask(house, "GET /sign-in", "");
    let word = page.split("name=\"word\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let answers = [
        ask(house, "POST /settings", &format!("word={word}&language=ru&theme=dark")),
        ask(house, "POST /sign-in", &format!("word={word}&name=Ann")),
    ];
    let lines = answers.iter().flat_map(|answer| answer.lines());
    lines.filter_map(|line| line.strip_prefix("set-cookie: ")).map(str::to_owned).collect()
}

#[test]
fn behind_an_https_proxy_cookies_travel_over_nothing_else() {
    let proxied =
        House::with_limits("proxied", Limits { proxies: Proxies::on_this_machine(), ..Limits::none() });
    let cookies = cookies(&proxied);
    assert_eq!(cookies.len(), 3, "{cookies:?}");
    for cookie in cookies {
        assert!(cookie.contains("; Secure") && cookie.contains("; HttpOnly"), "{cookie}");
    }
}

#[test]
fn without_a_proxy_nobody_is_believed_about_https() {
    let direct = House::open("direct");
    for cookie in cookies(&direct) {
        assert!(!cookie.contains("; Secure") && cookie.contains("; HttpOnly"), "{cookie}");
    }
}
