//! One message for every operation.

use super::things::{self, Unit};
use crate::Rules;
use crate::components::{Chooser, Class, FilterId, From, Op, Value, Who};
use crate::tell::names;
use undercroft_core::Phrase;

/// What a list of no operations does.
pub(super) fn no_effect() -> Phrase {
    Phrase::new("dungeoneer-card-no-effect")
}

impl Rules {
    /// An operation in words.
    pub(super) fn op_phrase(&self, op: &Op) -> Phrase {
        let monster = Some(Class::Monster);
        let hero =
            |key: &'static str, who: Who| Phrase::new(key).phrase("who", self.target(who, FilterId::ANY));
        match *op {
            Op::Modify { .. } => self.modify_phrase(op),
            Op::Reroll { checks, stat, faces } => {
                let faces: Vec<String> =
                    (1..=6).filter(|face| faces >> face & 1 != 0).map(|face: u8| face.to_string()).collect();
                let limited = (1..6).contains(&faces.len());
                Phrase::new("dungeoneer-card-op-reroll")
                    .phrase("on", things::rolled(checks, stat.map_or("all", |form| form.word())))
                    .number("limited", u8::from(limited))
                    .text("faces", faces.join(", "))
            }
            Op::Wound { who, amount, of } => Phrase::new("dungeoneer-card-op-wound")
                .phrase("who", self.target(who, of))
                .phrase("wounds", things::amount(amount, Unit::Wounds)),
            Op::Heal { who, amount } => {
                hero("dungeoneer-card-op-heal", who).phrase("life", things::amount(amount, Unit::Life))
            }
            Op::Prevent { who, amount, source, form, versus } => hero("dungeoneer-card-op-prevent", who)
                .phrase("wounds", things::amount(amount, Unit::Wounds))
                .phrase("source", Phrase::member("dungeoneer-card-source", source.word()))
                .phrase(
                    "form",
                    form.map_or_else(things::nothing, |form| things::in_brackets(vec![things::form(form)])),
                )
                .phrase("versus", self.versus(versus)),
            Op::Gain { who, resource, amount } => hero("dungeoneer-card-op-gain", who)
                .phrase("points", things::amount(amount, Unit::Points(resource))),
            Op::Lose { who, resource, amount } => hero("dungeoneer-card-op-lose", who)
                .phrase("points", things::amount(amount, Unit::Points(resource))),
            Op::Transfer { who, resource, amount, to } => hero("dungeoneer-card-op-transfer", who)
                .phrase("points", things::amount(amount, Unit::Points(resource)))
                .phrase("to", self.target(to, FilterId::ANY)),
            Op::Threat { who, stat, target, fail, pass } => hero("dungeoneer-card-op-threat", who)
                .text("sort", stat.word())
                .phrase("stat", things::stat(stat))
                .number("target", target)
                .phrase("fail", self.consequences("dungeoneer-card-fail", fail))
                .phrase("pass", self.consequences("dungeoneer-card-pass", pass)),
            Op::CancelAttack { of } => {
                let marks = things::in_brackets(self.marks(self.components.filter(of)));
                Phrase::new("dungeoneer-card-op-cancel_attack").phrase("marks", marks)
            }
            Op::Redirect { of } => {
                Phrase::new("dungeoneer-card-op-redirect").phrase("of", self.noun(monster, of))
            }
            Op::ExtraAttack { amount, bonus } => Phrase::new("dungeoneer-card-op-extra_attack")
                .phrase("attacks", things::amount(amount, Unit::Attacks))
                .number("changed", u8::from(bonus != 0))
                .phrase("bonus", things::amount(crate::components::Amount::number(bonus), Unit::Bonus)),
            Op::MakeMinion { of } => {
                Phrase::new("dungeoneer-card-op-make_minion").phrase("of", self.noun(monster, of))
            }
            Op::Discard { who, from, class, amount, chooser, of } => {
                self.discard_phrase(who, from, class, amount, chooser, of)
            }
            Op::Draw { who, amount, from, class, of } => {
                Phrase::member("dungeoneer-card-op-draw", from.word())
                    .phrase("who", self.target(who, FilterId::ANY))
                    .phrase("cards", things::amount(amount, Unit::Cards))
                    .phrase("of", self.noun(class, of))
                    .number("some", u8::from(class.is_some() || of != FilterId::ANY))
            }
            Op::PlayFree { class, max_cost, peril_equal_cost } => Phrase::new("dungeoneer-card-op-play_free")
                .phrase("of", self.noun(class, FilterId::ANY))
                .number("most", if max_cost >= 99 { 0 } else { max_cost })
                .number("peril", u8::from(peril_equal_cost)),
            Op::CostChange { who, of, amount, until } => hero("dungeoneer-card-op-cost_change", who)
                .text(
                    "paid",
                    match self.components.filter(of).class {
                        Some(class) if class.is_glory() => "glory",
                        Some(_) => "peril",
                        None => "points",
                    },
                )
                .phrase("of", self.noun(None, of))
                .phrase("amount", things::amount(amount, Unit::Change))
                .phrase("until", things::until(until)),
            Op::Charge { who, amount } => {
                let key = if amount.plus < 0 || amount.times < 0 {
                    "dungeoneer-card-op-charge-off"
                } else {
                    "dungeoneer-card-op-charge"
                };
                hero(key, who).phrase("tokens", things::amount(amount, Unit::Tokens))
            }
            Op::Move { who, steps, chooser, walls } => hero("dungeoneer-card-op-move", who)
                .number("steps", steps)
                .number("walls", u8::from(walls))
                .phrase("chooser", chosen_by(chooser)),
            Op::Teleport { who, to, within, chooser } => hero("dungeoneer-card-op-teleport", who)
                .phrase("to", self.place(to))
                .number("within", within)
                .phrase("chooser", chosen_by(chooser)),
            Op::Shift { who: _, mode, of, half_turn, riders } => {
                Phrase::member("dungeoneer-card-op-shift", mode.word())
                    .phrase("of", self.place(of))
                    .number("turn", u8::from(half_turn))
                    .number("riders", u8::from(riders))
            }
            Op::Explore { amount, look } => Phrase::new("dungeoneer-card-op-explore")
                .phrase("locations", things::amount(amount, Unit::Locations))
                .number("look", look),
            Op::Ignore { who, what, until } => hero("dungeoneer-card-op-ignore", who)
                .phrase("what", Phrase::member("dungeoneer-card-ignored", what.word()))
                .phrase("until", things::until(until)),
            Op::Mark { token, at } => {
                let place = match at {
                    Some(at) => names::text(&self.components.sites[usize::from(at)].print.name),
                    None => Phrase::new("dungeoneer-card-here"),
                };
                Phrase::new("dungeoneer-card-op-mark")
                    .phrase("token", Phrase::member("dungeoneer-token", token.word()))
                    .phrase("place", place)
                    .number("named", u8::from(at.is_some()))
            }
            Op::Fall { who } => hero("dungeoneer-card-op-fall", who),
            Op::Stand { who } => hero("dungeoneer-card-op-stand", who),
            Op::Forbid { who, what, until } => hero("dungeoneer-card-op-forbid", who)
                .phrase("what", Phrase::member("dungeoneer-card-forbidden", what.word()))
                .phrase("until", things::until(until)),
            Op::Immune { to } => Phrase::member("dungeoneer-card-op-immune", to.word()),
            Op::EndPhase => Phrase::new("dungeoneer-card-op-end_phase"),
            Op::SwapQuest { who } => hero("dungeoneer-card-op-swap_quest", who),
            Op::Choose { who, options } => {
                let options = &self.components.options[options.range()];
                let said = super::either(options.iter().map(|option| self.operations(*option)));
                hero("dungeoneer-card-op-choose", who).phrase("options", said)
            }
        }
    }

    fn modify_phrase(&self, op: &Op) -> Phrase {
        let Op::Modify { who, value, amount, checks, versus, of, until } = *op else { return no_effect() };
        let key = match value {
            Value::Melee | Value::Magic | Value::Speed | Value::All => "check",
            Value::WoundsDealt
            | Value::WoundsTaken
            | Value::Life
            | Value::BoonLimit
            | Value::TreasureLimit
            | Value::LairLimit
            | Value::TrapTarget
            | Value::HandSize => value.word(),
        };
        let stat = if key == "check" { value.word() } else { "all" };
        let unit = match value {
            Value::WoundsDealt | Value::WoundsTaken => Unit::WoundsChange,
            Value::Melee | Value::Magic | Value::Speed | Value::All | Value::Life => Unit::Bonus,
            Value::BoonLimit
            | Value::TreasureLimit
            | Value::LairLimit
            | Value::TrapTarget
            | Value::HandSize => Unit::Change,
        };
        let said = Phrase::member("dungeoneer-card-op-modify", key)
            .phrase("who", self.target(who, of))
            .phrase("amount", things::amount(amount, unit))
            .phrase("until", things::until(until));
        match value {
            Value::Melee | Value::Magic | Value::Speed | Value::All => {
                said.phrase("on", things::checks(checks, stat)).phrase("versus", self.versus(versus))
            }
            Value::WoundsDealt | Value::WoundsTaken => said
                .phrase("on", Phrase::member("dungeoneer-card-striking", checks.word()))
                .phrase("versus", self.versus(versus)),
            Value::Life
            | Value::BoonLimit
            | Value::TreasureLimit
            | Value::LairLimit
            | Value::TrapTarget
            | Value::HandSize => said,
        }
    }

    /// The other side of a check.
    fn versus(&self, versus: FilterId) -> Phrase {
        if versus == FilterId::ANY {
            return things::nothing();
        }
        let filter = self.components.filter(versus);
        let only_form = crate::components::Filter { form: filter.form, ..Default::default() };
        match filter.form {
            Some(form) if *filter == only_form => {
                Phrase::new("dungeoneer-card-in-form").phrase("form", things::form(form))
            }
            _ => {
                Phrase::new("dungeoneer-card-versus").phrase("other", self.noun(Some(Class::Monster), versus))
            }
        }
    }

    fn discard_phrase(
        &self,
        who: Who,
        from: From,
        class: Option<Class>,
        amount: crate::components::Amount,
        chooser: Chooser,
        of: FilterId,
    ) -> Phrase {
        let only_monsters = (from == From::Attackers).then_some(Class::Monster);
        Phrase::member("dungeoneer-card-op-discard", from.word())
            .phrase("who", self.target(who, FilterId::ANY))
            .phrase("cards", things::amount(amount, Unit::Cards))
            .phrase("of", self.noun(class.or(only_monsters), of))
            .number("some", u8::from(class.is_some() || of != FilterId::ANY))
            .phrase("chooser", Phrase::member("dungeoneer-card-choice", chooser.word()))
    }
}

/// Who says where.
fn chosen_by(chooser: Chooser) -> Phrase {
    Phrase::member("dungeoneer-card-where", chooser.word())
}
