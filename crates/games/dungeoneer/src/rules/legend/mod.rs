//! Legendary sets: the event, its discount, paid effects, placed traps, minions, upkeep, and the monster whose defeat
//! wins (section 25 of the catalogue).

mod bill;
mod minions;
mod nakari;
mod traps;
mod upkeep;

use super::Play;
use crate::Rules;
use crate::components::{EventCard, FilterId, Immunity, Keyword, Op, Trigger, Who};
use crate::event::Event;
use crate::ids::Card;
use crate::state::{Context, Creature, Host, Source, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// The event card, while it lies on the table (DR-444).
    pub(crate) fn event(&self, state: &State) -> Option<(u8, &EventCard)> {
        let mut events = self.components.events.iter().enumerate();
        // DR-503: from the switch on.
        let begun = |event: &EventCard| self.components.grade_of(&event.print) <= state.grade;
        let (index, event) = events.next().filter(|(_, event)| !state.legend.ended && begun(event))?;
        Some((index as u8, event))
    }

    /// DR-448, DR-449: which cards the event makes cheaper, and by how much all of them together.
    pub(crate) fn discount(&self, state: &State) -> Option<(FilterId, u16)> {
        let (index, event) = self.event(state)?;
        let context = Context::of(state.active, Source::Event(index), state.player(state.active).spot);
        let blocks = self.components.blocks(event.blocks).iter();
        let mut ops = blocks
            .filter(|block| block.on == Trigger::Static)
            .flat_map(|block| self.components.ops(block.ops));
        ops.find_map(|op| match op {
            Op::CostChange { of, amount, .. } => {
                let change = self.amount(state, amount, &context);
                Some((*of, change.min(0).unsigned_abs().into()))
            }
            _ => None,
        })
    }

    /// DR-463…465: is a legendary card legal for this player, against this one?
    pub(crate) fn is_legendary_enough(
        &self,
        state: &State,
        seat: Seat,
        card: Card,
        against: Option<Seat>,
    ) -> bool {
        let high = |seat: Seat| state.player(seat).level >= self.components.legendary_level();
        let own = high(seat) && (against.is_none() || !self.agreed.legendary_target_only);
        !self.components.card(card).has(Keyword::Legendary) || own || against.is_some_and(high)
    }

    /// Does something in play make the creature immune?
    pub(crate) fn is_immune(&self, state: &State, who: Creature, wanted: Immunity) -> bool {
        let mut immune = false;
        self.statics(state, who, &mut |op, _| {
            immune |= matches!(op, Op::Immune { to } if *to == wanted);
        });
        immune
    }

    /// DR-460: is this the effect of a ward on somebody whom wards do not touch?
    pub(crate) fn is_warded_off(&self, state: &State, source: Source, versus: Creature) -> bool {
        let ward = matches!(source, Source::Card(card) if self.components.card(card).has(Keyword::Ward));
        let spell = matches!(source, Source::Card(card) if self.is_spell(card));
        (ward && self.is_immune(state, versus, Immunity::Ward))
            || (spell && self.is_immune(state, versus, Immunity::Spell))
    }
}

impl Rules {
    /// A glory card of the kind “spell”.
    fn is_spell(&self, card: Card) -> bool {
        let title = self.components.card(card);
        title.class.is_glory() && self.components.kinds[usize::from(title.kind)].id() == "spell"
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-445…447, DRA-52: the first thing of a turn is the die of the event.
    pub fn roll_for_event(&mut self) {
        let Some((_, event)) = self.rules.event(self.state) else { return };
        let tokens = self.state.legend.tokens;
        if tokens >= event.max_tokens {
            return;
        }
        let die = self.chance.die(6);
        let tokens = tokens + u8::from(die >= event.token_on);
        self.state.legend.tokens = tokens;
        let seat = self.state.active;
        self.events.push(|| Event::EventRolled { seat, die, tokens });
    }

    /// Tokens are put on a card or taken off it.
    pub fn charge(&mut self, who: Who, amount: i8, context: &Context) {
        let rules = self.rules;
        let card = match (who, context.source) {
            (Who::Event, _) => {
                let Some((index, event)) = rules.event(self.state) else { return };
                let tokens = &mut self.state.legend.tokens;
                *tokens = tokens.saturating_add_signed(amount).min(event.max_tokens);
                let tokens = *tokens;
                let what = rules.source_name(Source::Event(index));
                self.events.push(|| Event::Charged { what, tokens });
                return;
            }
            (Who::Host, Source::Card(card)) => match rules.host_of(self.state, card) {
                Some(Host::Card(host)) => host,
                Some(Host::Hero(_)) | None => return,
            },
            (_, Source::Card(card)) => card,
            (
                _,
                Source::Rules | Source::Location(_) | Source::Quest(_) | Source::Hero(_) | Source::Event(_),
            ) => {
                return;
            }
        };
        let Some(tokens) = self.tokens_mut(card) else { return };
        *tokens = tokens.saturating_add_signed(amount);
        let tokens = *tokens;
        self.events.push(|| Event::Charged { what: rules.card_name(card), tokens });
    }

    fn tokens_mut(&mut self, card: Card) -> Option<&mut u8> {
        if self.rules.lurker(self.state, card).is_some() {
            return self.lurker_mut(card).map(|lurker| &mut lurker.tokens);
        }
        let items = self.state.players.iter_mut().flat_map(|player| player.items.iter_mut());
        items.filter(|item| item.card == card).map(|item| &mut item.tokens).next()
    }

    /// DR-453: with the monster the event ends.
    fn end_event(&mut self, title: u8) {
        let rules = self.rules;
        let Some((index, event)) = rules.event(self.state) else { return };
        if event.ends_with == Some(title) {
            self.state.legend.ended = true;
            self.state.legend.tokens = 0;
            let event = rules.source_name(Source::Event(index));
            self.events.push(|| Event::EventEnded { event });
        }
    }
}
