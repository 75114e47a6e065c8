//! How the game is told: prompts and choices here, the rest in a file each.

mod in_words;
mod map;
mod names;
mod rooms;
mod sentences;
mod table;

pub use names::task;
pub use table::LEGEND;

use crate::Paper;
use crate::components::{DICE, Die, Hero, Item, Room};
use crate::event::Event;
use crate::moves::Move;
use crate::rules::{Asked, potions_of_a_die};
use crate::state::Phase;
use crate::view::View;
use names::{die, hero, talent, who};
use undercroft_core::{Company, Language, Phrase, Tell, Words};

impl Tell for Paper {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../../../locales/en/paper.ftl"),
            Language::Ru => include_str!("../../../../../locales/ru/paper.ftl"),
        }
    }

    fn prompt(&self, view: &View) -> Phrase {
        if view.phase == Phase::Over {
            return Phrase::new("paper-prompt-over");
        }
        match view.own() {
            Some((seat, own)) if view.acting.contains(seat) => {
                let common = view.common(self.components());
                asked(common.asked(&own.sheet), view, common.free_hearts(&own.sheet))
            }
            Some(_) | None => {
                Phrase::new("paper-prompt-waiting").list("teams", view.acting.iter().map(who).collect())
            }
        }
    }

    fn label(&self, view: &View, mv: Move) -> Phrase {
        let sheet = view.own().map(|(_, own)| own.sheet).unwrap_or_default();
        match mv {
            Move::Talent(kept) => Phrase::new("paper-move-talent")
                .phrase("talent", talent(kept))
                .phrase("effect", Phrase::member("paper-effect", kept.id()))
                .number("glory", self.components().talent_glory(kept)),
            Move::Goal(kept) => Phrase::new("paper-move-goal")
                .phrase("goal", self.goal_phrase(kept))
                .text("glory", self.components().goal_glory.map(|glory| glory.to_string()).join("/"))
                .text("training", self.training_text(kept)),
            Move::Steal(gem) => Phrase::new("paper-move-steal").text("gem", gem.to_string()),
            Move::Decline => Phrase::new("paper-move-decline"),
            Move::Heal(wounds) => Phrase::new("paper-move-heal")
                .number("healed", wounds)
                .number("wounds", sheet.pending.wounds.saturating_sub(wounds)),
            Move::Level(used, raised) => Phrase::new("paper-move-level")
                .phrase("die", die(used))
                .phrase("hero", hero(raised))
                .number("level", sheet.level(raised) + 1),
            Move::Craft(used, filled) => Phrase::new("paper-move-craft")
                .phrase("die", die(used))
                .phrase("item", self.short_item_name(filled))
                .number("boxes", sheet.items[filled as usize] + 1),
            Move::Brew(used) => Phrase::new("paper-move-brew")
                .phrase("die", die(used))
                .number("potions", potions_of_a_die(&sheet)),
            Move::March(used) => {
                Phrase::new("paper-move-march").phrase("die", die(used)).number("moves", used.moves())
            }
            Move::Go(room) => Phrase::new("paper-move-go")
                .text("room", room.to_string())
                .phrase("content", self.ahead(view, &sheet, room)),
            Move::Stop => Phrase::new("paper-move-stop"),
            Move::Train(raised) => Phrase::new("paper-move-train")
                .phrase("hero", hero(raised))
                .number("level", sheet.level(raised) + 1),
            Move::Fill(filled) => Phrase::new("paper-move-fill")
                .phrase("item", self.item_name(filled))
                .number("boxes", sheet.items[filled as usize] + 1),
            Move::Slay(room) => Phrase::new("paper-move-slay")
                .text("room", room.to_string())
                .phrase("content", self.content(room)),
            Move::Done if view.phase == Phase::Prelude => Phrase::new("paper-move-begin"),
            Move::Done => Phrase::new("paper-move-done"),
        }
    }

    fn expected(&self, view: &View) -> Vec<Move> {
        let Some((_, own)) = view.own() else { return Vec::new() };
        let common = view.common(self.components());
        let mut moves = Vec::new();
        match common.asked(&own.sheet) {
            Asked::Die => {
                // Two dice that look alike are the same to everybody.
                let dice: [Die; DICE] = std::array::from_fn(|place| common.die_at(place));
                let first = |place: &usize| !dice[..*place].contains(&dice[*place]);
                for die in (0..DICE).filter(first).map(|place| dice[place]) {
                    moves.extend(Hero::ALL.map(|hero| Move::Level(die, hero)));
                    moves.extend(Item::ALL.map(|item| Move::Craft(die, item)));
                    moves.extend([Move::Brew(die), Move::March(die)]);
                }
                moves.push(Move::Done);
            }
            Asked::Step => moves.extend(Room::all().map(Move::Go).chain([Move::Stop])),
            Asked::Level => moves.extend(Hero::ALL.map(Move::Train)),
            Asked::Item => moves.extend(Item::ALL.map(Move::Fill)),
            Asked::Minion => moves.extend(self.components().minion_rooms().iter().map(Move::Slay)),
            Asked::Talent | Asked::Goal | Asked::Wounds | Asked::Gem | Asked::Confirm => {
                common.legal_moves(&own.sheet, &mut moves);
            }
        }
        moves
    }

    fn sentence(&self, event: &Event) -> Option<Phrase> {
        self.told(event)
    }

    fn draw(&self, view: &View, words: &Words, company: &Company) -> String {
        table::table(self, view, words, company)
    }

    fn in_words(&self, view: &View) -> Vec<Phrase> {
        self.told_in_words(view)
    }

    /// The signs of the map, what each item does, and what heroes can at level 4.
    fn legend(&self, _view: &View) -> Vec<Phrase> {
        let items = self.components().item_order.map(|named| {
            Phrase::new("paper-item-does")
                .phrase("item", self.item_name(named))
                .phrase("does", Phrase::member("paper-does", named.id()))
        });
        let signs = LEGEND.map(Phrase::new);
        signs.into_iter().chain(items).chain([Phrase::new("paper-heroes-at-four")]).collect()
    }
}

fn asked(asked: Asked, view: &View, hearts: u8) -> Phrase {
    let sheet = view.own().map(|(_, own)| own.sheet).unwrap_or_default();
    match asked {
        Asked::Talent => Phrase::new("paper-prompt-talent"),
        Asked::Goal => Phrase::new("paper-prompt-goal"),
        Asked::Wounds => {
            Phrase::new("paper-prompt-wounds").number("wounds", sheet.pending.wounds).number("hearts", hearts)
        }
        Asked::Level => Phrase::new("paper-prompt-level"),
        Asked::Item => Phrase::new("paper-prompt-item"),
        Asked::Minion => Phrase::new("paper-prompt-minion"),
        Asked::Gem => Phrase::new("paper-prompt-gem"),
        Asked::Die => Phrase::new("paper-prompt-die")
            .number("round", view.round)
            .number("left", 3i64 - sheet.dice_used() as i64),
        Asked::Step => Phrase::new("paper-prompt-step").number("moves", sheet.moves.unwrap_or(0)),
        Asked::Confirm if view.phase == Phase::Prelude => Phrase::new("paper-prompt-begin"),
        Asked::Confirm => Phrase::new("paper-prompt-confirm"),
    }
}
