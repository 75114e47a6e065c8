//! The bidding policy as a compact file: what to do, how often, in every situation training has met.

use super::abstraction::{ACTIONS, BIDS, DECISIONS};
use super::regret::{Payoffs, Tables};
use super::tallies::{PAIRS, STAGES, Tallies};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io::Write;
use thiserror::Error;
use undercroft_core::{Game, Setup};
use undercroft_welcome::{Hero, IN_THE_BOX, Welcome};

/// The policy that comes with the program.
pub const SHIPPED: &[u8] = include_bytes!("../../policies/welcome.policy");

/// Why a file is no use as a policy.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PolicyError {
    /// Not a policy, or cut off or changed.
    #[error("the policy file is damaged: {0}")]
    Damaged(String),
    /// A policy for something else.
    #[error("the policy is for {0}")]
    Foreign(String),
    /// Training was interrupted.
    #[error("the policy is unfinished: {0} of {STAGES} stages are trained; train on with --resume")]
    Unfinished(usize),
}

/// The first line of a policy file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// `undercroft-policy`.
    pub kind: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of the component table.
    pub components: String,
    /// The command that made it.
    pub command: String,
    /// The seed of the training.
    pub seed: u64,
    /// Rounds played for each pair of tallies and hero.
    pub rounds: u32,
    /// How many pairs of tallies are trained.
    pub stages: usize,
    /// The first bidder's winning chance by tallies and hero.
    pub values: Vec<[f32; 4]>,
    /// The fingerprint of the packed rest of the file.
    pub body: String,
}

/// A policy.
#[derive(Clone, PartialEq, Debug)]
pub struct Policy {
    /// Where it comes from.
    pub head: Head,
    bids: Vec<u8>,
    decisions: Vec<u16>,
    /// Parts of a mixture below this are not played.
    pub seldom: f32,
}

/// Mixtures of up to three actions, in twelfths: all ways to share them out, the likelier action first.
const MIXTURES: [[u8; 3]; 19] = {
    let mut mixtures = [[0; 3]; 19];
    let mut count = 0;
    let mut second = 0;
    while second <= 6 {
        let mut third = 0;
        while third <= second && 12 - second - third >= second {
            mixtures[count] = [12 - second - third, second, third];
            count += 1;
            third += 1;
        }
        second += 1;
    }
    mixtures
};
/// Parts of a mixture below this are not played. Measured with 150,000 rounds of training: without it `threshold-50` wins
/// 47.6 instead of 44.6 %, `mage-fan` 49.2 instead of 41.9 (± 3.1).
const SELDOM: f32 = 0.3;
/// How finely the chance to pass is kept.
const PASSES: f32 = 40.0;

impl Policy {
    /// A policy that knows nothing, to be trained.
    pub fn untrained(command: String, seed: u64, rounds: u32) -> Policy {
        Policy {
            head: Head {
                kind: KIND.to_owned(),
                game: Welcome::facts().id.to_owned(),
                rules: Welcome::facts().rules_version,
                components: digest(IN_THE_BOX.as_bytes()),
                command,
                seed,
                rounds,
                stages: 0,
                values: vec![[0.5; 4]; PAIRS],
                body: String::new(),
            },
            bids: vec![0; PAIRS * 4 * BIDS],
            decisions: vec![0; PAIRS * 4 * DECISIONS],
            seldom: SELDOM,
        }
    }

    /// Does the policy fit these rules? It is trained for the component values in the box.
    pub fn fits(game: &Welcome) -> bool {
        Welcome::new(&Setup::new(2)).is_ok_and(|boxed| boxed.components() == game.components())
    }

    /// The chance to pass, if the situation is known.
    pub fn pass(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<f32> {
        let byte = self.bids[(tallies.index() * 4 + hero as usize) * BIDS + index];
        Some(f32::from(byte.checked_sub(1)?) / PASSES)
    }

    /// What to do with a card, if the situation is known: add it (0) or throw it away with a tile (1 to 6).
    pub fn decision(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<[f32; ACTIONS]> {
        unpack(self.decisions[(tallies.index() * 4 + hero as usize) * DECISIONS + index])
    }

    /// The chance to pass as it is played: what training seldom did is most often a trace of its beginnings.
    pub fn settled_pass(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<f32> {
        self.pass(tallies, hero, index).map(|pass| {
            if pass < self.seldom {
                0.0
            } else if pass > 1.0 - self.seldom {
                1.0
            } else {
                pass
            }
        })
    }

    /// What to do with a card as it is played, without what training seldom did.
    pub fn settled_decision(&self, tallies: Tallies, hero: Hero, index: usize) -> Option<[f32; ACTIONS]> {
        let strategy = self.decision(tallies, hero, index)?;
        let most = strategy.into_iter().fold(0.0, f32::max);
        let kept = strategy.map(|part| if part < self.seldom && part < most { 0.0 } else { part });
        let total: f32 = kept.iter().sum();
        Some(kept.map(|part| part / total))
    }

    /// The first bidder's winning chance with each hero.
    pub fn values(&self, tallies: Tallies) -> [f32; 4] {
        self.head.values[tallies.index()]
    }

    /// What each end of a round is worth to its first bidder, who chooses the best hero for the next one.
    pub fn payoffs(&self, tallies: Tallies) -> Payoffs {
        let worth = |runner: usize, alive: bool| match tallies.after(runner, alive) {
            Err(winner) => f32::from(u8::from(winner == 0)),
            Ok(next) => {
                let best = self.values(next).into_iter().fold(0.0, f32::max);
                if runner == 0 { best } else { 1.0 - best }
            }
        };
        [[worth(0, false), worth(0, true)], [worth(1, false), worth(1, true)]]
    }

    /// Takes over what was learned for one pair of tallies and one hero.
    pub fn record(&mut self, tallies: Tallies, hero: Hero, tables: &Tables, value: f32) {
        let place = tallies.index() * 4 + hero as usize;
        self.head.values[tallies.index()][hero as usize] = value;
        for (byte, cell) in self.bids[place * BIDS..][..BIDS].iter_mut().zip(&tables.bids) {
            *byte = cell.average().map_or(0, |[_, pass]| 1 + (pass * PASSES).round() as u8);
        }
        let decisions = &mut self.decisions[place * DECISIONS..][..DECISIONS];
        for (code, cell) in decisions.iter_mut().zip(&tables.decisions) {
            *code = cell.average().map_or(0, |strategy| pack(&strategy));
        }
    }

    /// The file: one line of text, then the packed tables.
    pub fn write(&self) -> Vec<u8> {
        // The actions of all situations, then their mixtures: what is alike lies together.
        let [low, high] = [0, 1].map(|half| self.decisions.iter().map(move |code| code.to_le_bytes()[half]));
        let all: Vec<u8> = self.bids.iter().copied().chain(high).chain(low).collect();
        let body = miniz_oxide::deflate::compress_to_vec(&all, 10);
        let head = Head { body: digest(&body), ..self.head.clone() };
        let mut file = serde_json::to_vec(&head).expect("plain data serialises");
        file.push(b'\n');
        file.write_all(&body).expect("memory takes everything");
        file
    }

    /// Reads a file, finished or not.
    pub fn read(file: &[u8]) -> Result<Policy, PolicyError> {
        let damaged = |what: &str| PolicyError::Damaged(what.to_owned());
        let end = file.iter().take(1 << 16).position(|byte| *byte == b'\n');
        let end = end.ok_or_else(|| damaged("it does not begin with a line of text"))?;
        let head: Head = serde_json::from_slice(&file[..end])
            .map_err(|error| PolicyError::Damaged(format!("its first line: {error}")))?;
        let ours = Policy::untrained(String::new(), 0, 0).head;
        if head.kind != ours.kind {
            return Err(damaged("it is not an undercroft-policy"));
        }
        if (head.game.as_str(), head.rules) != (ours.game.as_str(), ours.rules) {
            let foreign = format!(
                "{} by version {} of the rules; this program has {} by version {}",
                head.game, head.rules, ours.game, ours.rules
            );
            return Err(PolicyError::Foreign(foreign));
        }
        if head.components != ours.components {
            return Err(PolicyError::Foreign("another component table".to_owned()));
        }
        let body = &file[end + 1..];
        if digest(body) != head.body || head.values.len() != PAIRS || head.stages > STAGES {
            return Err(damaged("what it holds is not what its first line says"));
        }
        let size = PAIRS * 4 * (BIDS + 2 * DECISIONS);
        let all = miniz_oxide::inflate::decompress_to_vec_with_limit(body, size)
            .map_err(|_| damaged("it cannot be unpacked"))?;
        if all.len() != size {
            return Err(damaged("its tables have the wrong size"));
        }
        let (bids, decisions) = all.split_at(PAIRS * 4 * BIDS);
        let (high, low) = decisions.split_at(decisions.len() / 2);
        let decisions = high.iter().zip(low).map(|(high, low)| u16::from_le_bytes([*low, *high])).collect();
        Ok(Policy { head, bids: bids.to_vec(), decisions, seldom: SELDOM })
    }

    /// Reads a file that must be finished.
    pub fn read_finished(file: &[u8]) -> Result<Policy, PolicyError> {
        let policy = Policy::read(file)?;
        if policy.head.stages == STAGES {
            Ok(policy)
        } else {
            Err(PolicyError::Unfinished(policy.head.stages))
        }
    }
}

const KIND: &str = "undercroft-policy";

fn digest(data: &[u8]) -> String {
    Sha256::digest(data)[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The three likeliest actions and how they are mixed. Nothing is 0.
fn pack(strategy: &[f32; ACTIONS]) -> u16 {
    let mut order: [usize; ACTIONS] = std::array::from_fn(|action| action);
    order.sort_by(|one, other| strategy[*other].total_cmp(&strategy[*one]));
    let likely = [order[0], order[1], order[2]];
    let total: f32 = likely.iter().map(|action| strategy[*action]).sum();
    let distance = |mixture: &[u8; 3]| -> f32 {
        let apart =
            |(part, action): (&u8, &usize)| (f32::from(*part) / 12.0 - strategy[*action] / total).abs();
        mixture.iter().zip(&likely).map(apart).sum()
    };
    let nearest =
        MIXTURES.iter().enumerate().min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)));
    let Some((number, mixture)) = nearest else { return 0 };
    let actions = mixture.iter().zip(likely).fold(0, |actions, (part, action)| {
        // Actions that are never taken are all written alike, which packs better.
        actions << 3 | if *part > 0 { action as u16 } else { 0 }
    });
    KNOWN | actions << 5 | number as u16
}

/// The mark of a situation that training has met.
const KNOWN: u16 = 1 << 15;

fn unpack(code: u16) -> Option<[f32; ACTIONS]> {
    let mixture = MIXTURES.get(usize::from(code & 31)).filter(|_| code & KNOWN != 0)?;
    let mut strategy = [0.0; ACTIONS];
    for (place, part) in mixture.iter().enumerate() {
        let action = usize::from(code >> (11 - 3 * place) & 7);
        *strategy.get_mut(action)? += f32::from(*part) / 12.0;
    }
    Some(strategy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_policy_is_finished_and_fits_the_rules() {
        let policy = Policy::read_finished(SHIPPED).unwrap();
        assert!(policy.head.command.starts_with("undercroft train welcome"));
        assert!(SHIPPED.len() < 3_000_000, "{} bytes", SHIPPED.len());
    }

    #[test]
    fn a_policy_is_written_and_read() {
        let policy = Policy::untrained("test".to_owned(), 7, 10);
        let back = Policy::read(&policy.write()).unwrap();
        assert_eq!((back.bids, back.decisions), (policy.bids, policy.decisions));
        assert_eq!(
            Policy::read_finished(&Policy::untrained(String::new(), 7, 10).write()).unwrap_err(),
            PolicyError::Unfinished(0)
        );
    }

    #[test]
    fn damaged_and_foreign_files_are_told_apart() {
        let mut file = SHIPPED.to_vec();
        let last = file.len() - 1;
        file[last] ^= 1;
        assert!(matches!(Policy::read(&file), Err(PolicyError::Damaged(_))));
        assert!(matches!(Policy::read(&SHIPPED[..SHIPPED.len() / 2]), Err(PolicyError::Damaged(_))));
        assert!(matches!(Policy::read(b"GIF89a"), Err(PolicyError::Damaged(_))));
        assert!(matches!(Policy::read(b""), Err(PolicyError::Damaged(_))));
        let mut policy = Policy::untrained(String::new(), 0, 1);
        policy.head.rules += 1;
        assert!(matches!(Policy::read(&policy.write()), Err(PolicyError::Foreign(_))));
        let mut policy = Policy::untrained(String::new(), 0, 1);
        policy.head.game = "lords".to_owned();
        assert!(matches!(Policy::read(&policy.write()), Err(PolicyError::Foreign(_))));
    }

    #[test]
    fn mixtures_survive_packing() {
        for strategy in [[0.0, 0.0, 0.5, 0.25, 0.0, 0.25, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]] {
            assert_eq!(unpack(pack(&strategy)), Some(strategy));
        }
        let rough = unpack(pack(&[0.1, 0.02, 0.58, 0.3, 0.0, 0.0, 0.0])).unwrap();
        assert!(
            (rough[2] - 7.0 / 12.0).abs() < 0.05 && (rough[3] - 0.3).abs() < 0.05 && rough[1] == 0.0,
            "{rough:?}"
        );
        assert_eq!(unpack(0), None);
        assert_eq!(unpack(KNOWN | 31), None);
    }
}
