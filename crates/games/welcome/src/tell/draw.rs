//! The table in text.

use crate::Welcome;
use crate::components::Monster;
use crate::state::Fate;
use crate::view::{DelveView, View};
use undercroft_core::{Company, Phrase, Seat, Words};

/// At most 80 columns and 20 lines.
pub(super) fn draw(game: &Welcome, view: &View, words: &Words, company: &Company) -> String {
    let say = |phrase: &Phrase| words.say(phrase, company);
    let mut lines = vec![
        say(&Phrase::new("welcome-text-head")
            .number("round", view.round)
            .phrase("hero", game.hero_name(view.hero))),
        String::new(),
    ];
    lines.extend(game.player_lines(view, words, company));
    lines.push(String::new());
    lines.extend(wrap(&say(&game.equipment_phrase(view)), 78));
    lines.push(say(&Phrase::new("welcome-text-piles")
        .number("deck", view.deck)
        .number("pile", view.pile.len() as i64)));
    match &view.delve {
        Some(delve) => lines.extend(wrap(&say(&game.delve_phrase(view, delve)), 78)),
        None => lines.extend(game.memory_lines(view).iter().flat_map(|phrase| wrap(&say(phrase), 78))),
    }
    lines.join("\n") + "\n"
}

impl Welcome {
    fn player_lines(&self, view: &View, words: &Words, company: &Company) -> Vec<String> {
        let who = |seat: Seat| {
            let name = words.say(&Phrase::new("welcome-text-name").seat("who", seat), company);
            name.chars().take(18).collect::<String>()
        };
        Seat::all(self.seats())
            .map(|seat| {
                let player = view.players[seat.index()];
                let runner = view.delve.as_ref().is_some_and(|delve| delve.runner == seat);
                let state = if player.eliminated {
                    "welcome-text-eliminated"
                } else if runner {
                    "welcome-text-runner"
                } else if player.passed {
                    "welcome-text-passed"
                } else if view.turn == Some(seat) {
                    "welcome-text-turn"
                } else {
                    "welcome-text-in"
                };
                let mark = if view.turn == Some(seat) { '>' } else { ' ' };
                let successes =
                    "●".repeat(player.successes as usize) + &"○".repeat(2 - player.successes as usize);
                let failures =
                    "✗".repeat(player.failures as usize) + &"·".repeat(2 - player.failures as usize);
                let line =
                    format!("{mark} {:<18}  {successes}  {failures}  {}", who(seat), words.text(state));
                line.chars().take(80).collect()
            })
            .collect()
    }

    fn equipment_phrase(&self, view: &View) -> Phrase {
        let tiles = view.tiles.iter().map(|left| {
            let spent = view.delve.as_ref().is_some_and(|delve| delve.spent.contains(left));
            let key = if spent { "welcome-text-tile-spent" } else { "welcome-text-tile" };
            Phrase::new(key)
                .phrase("tile", self.tile_name(*left))
                .phrase("effect", self.effect_phrase(view.hero, *left))
        });
        let tiles: Vec<Phrase> = tiles.collect();
        if tiles.is_empty() {
            Phrase::new("welcome-text-no-equipment").number("health", view.entry_health)
        } else {
            Phrase::new("welcome-text-equipment").number("health", view.entry_health).list("tiles", tiles)
        }
    }

    fn delve_phrase(&self, view: &View, delve: &DelveView) -> Phrase {
        let met = delve.met.iter().map(|(kind, fate)| self.met_phrase(*kind, *fate)).collect::<Vec<_>>();
        let named = match delve.named {
            Some(kind) => Phrase::new("welcome-text-named").phrase("monster", self.monster_name(kind)),
            None => Phrase::new("welcome-text-nothing"),
        };
        let key = if met.is_empty() { "welcome-text-delve" } else { "welcome-text-delve-met" };
        Phrase::new(key)
            .number("health", delve.health)
            .number("pile", view.pile.len() as i64)
            .phrase("named", named)
            .list("met", met)
    }

    fn memory_lines(&self, view: &View) -> Vec<Phrase> {
        let seat = view.observer.seat();
        let own = |by: Option<Seat>| by.is_some() && by == seat;
        let added: Vec<Phrase> = view
            .pile
            .iter()
            .filter(|card| own(card.by))
            .filter_map(|card| card.monster)
            .map(|kind| self.monster_name(kind))
            .collect();
        let thrown: Vec<Phrase> = view
            .discard
            .iter()
            .filter(|card| own(Some(card.by)))
            .filter_map(|card| card.monster)
            .map(|kind| self.monster_name(kind))
            .collect();
        let mut lines = Vec::new();
        if seat.is_some_and(|seat| view.passing.contains(&seat)) {
            lines.push(Phrase::new("welcome-text-passing"));
        }
        if !added.is_empty() {
            lines.push(Phrase::new("welcome-text-you-added").list("monsters", added));
        }
        if !thrown.is_empty() {
            lines.push(Phrase::new("welcome-text-you-threw").list("monsters", thrown));
        }
        lines
    }

    fn met_phrase(&self, kind: Monster, fate: Fate) -> Phrase {
        match fate {
            Fate::Facing => Phrase::new("welcome-met-facing"),
            Fate::Beaten(by) => Phrase::new("welcome-met-beaten").phrase("tile", self.tile_name(by)),
            Fate::Replaced => Phrase::new("welcome-met-replaced"),
            Fate::Hit => Phrase::new("welcome-met-hit"),
            Fate::Healed => Phrase::new("welcome-met-healed"),
            Fate::Shown => Phrase::new("welcome-met-shown"),
        }
        .phrase("monster", self.monster_name(kind))
    }
}

/// Breaks a line at blanks so that it fits.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(format!("  {word}"));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}
