//! Two worlds: secrecy, tested.
//!
//! Two states that an observer cannot tell apart are played on with the same moves and the same luck, and
//! everything the observer receives is compared. The pairs come from three sources, so that a mistake in one
//! place is not hidden by the same mistake in another:
//!
//! - *imagined*: the true state and one that the seat imagines;
//! - *fates*: the same move, with another card on top of the pile it draws from;
//! - *choices*: another move of the same player.
//!
//! The last two need no `imagine`: whoever has heard the same must see the same, and whoever has been told
//! something must be able to know it afterwards, as long as somebody else still keeps it as a secret.

use crate::Failure;
use crate::failure::Counts;
use crate::legality::{pool, some_of};
use crate::sight::{Sight, difference, heard};
use crate::story::{Player, Story, luck_at};
use undercroft_core::chance::{Chance, Quick};
use undercroft_core::game::Game;
use undercroft_core::seat::{Observer, Seat};

pub(crate) const CHECK: &str = "two worlds";

/// How many situations of a game are looked at.
const SITUATIONS: usize = 16;

/// How far a pair of worlds is played on.
const FURTHER: usize = 10;

/// Luck that also decides which card lies on top of a face-down pile.
#[derive(Clone, Debug)]
struct Fate {
    luck: Quick,
    drawn: usize,
    other_luck: bool,
}

impl Chance for Fate {
    fn bits(&mut self) -> u32 {
        self.other_luck = true;
        self.luck.bits()
    }

    fn bring_up<C>(&mut self, pile: &mut [C], _named: impl Fn(&C, &str) -> bool) {
        self.drawn += 1;
        if !pile.is_empty() {
            let found = self.luck.below(pile.len() as u32) as usize;
            pile[found..].rotate_left(1);
        }
    }
}

/// What the game is tested with.
struct Look<'a, G: Game> {
    game: &'a G,
    pool: &'a [G::Move],
    counts: Counts,
}

pub(crate) fn check<G: Game>(game: &G, stories: &[Story<G>]) -> Result<Counts, Failure> {
    let pool = pool(game, stories);
    let mut look = Look { game, pool: &pool, counts: Counts::new() };
    for story in stories {
        let stride = story.steps.len() / SITUATIONS + 1;
        let first = story.number as usize % stride;
        for moves in (first..=story.steps.len()).step_by(stride) {
            let luck = luck_at(story.number, moves);
            look.imagined(story, moves, luck.clone())
                .and_then(|()| look.retold(story, moves, luck))
                .map_err(|problem| story.failure(game, CHECK, moves, problem))?;
        }
    }
    Ok(look.counts)
}

impl<G: Game> Look<'_, G> {
    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// The true state and an imagined one, for every seat.
    fn imagined(&mut self, story: &Story<G>, moves: usize, mut luck: Quick) -> Result<(), String> {
        let truth = story.steps.get(moves).map_or(&story.last, |step| &step.state);
        for seat in Seat::all(self.game.setup().seats) {
            let world = self.game.imagine(truth, seat, &mut luck.fork());
            let told = |problem: String| format!("seat {seat} imagines another world, where {problem}");
            self.is_possible(&world).map_err(told)?;
            self.count(if world == *truth {
                "imagined worlds, by luck the true one"
            } else {
                "imagined worlds"
            });
            self.play_on([truth.clone(), world], Observer::Seat(seat), luck.fork()).map_err(told)?;
        }
        Ok(())
    }

    fn is_possible(&self, world: &G::State) -> Result<(), String> {
        self.game.conserved(world)?;
        for seat in self.game.status(world).acting().iter() {
            let mut moves = Vec::new();
            self.game.legal_moves(world, seat, &mut moves);
            if moves.is_empty() {
                return Err(format!("seat {seat} is asked but has no legal move"));
            }
        }
        let position = self.game.write_position(world);
        match G::read_position(&position) {
            Ok((_, back)) if back == *world => Ok(()),
            Ok((_, back)) => Err(format!(
                "the position reads back differently:\n{position}\n  was {world:?}\n  is  {back:?}"
            )),
            Err(error) => Err(format!("the position is impossible: {error}\n{position}")),
        }
    }

    /// The move that was made, under another fate, and another move of the same player.
    fn retold(&mut self, story: &Story<G>, moves: usize, mut luck: Quick) -> Result<(), String> {
        let Some(step) = story.steps.get(moves) else { return Ok(()) };
        let text = self.game.write_move(step.mv);
        let fates = [luck.fork(), luck.fork()];
        let told = fates.map(|luck| {
            let mut fate = Fate { luck, drawn: 0, other_luck: false };
            let (state, events) = self.after(&step.state, step.seat, step.mv, &mut fate);
            (state, events, fate)
        });
        let [(a, heard_a, fate), (b, heard_b, _)] = told;
        if a != b {
            let one_card = fate.drawn == 1 && !fate.other_luck;
            self.compare([a, b], [&heard_a, &heard_b], step.seat, one_card, luck.fork())
                .map_err(|problem| format!("“{text}” of seat {}, by two fates: {problem}", step.seat))?;
        }
        let mut legal = Vec::new();
        self.game.possible_moves(&step.state, step.seat, &mut legal);
        for other in some_of(&legal, 4, &mut luck) {
            let same = luck.fork();
            let (a, heard_a) = self.after(&step.state, step.seat, step.mv, &mut same.clone());
            let (b, heard_b) = self.after(&step.state, step.seat, other, &mut same.clone());
            if a != b {
                self.compare([a, b], [&heard_a, &heard_b], step.seat, true, luck.fork()).map_err(
                    |problem| {
                        let other = self.game.write_move(other);
                        format!("“{text}” or “{other}” of seat {}: {problem}", step.seat)
                    },
                )?;
            }
        }
        Ok(())
    }

    fn after(
        &self,
        state: &G::State,
        seat: Seat,
        mv: G::Move,
        chance: &mut impl Chance,
    ) -> (G::State, Vec<G::Event>) {
        let (mut next, mut events) = (state.clone(), Vec::new());
        self.game.apply(&mut next, seat, mv, chance, &mut events);
        (next, events)
    }

    /// Two continuations of one situation, for everybody but the player who made them.
    fn compare(
        &mut self,
        worlds: [G::State; 2],
        events: [&Vec<G::Event>; 2],
        mover: Seat,
        one_difference: bool,
        mut luck: Quick,
    ) -> Result<(), String> {
        let others = Seat::all(self.game.setup().seats).filter(|seat| *seat != mover).map(Observer::Seat);
        for observer in others.chain([Observer::Spectator]) {
            let luck = luck.fork();
            if heard(self.game, events[0], observer) == heard(self.game, events[1], observer) {
                self.count("same stories");
                self.play_on(worlds.clone(), observer, luck)?;
            } else if one_difference {
                self.count("different stories");
                self.told_is_known(&worlds, events, observer, luck)?;
            }
        }
        Ok(())
    }

    /// The observer was told of a difference. If it cannot know of it afterwards while somebody else can,
    /// then the event gave a secret away.
    fn told_is_known(
        &self,
        [a, b]: &[G::State; 2],
        events: [&Vec<G::Event>; 2],
        observer: Observer,
        luck: Quick,
    ) -> Result<(), String> {
        let Observer::Seat(seat) = observer else { return Ok(()) };
        let sees = |state, observer| self.game.view(state, observer);
        let imagines = |state, mut luck: Quick| self.game.imagine(state, seat, &mut luck);
        let mut lucks = luck;
        let same = sees(a, observer) == sees(b, observer)
            && self.game.status(a) == self.game.status(b)
            && (0..3).all(|_| {
                let luck = lucks.fork();
                imagines(a, luck.clone()) == imagines(b, luck)
            });
        let kept_by = Seat::all(self.game.setup().seats).find(|other| {
            *other != seat && sees(a, Observer::Seat(*other)) != sees(b, Observer::Seat(*other))
        });
        match kept_by {
            Some(keeper) if same => Err(format!(
                "seat {seat} is told what it must not know, for it is a secret of seat {keeper}:\n  {}\n  {}",
                heard(self.game, events[0], observer).join(" "),
                heard(self.game, events[1], observer).join(" "),
            )),
            Some(_) | None => Ok(()),
        }
    }

    /// Plays both worlds on until something is revealed; until then the observer receives the same.
    fn play_on(&mut self, worlds: [G::State; 2], observer: Observer, mut luck: Quick) -> Result<(), String> {
        let [mut a, mut b] = worlds;
        let mut player = Player::new(luck.fork());
        let mut further = String::new();
        for _ in 0..FURTHER {
            let foreign = some_of(self.pool, 24, &mut luck);
            let same = luck.fork();
            let sight = |state| Sight::of(self.game, state, observer, &foreign, same.clone());
            difference(&sight(&a), &sight(&b)).map_err(|problem| format!("{problem}{further}"))?;
            self.count("pairs of situations compared");
            let aside = player.aside(self.game, &a);
            let aside = aside.filter(|(seat, mv)| self.game.check(&b, *seat, *mv).is_ok());
            let answer = || {
                let seat = player.seat(self.game.status(&a).acting())?;
                let (mut moves, mut other) = (Vec::new(), Vec::new());
                self.game.legal_moves(&a, seat, &mut moves);
                self.game.legal_moves(&b, seat, &mut other);
                moves.retain(|mv| other.contains(mv));
                Some((seat, player.choose(&moves)?))
            };
            let Some((seat, mv)) = aside.or_else(answer) else { return Ok(()) };
            further += &format!("\n  then {seat}: {}", self.game.write_move(mv));
            let chance = luck.fork();
            let (next_a, events_a) = self.after(&a, seat, mv, &mut chance.clone());
            let (next_b, events_b) = self.after(&b, seat, mv, &mut chance.clone());
            if self
                .parted([&events_a, &events_b], observer)
                .map_err(|problem| format!("{problem}{further}"))?
            {
                self.count("pairs parted by a reveal");
                return Ok(());
            }
            (a, b) = (next_a, next_b);
        }
        Ok(())
    }

    /// Did something reveal which world it is? Nothing else may tell.
    fn parted(&self, [a, b]: [&Vec<G::Event>; 2], observer: Observer) -> Result<bool, String> {
        let (heard_a, heard_b) = (heard(self.game, a, observer), heard(self.game, b, observer));
        if heard_a == heard_b {
            let public = |events| heard(self.game, events, Observer::Spectator);
            return if public(a) == public(b) {
                Ok(false)
            } else {
                Err(format!("spectators hear more than {observer:?}:\n  {:?}\n  {:?}", public(a), public(b)))
            };
        }
        let revealing = |events: &[G::Event], others: &[String]| {
            events.iter().filter(|event| G::reveals(event)).any(|event| {
                heard(self.game, std::slice::from_ref(event), observer)
                    .iter()
                    .any(|text| !others.contains(text))
            })
        };
        if revealing(a, &heard_b) || revealing(b, &heard_a) {
            return Ok(true);
        }
        Err(format!(
            "{observer:?} learns something from events that are not said to reveal anything:\n  {}\n  {}",
            heard_a.join(" "),
            heard_b.join(" ")
        ))
    }
}
