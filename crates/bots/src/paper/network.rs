//! What many games have taught: a small network that looks at the features of a sheet and says how much glory is
//! still to come.
//!
//! Only additions, multiplications and comparisons in a fixed order, so that every machine comes to the same
//! judgement.

use super::features::FEATURES;
use std::sync::OnceLock;
use thiserror::Error;

/// Units of the hidden layer.
pub(super) const HIDDEN: usize = 64;
/// The network speaks in tens of glory, which keeps its weights near 1.
pub(super) const SCALE: f32 = 10.0;
/// All weights: features to hidden units with their biases, hidden units to the answer with its bias.
pub(super) const WEIGHTS: usize = (FEATURES + 1) * HIDDEN + HIDDEN + 1;

/// The network in the box; its first line says how it was made.
static IN_THE_BOX: &[u8] = include_bytes!("../../policies/paper.network");

/// A file that is no network of this planner.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("this is not a planner's network: {0}")]
pub struct NetworkError(String);

/// A trained network.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    pub(super) weights: Box<[f32]>,
}

impl Network {
    /// The one in the box.
    pub fn in_the_box() -> &'static Network {
        static NETWORK: OnceLock<Network> = OnceLock::new();
        NETWORK.get_or_init(|| match Network::read(IN_THE_BOX) {
            Ok(network) => network,
            Err(error) => panic!("the planner's file in the box is broken: {error}"),
        })
    }

    /// Reads a file: a line for people, then the weights, four bytes each, the lowest first.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let end = end.ok_or_else(|| NetworkError("its first line does not end".to_owned()))?;
        let body = &bytes[end + 1..];
        if body.len() != WEIGHTS * 4 {
            let problem = format!("it has {} bytes of weights, not {}", body.len(), WEIGHTS * 4);
            return Err(NetworkError(problem));
        }
        let weights: Box<[f32]> = body
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
            .collect();
        if weights.iter().any(|weight| !weight.is_finite()) {
            return Err(NetworkError("a weight in it is not a number".to_owned()));
        }
        Ok(Network { weights })
    }

    /// The file; `made_by` is its first line.
    pub fn write(&self, made_by: &str) -> Vec<u8> {
        let mut bytes = format!("{}\n", made_by.replace('\n', " ")).into_bytes();
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// The glory still to come, judged by these features.
    pub(super) fn promise(&self, features: &[(u16, f32)]) -> f32 {
        self.answer(&self.hidden(features)) * SCALE
    }

    /// The hidden layer; what is below 0 there counts as 0.
    #[inline(never)]
    pub(super) fn hidden(&self, features: &[(u16, f32)]) -> [f32; HIDDEN] {
        let mut hidden = *self.row(FEATURES);
        for (feature, value) in features {
            let row = self.row(usize::from(*feature));
            for unit in 0..HIDDEN {
                hidden[unit] += row[unit] * value;
            }
        }
        hidden.map(|unit| unit.max(0.0))
    }

    pub(super) fn answer(&self, hidden: &[f32; HIDDEN]) -> f32 {
        let weights = &self.weights[(FEATURES + 1) * HIDDEN..];
        let sum: f32 = hidden.iter().zip(weights).map(|(unit, weight)| unit * weight).sum();
        sum + weights[HIDDEN]
    }

    #[inline]
    fn row(&self, feature: usize) -> &[f32; HIDDEN] {
        let start = feature * HIDDEN;
        self.weights[start..start + HIDDEN].first_chunk().expect("the slice has this length")
    }
}
