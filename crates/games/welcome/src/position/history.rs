//! Could the bidding have gone like this? Cards in the pile and the discard are in order, but how the two
//! orders interleave and when people passed is not written down, so all ways are tried.

use crate::PileOrder;
use crate::Welcome;
use std::collections::HashSet;
use undercroft_core::{Seat, SeatSet};

/// What is known of the bidding so far.
pub struct History<'a> {
    pub game: &'a Welcome,
    /// Who was in the game when the round began.
    pub survivors: SeatSet,
    /// Who may have begun the round.
    pub first: SeatSet,
    /// Who added cards, in order.
    pub added: Vec<Seat>,
    /// Who threw cards away, in order.
    pub thrown: Vec<Seat>,
    pub passed: SeatSet,
    /// Whose turn it is now; in the dungeon, the runner.
    pub turn: Seat,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash)]
struct Moment {
    added: [u8; 4],
    thrown: u8,
    passed: SeatSet,
    seat: Seat,
}

impl History<'_> {
    /// Is there a course of the bidding that leads here?
    pub fn is_possible(&self) -> bool {
        let mut seen = HashSet::new();
        self.first.iter().any(|seat| {
            let start = Moment { added: [0; 4], thrown: 0, passed: SeatSet::EMPTY, seat };
            self.leads_here(start, &mut seen)
        })
    }

    fn leads_here(&self, now: Moment, seen: &mut HashSet<Moment>) -> bool {
        if self.is_here(now) {
            return true;
        }
        if self.bidders(now).len() < 2 || !seen.insert(now) {
            return false;
        }
        let options = self.game.options();
        let first_turn = !self.has_started(now);
        let deck_empty = self.cards_used(now) >= self.game.components().deck_size();
        let may_add = !deck_empty && self.next_added_by(now);
        let must_add = options.variant && first_turn;
        let may_throw = !deck_empty && !must_add && self.thrown.get(now.thrown as usize) == Some(&now.seat);
        let may_pass =
            self.passed.contains(now.seat) && (deck_empty || !must_add || options.variant_first_turn_pass);
        let mut after_add = now;
        after_add.added[now.seat.index()] += 1;
        let after_throw = Moment { thrown: now.thrown + 1, ..now };
        let after_pass = Moment { passed: now.passed.with(now.seat), ..now };
        [(may_add, after_add), (may_throw, after_throw), (may_pass, after_pass)]
            .into_iter()
            .any(|(may, then)| may && self.leads_here(self.next_turn(then), seen))
    }

    fn is_here(&self, now: Moment) -> bool {
        self.cards_used(now) == self.added.len() + self.thrown.len()
            && now.passed == self.passed
            && now.seat == self.turn
    }

    fn cards_used(&self, now: Moment) -> usize {
        now.added.iter().map(|count| *count as usize).sum::<usize>() + now.thrown as usize
    }

    fn bidders(&self, now: Moment) -> SeatSet {
        self.survivors.iter().filter(|seat| !now.passed.contains(*seat)).collect()
    }

    fn has_started(&self, now: Moment) -> bool {
        now.added[now.seat.index()] > 0 || self.thrown[..now.thrown as usize].contains(&now.seat)
    }

    /// Is this seat's card the next in the pile? Once shuffled, the pile tells only how many each seat added.
    fn next_added_by(&self, now: Moment) -> bool {
        if self.game.options().pile_order == PileOrder::Shuffle {
            let total = self.added.iter().filter(|by| **by == now.seat).count();
            (now.added[now.seat.index()] as usize) < total
        } else {
            let next: usize = now.added.iter().map(|count| *count as usize).sum();
            self.added.get(next) == Some(&now.seat)
        }
    }

    fn next_turn(&self, mut now: Moment) -> Moment {
        let bidders = self.bidders(now);
        loop {
            now.seat = now.seat.next(self.game.seats());
            if bidders.contains(now.seat) || bidders.is_empty() {
                return now;
            }
        }
    }
}
