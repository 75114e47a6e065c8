//! What many games have taught: a small network that looks at the signs on a sheet and says how much glory is
//! still to come.
//!
//! Only additions, multiplications and comparisons in a fixed order, so that every machine comes to the same
//! judgement.

use super::signs::SIGNS;
use std::sync::OnceLock;
use thiserror::Error;

/// Cells of the hidden layer.
pub(super) const CELLS: usize = 64;
/// The network speaks in tens of glory, which keeps its numbers near 1.
pub(super) const SCALE: f32 = 10.0;
/// All numbers of the network: signs to cells, cells, answer.
pub(super) const NUMBERS: usize = (SIGNS + 1) * CELLS + CELLS + 1;

/// The experience in the box; its first line says how it was made.
static IN_THE_BOX: &[u8] = include_bytes!("../../policies/paper.experience");

/// A file that is no experience of this planner.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("this is not a planner's experience: {0}")]
pub struct ExperienceError(String);

/// A trained network.
#[derive(Clone, PartialEq, Debug)]
pub struct Experience {
    pub(super) numbers: Box<[f32]>,
}

impl Experience {
    /// The one in the box.
    pub fn in_the_box() -> &'static Experience {
        static EXPERIENCE: OnceLock<Experience> = OnceLock::new();
        EXPERIENCE.get_or_init(|| match Experience::read(IN_THE_BOX) {
            Ok(experience) => experience,
            Err(error) => panic!("the planner's file in the box is broken: {error}"),
        })
    }

    /// Reads a file: a line for people, then the numbers, four bytes each, the lowest first.
    pub fn read(bytes: &[u8]) -> Result<Experience, ExperienceError> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let end = end.ok_or_else(|| ExperienceError("its first line does not end".to_owned()))?;
        let body = &bytes[end + 1..];
        if body.len() != NUMBERS * 4 {
            let problem = format!("it has {} bytes of numbers, not {}", body.len(), NUMBERS * 4);
            return Err(ExperienceError(problem));
        }
        let numbers: Box<[f32]> = body
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
            .collect();
        if numbers.iter().any(|number| !number.is_finite()) {
            return Err(ExperienceError("a number in it is none".to_owned()));
        }
        Ok(Experience { numbers })
    }

    /// The file; `made_by` is its first line.
    pub fn write(&self, made_by: &str) -> Vec<u8> {
        let mut bytes = format!("{}\n", made_by.replace('\n', " ")).into_bytes();
        bytes.extend(self.numbers.iter().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// The glory still to come, judged by these signs.
    pub(super) fn promise(&self, signs: &[(u16, f32)]) -> f32 {
        self.answer(&self.cells(signs)) * SCALE
    }

    /// The hidden layer; what is below 0 there counts as 0.
    #[inline(never)]
    pub(super) fn cells(&self, signs: &[(u16, f32)]) -> [f32; CELLS] {
        let mut cells = *self.row(SIGNS);
        for (sign, value) in signs {
            let row = self.row(usize::from(*sign));
            for cell in 0..CELLS {
                cells[cell] += row[cell] * value;
            }
        }
        cells.map(|cell| cell.max(0.0))
    }

    pub(super) fn answer(&self, cells: &[f32; CELLS]) -> f32 {
        let weights = &self.numbers[(SIGNS + 1) * CELLS..];
        let sum: f32 = cells.iter().zip(weights).map(|(cell, weight)| cell * weight).sum();
        sum + weights[CELLS]
    }

    #[inline]
    fn row(&self, sign: usize) -> &[f32; CELLS] {
        let start = sign * CELLS;
        self.numbers[start..start + CELLS].first_chunk().expect("the slice has this length")
    }
}
