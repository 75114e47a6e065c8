//! How long the planner may think, and how much it has thought.

/// How many sheets are considered between two looks at the clock.
const BETWEEN_LOOKS: u64 = 64;

/// Counts the sheets that are considered and asks from time to time whether to go on. Once it is over it stays over.
pub(super) struct Patience<'a> {
    keep_going: &'a mut dyn FnMut() -> bool,
    considered: u64,
    over: bool,
}

impl<'a> Patience<'a> {
    pub(super) fn new(keep_going: &'a mut dyn FnMut() -> bool) -> Patience<'a> {
        Patience { keep_going, considered: 0, over: false }
    }

    /// One more sheet.
    pub(super) fn consider(&mut self) {
        self.considered += 1;
        if self.considered.is_multiple_of(BETWEEN_LOOKS) {
            self.look();
        }
    }

    /// Looks at the clock: is it time to come to an end?
    pub(super) fn look(&mut self) -> bool {
        self.over = self.over || !(self.keep_going)();
        self.over
    }

    /// Was it time to come to an end when the clock was last looked at?
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// How many sheets were considered.
    pub(super) fn considered(&self) -> u64 {
        self.considered
    }
}
