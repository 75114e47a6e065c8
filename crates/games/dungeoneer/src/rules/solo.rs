//! One player against the dungeon (section 29): dice instead of peril, and a dungeon that chooses for itself.

use super::Play;
use crate::Rules;
use crate::components::{Class, Duration, Form, Hold, Op, Value};
use crate::event::Event;
use crate::ids::{Card, Spot};
use crate::moves::Move;
use crate::state::{
    Asked, Attack, Battle, BattleKind, Choice, Context, Creature, Frame, Host, List, Lurker, Source, State,
};
use undercroft_core::{Chance, Seat, Sink};

/// Most cards that one location brings.
const MOST_DRAWN: usize = 8;
/// DR-557.
const LAIR: usize = 3;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-549…551: as many dice as the location has peril; each that is not above it brings a card.
    pub fn roll_for_peril(&mut self, seat: Seat, peril: u8) {
        if peril == 0 {
            return;
        }
        let dice: Vec<u8> = (0..peril).map(|_| self.chance.die(6)).collect();
        let hits = dice.iter().filter(|die| **die <= peril).count().min(MOST_DRAWN);
        self.events.push(|| Event::Dice { seat, dice });
        let mut drawn: List<Card, 8> = List::default();
        let rules = self.rules;
        for _ in 0..hits {
            drawn.extend(self.next_card(Some(false)));
        }
        drawn.sort_unstable();
        if !drawn.is_empty() {
            self.events.push(|| Event::DungeonPlays {
                cards: drawn.iter().map(|card| rules.card_name(*card)).collect(),
            });
            self.push(Frame::Solo { drawn });
        }
    }

    /// DR-552…556: banes first, then everything that attacks, together.
    pub fn random_encounter(&mut self, drawn: List<Card, 8>) {
        let rules = self.rules;
        let class = |card: &Card| rules.components.card(*card).class;
        let mut rest = drawn;
        if let Some(place) = rest.iter().position(|card| class(card) == Class::Bane) {
            let card = rest.remove(place);
            self.become_frame(Frame::Solo { drawn: rest });
            let waits = rules.components.card(card).solo.hold_for.is_some();
            if waits && self.state.held.len() < self.state.held.capacity() {
                self.state.held.push(card);
            } else if waits {
                self.state.discard.insert(card);
            } else {
                self.befall(card, Host::Hero(self.state.active));
            }
            return;
        }
        self.pop();
        self.attack_alone(&rest);
    }

    /// A bane befalls the hero, or what it is put on.
    fn befall(&mut self, card: Card, host: Host) {
        let seat = self.state.active;
        let context = self.context(seat, Source::Card(card));
        match self.rules.components.card(card).duration {
            Duration::Attachment => self.attach(card, seat, host, context),
            Duration::Instant | Duration::Permanent | Duration::Monster => {
                self.state.discard.insert(card);
                self.run_blocks(card, context);
            }
        }
    }

    /// DR-554, DR-556: all monsters and traps at once; those of the lair join every new monster.
    fn attack_alone(&mut self, drawn: &[Card]) {
        let rules = self.rules;
        let seat = self.state.active;
        let spot = self.state.player(seat).spot;
        let defender = Creature::Hero(seat);
        let mut battle =
            Battle { kind: BattleKind::Encounter, owner: seat, defender, spot, ..Battle::default() };
        let monsters = drawn.iter().any(|card| rules.components.card(*card).class == Class::Monster);
        let lair: List<Lurker, 6> =
            if monsters { std::mem::take(&mut self.player(seat).lair) } else { List::default() };
        for lurker in &lair {
            self.join(&mut battle, seat, *lurker);
        }
        for card in drawn.iter().copied() {
            if rules.components.card(card).class == Class::Trap {
                self.state.discard.insert(card);
                let attacker = Creature::Monster(card);
                battle.attacks.push(Attack { attacker, trap: true, ..Attack::default() });
            } else {
                let life = rules.sheet(Creature::Monster(card)).map_or(0, |sheet| sheet.life);
                self.join(&mut battle, seat, Lurker { card, owner: seat, life, tokens: 0, attacked: true });
            }
        }
        if battle.attacks.is_empty() {
            return;
        }
        self.state.battles.push(battle);
        self.push(Frame::Battle);
        self.release(&battle);
    }

    /// A monster takes the field, in the form that is worst for the hero (DRA-73).
    fn join(&mut self, battle: &mut Battle, seat: Seat, lurker: Lurker) {
        let rules = self.rules;
        self.state.field.push(lurker);
        let attacker = Creature::Monster(lurker.card);
        let form = rules.worst_form(self.state, seat, attacker);
        self.events.push(|| Event::Attacks {
            by: rules.being(attacker),
            on: rules.being(Creature::Hero(seat)),
            form,
        });
        battle.attacks.push(Attack { attacker, form, ..Attack::default() });
    }

    /// DR-553: banes that waited for such a card take effect now.
    fn release(&mut self, battle: &Battle) {
        let rules = self.rules;
        let held = self.state.held;
        for card in &held {
            let met = battle.attacks.iter().find(|attack| match rules.components.card(*card).solo.hold_for {
                Some(Hold::Monster) => !attack.trap,
                Some(Hold::Trap) => attack.trap,
                Some(Hold::Kind(kind)) => {
                    !attack.trap && rules.sheet(attack.attacker).is_some_and(|sheet| sheet.kind == kind)
                }
                Some(Hold::Check) | None => false,
            });
            if let Some(Attack { attacker: Creature::Monster(host), .. }) = met {
                self.state.held.retain(|one| one != card);
                self.befall(*card, Host::Card(*host));
            }
        }
    }

    /// DR-553: a bane that waits for a check takes effect before the hero rolls; `true` if there was one.
    pub fn release_for_check(&mut self) -> bool {
        let rules = self.rules;
        let waits = |card: &Card| rules.components.card(*card).solo.hold_for == Some(Hold::Check);
        let Some(place) = self.state.held.iter().position(waits) else { return false };
        let card = self.state.held.remove(place);
        self.befall(card, Host::Hero(self.state.active));
        true
    }

    /// DR-554, DR-555, DR-557: what survives is discarded; in the harder game the most expensive one lies in wait.
    pub fn goes_back(&mut self, battle: &Battle, lurker: Lurker) {
        let rules = self.rules;
        let (card, seat) = (lurker.card, lurker.owner);
        let cost = |card: Card| rules.components.card(card).cost;
        // Those of the lair lie in wait again; of those that were revealed only the dearest joins them.
        let revealed = |attack: &&Attack| !attack.trap && attack.attacker != Creature::Monster(card);
        let dearer = battle.attacks.iter().filter(revealed).any(|attack| match attack.attacker {
            Creature::Monster(other) => {
                let fresh =
                    self.state.field.iter().any(|one| one.card == other && one.life > 0 && one.attacked);
                let waits = self.state.player(seat).lair.iter().any(|one| one.card == other && one.attacked);
                (fresh || waits) && (cost(other), other.0) > (cost(card), card.0)
            }
            Creature::Nobody | Creature::Hero(_) | Creature::Quest(_) => false,
        });
        if rules.agreed.solo_lair && !(lurker.attacked && dearer) {
            let player = self.player(seat);
            player.lair.push(lurker);
            self.events.push(|| Event::WentHome { card: rules.card_name(card), owner: seat, lair: true });
            if self.state.player(seat).lair.len() > LAIR {
                let lair = self.state.player(seat).lair;
                if let Some(cheapest) = lair.iter().map(|one| one.card).min_by_key(|card| cost(*card)) {
                    self.discard_any(seat, cheapest);
                }
            }
        } else {
            self.lay_on_pile(card);
            self.events.push(|| Event::Discarded { seat, card: rules.card_name(card) });
        }
    }

    /// DR-558: a card of the glory deck for every monster that was slain. Nothing speaks against taking them, so nobody
    /// is asked.
    pub fn spoils_of_the_slain(&mut self, slain: u8) {
        if self.rules.agreed.solo && slain > 0 {
            self.draw_cards(self.state.active, slain, Some(true));
        }
    }

    /// The dungeon answers a question that a card of its own puts to whoever played it.
    pub fn dungeon_answers(&mut self, seat: Seat, choice: Choice, context: Context) {
        let frame = Frame::Ask { seat, what: Asked::Choice(choice), context };
        self.push(frame);
        let mut moves = Vec::new();
        self.rules.generate(self.state, seat, &mut moves);
        let worst = moves.iter().copied().max_by_key(|mv| self.rules.harm(self.state, seat, choice, *mv));
        if let Some(mv) = worst {
            self.answer(seat, Asked::Choice(choice), context, mv);
        } else {
            self.pop();
        }
    }
}

impl Rules {
    /// Alone, a card of the peril deck has no player: the dungeon chooses for it.
    pub(crate) fn is_the_dungeons(&self, context: &Context) -> bool {
        let peril =
            matches!(context.source, Source::Card(card) if !self.components.card(card).class.is_glory());
        self.agreed.solo && peril
    }

    /// How bad an answer is for the hero: the characteristic he is weakest in, the place with most peril, the dearest card.
    fn harm(&self, state: &State, seat: Seat, choice: Choice, mv: Move) -> i16 {
        let peril = |spot: Option<Spot>| {
            spot.map_or(0, |spot| i16::from(self.components.site(state.placed(spot).location).peril))
        };
        match (choice, mv) {
            (Choice::Option(options), Move::Pick(nth)) => {
                let ops = self.components.options[usize::from(options.from) + usize::from(nth)];
                -self.components.ops(ops).iter().map(|op| self.strength_hit(state, seat, op)).sum::<i16>()
            }
            (_, Move::Go(side)) => peril(state.beside(state.player(seat).spot, side)),
            (_, Move::To(location)) => peril(state.spot_of(location)),
            (_, Move::Discard(card) | Move::Monster(Creature::Monster(card))) => {
                self.components.card(card).cost.into()
            }
            _ => 0,
        }
    }

    /// The hero's value that an option lowers.
    fn strength_hit(&self, state: &State, seat: Seat, op: &Op) -> i16 {
        let form = match op {
            Op::Modify { value: Value::Melee, .. } => Form::Melee,
            Op::Modify { value: Value::Magic, .. } => Form::Magic,
            Op::Modify { value: Value::Speed, .. } => Form::Speed,
            _ => return 0,
        };
        self.value(state, seat, form).into()
    }
}
