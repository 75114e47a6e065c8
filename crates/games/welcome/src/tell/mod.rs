//! How the game is told: names, prompts and choices; sentences and the table in text have rooms of their own.

mod draw;
mod sentence;

use crate::Welcome;
use crate::components::{Effect, Hero, Monster, MonsterSet, Tile};
use crate::event::Event;
use crate::moves::{Move, Order};
use crate::state::Fate;
use crate::view::{PhaseView, View};
use undercroft_core::{Company, Language, Phrase, Seat, Tell, Words};

impl Tell for Welcome {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../../../locales/en/welcome.ftl"),
            Language::Ru => include_str!("../../../../../locales/ru/welcome.ftl"),
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
                Phrase::new(key).phrase("monster", self.monster_name(view.card.unwrap_or_default()))
            }
            PhaseView::Naming => Phrase::new("welcome-prompt-naming").number("pile", view.pile.len() as i64),
            PhaseView::Delving => {
                Phrase::new("welcome-prompt-delving").number("pile", view.pile.len() as i64)
            }
            PhaseView::Facing => {
                let (facing, _) = last_met(view);
                Phrase::new("welcome-prompt-facing")
                    .phrase("monster", self.monster_name(facing))
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
            Move::Discard(thrown) => {
                Phrase::new("welcome-move-discard").phrase("tile", self.tile_name(thrown))
            }
            Move::Name(kind) => Phrase::new("welcome-move-name")
                .phrase("monster", self.monster_name(kind))
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
                .phrase("hero", self.hero_name(hero))
                .number("health", self.components().health(hero)),
            Move::Order(Order::Pass) => Phrase::new("welcome-move-order-pass"),
            Move::Order(Order::None) => Phrase::new("welcome-move-order-none"),
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
        Some(sentence::sentence(self, event))
    }

    fn draw(&self, view: &View, words: &Words, company: &Company) -> String {
        draw::draw(self, view, words, company)
    }
}

impl Welcome {
    /// The name of a monster.
    pub fn monster_name(&self, kind: Monster) -> Phrase {
        self.named("welcome-monster", kind.id())
    }

    /// The name of a tile.
    pub fn tile_name(&self, tile: Tile) -> Phrase {
        self.named("welcome-tile", tile.id())
    }

    /// The name of a hero.
    pub fn hero_name(&self, hero: Hero) -> Phrase {
        self.named("welcome-hero", hero.id())
    }

    /// What the players' own file calls it, or what we do.
    fn named(&self, family: &'static str, id: &str) -> Phrase {
        let ours = Phrase::member(family, id);
        let own = self.components().own_name(&ours.key);
        ours.or_own(own)
    }

    fn names_of(&self, kinds: MonsterSet) -> Vec<Phrase> {
        kinds.iter().map(|kind| self.monster_name(kind)).collect()
    }

    /// What a tile does, in a few words.
    pub fn effect_phrase(&self, hero: Hero, tile: Tile) -> Phrase {
        let effect = self.components().tiles(hero).iter().find(|(other, _)| *other == tile);
        let Some((_, effect)) = effect else { return Phrase::new("welcome-effect-none") };
        match effect {
            Effect::Health(bonus) => Phrase::new("welcome-effect-health").number("value", *bonus),
            Effect::Beats(kinds) => {
                Phrase::new("welcome-effect-beats").list("monsters", self.names_of(*kinds))
            }
            Effect::Absorbs(kinds) => {
                Phrase::new("welcome-effect-absorbs").list("monsters", self.names_of(*kinds))
            }
            Effect::Vorpal => Phrase::new("welcome-effect-vorpal"),
            Effect::Axe => Phrase::new("welcome-effect-axe"),
            Effect::Potion => {
                Phrase::new("welcome-effect-potion").number("value", self.components().health(hero))
            }
            Effect::Polymorph => Phrase::new("welcome-effect-polymorph"),
            Effect::Pact(kind) => {
                Phrase::new("welcome-effect-pact").phrase("monster", self.monster_name(*kind))
            }
            Effect::Omnipotence => Phrase::new("welcome-effect-omnipotence"),
        }
    }
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
