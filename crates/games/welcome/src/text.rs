//! How the game is told: prompts, choices, sentences and the table in text.

use crate::Welcome;
use crate::cards::{Hero, Monster, Tile};
use crate::components::Effect;
use crate::event::Event;
use crate::moves::Move;
use crate::state::Fate;
use crate::view::{DelveView, PhaseView, View};
use undercroft_core::{Company, Language, Phrase, Seat, Tell, Words};

impl Tell for Welcome {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../../locales/en/welcome.ftl"),
            Language::Ru => include_str!("../../../../locales/ru/welcome.ftl"),
        }
    }

    fn prompt(&self, view: &View) -> Phrase {
        let Some(turn) = view.turn else { return Phrase::new("welcome-prompt-over") };
        if !view.is_asked() {
            return waiting(view, turn);
        }
        match view.phase {
            PhaseView::Bidding if view.deck == 0 => Phrase::new("welcome-prompt-must-pass"),
            PhaseView::Bidding => {
                Phrase::new("welcome-prompt-bidding").number("pile", view.pile.len() as i64)
            }
            PhaseView::Deciding => {
                let key =
                    if view.tiles.is_empty() { "welcome-prompt-must-add" } else { "welcome-prompt-deciding" };
                Phrase::new(key).phrase("monster", monster(view.card.unwrap_or_default()))
            }
            PhaseView::Naming => Phrase::new("welcome-prompt-naming").number("pile", view.pile.len() as i64),
            PhaseView::Delving => {
                Phrase::new("welcome-prompt-delving").number("pile", view.pile.len() as i64)
            }
            PhaseView::Facing => {
                let (facing, _) = last_met(view);
                Phrase::new("welcome-prompt-facing")
                    .phrase("monster", monster(facing))
                    .number("strength", self.components().strength(facing))
            }
            PhaseView::Dying => Phrase::new("welcome-prompt-dying"),
            PhaseView::ChoosingHero => Phrase::new("welcome-prompt-hero").number("round", view.round),
            PhaseView::Over => Phrase::new("welcome-prompt-over"),
        }
    }

    fn label(&self, view: &View, mv: Move) -> Phrase {
        match mv {
            Move::Pass => Phrase::new("welcome-move-pass"),
            Move::Draw => Phrase::new("welcome-move-draw"),
            Move::Add => Phrase::new("welcome-move-add"),
            Move::Discard(thrown) => Phrase::new("welcome-move-discard").phrase("tile", tile(thrown)),
            Move::Name(kind) => Phrase::new("welcome-move-name")
                .phrase("monster", monster(kind))
                .number("strength", self.components().strength(kind)),
            Move::Reveal => Phrase::new("welcome-move-reveal"),
            Move::Axe => Phrase::new("welcome-move-axe"),
            Move::Polymorph => Phrase::new("welcome-move-polymorph"),
            Move::Face => {
                let strength = self.components().strength(last_met(view).0);
                let health = view.delve.as_ref().map_or(0, |delve| delve.health) - strength as i8;
                Phrase::new("welcome-move-face").number("strength", strength).number("health", health)
            }
            Move::Drink => Phrase::new("welcome-move-drink").number("health", view.base_health),
            Move::Fall => Phrase::new("welcome-move-fall"),
            Move::Choose(hero) => Phrase::new("welcome-move-hero")
                .phrase("hero", hero_phrase(hero))
                .number("health", self.components().health(hero)),
        }
    }

    fn expected(&self, view: &View) -> Vec<Move> {
        let six = self.components().tiles(view.hero).iter().map(|(tile, _)| *tile);
        let mut moves = Vec::new();
        match view.phase {
            PhaseView::Bidding => moves.extend([Move::Draw, Move::Pass]),
            PhaseView::Deciding => {
                moves.extend([Move::Add, Move::Pass]);
                moves.extend(six.map(Move::Discard));
            }
            PhaseView::Naming => {
                moves.extend(Monster::ALL.map(Move::Name));
                moves.push(Move::Reveal);
            }
            PhaseView::Delving | PhaseView::Facing | PhaseView::Dying => {
                moves.extend([Move::Reveal, Move::Face, Move::Axe, Move::Polymorph, Move::Drink, Move::Pass]);
            }
            PhaseView::ChoosingHero => moves.extend(Hero::ALL.map(Move::Choose)),
            PhaseView::Over => {}
        }
        moves
    }

    fn sentence(&self, event: &Event) -> Option<Phrase> {
        Some(sentence(self, event))
    }

    fn draw(&self, view: &View, words: &Words, company: &Company) -> String {
        let say = |phrase: &Phrase| words.say(phrase, company);
        let mut lines = vec![
            say(&Phrase::new("welcome-text-head")
                .number("round", view.round)
                .phrase("hero", hero_phrase(view.hero))),
            String::new(),
        ];
        lines.extend(self.player_lines(view, words, company));
        lines.push(String::new());
        lines.extend(wrap(&say(&self.equipment_phrase(view)), 78));
        lines.push(say(&Phrase::new("welcome-text-piles")
            .number("deck", view.deck)
            .number("pile", view.pile.len() as i64)));
        match &view.delve {
            Some(delve) => lines.extend(wrap(&say(&self.delve_phrase(view, delve)), 78)),
            None => lines.extend(self.memory_lines(view).iter().flat_map(|phrase| wrap(&say(phrase), 78))),
        }
        lines.join("\n") + "\n"
    }
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
                .phrase("tile", tile(*left))
                .phrase("effect", self.effect_phrase(view.hero, *left))
        });
        let tiles: Vec<Phrase> = tiles.collect();
        if tiles.is_empty() {
            Phrase::new("welcome-text-no-equipment").number("health", view.entry_health)
        } else {
            Phrase::new("welcome-text-equipment").number("health", view.entry_health).list("tiles", tiles)
        }
    }

    /// What a tile does, in a few words.
    pub fn effect_phrase(&self, hero: Hero, tile: Tile) -> Phrase {
        let effect = self.components().tiles(hero).iter().find(|(other, _)| *other == tile);
        let Some((_, effect)) = effect else { return Phrase::new("welcome-effect-none") };
        match effect {
            Effect::Health(bonus) => Phrase::new("welcome-effect-health").number("value", *bonus),
            Effect::Beats(kinds) => Phrase::new("welcome-effect-beats").list("monsters", kinds_of(*kinds)),
            Effect::Absorbs(kinds) => {
                Phrase::new("welcome-effect-absorbs").list("monsters", kinds_of(*kinds))
            }
            Effect::Vorpal => Phrase::new("welcome-effect-vorpal"),
            Effect::Axe => Phrase::new("welcome-effect-axe"),
            Effect::Potion => {
                Phrase::new("welcome-effect-potion").number("value", self.components().health(hero))
            }
            Effect::Polymorph => Phrase::new("welcome-effect-polymorph"),
            Effect::Pact(kind) => Phrase::new("welcome-effect-pact").phrase("monster", monster(*kind)),
            Effect::Omnipotence => Phrase::new("welcome-effect-omnipotence"),
        }
    }

    fn delve_phrase(&self, view: &View, delve: &DelveView) -> Phrase {
        let met = delve.met.iter().map(|(kind, fate)| met_phrase(*kind, *fate)).collect::<Vec<_>>();
        let named = match delve.named {
            Some(kind) => Phrase::new("welcome-text-named").phrase("monster", monster(kind)),
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
            .map(monster)
            .collect();
        let thrown: Vec<Phrase> = view
            .discard
            .iter()
            .filter(|card| own(Some(card.by)))
            .filter_map(|card| card.monster)
            .map(monster)
            .collect();
        let mut lines = Vec::new();
        if !added.is_empty() {
            lines.push(Phrase::new("welcome-text-you-added").list("monsters", added));
        }
        if !thrown.is_empty() {
            lines.push(Phrase::new("welcome-text-you-threw").list("monsters", thrown));
        }
        lines
    }
}

/// The name of a monster.
pub fn monster(kind: Monster) -> Phrase {
    Phrase::member("welcome-monster", kind.id())
}

/// The name of a tile.
pub fn tile(tile: Tile) -> Phrase {
    Phrase::member("welcome-tile", tile.id())
}

/// The name of a hero.
pub fn hero_phrase(hero: Hero) -> Phrase {
    Phrase::member("welcome-hero", hero.id())
}

fn kinds_of(kinds: crate::cards::MonsterSet) -> Vec<Phrase> {
    Monster::ALL.into_iter().filter(|kind| kinds.contains(*kind)).map(monster).collect()
}

fn last_met(view: &View) -> (Monster, Fate) {
    view.delve.as_ref().and_then(|delve| delve.met.last().copied()).unwrap_or((Monster::Goblin, Fate::Facing))
}

fn waiting(view: &View, turn: Seat) -> Phrase {
    let key = match view.phase {
        PhaseView::Bidding => "welcome-wait-bidding",
        PhaseView::Deciding => "welcome-wait-deciding",
        PhaseView::ChoosingHero => "welcome-wait-hero",
        PhaseView::Naming | PhaseView::Delving | PhaseView::Facing | PhaseView::Dying | PhaseView::Over => {
            "welcome-wait-dungeon"
        }
    };
    Phrase::new(key).seat("who", turn)
}

fn met_phrase(kind: Monster, fate: Fate) -> Phrase {
    match fate {
        Fate::Facing => Phrase::new("welcome-met-facing"),
        Fate::Beaten(by) => Phrase::new("welcome-met-beaten").phrase("tile", tile(by)),
        Fate::Replaced => Phrase::new("welcome-met-replaced"),
        Fate::Hit => Phrase::new("welcome-met-hit"),
        Fate::Healed => Phrase::new("welcome-met-healed"),
        Fate::Shown => Phrase::new("welcome-met-shown"),
    }
    .phrase("monster", monster(kind))
}

fn sentence(game: &Welcome, event: &Event) -> Phrase {
    let with_card = |known: &'static str, secret: &'static str, card: &Option<Monster>| match card {
        Some(kind) => Phrase::new(known).phrase("monster", monster(*kind)),
        None => Phrase::new(secret),
    };
    match event {
        Event::FirstHero { hero, drawn: true } => {
            Phrase::new("welcome-log-hero-drawn").phrase("hero", hero_phrase(*hero))
        }
        Event::FirstHero { hero, drawn: false } => {
            Phrase::new("welcome-log-hero-agreed").phrase("hero", hero_phrase(*hero))
        }
        Event::HeroChosen { seat, hero } => {
            Phrase::new("welcome-log-hero-chosen").seat("who", *seat).phrase("hero", hero_phrase(*hero))
        }
        Event::RoundBegan { round, first } => {
            Phrase::new("welcome-log-round").number("round", *round).seat("who", *first)
        }
        Event::Passed { seat, forced: false } => Phrase::new("welcome-log-passed").seat("who", *seat),
        Event::Passed { seat, forced: true } => Phrase::new("welcome-log-forced-pass").seat("who", *seat),
        Event::Drew { seat, monster } => {
            with_card("welcome-log-drew-known", "welcome-log-drew", monster).seat("who", *seat)
        }
        Event::Added { seat, monster } => {
            with_card("welcome-log-added-known", "welcome-log-added", monster).seat("who", *seat)
        }
        Event::ThrewAway { seat, monster, tile: thrown } => {
            with_card("welcome-log-threw-known", "welcome-log-threw", monster)
                .seat("who", *seat)
                .phrase("tile", tile(*thrown))
        }
        Event::Entered { seat, health, monsters } => Phrase::new("welcome-log-entered")
            .seat("who", *seat)
            .number("health", *health)
            .number("monsters", *monsters),
        Event::Named { seat, monster: kind } => {
            Phrase::new("welcome-log-named").seat("who", *seat).phrase("monster", monster(*kind))
        }
        Event::Met { seat, monster: kind, fate, health } => {
            let phrase = match fate {
                Fate::Beaten(by) => Phrase::new("welcome-log-met-beaten").phrase("tile", tile(*by)),
                Fate::Hit | Fate::Healed => Phrase::new("welcome-log-met-hit"),
                Fate::Facing | Fate::Replaced | Fate::Shown => Phrase::new("welcome-log-met-facing"),
            };
            phrase
                .seat("who", *seat)
                .phrase("monster", monster(*kind))
                .number("strength", game.components().strength(*kind))
                .number("health", *health)
        }
        Event::Axed { seat, monster: kind } => {
            Phrase::new("welcome-log-axed").seat("who", *seat).phrase("monster", monster(*kind))
        }
        Event::Polymorphed { seat, monster: kind } => {
            Phrase::new("welcome-log-polymorphed").seat("who", *seat).phrase("monster", monster(*kind))
        }
        Event::Faced { seat, monster: kind, health } => Phrase::new("welcome-log-faced")
            .seat("who", *seat)
            .phrase("monster", monster(*kind))
            .number("strength", game.components().strength(*kind))
            .number("health", *health),
        Event::Drank { seat, health } => {
            Phrase::new("welcome-log-drank").seat("who", *seat).number("health", *health)
        }
        Event::RestShown { seat: _, monsters } => {
            Phrase::new("welcome-log-rest").list("monsters", monsters.iter().copied().map(monster).collect())
        }
        Event::SavedByOmnipotence { seat } => Phrase::new("welcome-log-omnipotence").seat("who", *seat),
        Event::Succeeded { seat, successes } => {
            Phrase::new("welcome-log-succeeded").seat("who", *seat).number("successes", *successes)
        }
        Event::Failed { seat, eliminated: false } => Phrase::new("welcome-log-failed").seat("who", *seat),
        Event::Failed { seat, eliminated: true } => Phrase::new("welcome-log-eliminated").seat("who", *seat),
        Event::Won { seat, last_standing: false } => Phrase::new("welcome-log-won").seat("who", *seat),
        Event::Won { seat, last_standing: true } => Phrase::new("welcome-log-won-last").seat("who", *seat),
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
