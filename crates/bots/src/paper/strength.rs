//! How hard the planner thinks.

/// The levels of play, the weakest first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Any legal move.
    Random,
    /// Each die as if it were the last: most glory on the sheet now.
    Greedy,
    /// Looks at one die after the other, every other round only at the glory it gets at once, and does not always
    /// take what it likes best.
    Easy,
    /// Plans the round and judges what the sheet will be worth.
    Normal,
    /// Plans the round and tries the best plans in the next one.
    Hard,
    /// The same with more plans, more dice and more time.
    Expert,
}

/// What a strength spends on a plan.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many sheets are kept after each die.
    pub width: usize,
    /// One of so many good plans is taken as it comes; 1 for the best.
    pub careless: usize,
    /// How many plans are tried in rounds to come.
    pub plans: usize,
    /// How often each of them is tried at most; 0 for not at all.
    pub times: usize,
    /// How many rounds further.
    pub rounds: u8,
    /// How many sheets are kept after each die of those rounds.
    pub later_width: usize,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Strength; 6] = [
        Strength::Random,
        Strength::Greedy,
        Strength::Easy,
        Strength::Normal,
        Strength::Hard,
        Strength::Expert,
    ];

    /// The name in commands and tables.
    pub const fn id(self) -> &'static str {
        ["random", "greedy", "easy", "normal", "hard", "expert"][self as usize]
    }

    /// The strength with this name.
    pub fn from_id(id: &str) -> Option<Strength> {
        Strength::ALL.into_iter().find(|strength| strength.id() == id)
    }

    /// What it spends.
    pub const fn effort(self) -> Effort {
        let quick = Effort { width: 1, careless: 1, plans: 0, times: 0, rounds: 0, later_width: 0 };
        match self {
            Strength::Random | Strength::Greedy => quick,
            Strength::Easy => Effort { careless: 8, ..quick },
            Strength::Normal => Effort { width: 8, ..quick },
            Strength::Hard => Effort { width: 64, plans: 8, times: 16, rounds: 1, later_width: 3, ..quick },
            Strength::Expert => {
                Effort { width: 160, plans: 16, times: 64, rounds: 1, later_width: 4, ..quick }
            }
        }
    }
}
