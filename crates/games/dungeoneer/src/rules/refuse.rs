//! Why a move is not legal: the rule and a sentence that says what would be right.

use super::refuse_open::of_question;
use crate::Rules;
use crate::components::{Class, Duration, Form, Step, Symbol, Timing};
use crate::ids::{Card, QuestId};
use crate::moves::Move;
use crate::state::{Asked, Creature, Frame, Phase, Side, State, Window};
use undercroft_core::{Phrase, Refusal, Seat};

impl Rules {
    /// The reason why a move that was not generated is refused. It looks at nothing that the seat may not know.
    pub(crate) fn reason(&self, state: &State, seat: Seat, mv: Move) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::new("DR-002", "dungeoneer-no-over");
        }
        if let Move::Order(..) = mv {
            return Refusal::new("DR-313", "dungeoneer-no-order");
        }
        if let Some(asked) = self.acting(state).iter().find(|asked| *asked != seat) {
            return Refusal::with("DR-096", Phrase::new("dungeoneer-no-turn").seat("who", asked));
        }
        match state.stack.last() {
            Some(Frame::Place { location, .. }) => match mv {
                Move::Build(cell, turned) => self.no_building(state, *location, cell, turned),
                _ => Refusal::new("DR-131", "dungeoneer-no-lay-first"),
            },
            Some(Frame::Ask { what: Asked::Window(window), .. }) => match mv {
                Move::Play(card) => self.no_play(state, seat, card, Some(*window)),
                _ => of_question(Asked::Window(*window)),
            },
            Some(Frame::Ask { what: Asked::Choice(choice), .. }) => self.no_answer(state, *choice, mv),
            Some(_) | None => self.no_phase_move(state, seat, mv),
        }
    }

    /// Between two things that happen: what belongs to another phase, and what this one does not allow.
    fn no_phase_move(&self, state: &State, seat: Seat, mv: Move) -> Refusal {
        match (state.phase, mv) {
            (Phase::Heroes | Phase::Pairing, Move::Choose(_)) => {
                Refusal::new("DR-523", "dungeoneer-no-hero-taken")
            }
            (Phase::Heroes | Phase::Pairing, _) => Refusal::new("DR-523", "dungeoneer-no-hero-first"),
            (Phase::Laying, Move::To(_)) => Refusal::new("DR-515", "dungeoneer-no-lay-this"),
            (Phase::Laying, _) => Refusal::new("DR-514", "dungeoneer-no-laying"),
            (Phase::Discard, Move::Discard(card)) => self.no_discard(state, seat, card),
            (Phase::Discard, _) => Refusal::new("DR-295", "dungeoneer-no-discard-first"),
            (Phase::Save, _) => Refusal::new("DR-303", "dungeoneer-no-save-first"),
            (Phase::Hero, Move::Go(side)) => self.no_way(state, seat, side),
            (Phase::Hero, Move::Explore) => self.no_explore(state, seat),
            (Phase::Hero, Move::Attempt(_) | Move::Search(_) | Move::Take(_) | Move::Deliver(_))
            | (_, Move::Leave(_)) => self.no_quest(state, seat, mv),
            (
                _,
                Move::Go(_)
                | Move::Explore
                | Move::Attempt(_)
                | Move::Search(_)
                | Move::Take(_)
                | Move::Deliver(_),
            ) => Refusal::new("DR-319", "dungeoneer-no-hero-phase"),
            (Phase::Dungeonlord, Move::Done) => Refusal::new("DR-121", "dungeoneer-no-declare-first"),
            (Phase::Dungeonlord, Move::Declare) => Refusal::new("DR-121", "dungeoneer-no-encounters"),
            (_, Move::Declare | Move::Special(..)) if state.phase != Phase::Dungeonlord => {
                Refusal::new("DR-113", "dungeoneer-no-dungeonlord")
            }
            (_, Move::Send(card, target, form)) => self.no_send(state, seat, card, target, form),
            (_, Move::Set(card, target) | Move::SetAt(card, target, _) | Move::Curse(card, target)) => {
                self.no_peril(state, seat, card, target)
            }
            (_, Move::Attack(target, form)) => self.no_attack(state, seat, target, form),
            (_, Move::Challenge(..) | Move::Unleash(..)) => Refusal::new("DR-362", "dungeoneer-no-challenge"),
            (_, Move::Play(card)) => self.no_play(state, seat, card, None),
            (_, Move::Use(..) | Move::UseOn(..)) => Refusal::new("DR-315", "dungeoneer-no-use"),
            (_, Move::Stand) => self.no_standing(state, seat),
            (_, Move::Lie) => Refusal::new("DR-535", "dungeoneer-no-lie"),
            (_, Move::Discard(_)) => Refusal::new("DR-295", "dungeoneer-no-discard-now"),
            (_, Move::Save) => Refusal::new("DR-303", "dungeoneer-no-save-now"),
            (_, Move::Build(..)) => Refusal::new("DR-130", "dungeoneer-no-location"),
            (Phase::Dungeonlord, _) => Refusal::new("DR-113", "dungeoneer-no-now"),
            _ => Refusal::new("DR-148", "dungeoneer-no-now"),
        }
    }

    /// DR-153…156, DR-190, DR-573: what keeps a hero from going there.
    fn no_way(&self, state: &State, seat: Seat, side: Side) -> Refusal {
        let player = state.player(seat);
        let placed = state.placed(player.spot);
        let wall = placed.exit(self.components.site(placed.location), side).is_wall();
        if wall {
            Refusal::new("DR-573", "dungeoneer-no-wall")
        } else if state.beside(player.spot, side).is_none() {
            Refusal::new("DR-156", "dungeoneer-no-beyond")
        } else if self.way(state, player.spot, side).is_none() {
            Refusal::new("DR-573", "dungeoneer-no-wall-beyond")
        } else if player.prone {
            Refusal::new("DR-573", "dungeoneer-no-fallen")
        } else {
            Refusal::new("DR-153", "dungeoneer-no-points")
        }
    }

    fn no_explore(&self, state: &State, seat: Seat) -> Refusal {
        if state.locations.is_empty() {
            Refusal::new("DR-204", "dungeoneer-no-locations")
        } else if state.player(seat).prone {
            Refusal::new("DR-413", "dungeoneer-no-fallen")
        } else {
            Refusal::new("DR-202", "dungeoneer-no-points")
        }
    }

    fn no_standing(&self, state: &State, seat: Seat) -> Refusal {
        let player = state.player(seat);
        if !player.prone {
            Refusal::new("DR-316", "dungeoneer-no-stand")
        } else if player.ap == 0 {
            Refusal::new("DR-316", "dungeoneer-no-points")
        } else {
            Refusal::new("DR-416", "dungeoneer-no-held-down")
        }
    }

    /// DR-295, DR-296: hand, treasures and lair, no boons.
    fn no_discard(&self, state: &State, seat: Seat, card: Card) -> Refusal {
        let player = state.player(seat);
        let own = player.items.iter().any(|item| item.card == card)
            || player.lair.iter().any(|lurker| lurker.card == card);
        match self.components.card(card).class {
            Class::Boon if own => Refusal::new("DR-296", "dungeoneer-no-boon-discarded"),
            Class::Monster if own => Refusal::new("DR-578", "dungeoneer-no-boss-discarded"),
            _ => Refusal::new("DR-056", "dungeoneer-no-card"),
        }
    }

    fn no_send(&self, state: &State, seat: Seat, card: Card, target: Seat, form: Form) -> Refusal {
        let lurks = state.player(seat).lair.iter().find(|lurker| lurker.card == card);
        if self.components.card(card).class != Class::Monster {
            Refusal::new("DR-393", "dungeoneer-no-monster")
        } else if self.symbol(state, Creature::Monster(card), form) != Symbol::Attack {
            Refusal::new("DR-338", "dungeoneer-no-form")
        } else if lurks.is_some_and(|lurker| lurker.attacked) {
            Refusal::new("DR-328", "dungeoneer-no-second-attack")
        } else {
            self.no_peril(state, seat, card, target)
        }
    }

    /// DR-113…128: what the Dungeonlord may not do.
    fn no_peril(&self, state: &State, seat: Seat, card: Card, target: Seat) -> Refusal {
        let player = state.player(seat);
        let has = player.hand.contains(card) || player.lair.iter().any(|lurker| lurker.card == card);
        let title = self.components.card(card);
        let there = target.number() <= state.seats() && !state.player(target).out;
        if !has {
            Refusal::new("DR-056", "dungeoneer-no-card")
        } else if title.class.is_glory() {
            Refusal::new("DR-208", "dungeoneer-no-glory-card")
        } else if state.phase != Phase::Dungeonlord && title.timing != Timing::AnyTime {
            Refusal::new("DR-113", "dungeoneer-no-dungeonlord")
        } else if target == seat {
            Refusal::new("DR-128", "dungeoneer-no-own-peril")
        } else if !there {
            Refusal::new("DR-115", "dungeoneer-no-opponent")
        } else if title.class.is_encounter() && state.declared {
            Refusal::new("DR-122", "dungeoneer-no-second-declaration")
        } else if state.tray.iter().any(|sent| sent.card == card) {
            Refusal::new("DR-121", "dungeoneer-no-twice")
        } else {
            let (has, needs) = (state.player(target).peril, self.price(state, target, card));
            let told = Phrase::new("dungeoneer-no-peril")
                .seat("who", target)
                .number("has", has)
                .number("needs", needs);
            Refusal::with("DR-572", told)
        }
    }

    fn no_attack(&self, state: &State, seat: Seat, target: Seat, form: Form) -> Refusal {
        let player = state.player(seat);
        let there = target.number() <= state.seats() && state.player(target).spot == player.spot;
        if !there || target == seat {
            Refusal::new("DR-570", "dungeoneer-no-hero-here")
        } else if player.fought {
            Refusal::new("DR-571", "dungeoneer-no-second-battle")
        } else if self.symbol(state, Creature::Hero(seat), form) != Symbol::Attack {
            Refusal::new("DR-333", "dungeoneer-no-own-form")
        } else if player.prone {
            Refusal::new("DR-413", "dungeoneer-no-fallen")
        } else if player.ap == 0 && state.active == seat {
            Refusal::new("DR-320", "dungeoneer-no-points")
        } else {
            Refusal::new("DR-321", "dungeoneer-no-fighting-here")
        }
    }

    /// DR-211…224: what keeps a card of one's own hand from being played.
    fn no_play(&self, state: &State, seat: Seat, card: Card, window: Option<Window>) -> Refusal {
        let player = state.player(seat);
        let title = self.components.card(card);
        let same_kind = |other: Card| {
            let other = self.components.card(other);
            other.class == Class::Treasure && other.kind == title.kind
        };
        let twice = title.class == Class::Treasure
            && title.duration == Duration::Permanent
            && player.items.iter().any(|item| same_kind(item.card));
        if !player.hand.contains(card) {
            Refusal::new("DR-056", "dungeoneer-no-card")
        } else if !title.class.is_glory() {
            Refusal::new("DR-113", "dungeoneer-no-dungeonlord")
        } else if !self.is_timely(state, seat, card, window) {
            Refusal::new("DR-574", untimely(title.timing))
        } else if player.glory < self.price(state, seat, card) {
            let needs = self.price(state, seat, card);
            let told = Phrase::new("dungeoneer-no-glory").number("has", player.glory).number("needs", needs);
            Refusal::with("DR-039", told)
        } else if twice {
            Refusal::new("DR-215", "dungeoneer-no-second-kind")
        } else if !self.has_room(state, seat, card) {
            Refusal::new("DR-212", "dungeoneer-no-room")
        } else {
            Refusal::new("DR-407", "dungeoneer-no-effect")
        }
    }

    fn no_quest(&self, state: &State, seat: Seat, mv: Move) -> Refusal {
        let (Move::Attempt(quest)
        | Move::Search(quest)
        | Move::Take(quest)
        | Move::Deliver(quest)
        | Move::Leave(quest)) = mv
        else {
            return Refusal::new("DR-574", "dungeoneer-no-now");
        };
        let Some(open) = state.open_quest(quest) else {
            return Refusal::new("DR-226", "dungeoneer-no-such-quest");
        };
        let foreign = open.owner.is_some_and(|owner| owner != seat);
        match mv {
            Move::Attempt(_) | Move::Search(_) | Move::Take(_) if foreign => {
                Refusal::new("DR-577", "dungeoneer-no-quest-of-yours")
            }
            Move::Deliver(_) | Move::Leave(_) => Refusal::new("DR-280", "dungeoneer-no-escort"),
            _ if !self.is_open_to(state, seat, open) => {
                Refusal::new("DR-491", "dungeoneer-no-quest-while-waiting")
            }
            Move::Take(_) => Refusal::new("DR-279", "dungeoneer-no-escort-here"),
            Move::Attempt(_) | Move::Search(_) if !self.is_site(state, seat, quest) => {
                Refusal::new("DR-228", "dungeoneer-no-site")
            }
            Move::Attempt(_) if self.must_search(quest) && !open.found => {
                Refusal::new("DR-274", "dungeoneer-no-search-first")
            }
            Move::Search(_) if self.must_search(quest) && !open.found => {
                Refusal::new("DR-271", "dungeoneer-no-points")
            }
            Move::Attempt(_) if open.attempts > 0 && self.points_for_actions(state, seat) == 0 => {
                Refusal::new("DR-232", "dungeoneer-no-further-attempt")
            }
            _ => Refusal::new("DR-226", "dungeoneer-no-quest-here"),
        }
    }

    fn must_search(&self, quest: QuestId) -> bool {
        let steps = self.components.quest(quest).steps;
        matches!(self.components.steps[steps.range()].first(), Some(Step::Search { .. }))
    }
}

/// When a card has its moment.
fn untimely(timing: Timing) -> &'static str {
    match timing {
        Timing::Hero => "dungeoneer-no-card-of-hero",
        Timing::Dungeonlord => "dungeoneer-no-dungeonlord",
        Timing::Response => "dungeoneer-no-card-of-response",
        Timing::OwnAttack => "dungeoneer-no-card-of-attack",
        Timing::AnyTime | Timing::Always => "dungeoneer-no-moment",
    }
}
