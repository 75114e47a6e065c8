//! The table in text.

use crate::Rules;
use crate::view::View;
use undercroft_core::{Company, Phrase, Seat, Words};

/// The table, at most 80 columns and 20 lines.
pub(super) fn table(rules: &Rules, view: &View, words: &Words, company: &Company) -> String {
    let mut lines = Vec::new();
    for seat in Seat::all(view.shown.seats()) {
        let player = view.player(seat);
        let site = rules.site_phrase(view.shown.placed(player.spot).location);
        let line = Phrase::new("dungeoneer-line")
            .seat("who", seat)
            .number("life", player.life)
            .number("glory", i64::from(player.glory))
            .number("peril", i64::from(player.peril))
            .number("ap", player.ap)
            .phrase("location", site);
        lines.push(words.say(&line, company));
    }
    lines.join("\n")
}
