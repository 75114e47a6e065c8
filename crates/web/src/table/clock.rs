//! Time left to think. The script lets running clocks tick between two pictures of the table.

use crate::speech::Speech;
use maud::{Markup, html};

/// The clock of a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Milliseconds left.
    pub left: i64,
    /// Does it run?
    pub runs: bool,
}

impl Clock {
    /// The clock as it is shown: in days while there are days, then as on a watch.
    pub(super) fn show(self, speech: &Speech) -> Markup {
        let seconds = self.left.max(0) / 1000;
        let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60 % 60);
        let words = if days > 0 {
            speech.count("web-clock-days", days)
        } else if hours > 0 {
            format!("{hours}:{minutes:02}:{:02}", seconds % 60)
        } else {
            format!("{minutes}:{:02}", seconds % 60)
        };
        let ticks = (self.runs && days == 0).then_some(self.left);
        html! { span.clock.runs[self.runs] data-clock=[ticks] title=(speech.text("web-clock-left")) { (words) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::Language;

    #[test]
    fn days_are_told_in_words_and_minutes_as_on_a_watch() {
        let speech = Speech::new(Language::En);
        let shown = |left| Clock { left, runs: false }.show(&speech).into_string();
        assert!(shown(2 * 86_400_000 + 1).contains("2 days"), "{}", shown(2 * 86_400_000 + 1));
        assert!(shown(3_661_000).contains("1:01:01"));
        assert!(shown(65_999).contains(">1:05<"));
        assert!(shown(-5).contains(">0:00<"));
    }
}
