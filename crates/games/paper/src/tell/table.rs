//! The table in text: the dungeon, with the team beside it.

use super::names::{hero, talent, training_mark, who};
use crate::Paper;
use crate::components::{Die, Hero, Item};
use crate::rules::{Common, power_against};
use crate::state::{Phase, ROUNDS};
use crate::view::{TeamView, View};
use undercroft_core::{Company, Phrase, Seat, Words};

/// The widest line.
const WIDTH: usize = 80;

/// What the signs on the map mean, line by line.
pub const LEGEND: [&str; 14] = [
    "paper-legend",
    "paper-legend-team",
    "paper-legend-explored",
    "paper-legend-minion",
    "paper-legend-minions",
    "paper-legend-beaten",
    "paper-legend-trap",
    "paper-legend-gem",
    "paper-legend-potion",
    "paper-legend-level",
    "paper-legend-lair",
    "paper-legend-walls",
    "paper-legend-tunnel",
    "paper-legend-dice",
];

/// The table: at most 20 lines, since the sheet alone has 13 and its columns 1.
pub(super) fn table(game: &Paper, view: &View, words: &Words, company: &Company) -> String {
    let seat = view.observer.seat().filter(|seat| seat.index() < view.teams.len()).unwrap_or(Seat::FIRST);
    let page = Page { game, view, words, company, common: view.common(game.components()) };
    let Some(team) = view.teams.get(seat.index()) else { return String::new() };
    let mut lines = vec![page.head(seat, team)];
    if view.phase == Phase::Over {
        lines.extend(page.final_score());
        return lines.iter().map(|line| cut(line.trim_end(), WIDTH) + "\n").collect();
    }
    if matches!(view.phase, Phase::Dice | Phase::Aftermath) {
        lines.push(page.dice(team));
    }
    // Before the cards are chosen a sheet is empty: the place beside the map explains the map.
    let legend = view.phase == Phase::Prelude && team.sheet.goal.is_none();
    let mut beside = if legend { page.legend() } else { page.beside(team) }.into_iter();
    for line in page.sheet(team) {
        lines.push(format!("{line} {}", beside.next().unwrap_or_default()));
    }
    lines.extend(page.cards(team));
    lines.extend(page.missions(team));
    if view.teams.len() > 1 {
        lines.push(page.others(seat));
    }
    lines.iter().map(|line| cut(line.trim_end(), WIDTH) + "\n").collect()
}

/// What a page is drawn from.
pub(super) struct Page<'a> {
    game: &'a Paper,
    view: &'a View,
    words: &'a Words,
    company: &'a Company,
    pub common: Common<'a>,
}

impl Page<'_> {
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.company)
    }

    fn head(&self, seat: Seat, team: &TeamView) -> String {
        let key = match self.view.phase {
            Phase::Prelude => "paper-text-head-prelude",
            Phase::Dice | Phase::Aftermath => "paper-text-head",
            Phase::Over => "paper-text-head-over",
        };
        let monster = self.common.dungeon.monsters[self.common.stage];
        let [first, second, third] = self.common.monster().power;
        self.say(
            &Phrase::new(key)
                .number("round", self.view.round)
                .text("dungeon", self.view.dungeon.letter())
                .phrase("monster", self.game.monster_phrase(monster))
                .phrase("weakness", hero(self.common.monster().weakness))
                .text("power", format!("{first}/{second}/{third}"))
                .phrase("team", who(seat))
                .number("glory", team.score.total()),
        )
    }

    fn dice(&self, team: &TeamView) -> String {
        let dice = (0..6).map(|place| {
            let key = if team.sheet.used[place] { "paper-text-die-used" } else { "paper-text-die" };
            Phrase::new(key)
                .text("colour", training_mark(Die::colour_at(place)))
                .phrase("symbol", Phrase::member("paper-symbol", self.view.dice[place].id()))
        });
        self.say(&Phrase::new("paper-text-dice").list("dice", dice.collect()))
    }

    fn legend(&self) -> Vec<String> {
        LEGEND.map(|key| self.say(&Phrase::new(key))).into()
    }

    /// Fourteen lines: heroes, health, potions, tracks, items, and the next monster.
    fn beside(&self, team: &TeamView) -> Vec<String> {
        let sheet = &team.sheet;
        let mut lines: Vec<String> = Hero::ALL
            .into_iter()
            .map(|one| {
                let level = usize::from(sheet.level(one));
                let boxes = "■".repeat(level) + &"□".repeat(6 - level.min(6));
                let mark = team.training.map_or(' ', |training| training_mark(training[one as usize]));
                format!("{mark} {:<11} {boxes}", cut(&self.say(&hero(one)), 11))
            })
            .collect();
        let limit = self.common.components.potion_limit();
        let counts = Phrase::new("paper-text-health")
            .number("health", sheet.health())
            .number("wounds", sheet.wounds)
            .number("resurrected", u8::from(sheet.resurrected));
        lines.push(self.say(&counts));
        let potions = Phrase::new("paper-text-potions")
            .number("potions", sheet.potions)
            .number("limit", limit)
            .number("hearts", self.common.free_hearts(sheet));
        lines.push(self.say(&potions));
        let tracks = Phrase::new("paper-text-tracks")
            .number("gems", sheet.gems)
            .text(
                "letters",
                if sheet.letters.is_empty() { String::new() } else { format!(" {}", sheet.letters) },
            )
            .number("minions", sheet.minions());
        lines.push(self.say(&tracks));
        for pair in self.common.components.item_order.chunks(2) {
            lines.push(pair.iter().map(|one| self.item(team, *one)).collect::<Vec<_>>().join(" "));
        }
        lines.extend(self.next_fight(team));
        lines
    }

    /// What awaits the team at the end of the stage, as far as it is not in the headline.
    fn next_fight(&self, team: &TeamView) -> [String; 3] {
        let monster = self.common.monster();
        let list = |numbers: [String; 3]| numbers.join("/");
        [
            Phrase::new("paper-text-power")
                .number("stage", self.common.stage as i64 + 1)
                .number("power", power_against(&team.sheet, monster.weakness))
                .number(
                    "found",
                    u8::from(team.sheet.explored.contains(self.common.dungeon.lairs[self.common.stage])),
                ),
            Phrase::new("paper-text-ranges")
                .text("glory", list(monster.glory.map(|glory| glory.to_string())))
                .text("wounds", list(monster.wounds.map(|wounds| wounds.to_string()))),
            Phrase::new("paper-text-flee")
                .number("glory", monster.flee)
                .number("round", [3, 6, ROUNDS][self.common.stage]),
        ]
        .map(|phrase| self.say(&phrase))
    }

    fn cards(&self, team: &TeamView) -> Option<String> {
        let talent = talent(team.sheet.talent?);
        Some(
            self.say(&match team.sheet.goal {
                Some(goal) => Phrase::new("paper-text-cards")
                    .phrase("talent", talent)
                    .phrase("goal", self.game.goal_phrase(goal)),
                None => Phrase::new("paper-text-talent").phrase("talent", talent),
            }),
        )
    }

    fn item(&self, team: &TeamView, one: Item) -> String {
        let filled = usize::from(team.sheet.items[one as usize]);
        let boxes = "■".repeat(filled) + &"□".repeat(2 - filled.min(2));
        format!("{boxes} {:<10}", cut(&self.say(&Phrase::member("paper-short", one.id())), 10))
    }

    /// Each mission with how far this team is; those that are taken in brackets.
    fn missions(&self, team: &TeamView) -> Vec<String> {
        if self.view.missions.is_empty() {
            return Vec::new();
        }
        let missions = self.view.missions.iter().map(|slot| {
            let key = if slot.round > 0 { "paper-text-mission-done" } else { "paper-text-mission" };
            let mission = self.game.components().missions[usize::from(slot.card.clamp(1, 16)) - 1];
            let done = self.common.measure(&team.sheet, mission.task).min(mission.count);
            let brief = Phrase::member("paper-brief", mission.task.id())
                .text("n", format!("{done}/{}", mission.count));
            Phrase::new(key).phrase("mission", brief)
        });
        let glory = self.common.mission_glory(self.view.round.max(1), self.view.teams.len() == 1);
        let text =
            Phrase::new("paper-text-missions").number("glory", glory).list("missions", missions.collect());
        wrap(&self.say(&text))
    }

    /// The lines of the sheet, team by team.
    fn final_score(&self) -> Vec<String> {
        const NAMES: usize = 22;
        const COLUMN: usize = 7;
        let seats = Seat::all(self.view.teams.len() as u8);
        let names = seats.map(|seat| format!("{:>COLUMN$}", cut(&self.say(&who(seat)), COLUMN - 1)));
        let mut lines = vec![String::new(), format!("{:NAMES$}{}", "", names.collect::<String>())];
        let scores: Vec<_> = self.view.teams.iter().map(|team| team.score.lines()).collect();
        for (index, (letter, _)) in
            self.view.teams.iter().take(1).flat_map(|team| team.score.lines()).enumerate()
        {
            let line = Phrase::member("paper-line", &letter.to_ascii_lowercase().to_string());
            let glory = scores.iter().map(|lines| format!("{:>COLUMN$}", lines[index].1));
            lines.push(format!("{:<NAMES$}{}", cut(&self.say(&line), NAMES), glory.collect::<String>()));
        }
        let totals = self.view.teams.iter().map(|team| format!("{:>COLUMN$}", team.score.total()));
        let total = self.say(&Phrase::new("paper-line-l"));
        lines.push(format!("{:<NAMES$}{}", cut(&total, NAMES), totals.collect::<String>()));
        lines
    }

    fn others(&self, own: Seat) -> String {
        let others = Seat::all(self.view.teams.len() as u8).filter(|seat| *seat != own).map(|seat| {
            let team = &self.view.teams[seat.index()];
            Phrase::new("paper-text-other").phrase("team", who(seat)).number("glory", team.score.total())
        });
        self.say(&Phrase::new("paper-text-others").list("teams", others.collect()))
    }
}

/// Breaks a line at a blank if it is too wide.
fn wrap(line: &str) -> Vec<String> {
    if line.chars().count() <= WIDTH {
        return vec![line.to_owned()];
    }
    let fitting: usize = line.chars().take(WIDTH).map(char::len_utf8).sum();
    let (first, rest) = line.split_at(line[..fitting].rfind(' ').unwrap_or(fitting));
    vec![first.to_owned(), format!("  {}", rest.trim_start())]
}

pub(super) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
