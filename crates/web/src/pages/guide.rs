//! How to play as a text: the pages of `docs/how-to-play`, and the list of all games' ways to learn.

use super::lobby::game_name;
use crate::art::picture;
use crate::face::GameBox;
use crate::page::{Frame, Reader, page as frame_page};
use maud::{Markup, html};
use undercroft_core::{Language, Phrase};

/// The ways to learn each game.
pub fn all(reader: &Reader) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-how-to-play"), class: "plain", ..Frame::default() };
    frame_page(
        reader,
        &frame,
        html! {
            section.sheet.learn {
                h1 { (speech.text("web-how-to-play")) }
                ul.tables {
                    @for facts in undercroft_shelf::facts() {
                        @let boxed = GameBox::of(facts.id);
                        li.way {
                            (picture(boxed.cover))
                            div {
                                b { (game_name(&speech, facts.id)) }
                                p.soft { (speech.say(&Phrase::member("web-tagline", facts.id))) }
                                p.ways {
                                    @if boxed.lesson.is_some() { a href={ "/how-to-play/" (facts.id) } { (speech.text("web-learn")) } }
                                    @if boxed.guide(reader.language).is_some() { a href={ "/how-to-play/" (facts.id) "?text=1" } { (speech.text("web-guide")) } }
                                    @if boxed.puzzles.is_some() { a href={ "/puzzles/" (facts.id) } { (speech.text("web-puzzles")) } }
                                }
                            }
                        }
                    }
                    li.way {
                        (picture("cover-vault"))
                        div {
                            b { (speech.text("web-own-set")) }
                            p.soft { (speech.text("web-own-set-tagline")) }
                            p.ways { a href={ "/how-to-play/" (OWN_SET) } { (speech.text("web-own-set-read")) } }
                        }
                    }
                }
            }
        },
    )
}

/// Where the page about sets of one's own lies.
pub const OWN_SET: &str = "make-your-own-set";

/// How to make a set of Dungeoneer of one's own.
pub fn own_set(reader: &Reader) -> Markup {
    let speech = reader.speech();
    let text = match reader.language {
        Language::En => include_str!("../../../../docs/make-your-own-set.md"),
        Language::Ru => include_str!("../../../../docs/make-your-own-set.ru.md"),
    };
    let frame = Frame { title: speech.text("web-own-set"), class: "plain", ..Frame::default() };
    frame_page(
        reader,
        &frame,
        html! {
            article.sheet.prose.guide { (blocks(text)) }
            p.ways.footer {
                a href="/new/vault" { (speech.text("web-new-table")) }
                a href="/how-to-play" { (speech.text("web-how-to-play")) }
            }
        },
    )
}

/// The text of one game.
pub fn page(reader: &Reader, game: &'static str, text: &str) -> Markup {
    let speech = reader.speech();
    let name = game_name(&speech, game);
    let frame = Frame { title: name, class: "plain", game: Some(game), ..Frame::default() };
    frame_page(
        reader,
        &frame,
        html! {
            article.sheet.prose.guide { (blocks(text)) }
            p.ways.footer {
                a href={ "/new/" (game) } { (speech.text("web-new-table")) }
                @if game == undercroft_shelf::campaigns::GAME { a href="/campaigns" { (speech.text("web-campaign-title")) } }
                @if GameBox::of(game).puzzles.is_some() { a href={ "/puzzles/" (game) } { (speech.text("web-puzzles")) } }
                a href="/" { (speech.text("web-trouble-home")) }
            }
        },
    )
}

/// Our texts use a small part of Markdown: headings, paragraphs, lists with one level below, tables, and text that is to be
/// written as it stands.
fn blocks(text: &str) -> Markup {
    let mut lines = text.lines().peekable();
    let mut out = Vec::new();
    while let Some(line) = lines.next() {
        let mut rest = |wanted: &dyn Fn(&str) -> bool| -> Vec<&str> {
            let mut block = vec![line];
            while let Some(next) = lines.next_if(|next| wanted(next)) {
                block.push(next);
            }
            block
        };
        if line.trim().is_empty() {
            continue;
        }
        if line.starts_with("```") {
            let typed: Vec<&str> = lines.by_ref().take_while(|next| !next.starts_with("```")).collect();
            out.push(html! { pre tabindex="0" { code { (typed.join("\n")) } } });
        } else if let Some(title) = line.strip_prefix("# ") {
            out.push(html! { h1 { (inline(title)) } });
        } else if let Some(title) =
            line.trim_start_matches('#').strip_prefix(' ').filter(|_| line.starts_with("##"))
        {
            out.push(html! { h2 { (inline(title)) } });
        } else if line.starts_with('|') {
            out.push(table(&rest(&|next| next.starts_with('|'))));
        } else if item(line).is_some() {
            out.push(list(&rest(&|next| next.starts_with("  ") || item(next).is_some())));
        } else {
            let plain =
                |next: &str| !next.trim().is_empty() && item(next).is_none() && !next.starts_with(['|', '#']);
            out.push(html! { p { (inline(&rest(&plain).join(" "))) } });
        }
    }
    html! { @for block in out { (block) } }
}

/// The text of a list's item: `- …`, `* …` or `1. …`.
fn item(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let numbered = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
    line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")).or(numbered.map(|(_, text)| text))
}

fn list(lines: &[&str]) -> Markup {
    let numbered = lines.first().is_some_and(|line| line.starts_with(|letter: char| letter.is_ascii_digit()));
    // Each item with the lines that belong to it; those below a deeper item are a list of their own.
    let mut items: Vec<(String, Vec<&str>)> = Vec::new();
    for line in lines {
        match (item(line), items.last_mut()) {
            (Some(text), _) if !line.starts_with(' ') => items.push((text.to_owned(), Vec::new())),
            (None, Some((text, below))) if below.is_empty() => *text += &format!(" {}", line.trim()),
            (_, Some((_, below))) => {
                below.push(line.strip_prefix("  ").map_or(*line, |line| line.trim_start_matches(' ')))
            }
            (_, None) => {}
        }
    }
    let inside = html! {
        @for (text, below) in &items {
            li { (inline(text)) @if !below.is_empty() { (list(&joined(below).iter().map(String::as_str).collect::<Vec<_>>())) } }
        }
    };
    if numbered {
        html! { ol { (inside) } }
    } else {
        html! { ul { (inside) } }
    }
}

/// Lines that continue an item are put to it.
fn joined(lines: &[&str]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in lines {
        match all.last_mut() {
            Some(last) if item(line).is_none() => *last += &format!(" {line}"),
            Some(_) | None => all.push((*line).to_owned()),
        }
    }
    all
}

fn table(lines: &[&str]) -> Markup {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let mut rows = lines.iter().filter(|line| !line.starts_with("|--")).map(|line| cells(line));
    let head = rows.next().unwrap_or_default();
    html! {
        div.wide tabindex="0" role="region" aria-label=(head.join(" ")) {
            table.leaders {
                thead { tr { @for cell in &head { th { (inline(cell)) } } } }
                tbody { @for row in rows { tr { @for cell in &row { td { (inline(cell)) } } } } }
            }
        }
    }
}

/// Bold, italics, code; of a link only its words, because it leads to a file beside the text.
fn inline(text: &str) -> Markup {
    let text = without_links(text);
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } }
            @else {
                @for (index, part) in part.split("**").enumerate() {
                    @if index % 2 == 1 { b { (part) } }
                    @else {
                        @for (index, part) in part.split('*').enumerate() {
                            @if index % 2 == 1 { i { (part) } } @else { (part) }
                        }
                    }
                }
            }
        }
    }
}

fn without_links(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        let Some((words, after)) = link.split_once("](") else { break };
        let Some((_, after)) = after.split_once(')') else { break };
        plain += before;
        plain += words.trim_matches('`');
        rest = after;
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_lists_tables_and_emphasis_become_markup() {
        let text = "# A\n\nOne **two**\nthree `four`.\n\n## B\n\n1. first\n   goes on\n   - below\n2. second\n\n| x | y |\n|---|---|\n| 1 | [z](w.md) |\n";
        let html = blocks(text).into_string();
        for part in [
            "<h1>A</h1>",
            "<p>One <b>two</b> three <code>four</code>.</p>",
            "<h2>B</h2>",
            "<ol><li>first goes on<ul><li>below</li></ul></li><li>second</li></ol>",
            "<th>x</th>",
            "<td>z</td>",
        ] {
            assert!(html.contains(part), "{part}\n{html}");
        }
    }

    #[test]
    fn no_sign_of_markdown_is_left_on_a_page() {
        for game in undercroft_shelf::ids() {
            for language in undercroft_core::Language::ALL {
                let Some(text) = GameBox::of(game).guide(language) else { continue };
                let html = blocks(text).into_string();
                for sign in ["**", "`", "](", "|--", "\n- "] {
                    assert!(!html.contains(sign), "{game}: {sign}");
                }
            }
        }
    }

    /// The walk through a set shows files as they are typed, and every line of them is in the example.
    #[test]
    fn the_page_about_own_sets_quotes_the_example() {
        let example = include_str!("../../../../examples/drowned-mill.toml");
        for text in [
            include_str!("../../../../docs/make-your-own-set.md"),
            include_str!("../../../../docs/make-your-own-set.ru.md"),
        ] {
            let html = blocks(text).into_string();
            assert!(html.contains("<pre tabindex=\"0\"><code>[pack]\nid = &quot;mill&quot;"), "{html}");
            assert!(!html.contains("**") && !html.contains("]("), "signs of Markdown are left");
            let mut quoted = 0;
            let files = text.split("```\n").skip(1).step_by(2).filter(|file| file.starts_with('['));
            for line in files.flat_map(str::lines).filter(|line| !line.is_empty()) {
                assert!(example.contains(line), "“{line}” is not in the example");
                quoted += 1;
            }
            assert!(quoted > 60, "{quoted}");
        }
    }
}
