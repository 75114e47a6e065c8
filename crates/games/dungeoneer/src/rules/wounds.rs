//! Wounds, healing and defeat.

use super::Play;
use crate::Rules;
use crate::event::Event;
use crate::ids::{HeroId, Spot};
use crate::state::{Choice, Creature, End, Escort, Fate, Frame, Host, Phase, Source, State, Wound};
use undercroft_core::{Chance, Seat, SeatSet, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Wounds are about to be taken: the window for prevention, then the loss of life.
    pub fn wound(&mut self, wound: Wound) {
        if wound.amount == 0 {
            self.pop();
            self.state.lost = 0;
            return;
        }
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
                | Frame::Attempt { .. }
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
        self.state.fallen |= 1 << self.state.player(seat).hero.0;
        if self.rules.agreed.resurrection && !self.rules.free_heroes(self.state).is_empty() {
            self.rise_again(seat);
            return;
        }
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

    /// DR-517: the player goes on with another hero, and nothing of the old one's goes on.
    fn rise_again(&mut self, seat: Seat) {
        let hero = Creature::Hero(seat);
        for frame in self.state.stack.iter_mut() {
            let his = match frame {
                Frame::Leave { seat: of, .. }
                | Frame::Enter { seat: of, .. }
                | Frame::Attempt { seat: of, .. } => *of == seat,
                _ => false,
            };
            if his {
                *frame = Frame::Idle;
            }
        }
        for battle in self.state.battles.iter_mut() {
            if battle.defender == hero {
                battle.defender = Creature::Nobody;
            }
            for attack in battle.attacks.iter_mut().filter(|attack| attack.attacker == hero) {
                attack.fate = Fate::Void;
            }
        }
        let player = self.player(seat);
        (player.ap, player.saved, player.prone, player.holds) = (0, false, false, None);
        if self.state.active == seat && self.state.phase != Phase::Over {
            self.state.phase = Phase::Draw;
        }
        let context = self.context(seat, Source::Rules);
        self.ask(seat, Choice::NewHero, context);
    }

    /// DR-518, DR-520…522, DRA-71: a new start with the old quests.
    pub fn take_new_hero(&mut self, seat: Seat, hero: HeroId) {
        let rules = self.rules;
        let set = rules.set(self.state).clone();
        let entrances: Vec<Spot> = rules.entrances(self.state).collect();
        let spot = entrances.first().copied().unwrap_or_default();
        let site = rules.components.site(self.state.placed(spot).location);
        let (own_turn, grade) = (self.state.active == seat, self.state.grade);
        let player = self.player(seat);
        (player.hero, player.level, player.life) = (hero, set.start_level, set.start_life);
        // Cards of the fallen hero's earlier levels are gone with him; those to come wait for whoever leads on.
        player.pairs.retain(|pair| rules.components.grade_of(&rules.components.hero(*pair).print) > grade);
        (player.glory, player.peril) = (site.glory.into(), site.peril.into());
        (player.visited, player.played, player.brought) = (0, 0, !own_turn);
        self.events.push(|| Event::HeroChosen { seat, hero: rules.components.hero(hero).print.word.clone() });
        self.come_in(seat, spot);
        self.push(Frame::DrawUp { seat, left: set.hand_size });
        if entrances.len() > 1 {
            let left = self.state.left_of(seat);
            let context = self.context(left, Source::Rules);
            self.ask(left, Choice::Entrance(seat), context);
        }
    }

    /// The new pawn stands at an entrance.
    pub fn come_in(&mut self, seat: Seat, spot: Spot) {
        let player = self.player(seat);
        player.spot = spot;
        player.visit(spot);
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

impl Rules {
    /// Heroes that nobody leads and that have not fallen.
    pub(crate) fn free_heroes(&self, state: &State) -> Vec<HeroId> {
        let led = |hero: &HeroId| state.players.iter().any(|player| !player.out && player.hero == *hero);
        let all = self.components.heroes_of(state.grade);
        all.filter(|hero| state.fallen >> hero.0 & 1 == 0 && !led(hero)).collect()
    }

    /// Entrances on the map.
    pub(crate) fn entrances(&self, state: &State) -> impl Iterator<Item = Spot> {
        let is_one =
            |(_, placed): &(usize, &crate::state::Placed)| self.components.site(placed.location).entrance;
        state.map.iter().enumerate().filter(is_one).map(|(index, _)| Spot(index as u8))
    }
}

fn take(life: &mut u8, amount: u8) -> (u8, u8) {
    let lost = amount.min(*life);
    *life -= lost;
    (lost, *life)
}
