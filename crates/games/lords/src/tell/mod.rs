//! How the game is told: prompts, choices, sentences and the table in text.

mod draw;
mod in_words;
mod label;
mod legend;
pub(crate) mod phrases;
mod sentence;

use crate::Lords;
use crate::components::{Cost, Creature, EventTile, Order, Room, SpecialEffect};
use crate::event::Event;
use crate::moves::{Move, Part};
use crate::state::{Ask, Cell};
use crate::view::View;
use undercroft_core::{Company, Language, Phrase, Seat, Tell, Words};

impl Tell for Lords {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../../../locales/en/lords.ftl"),
            Language::Ru => include_str!("../../../../../locales/ru/lords.ftl"),
        }
    }

    fn prompt(&self, view: &View) -> Phrase {
        if view.scores.is_some() {
            return Phrase::new("lords-prompt-over");
        }
        if !view.is_asked() {
            let names: Vec<Phrase> = view.acting.iter().map(phrases::seat).collect();
            return Phrase::new("lords-prompt-wait").list("who", names);
        }
        self.asked(view, view.subject())
    }

    fn label(&self, view: &View, mv: Move) -> Phrase {
        self.label_of(view, mv)
    }

    fn expected(&self, view: &View) -> Vec<Move> {
        let Some(you) = view.you.filter(|_| view.is_asked()) else { return Vec::new() };
        let player = &view.player(you).shown;
        match (view.ask, view.space) {
            (Ask::Orders, _) => Order::ALL.iter().map(|order| Move::Order(*order)).collect(),
            (Ask::Space, Some((Order::Hire, _))) => view.tavern.kinds().map(Move::Hire).collect(),
            (Ask::Space, Some((Order::Dig, _))) | (Ask::Dig | Ask::Tunnel, _) => {
                Cell::all().map(Move::Dig).collect()
            }
            (Ask::Space, Some((Order::Room, _))) => {
                let on = |room: &Room| {
                    player.dungeon.tiles().iter().map(|cell| Move::Build(*room, cell)).collect()
                };
                view.shop.iter().flat_map(|room| -> Vec<Move> { on(room) }).collect()
            }
            (Ask::Produce, _) => player.dungeon.rooms.iter().map(|(room, _)| Move::Produce(room)).collect(),
            (Ask::Wages, _) => Creature::ALL
                .iter()
                .filter(|one| player.owned(**one) > 0)
                .map(|one| Move::Pay(*one))
                .collect(),
            (Ask::Recall, _) => player.chosen.iter().map(|order| Move::Recall(*order)).collect(),
            (Ask::Strike, _) => {
                let monsters = Creature::ALL.iter().filter(|one| one.is_monster() && player.owned(**one) > 0);
                let parts = |one: &Creature| {
                    let one = *one;
                    Part::ALL
                        .into_iter()
                        .filter(move |part| self.is_part(one, *part))
                        .map(move |part| Move::PayPart(one, part))
                };
                monsters.flat_map(parts).collect()
            }
            (Ask::Suggestion, _) => {
                player.plan.sent.kinds().filter(|one| one.is_monster()).map(Move::Pay).collect()
            }
            (Ask::Plan, _) => {
                let creatures = Creature::ALL.iter().filter(|one| player.owned(**one) > 0);
                player.traps.kinds().map(Move::Lay).chain(creatures.map(|one| Move::Send(*one))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn sentence(&self, event: &Event) -> Option<Phrase> {
        self.sentence_of(event)
    }

    fn draw(&self, view: &View, words: &Words, company: &Company) -> String {
        self.table(view, words, company)
    }

    fn in_words(&self, view: &View) -> Vec<Phrase> {
        self.everything(view)
    }

    fn legend(&self, view: &View) -> Vec<Phrase> {
        self.explained(view)
    }
}

impl Lords {
    /// The question, to the player who is asked.
    fn asked(&self, view: &View, seat: Seat) -> Phrase {
        let player = &view.player(seat).shown;
        match view.ask {
            Ask::Nothing => Phrase::new("lords-prompt-over"),
            Ask::Keep => Phrase::new("lords-prompt-keep"),
            Ask::Orders if player.chosen.is_full() => {
                Phrase::new("lords-prompt-third").text("dummy", phrases::dummy_of(seat))
            }
            Ask::Orders => Phrase::new("lords-prompt-orders").number("nth", player.chosen.len() as i64 + 1),
            Ask::Space => match view.space {
                Some((order, space)) => self.asked_on_space(view, order, space),
                None => Phrase::new("lords-prompt-over"),
            },
            Ask::Spy => Phrase::new("lords-prompt-spy"),
            Ask::Dig => {
                let most =
                    view.space.map_or(0, |(order, space)| self.components.space(order, space).gain.most);
                Phrase::new("lords-prompt-dig").number("dug", view.due).number("most", most)
            }
            Ask::Discard => Phrase::new("lords-prompt-discard").number("count", view.due),
            Ask::Feed => Phrase::new("lords-prompt-feed"),
            Ask::Produce => Phrase::new("lords-prompt-produce").number("workers", player.free_workers()),
            Ask::Tunnel => Phrase::new("lords-prompt-tunnel"),
            Ask::Recall => Phrase::new("lords-prompt-recall"),
            Ask::Wages => Phrase::new("lords-prompt-wages"),
            Ask::Give => Phrase::new(self.demand(view)).number("due", view.due),
            Ask::Hunt => Phrase::new("lords-prompt-hunt"),
            Ask::Strike => Phrase::new("lords-prompt-strike"),
            Ask::Tile => Phrase::new("lords-prompt-tile"),
            Ask::Plan => {
                let limits = self.plan_limits(player);
                Phrase::new("lords-prompt-plan")
                    .number("round", view.combat_round)
                    .text("cell", player.plan.tile.map(|cell| cell.to_string()).unwrap_or_default())
                    .number("traps", limits.traps)
                    .number("monsters", limits.monsters)
                    .number("surcharge", limits.surcharge)
            }
            Ask::Free => Phrase::new("lords-prompt-free"),
            Ask::TrapOrder => Phrase::new("lords-prompt-trap-order"),
            Ask::TrapTarget => Phrase::new("lords-prompt-trap-target"),
            Ask::Suggestion => Phrase::new("lords-prompt-suggestion"),
            Ask::Peace => Phrase::new("lords-prompt-peace"),
            Ask::Pick => Phrase::new("lords-prompt-pick"),
            Ask::Fight => Phrase::new("lords-prompt-fight"),
            Ask::Second => Phrase::new("lords-prompt-second"),
        }
    }

    /// The question on a space of the board, with what it allows. What rooms are for is told here, once, and not with
    /// every square on which they could stand.
    fn asked_on_space(&self, view: &View, order: Order, space: usize) -> Phrase {
        let player = &view.player(view.subject()).shown;
        let spec = self.components.space(order, space);
        let key = match order {
            Order::Dig => "lords-prompt-space-dig",
            Order::Mine => "lords-prompt-space-mine",
            Order::Room => "lords-prompt-space-room",
            Order::Food | Order::Reputation | Order::Imps | Order::Traps | Order::Hire => {
                "lords-prompt-space"
            }
        };
        Phrase::new(key)
            .phrase("order", phrases::order(order))
            .text("space", sentence::space_name(space as u8))
            .number("most", spec.gain.most)
            .number("foreman", u8::from(spec.gain.foreman))
            .number("imps", player.free_imps())
            .number("priced", u8::from(spec.cost != Cost::default()))
            .phrase("cost", phrases::cost(spec.cost))
            .list("rooms", view.shop.iter().map(|room| self.room_explained(*room)).collect())
    }

    /// What is demanded: taxes, food for the imps, or gold for the audit.
    fn demand(&self, view: &View) -> &'static str {
        let tile = EventTile::place_of(view.season).and_then(|place| view.events[place]);
        match (tile, view.special.map(|special| self.components.special(special))) {
            (Some(EventTile::Special), Some(SpecialEffect::ImpFeast { .. })) => "lords-prompt-give-feast",
            (Some(EventTile::Special), _) => "lords-prompt-give-audit",
            _ => "lords-prompt-give",
        }
    }
}
