//! Titles for solo scores: something to beat alone.

use undercroft_core::Phrase;

/// A rank for a solo score.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rank {
    from: i32,
    id: &'static str,
}

impl Rank {
    /// The ranks from the lowest up. The limits follow what bots reach on many seeds; see
    /// `docs/rules/paper-dungeons.md`.
    pub const ALL: [Rank; 7] = [
        Rank { id: "lost", from: i32::MIN },
        Rank { id: "torchbearer", from: 20 },
        Rank { id: "scribbler", from: 40 },
        Rank { id: "delver", from: 65 },
        Rank { id: "hero", from: 90 },
        Rank { id: "champion", from: 105 },
        Rank { id: "legend", from: 115 },
    ];

    /// The rank of a score.
    pub fn of(score: i32) -> Rank {
        Rank::ALL.into_iter().rfind(|rank| score >= rank.from).unwrap_or(Rank::ALL[0])
    }

    /// The lowest score of this rank; none for the rank that everybody has.
    pub fn from(self) -> Option<i32> {
        (self.from > i32::MIN).then_some(self.from)
    }

    /// The score that good play reaches more often than not: what a hint measures solo play against.
    pub fn par() -> i32 {
        Rank::ALL[4].from
    }

    /// The title for people.
    pub fn title(self) -> Phrase {
        Phrase::member("paper-rank", self.id)
    }

    /// The lowest score of the next rank, and that rank; none above the highest.
    pub fn next(self) -> Option<(i32, Rank)> {
        let rank = Rank::ALL.into_iter().find(|rank| rank.from > self.from)?;
        Some((rank.from, rank))
    }
}
