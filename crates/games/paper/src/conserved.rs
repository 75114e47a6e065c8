//! What is true of every state: the engine invariants of the catalogue, and the gate for positions.

use crate::Paper;
use crate::components::{DICE, Die, Rooms, Symbol};
use crate::rules::Common;
use crate::state::{DICE_PER_ROUND, Phase, ROUNDS, State, Team};
use undercroft_core::{Gate, Seat, Silent};

impl Paper {
    /// Everything that cannot be true of a state by these rules.
    pub(crate) fn problems(&self, state: &State) -> Gate {
        let mut problems = Gate::default();
        let seats = usize::from(self.agreements().seats);
        problems.need(state.teams.len() == seats && state.shown.len() == seats, || {
            format!("{seats} teams are needed, not {} ({} as shown)", state.teams.len(), state.shown.len())
        });
        if !problems.is_open() {
            return problems;
        }
        self.table_problems(state, &mut problems);
        let common = self.common(state);
        for seat in Seat::all(seats as u8) {
            for (team, whose) in [(state.team(seat), ""), (&state.shown[seat.index()], " (as shown)")] {
                let before = problems.count();
                team_problems(&common, team, &mut problems);
                if problems.count() == before {
                    progress_problems(&common, state, team, &mut problems);
                }
                problems.about(before, &format!("team {seat}{whose}"));
            }
            let (now, then) = (state.team(seat), &state.shown[seat.index()]);
            problems.need(never_less(now, then), || format!("team {seat} has less than it is shown with"));
        }
        card_problems(state, &mut problems);
        problems
    }

    fn table_problems(&self, state: &State, problems: &mut Gate) {
        let fits = match state.phase {
            Phase::Prelude => state.round == 0,
            Phase::Dice => (1..=ROUNDS).contains(&state.round),
            Phase::Aftermath => state.is_last_of_stage(),
            Phase::Over => state.round == ROUNDS,
        };
        problems.need(fits, || format!("round {} does not fit the phase", state.round));
        let agreed = self.agreements();
        problems.need(agreed.dungeon.is_none_or(|card| card == state.dungeon), || {
            format!("dungeon {} is not the agreed one", state.dungeon.letter())
        });
        let missions = if agreed.missions { 3 } else { 0 };
        problems.need(state.missions.len() == missions, || format!("{missions} missions are needed"));
        for (place, slot) in state.missions.iter().enumerate() {
            problems.need((1..=16).contains(&slot.card), || format!("mission {} does not exist", slot.card));
            problems.need(state.missions[..place].iter().all(|other| other.card != slot.card), || {
                format!("mission {} lies there twice", slot.card)
            });
            let claimed = state.teams.iter().any(|team| team.missions[place]);
            problems.need((slot.round > 0) == claimed && slot.round <= state.round, || {
                format!("mission {}: its round does not fit the teams that completed it", slot.card)
            });
        }
        for place in 0..DICE {
            let die = Die { colour: Die::colour_at(place), symbol: state.dice[place] };
            problems
                .need(die.exists(), || format!("a {} die cannot show {}", die.colour.id(), die.symbol.id()));
        }
        for symbol in [Symbol::Skull, Symbol::Clover] {
            let count = state.dice.iter().filter(|shown| **shown == symbol).count();
            problems.need(count < 3 || state.phase == Phase::Prelude, || {
                format!("{count} dice with {} would have been rolled again", symbol.id())
            });
        }
        problems.need(state.phase == Phase::Over || state.teams.iter().any(|team| !team.ready), || {
            "every team has finished; nobody is left to move".to_owned()
        });
    }
}

/// PD-326, PD-327, PD-330: the sheet of one team.
fn team_problems(common: &Common<'_>, team: &Team, problems: &mut Gate) {
    let table = common.components;
    problems.need(team.levels.iter().all(|level| (1..=6).contains(level)), || "levels are 1 to 6".to_owned());
    problems.need(team.items.iter().all(|boxes| *boxes <= 2), || "an item has 2 boxes".to_owned());
    problems.need(team.potions <= table.potion_limit(), || format!("{} potions are too many", team.potions));
    problems.need(
        u16::from(team.healed) <= u16::from(team.potions.min(table.potion_limit())) * u16::from(table.hearts),
        || format!("{} potions cannot heal {} wounds", team.potions, team.healed),
    );
    problems.need(team.wounds <= table.wound_limit(), || format!("{} wounds are too many", team.wounds));
    problems.need(team.gems <= table.gem_limit(), || format!("{} gems are too many", team.gems));
    problems.need(team.letters.len() <= team.gems, || "it has more lettered gems than gems".to_owned());
    problems.need(team.letters.and(team.crossed).is_empty(), || "a gem it has is crossed out".to_owned());
    problems.need(team.fresh.without(team.letters).is_empty(), || "a fresh gem is not its own".to_owned());
    problems.need(table.minion_rooms().covers(team.beaten), || "a beaten minion does not exist".to_owned());
    let unexplored = if team.pending.room { team.position } else { None };
    let explored: Rooms = team.explored.iter().filter(|room| Some(*room) != unexplored).collect();
    problems.need(team.beaten.covers(explored.and(table.minion_rooms())), || {
        "an explored room has an unbeaten minion".to_owned()
    });
    problems.need(team.position.is_some() == team.entrance.is_some(), || {
        "a team inside has a position and an entrance, one outside neither".to_owned()
    });
    problems.need(team.entrance.is_none_or(|room| room.row() == 0), || "entrances are in row 1".to_owned());
    path_problems(common, team, problems);
}

/// PD-167: the lines lead from the entrance to every explored room and to where the team stands.
fn path_problems(common: &Common<'_>, team: &Team, problems: &mut Gate) {
    use crate::components::Direction;
    let mut walked: Rooms = team.entrance.into_iter().collect();
    let mut lines = Vec::new();
    for (set, direction) in [(team.lines_right, Direction::Right), (team.lines_up, Direction::Up)] {
        for room in set.iter() {
            match common.map().way(room, direction).to {
                Some(to) => lines.push((room, to)),
                None => problems.wrong(format!("a line leads out of the dungeon at {room}")),
            }
        }
    }
    while let Some(index) = lines.iter().position(|(a, b)| walked.contains(*a) || walked.contains(*b)) {
        let (a, b) = lines.swap_remove(index);
        walked = walked.with(a).with(b);
    }
    problems.need(lines.is_empty(), || "its lines do not hang together".to_owned());
    let mut known = team.explored;
    if let (true, Some(room)) = (team.pending.room, team.position) {
        problems.need(!known.contains(room), || format!("{room} is explored and still to be explored"));
        known.insert(room);
    }
    problems.need(walked == known, || "its lines do not fit the rooms it has explored".to_owned());
    problems.need(team.position.is_none_or(|room| known.contains(room)), || {
        "it stands in a room it has not entered".to_owned()
    });
}

/// PD-329: how far the team is in this round.
fn progress_problems(common: &Common<'_>, state: &State, team: &Team, problems: &mut Gate) {
    let playing = common.phase != Phase::Prelude;
    let chosen = team.talent.is_some() && team.goal.is_some();
    problems.need(chosen || !playing, || "it has not kept a talent and a goal".to_owned());
    problems.need(team.goal.is_none() || team.talent.is_some(), || {
        "the talent is kept before the goal".to_owned()
    });
    for (index, numbers) in team.record.iter().enumerate() {
        let round = index as u8 + 1;
        let written = numbers.iter().take_while(|number| **number > 0).count();
        let needed = if round < common.round {
            DICE_PER_ROUND
        } else if round == common.round {
            team.dice_used()
        } else {
            0
        };
        let rest_empty = numbers[written..].iter().all(|number| *number == 0);
        problems.need(written == needed && rest_empty, || {
            format!("round {round}: {needed} dice should be on record, not {written}")
        });
    }
    let skull_used = (0..DICE).any(|place| team.used[place] && common.dice[place] == Symbol::Skull);
    problems.need(!skull_used, || "it has used a skull".to_owned());
    problems.need(team.dice_used() <= DICE_PER_ROUND, || "it has used more than three dice".to_owned());
    problems.need(team.moves.is_none_or(|moves| moves > 0 && common.phase == Phase::Dice), || {
        "it cannot be moving".to_owned()
    });
    let pending = &team.pending;
    let few = [pending.wounds, pending.levels, pending.boxes, pending.minions, team.moves.unwrap_or(0)];
    problems.need(few.iter().all(|count| *count <= 20), || "too much is pending".to_owned());
    problems
        .need(!team.pending.prize || common.phase == Phase::Aftermath, || "there is no prize now".to_owned());
    problems
        .need(!team.pending.gem || !playing, || "gems are stolen from afar before the game only".to_owned());
    for (place, done) in team.missions.iter().enumerate() {
        let possible = state.missions.get(place).is_some_and(|slot| slot.round > 0);
        problems.need(!done || possible, || format!("it cannot have completed mission {}", place + 1));
    }
    if !problems.is_open() {
        return;
    }
    let mut settled = *team;
    common.settle(&mut settled, &mut Silent);
    problems.need(settled == *team, || "something that needs no choice is still pending".to_owned());
    let idle = team.pending.is_empty() && team.moves.is_none();
    let finished = match common.phase {
        Phase::Prelude => chosen,
        Phase::Dice => team.dice_used() == DICE_PER_ROUND,
        Phase::Aftermath | Phase::Over => true,
    };
    problems.need(!team.ready || (idle && finished), || "it is not ready yet".to_owned());
    problems.need(common.phase != Phase::Aftermath || team.ready == idle, || {
        "after a fight a team is ready as soon as nothing is pending".to_owned()
    });
}

/// PD-328: nothing on a sheet ever decreases.
fn never_less(now: &Team, then: &Team) -> bool {
    let counts = |team: &Team| [team.potions, team.healed, team.wounds, team.gems, team.traps, team.barriers];
    let none_less = |now: &[u8], then: &[u8]| now.iter().zip(then).all(|(now, then)| now >= then);
    none_less(&now.levels, &then.levels)
        && none_less(&now.items, &then.items)
        && none_less(&counts(now), &counts(then))
        && now.explored.covers(then.explored)
        && now.beaten.covers(then.beaten)
        && now.lines_right.covers(then.lines_right)
        && now.lines_up.covers(then.lines_up)
        && then.letters.without(now.letters).is_empty()
        && (now.resurrected || !then.resurrected)
        && now.dealt == then.dealt
}

/// PD-016, PD-018: every team was dealt two talents and two goals and keeps one of each; no card is dealt twice.
fn card_problems(state: &State, problems: &mut Gate) {
    let (mut talents, mut goals) = (Vec::new(), Vec::new());
    for (seat, team) in Seat::all(state.teams.len() as u8).zip(&state.teams) {
        let Some(dealt) = team.dealt else {
            problems.wrong(format!("team {seat} was dealt no cards"));
            continue;
        };
        talents.extend(dealt.talents);
        goals.extend(dealt.goals.map(|goal| goal.0));
        let kept = team.talent.is_none_or(|talent| dealt.talents.contains(&talent))
            && team.goal.is_none_or(|goal| dealt.goals.contains(&goal));
        problems.need(kept, || format!("team {seat} keeps a card it was not dealt"));
    }
    let twice = (1..talents.len()).any(|index| talents[..index].contains(&talents[index]));
    problems.need(!twice, || "a talent was dealt twice".to_owned());
    let twice = (1..goals.len()).any(|index| goals[..index].contains(&goals[index]));
    problems.need(!twice, || "a goal was dealt twice".to_owned());
}
