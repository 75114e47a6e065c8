//! What the steward has learned: how much everything he notices speaks for and against every kind of move.
//!
//! Only additions, multiplications and comparisons in a fixed order, so that every machine comes to the same
//! judgement.

use std::sync::OnceLock;
use thiserror::Error;
use undercroft_lords::Move;
use undercroft_lords::components::{Creature, Order, Room, Trap};
use undercroft_lords::moves::Mode;
use undercroft_lords::state::{Ask, COLUMNS, Phase, ROWS, State};

/// What is noticed about the whole situation.
pub const SHARED: usize = 50;
/// What is noticed about one move.
pub const OWN: usize = 6;
/// Everything noticed when a move is weighed.
pub const NOTICED: usize = SHARED + OWN;

/// What is made of the situation: cells of a small network.
pub const HIDDEN: usize = 48;
/// Everything that speaks for or against a move.
pub const ROW: usize = NOTICED + HIDDEN;

/// One move in its situation.
pub type Noticed = [f32; NOTICED];
/// What is made of a situation.
pub type Hidden = [f32; HIDDEN];

const CELLS: usize = ROWS as usize * COLUMNS as usize;
const ORDERS: usize = 0;
const RECALLS: usize = ORDERS + Order::COUNT;
const SPACES: usize = RECALLS + Order::COUNT;
const PASSES: usize = SPACES + Order::COUNT * 3;
const MINERS: usize = PASSES + Order::COUNT;
const HIRES: usize = MINERS + 4;
const ROOMS: usize = HIRES + Creature::COUNT;
const ROOM_CELLS: usize = ROOMS + Room::COUNT;
const DIG_CELLS: usize = ROOM_CELLS + CELLS;
const DIG: usize = DIG_CELLS + CELLS;
const DUG: usize = DIG + 1;
const PAYS: usize = DUG + 1;
const RELEASES: usize = PAYS + Creature::COUNT;
const PRODUCES: usize = RELEASES + Creature::COUNT;
const PRODUCED: usize = PRODUCES + Room::COUNT;
const SPIES: usize = PRODUCED + 1;
const LAYS: usize = SPIES + 5;
const SENDS: usize = LAYS + Trap::COUNT;
const READY: usize = SENDS + Creature::COUNT;
const TILES: usize = READY + 1;
const ATTACKS: usize = TILES + 2;
const DISCARDS: usize = ATTACKS + Creature::COUNT * 2;
/// Kinds of moves that are told apart.
pub const KINDS: usize = DISCARDS + Trap::COUNT;

/// The kinds a move belongs to: one, or two where what and where are weighed apart. Other moves are not learned.
pub fn kinds(
    state: &State,
    room_at: impl Fn(undercroft_lords::state::Cell) -> bool,
    mv: Move,
) -> (Option<usize>, Option<usize>) {
    let space = || {
        let Phase::Actions(step) = state.phase else { return (0, 0) };
        let order = Order::ALL.get(usize::from(step / 3)).copied().unwrap_or(Order::Food);
        (order.place(), order.spaces()[usize::from(step % 3)])
    };
    let cell = |cell: undercroft_lords::state::Cell| {
        usize::from(cell.row()) * usize::from(COLUMNS) + usize::from(cell.column())
    };
    let one = |kind: usize| (Some(kind), None);
    match mv {
        Move::Order(order) => one(ORDERS + order.place()),
        Move::Recall(order) => one(RECALLS + order.place()),
        Move::Use => one(SPACES + space().0 * 3 + space().1),
        Move::Pass if state.ask == Ask::Spy => one(SPIES + 4),
        Move::Pass => one(PASSES + space().0),
        Move::Mine(imps) => one(MINERS + usize::from(imps.clamp(1, 4)) - 1),
        Move::Hire(creature) => one(HIRES + creature.place()),
        Move::Build(room, at) => (Some(ROOMS + room.place()), Some(ROOM_CELLS + cell(at))),
        Move::Dig(at) => (Some(DIG), Some(DIG_CELLS + cell(at))),
        Move::Done if state.ask == Ask::Produce => one(PRODUCED),
        Move::Done => one(DUG),
        Move::Pay(creature) => one(PAYS + creature.place()),
        Move::Release(creature) | Move::Withdraw(creature) => one(RELEASES + creature.place()),
        Move::Produce(room) => one(PRODUCES + room.place()),
        Move::Spy(place) => one(SPIES + usize::from(place.clamp(1, 4)) - 1),
        Move::Lay(trap) => one(LAYS + trap.place()),
        Move::Send(creature) => one(SENDS + creature.place()),
        Move::Ready => one(READY),
        Move::Tile(at) => one(TILES + usize::from(room_at(at))),
        Move::Attack(creature, mode, _) => {
            one(ATTACKS + creature.place() * 2 + usize::from(mode != Mode::Plain))
        }
        Move::Discard(trap) => one(DISCARDS + trap.place()),
        _ => (None, None),
    }
}

/// The lessons in the box; their first line says how they were learned.
static IN_THE_BOX: &[u8] = include_bytes!("../../policies/lords.lessons");

/// A file that holds no lessons of a steward.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("these are not a steward's lessons: {0}")]
pub struct LessonsError(String);

/// How much each thing noticed counts for each kind of move.
#[derive(Clone, PartialEq, Debug)]
pub struct Lessons {
    pub(super) weights: Box<[f32]>,
}

impl Lessons {
    /// All weights.
    pub const WEIGHTS: usize = Lessons::NETWORKS + 2 * SHARED * HIDDEN;
    /// Where the two small networks begin: one for building, one for combat.
    pub(super) const NETWORKS: usize = KINDS * ROW;

    /// Those in the box.
    pub fn in_the_box() -> &'static Lessons {
        static LESSONS: OnceLock<Lessons> = OnceLock::new();
        LESSONS.get_or_init(|| match Lessons::read(IN_THE_BOX) {
            Ok(lessons) => lessons,
            Err(error) => panic!("the steward's file in the box is broken: {error}"),
        })
    }

    /// Nothing but rules of thumb, which are the first thing noticed of a move.
    pub fn none() -> Lessons {
        let mut weights = vec![0.0; Lessons::WEIGHTS];
        for (kind, row) in weights[..Lessons::NETWORKS].chunks_exact_mut(ROW).enumerate() {
            row[SHARED] = match kind {
                ORDERS..SPACES => 3.0,
                // What goes where is weighed with what it is.
                ROOM_CELLS..DIG_CELLS | DIG => 0.0,
                _ => super::steward::TRUST,
            };
        }
        Lessons { weights: weights.into() }
    }

    /// Reads a file: a line for people, then the weights, four bytes each, the lowest first.
    pub fn read(bytes: &[u8]) -> Result<Lessons, LessonsError> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let end = end.ok_or_else(|| LessonsError("the first line does not end".to_owned()))?;
        let body = &bytes[end + 1..];
        if body.len() != Lessons::WEIGHTS * 4 {
            let problem = format!("{} bytes of weights, not {}", body.len(), Lessons::WEIGHTS * 4);
            return Err(LessonsError(problem));
        }
        let weights: Box<[f32]> = body
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
            .collect();
        if weights.iter().any(|weight| !weight.is_finite()) {
            return Err(LessonsError("a weight is not a number".to_owned()));
        }
        Ok(Lessons { weights })
    }

    /// The file; `made_by` is its first line.
    pub fn write(&self, made_by: &str) -> Vec<u8> {
        let mut bytes = format!("{}\n", made_by.replace('\n', " ")).into_bytes();
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// What is made of a situation; what is below 0 there counts as 0.
    #[inline]
    pub(super) fn hidden(&self, combat: bool, noticed: &Noticed) -> Hidden {
        let network = &self.weights[Lessons::NETWORKS + usize::from(combat) * SHARED * HIDDEN..];
        let mut hidden = [0.0; HIDDEN];
        for (row, value) in network.chunks_exact(HIDDEN).zip(&noticed[..SHARED]) {
            if *value != 0.0 {
                for (cell, weight) in hidden.iter_mut().zip(row) {
                    *cell += weight * value;
                }
            }
        }
        hidden.map(|cell| cell.max(0.0))
    }

    /// What speaks for a move of this kind.
    #[inline]
    pub(super) fn speaks(&self, kind: usize, noticed: &Noticed, hidden: &Hidden) -> f32 {
        let (row, cells) = self.weights[kind * ROW..][..ROW].split_at(NOTICED);
        let mut sums = [0.0f32; 8];
        let pairs = row.chunks_exact(8).zip(noticed.chunks_exact(8));
        for (row, noticed) in pairs.chain(cells.chunks_exact(8).zip(hidden.chunks_exact(8))) {
            for lane in 0..8 {
                sums[lane] += row[lane] * noticed[lane];
            }
        }
        let [a, b, c, d, e, f, g, h] = sums;
        ((a + b) + (c + d)) + ((e + f) + (g + h))
    }

    /// What speaks for a move of these kinds; where they are not learned, only the rules of thumb do.
    #[inline]
    pub(super) fn judge(
        &self,
        kinds: (Option<usize>, Option<usize>),
        noticed: &Noticed,
        hidden: &Hidden,
    ) -> f32 {
        match kinds {
            (Some(what), Some(at)) => self.speaks(what, noticed, hidden) + self.speaks(at, noticed, hidden),
            (Some(what), None) => self.speaks(what, noticed, hidden),
            (None, _) => super::steward::TRUST * noticed[SHARED],
        }
    }
}

/// e to the power of something that is not above 0, by products alone; good to a few hundredths.
#[inline]
pub fn power(exponent: f32) -> f32 {
    let mut result = 1.0 + exponent.max(-16.0) / 1024.0;
    for _ in 0..10 {
        result *= result;
    }
    result
}
