//! How far a learner is, and what was chosen on the way: it is in the address, so that every step can be loaded again.

use super::Lesson;
use std::fmt;
use std::str::FromStr;

/// A step and the free choices before it, written `7~dig B2`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The step, counted from 0.
    pub step: usize,
    /// The moves the learner chose freely, oldest first.
    pub chosen: Vec<String>,
}

impl Course {
    /// A step of a lesson without free choices before it.
    pub fn at(step: usize) -> Course {
        Course { step, chosen: Vec::new() }
    }

    /// One step back.
    pub fn back(&self, lesson: &Lesson) -> Option<Course> {
        let step = self.step.checked_sub(1)?;
        let free = lesson.steps.iter().take(step).filter(|step| step.is_free()).count();
        Some(Course { step, chosen: self.chosen.iter().take(free).cloned().collect() })
    }

    /// One step on.
    pub fn on(&self) -> Course {
        Course { step: self.step + 1, chosen: self.chosen.clone() }
    }

    /// One step on, by a move of the learner's choice.
    pub fn on_by(&self, notation: &str) -> Course {
        let mut on = self.on();
        on.chosen.push(notation.to_owned());
        on
    }

    /// As it stands in an address.
    pub fn in_address(&self) -> String {
        in_address(&self.to_string())
    }
}

/// Any text as a value in an address: learners' forms may hold whatever somebody sends.
pub fn in_address(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.step)?;
        self.chosen.iter().try_for_each(|notation| write!(f, "~{notation}"))
    }
}

impl FromStr for Course {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Course, Self::Err> {
        let mut parts = text.split('~');
        let step = parts.next().unwrap_or_default().parse()?;
        Ok(Course { step, chosen: parts.map(str::to_owned).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_is_read_as_it_is_written() {
        for text in ["0", "7~dig B2", "9~dig B2~clover level rogue"] {
            assert_eq!(text.parse::<Course>().map(|course| course.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(in_address("7~dig B2"), "7%7Edig+B2");
        assert_eq!(in_address("\0&step=9\r\n"), "%00%26step%3D9%0D%0A");
        assert!("far".parse::<Course>().is_err());
    }
}
