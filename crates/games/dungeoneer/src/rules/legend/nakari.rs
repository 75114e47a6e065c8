//! The monster that lives in a location and whose defeat wins the game (DR-454…462, DR-590).

use crate::Rules;
use crate::components::Trigger;
use crate::event::Event;
use crate::ids::{Location, QuestId, Spot};
use crate::rules::Play;
use crate::state::{BattleKind, Choice, Context, Creature, Frame, Source, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// DR-454, DR-456: the quest whose monster stands in the location, while it is undefeated.
    pub(crate) fn resident(&self, state: &State, location: Location) -> Option<QuestId> {
        let title = self.components.site(location).resident?;
        let mut open = state.quests.iter().map(|open| open.quest);
        open.find(|quest| self.components.quest(*quest).title == Some(title))
    }

    /// Quests that lie on the table from the start and never in the deck (DR-092…094).
    pub(crate) fn standing_quests(&self) -> impl Iterator<Item = QuestId> + '_ {
        let all = (0..self.components.quests.len() as u8).map(QuestId);
        all.filter(|quest| !self.components.quest(*quest).in_deck)
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The last step of entering: what waits there (DR-169). A trap comes before a battle.
    pub fn encounter(&mut self, seat: Seat) {
        let spot = self.state.player(seat).spot;
        let location = self.state.placed(spot).location;
        if let Some(quest) = self.rules.resident(self.state, location) {
            // DRA-57: at every entry, by whatever means and in whatever turn.
            self.set_upon(seat, quest, BattleKind::Resident);
        }
        self.spring_traps(seat);
    }

    /// A quest's monster attacks first; the player on the left chooses its form (DR-260…262, DRA-57).
    pub fn set_upon(&mut self, seat: Seat, quest: QuestId, kind: BattleKind) {
        let rules = self.rules;
        let monster = Creature::Quest(quest);
        let by = self.state.left_of(seat);
        let forms: Vec<_> = rules.forms(self.state, monster).collect();
        match forms[..] {
            [] => {}
            [only] => self.start_battle(kind, by, monster, Creature::Hero(seat), only),
            [..] if by == seat => {
                let form = rules.worst_form(self.state, seat, monster);
                self.start_battle(kind, by, monster, Creature::Hero(seat), form);
            }
            [..] => {
                let spot = self.state.player(seat).spot;
                let context = Context::of(seat, Source::Quest(quest), spot);
                self.ask(by, Choice::Form(quest), context);
            }
        }
    }

    /// DR-461, DR-590, DRA-58: her last life is gone; first the blast, then the victory of whoever took it.
    pub fn last_life_taken(&mut self, quest: QuestId, by: Creature) {
        let rules = self.rules;
        let Some(title) = rules.components.quest(quest).title else { return };
        let fighters = self.state.battles.last().map(|battle| {
            let attackers = battle.attacks.iter().map(|attack| attack.attacker);
            attackers.chain([battle.defender]).find_map(hero)
        });
        let owner = match by {
            Creature::Monster(card) => rules.owner_of(self.state, card),
            Creature::Hero(seat) => Some(seat),
            Creature::Nobody | Creature::Quest(_) => None,
        };
        let seat = owner.or(fighters.flatten()).unwrap_or(self.state.active);
        self.events.push(|| Event::MonsterKilled { who: rules.being(Creature::Quest(quest)) });
        self.push(Frame::LastBlow { seat, quest });
        let lair =
            |placed: &crate::state::Placed| rules.components.site(placed.location).resident == Some(title);
        let lair = self.state.map.iter().position(lair).map(|index| Spot(index as u8));
        let spot = lair.unwrap_or_else(|| rules.battle_spot(self.state));
        let context = Context::of(seat, Source::Quest(quest), spot);
        let blocks = rules.components.blocks(rules.components.titles[usize::from(title)].blocks);
        for block in blocks.iter().rev().filter(|block| block.on == Trigger::Defeated) {
            self.push(Frame::Run { ops: block.ops, context });
        }
        self.end_event(title);
    }

    /// The blast is over: a victor who outlived it completes the quest.
    pub fn last_blow(&mut self, seat: Seat, quest: QuestId) {
        self.pop();
        if self.state.player(seat).out {
            self.state.quests.retain(|open| open.quest != quest);
        } else {
            self.complete(seat, quest);
        }
    }
}

fn hero(who: Creature) -> Option<Seat> {
    match who {
        Creature::Hero(seat) => Some(seat),
        Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => None,
    }
}
