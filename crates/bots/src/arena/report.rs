//! A tournament as one HTML page with drawings, light or dark as the reader's system is.

use super::Plan;
use super::figures::{BotFigures, Figures};
use std::fmt::Write as _;
use undercroft_core::{Company, Phrase, Words};

/// The page. `command` is what made it.
pub fn report(plan: &Plan, figures: &Figures, words: &Words, command: &str) -> String {
    let say = |key: &'static str| words.say(&Phrase::new(key), &Company::default());
    let game = words.say(&of_game(plan, "name"), &Company::default());
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title} · {game}</title><style>{STYLE}</style><main><h1>{title}: {game}</h1><p>{facts}</p>",
        words.language().code(),
        title = escape(&say("bots-arena-title")),
        game = escape(&game),
        facts = escape(
            &words.say(
                &Phrase::new("bots-arena-facts")
                    .number("games", figures.games as i64)
                    .number("deals", figures.deals as i64)
                    .number("seats", i64::from(plan.setup.seats)),
                &Company::default()
            )
        ),
    );
    section(&mut page, &say("bots-arena-wins"), &win_rates(figures));
    section(&mut page, &say("bots-arena-table"), &table(figures, &say));
    section(&mut page, &say("bots-arena-seats"), &by_seat(figures));
    section(&mut page, &say("bots-arena-lengths"), &lengths(figures));
    let mut ends = String::from("<ul>");
    for (reason, count) in &figures.ends {
        let reason = words.say(&of_game(plan, &format!("end-{reason}")), &Company::default());
        let _ = write!(ends, "<li>{} – {count}</li>", escape(&reason));
    }
    ends.push_str("</ul>");
    section(&mut page, &say("bots-arena-ends"), &ends);
    let _ = writeln!(page, "<p><code>{}</code></p></main></html>", escape(command));
    page
}

/// A message of the game's own file.
fn of_game(plan: &Plan, message: &str) -> Phrase {
    Phrase::keyed(format!("{}-{message}", plan.game))
}

const STYLE: &str = ":root{color-scheme:light dark;--ink:#1d1b18;--paper:#faf7f2;--bar:#7a4b2a;--faint:#b9ab9b}\
@media(prefers-color-scheme:dark){:root{--ink:#ece5da;--paper:#191715;--bar:#d9a066;--faint:#5d544a}}\
body{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;margin:0}\
main{max-width:46rem;margin:auto;padding:1.5rem}h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}\
svg{width:100%;height:auto}svg text{fill:var(--ink);font:13px system-ui,sans-serif}\
.bar{fill:var(--bar)}.line{stroke:var(--ink);stroke-width:1.5}.grid{stroke:var(--faint);stroke-dasharray:2 4}\
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}\
td,th{padding:.3rem .6rem;border-bottom:1px solid var(--faint);text-align:right}td:first-child,th:first-child{text-align:left}";

fn section(page: &mut String, title: &str, content: &str) {
    let _ = write!(page, "<section><h2>{}</h2>{content}</section>", escape(title));
}

/// Bars from 0 to 100 % with their intervals.
fn win_rates(figures: &Figures) -> String {
    let height = 30 * figures.bots.len() + 25;
    let x = |share: f64| 150.0 + 460.0 * share;
    let mut svg = format!("<svg viewBox=\"0 0 700 {height}\" role=\"img\">");
    for tick in 0..=4 {
        let share = f64::from(tick) / 4.0;
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{bottom}\"/><text x=\"{x:.1}\" y=\"{height}\" text-anchor=\"middle\">{}%</text>",
            tick * 25,
            x = x(share),
            bottom = height - 18,
        );
    }
    for (row, bot) in figures.bots.iter().enumerate() {
        let y = 30 * row + 5;
        let (low, high) = ((bot.rate - bot.margin).max(0.0), (bot.rate + bot.margin).min(1.0));
        let _ = write!(
            svg,
            "<text x=\"140\" y=\"{text}\" text-anchor=\"end\">{name}</text><rect class=\"bar\" x=\"150\" y=\"{y}\" width=\"{width:.1}\" height=\"18\" rx=\"2\"/>\
             <line class=\"line\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{middle}\" y2=\"{middle}\"/><text x=\"{label:.1}\" y=\"{text}\">{percent}</text>",
            name = escape(&bot.bot),
            text = y + 14,
            middle = y + 9,
            width = 460.0 * bot.rate,
            low = x(low),
            high = x(high),
            label = x(high) + 6.0,
            percent = percent(bot),
        );
    }
    svg + "</svg>"
}

fn percent(bot: &BotFigures) -> String {
    format!("{:.1} ± {:.1} %", bot.rate * 100.0, bot.margin * 100.0)
}

fn table(figures: &Figures, say: &dyn Fn(&'static str) -> String) -> String {
    let counted = figures.bots.iter().any(|bot| bot.score.is_some());
    let heads = [
        "bots-arena-bot",
        "bots-arena-rate",
        "bots-arena-score",
        "bots-arena-rating",
        "bots-arena-mean-time",
        "bots-arena-max-time",
    ];
    let mut table = String::from("<table><tr>");
    for head in heads.into_iter().filter(|head| counted || *head != "bots-arena-score") {
        let _ = write!(table, "<th>{}</th>", escape(&say(head)));
    }
    table.push_str("</tr>");
    for bot in &figures.bots {
        let _ = write!(
            table,
            "<tr><td>{}</td><td>{}</td>{}<td>{:.2} ± {:.2}</td><td>{:.3} ms</td><td>{:.1} ms</td></tr>",
            escape(&bot.bot),
            percent(bot),
            bot.score.map_or(String::new(), |(mean, margin)| format!("<td>{mean:.1} ± {margin:.1}</td>")),
            bot.rating,
            2.0 * bot.uncertainty,
            bot.times.mean() * 1e3,
            bot.times.longest as f64 / 1e6,
        );
    }
    table + "</table>"
}

/// Groups of bars: each bot's share of wins on each seat.
fn by_seat(figures: &Figures) -> String {
    let seats = figures.bots.first().map_or(0, |bot| bot.by_seat.len());
    let wide = 600.0 / (figures.bots.len() * (seats + 1)).max(1) as f64;
    let mut svg = String::from(
        "<svg viewBox=\"0 0 700 150\" role=\"img\"><line class=\"grid\" x1=\"40\" x2=\"660\" y1=\"20\" y2=\"20\"/><line class=\"line\" x1=\"40\" x2=\"660\" y1=\"120\" y2=\"120\"/><text x=\"36\" y=\"24\" text-anchor=\"end\">100%</text>",
    );
    for (group, bot) in figures.bots.iter().enumerate() {
        let left = 50.0 + wide * (group * (seats + 1)) as f64;
        for (seat, share) in bot.by_seat.iter().enumerate() {
            let _ = write!(
                svg,
                "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{}: {:.1} %</title></rect>",
                left + wide * seat as f64,
                120.0 - 100.0 * share,
                wide * 0.85,
                100.0 * share,
                seat + 1,
                share * 100.0,
            );
        }
        let _ = write!(svg, "<text x=\"{left:.1}\" y=\"140\">{}</text>", escape(&bot.bot));
    }
    svg + "</svg>"
}

/// How long the games were, in at most forty bars.
fn lengths(figures: &Figures) -> String {
    let (fewest, mean, most) = figures.length;
    let step = ((most - fewest) / 40 + 1).max(1);
    let mut bars = vec![0usize; ((most - fewest) / step + 1) as usize];
    for (length, count) in &figures.lengths {
        bars[((length - fewest) / step) as usize] += count;
    }
    let tallest = bars.iter().copied().max().unwrap_or(1).max(1) as f64;
    let wide = 600.0 / bars.len() as f64;
    let mut svg = String::from(
        "<svg viewBox=\"0 0 700 150\" role=\"img\"><line class=\"line\" x1=\"40\" x2=\"660\" y1=\"120\" y2=\"120\"/>",
    );
    for (bar, count) in bars.iter().enumerate() {
        let height = 100.0 * *count as f64 / tallest;
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"><title>{}: {count}</title></rect>",
            50.0 + wide * bar as f64,
            120.0 - height,
            wide * 0.9,
            fewest + bar as u32 * step,
        );
    }
    let _ = write!(
        svg,
        "<text x=\"50\" y=\"140\">{fewest}</text><text x=\"650\" y=\"140\" text-anchor=\"end\">{most}</text><text x=\"350\" y=\"140\" text-anchor=\"middle\">⌀ {mean:.1}</text>"
    );
    svg + "</svg>"
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
