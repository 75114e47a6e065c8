//! Wounds, healing and defeat.

use super::Play;
use crate::event::Event;
use crate::ids::Spot;
use crate::state::{Creature, End, Escort, Frame, Host, Phase, Wound};
use undercroft_core::{Chance, Seat, SeatSet, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Wounds are about to be taken: the window for prevention, then the loss of life.
    pub fn wound(&mut self, wound: Wound) {
        if !wound.asked {
            self.become_frame(Frame::Wound(Wound { asked: true, ..wound }));
            self.window_for_wound(wound);
            return;
        }
        self.pop();
        self.state.lost = self.lose_life(wound.to, wound.amount);
        self.after_wound(&wound);
    }

    /// Takes life, as much as there is; tells how much that was (DR-384).
    pub fn lose_life(&mut self, who: Creature, amount: u8) -> u8 {
        let rules = self.rules;
        let (lost, life) = match who {
            Creature::Nobody => return 0,
            Creature::Hero(seat) => {
                let player = self.player(seat);
                if player.out {
                    return 0;
                }
                take(&mut player.life, amount)
            }
            Creature::Monster(card) => {
                let Some(life) = self.life_mut(card) else { return 0 };
                take(life, amount)
            }
            Creature::Quest(quest) => {
                let left = rules.life(self.state, who);
                let lost = amount.min(left);
                if let Some(open) = self.state.quests.iter_mut().find(|open| open.quest == quest) {
                    open.wounds += lost;
                }
                (lost, left - lost)
            }
        };
        if lost > 0 {
            self.events.push(|| Event::Wounded { who: rules.being(who), wounds: lost, life });
        }
        lost
    }

    /// The life of a monster in play, a minion's too.
    fn life_mut(&mut self, card: crate::ids::Card) -> Option<&mut u8> {
        if self.rules.minion(self.state, card).is_some() {
            let mut items = self.state.players.iter_mut().flat_map(|player| player.items.iter_mut());
            return items.find(|item| item.card == card).map(|item| &mut item.life);
        }
        self.lurker_mut(card).map(|lurker| &mut lurker.life)
    }

    pub fn lurker_mut(&mut self, card: crate::ids::Card) -> Option<&mut crate::state::Lurker> {
        let state = &mut *self.state;
        let lairs = state.players.iter_mut().flat_map(|player| player.lair.iter_mut());
        state.field.iter_mut().chain(lairs).find(|lurker| lurker.card == card)
    }

    /// Defeats are settled once whatever hit several at once is through (DR-582).
    pub fn somebody_is_defeated(&mut self, top: Option<Frame>) -> bool {
        match top {
            Some(
                Frame::Run { .. }
                | Frame::Threat(_)
                | Frame::Wound(_)
                | Frame::Check(_)
                | Frame::Ask { .. }
                | Frame::Place { .. },
            ) => return false,
            Some(
                Frame::Idle
                | Frame::Leave { .. }
                | Frame::Enter { .. }
                | Frame::Battle
                | Frame::Declared
                | Frame::Attempt { .. }
                | Frame::Defeat { .. }
                | Frame::DrawUp { .. }
                | Frame::Upkeep
                | Frame::LastBlow { .. }
                | Frame::Solo { .. },
            )
            | None => {}
        }
        let fallen: SeatSet = Seat::all(self.state.seats())
            .filter(|seat| {
                let player = self.state.player(*seat);
                player.life == 0 && !player.out
            })
            .collect();
        if fallen.is_empty() {
            return false;
        }
        for seat in fallen.iter() {
            self.defeat(seat);
        }
        let left: SeatSet = self.state.heroes_from(Seat::FIRST).collect();
        if self.rules.agreed.solo {
            self.finish(End::SoloLost, None);
        } else if left.is_empty() {
            self.finish(End::Nobody, None);
        } else if left.len() == 1 {
            // DR-003.
            self.finish(End::LastHero, left.first());
        }
        true
    }

    /// DR-007, DR-008, DRA-20, DRA-45: a hero leaves the game, and with him what he has.
    fn defeat(&mut self, seat: Seat) {
        self.events.push(|| Event::Defeated { seat });
        let spot = self.state.player(seat).spot;
        self.drop_escorts(seat, spot);
        self.lose_everything(seat);
        let player = self.player(seat);
        player.out = true;
        player.ap = 0;
        player.saved = false;
        player.holds = None;
        // What he carried stays open beside the map; his other personal quests leave the game.
        self.state.quests.retain(|open| open.owner != Some(seat));
        if self.state.active == seat && self.state.phase != Phase::Over {
            self.state.phase = Phase::Draw;
        }
    }

    /// Hand, inventory and lair go to the discard pile, and what is attached to the hero.
    fn lose_everything(&mut self, seat: Seat) {
        let rules = self.rules;
        let player = *self.state.player(seat);
        let cards = (player.hand.iter())
            .chain(player.items.iter().map(|item| item.card))
            .chain(player.lair.iter().map(|lurker| lurker.card));
        for card in cards {
            self.lay_on_pile(card);
            self.events.push(|| Event::Discarded { seat, card: rules.card_name(card) });
        }
        let player = self.player(seat);
        player.hand = Default::default();
        player.known = Default::default();
        player.items.clear();
        player.lair.clear();
        self.drop_attachments(Host::Hero(seat));
        self.state.modifiers.retain(|one| one.on != Creature::Hero(seat));
    }

    fn drop_escorts(&mut self, seat: Seat, spot: Spot) {
        let rules = self.rules;
        for index in 0..self.state.quests.len() {
            let open = &mut self.state.quests[index];
            if open.owner == Some(seat) && open.escort == Escort::Carried {
                open.escort = Escort::Lying(spot);
                open.owner = None;
                let quest = open.quest;
                let location = rules.spot_name(self.state, spot);
                self.events.push(|| Event::EscortLeft { seat, quest: rules.quest_name(quest), location });
            }
        }
    }
}

fn take(life: &mut u8, amount: u8) -> (u8, u8) {
    let lost = amount.min(*life);
    *life -= lost;
    (lost, *life)
}
