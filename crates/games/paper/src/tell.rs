//! How the game is told: prompts, choices and sentences.

use crate::Paper;
use crate::components::Task;
use crate::event::{Deed, Event};
use crate::kinds::{Die, GoalCard, Hero, Item, Talent};
use crate::moves::Move;
use crate::room::Room;
use crate::rules::Asked;
use crate::state::Phase;
use crate::view::View;
use undercroft_core::{Company, Language, Phrase, Seat, Tell, Words};

impl Tell for Paper {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../../locales/en/paper.ftl"),
            Language::Ru => include_str!("../../../../locales/ru/paper.ftl"),
        }
    }

    fn prompt(&self, view: &View) -> Phrase {
        if view.phase == Phase::Over {
            return Phrase::new("paper-prompt-over");
        }
        match view.own() {
            Some((seat, own)) if view.acting.contains(seat) => {
                let scene = view.scene(self.components());
                asked(scene.asked(&own.sheet), view, scene.free_hearts(&own.sheet))
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
                .phrase("item", short_item(filled))
                .number("boxes", sheet.items[filled as usize] + 1),
            Move::Brew(used) => Phrase::new("paper-move-brew")
                .phrase("die", die(used))
                .number("potions", 2 + i64::from(sheet.is(Talent::Alchemist))),
            Move::March(used) => Phrase::new("paper-move-march")
                .phrase("die", die(used))
                .number("moves", if used.symbol == crate::kinds::Symbol::Boots { 3 } else { 2 }),
            Move::Go(room) => Phrase::new("paper-move-go")
                .text("room", room.to_string())
                .phrase("content", self.ahead(view, &sheet, room)),
            Move::Stop => Phrase::new("paper-move-stop"),
            Move::Train(raised) => Phrase::new("paper-move-train")
                .phrase("hero", hero(raised))
                .number("level", sheet.level(raised) + 1),
            Move::Fill(filled) => Phrase::new("paper-move-fill")
                .phrase("item", item(filled))
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
        let scene = view.scene(self.components());
        let mut moves = Vec::new();
        match scene.asked(&own.sheet) {
            Asked::Die => {
                for die in (0..6).map(|place| scene.die_at(place)) {
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
                scene.legal_moves(&own.sheet, &mut moves);
            }
        }
        let mut seen = Vec::new();
        moves.retain(|mv| {
            let fresh = !seen.contains(mv);
            seen.push(*mv);
            fresh
        });
        moves
    }

    fn sentence(&self, event: &Event) -> Option<Phrase> {
        self.told(event)
    }

    fn draw(&self, view: &View, words: &Words, company: &Company) -> String {
        crate::draw::table(self, view, words, company)
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

impl Paper {
    /// What a goal asks for.
    pub fn goal_phrase(&self, card: GoalCard) -> Phrase {
        let goal = self.components().goal(card);
        let [first, second, third] = goal.steps;
        task(goal.task, format!("{first}/{second}/{third}"))
    }

    /// What a mission, counted from 1, asks for.
    pub fn mission_phrase(&self, card: u8) -> Phrase {
        let mission = self.components().missions[usize::from(card.clamp(1, 16)) - 1];
        task(mission.task, mission.count.to_string())
    }

    /// The name of a monster; one of the players' own keeps the name from their file.
    pub fn monster_phrase(&self, monster: u8) -> Phrase {
        const KNOWN: [&str; 12] = [
            "minotaur",
            "mummy",
            "gorgon",
            "ogre",
            "chimera",
            "vampire",
            "golem",
            "manticore",
            "watcher",
            "dragon",
            "lich",
            "demon",
        ];
        let id = self.components().monsters[usize::from(monster)].id.as_str();
        if KNOWN.contains(&id) {
            Phrase::member("paper-monster", id)
        } else {
            Phrase::new("paper-monster-other").text("name", id.replace('-', " "))
        }
    }

    fn training_text(&self, card: GoalCard) -> String {
        self.components().goal(card).training.map(training_mark).iter().collect()
    }

    fn told(&self, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::Opened { dungeon, missions } if missions.is_empty() => {
                Phrase::new("paper-log-opened").text("dungeon", dungeon.letter())
            }
            Event::Opened { dungeon, missions } => Phrase::new("paper-log-opened-missions")
                .text("dungeon", dungeon.letter())
                .list("missions", missions.iter().map(|card| self.mission_phrase(*card)).collect()),
            Event::Dealt { talents, goals, .. } => Phrase::new("paper-log-dealt")
                .list("talents", talents.map(talent).into())
                .list("goals", goals.map(|goal| self.goal_phrase(goal)).into()),
            Event::Done { seat, what } => self.deed(what).seat("who", *seat),
            Event::Shown { .. } => return None,
            Event::Ready { seat } => Phrase::new("paper-log-ready").seat("who", *seat),
            Event::Talents { talents } => Phrase::new("paper-log-talents").list(
                "talents",
                Seat::all(talents.len() as u8)
                    .zip(talents)
                    .map(|(seat, kept)| {
                        Phrase::new("paper-log-team-talent")
                            .phrase("who", who(seat))
                            .phrase("talent", talent(*kept))
                    })
                    .collect(),
            ),
            Event::Rolled { round, dice, .. } => {
                Phrase::new("paper-log-rolled").number("round", *round).list(
                    "dice",
                    (0..6)
                        .map(|place| self::die(Die { colour: Die::colour_at(place), symbol: dice[place] }))
                        .collect(),
                )
            }
            Event::Announced { seat, gems } => {
                Phrase::new("paper-log-announced").seat("who", *seat).text("gems", gems.to_string())
            }
            Event::Fought { seat, monster, power, glory, wounds } => Phrase::new("paper-log-fought")
                .seat("who", *seat)
                .phrase("monster", self.monster_phrase(*monster))
                .number("power", *power)
                .number("glory", *glory)
                .number("wounds", *wounds),
            Event::Fled { seat, monster, glory } => Phrase::new("paper-log-fled")
                .seat("who", *seat)
                .phrase("monster", self.monster_phrase(*monster))
                .number("glory", -*glory),
            Event::Prize { seat, monster } => Phrase::new("paper-log-prize")
                .seat("who", *seat)
                .phrase("monster", self.monster_phrase(*monster)),
            Event::Vanished { gems, .. } => Phrase::new("paper-log-vanished").text("gems", gems.to_string()),
            Event::Mission { card, seats, glory } => Phrase::new("paper-log-mission")
                .phrase("mission", self.mission_phrase(*card))
                .list("teams", seats.iter().map(who).collect())
                .number("glory", *glory),
            Event::Scored { seat, goal, score, .. } => Phrase::new("paper-log-scored")
                .seat("who", *seat)
                .phrase("goal", self.goal_phrase(*goal))
                .list("lines", lines(score))
                .number("total", score.total()),
        })
    }

    fn deed(&self, deed: &Deed) -> Phrase {
        match deed {
            Deed::KeepsTalent { talent: kept } => {
                Phrase::new("paper-log-keeps-talent").phrase("talent", talent(*kept))
            }
            Deed::KeepsGoal { goal } => {
                Phrase::new("paper-log-keeps-goal").phrase("goal", self.goal_phrase(*goal))
            }
            Deed::Declines => Phrase::new("paper-log-declines"),
            Deed::Takes { die: used } => Phrase::new("paper-log-takes").phrase("die", die(*used)),
            Deed::Levels { hero: raised, level } => {
                Phrase::new("paper-log-levels").phrase("hero", hero(*raised)).number("level", *level)
            }
            Deed::FillsBox { item: filled, boxes } => {
                Phrase::new("paper-log-fills").phrase("item", item(*filled)).number("boxes", *boxes)
            }
            Deed::Potions { potions, total } => {
                Phrase::new("paper-log-potions").number("potions", *potions).number("total", *total)
            }
            Deed::Marches { moves } => Phrase::new("paper-log-marches").number("moves", *moves),
            Deed::Goes { room } => Phrase::new("paper-log-goes").text("room", room.to_string()),
            Deed::Beats { room, minion, level } => Phrase::new("paper-log-beats")
                .text("room", room.to_string())
                .phrase("minion", Phrase::member("paper-minion", minion.id()))
                .number("level", *level),
            Deed::Trap { room } => Phrase::new("paper-log-trap").text("room", room.to_string()),
            Deed::StealsGem { gem: Some(gem), total } => {
                Phrase::new("paper-log-steals").text("gem", gem.to_string()).number("total", *total)
            }
            Deed::StealsGem { gem: None, total } => {
                Phrase::new("paper-log-steals-outside").number("total", *total)
            }
            Deed::Wounded { wounds, healed, total } => Phrase::new("paper-log-wounded")
                .number("wounds", *wounds)
                .number("healed", *healed)
                .number("total", *total),
            Deed::Resurrected => Phrase::new("paper-log-resurrected"),
        }
    }
}

/// The score line by line.
pub(crate) fn lines(score: &crate::rules::Score) -> Vec<Phrase> {
    score
        .lines()
        .into_iter()
        .map(|(letter, glory)| {
            Phrase::new("paper-score-line")
                .phrase("line", Phrase::member("paper-line", &letter.to_ascii_lowercase().to_string()))
                .number("glory", glory)
        })
        .collect()
}

pub(crate) fn training_mark(colour: crate::kinds::Colour) -> char {
    match colour {
        crate::kinds::Colour::White => '○',
        crate::kinds::Colour::Black => '●',
    }
}

fn task(task: Task, count: String) -> Phrase {
    Phrase::member("paper-task", task.id()).text("n", count)
}

pub(crate) fn who(seat: Seat) -> Phrase {
    Phrase::new("paper-who").seat("who", seat)
}

/// The name of a hero.
pub fn hero(hero: Hero) -> Phrase {
    Phrase::member("paper-hero", hero.id())
}

/// The name of an item.
pub fn item(item: Item) -> Phrase {
    Phrase::member("paper-item", item.id())
}

/// The name of an item as the sheet beside the map writes it: a list of dozens of choices has to fit on a page.
fn short_item(item: Item) -> Phrase {
    Phrase::member("paper-short", item.id())
}

/// The name of a talent.
pub fn talent(talent: Talent) -> Phrase {
    Phrase::member("paper-talent", talent.id())
}

/// A die as people see it.
pub fn die(die: Die) -> Phrase {
    Phrase::member("paper-die", &die.name())
}
