//! What a search keeps for the seat's next decision.
//!
//! A seat handle shows the present and not the way there. So the search notes what the seat would see at its next
//! decision along each way it often thought of; if the seat then sees just that, the tree is gone on with from
//! there. The other seats' choices begin anew: what they know along the way is their secret.

use super::Settings;
use super::tree::{Choice, Tree};
use crate::guide::fingerprint;
use serde::Serialize;
use std::collections::HashMap;
use undercroft_core::{Game, SeatHandle};

/// A tree, and where it may be taken up again.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    tree: Option<Tree>,
    /// How often each next decision was thought of.
    sighted: HashMap<Choice, u32>,
    /// The next decisions by what the seat sees there.
    places: HashMap<u64, Choice>,
}

/// So many thoughts make a decision worth noting.
const WORTH_NOTING: u32 = 4;

/// Where all ways begin.
const START: u64 = 0x6a09_e667_f3bc_c908;

impl Kept {
    /// Notes that the seat's next decision may be this one.
    pub fn sight<V: Serialize>(&mut self, choice: Choice, view: impl FnOnce() -> V) {
        let times = self.sighted.entry(choice).or_default();
        *times += 1;
        if *times == WORTH_NOTING {
            self.places.entry(mark(&view())).or_insert(choice);
        }
    }

    /// The tree to which all this belongs.
    #[must_use]
    pub fn with(self, tree: Tree) -> Kept {
        Kept { tree: Some(tree), ..self }
    }

    /// The tree and the choice to go on from: an earlier tree if it has thought of this decision, else a new one for
    /// about `nodes` moves.
    pub fn take_up<G: Game>(
        self,
        seat: &SeatHandle<'_, G>,
        settings: &Settings,
        nodes: usize,
    ) -> (Tree, Choice) {
        let found = if self.places.is_empty() { None } else { self.places.get(&mark(&seat.view())) };
        match (self.tree, found) {
            (Some(tree), Some(choice)) if !tree.is_nearly_full() => (tree, *choice),
            (Some(_) | None, _) => {
                let wide = seat.legal_moves().len() > settings.narrow;
                (Tree::new(nodes, settings.most_nodes), Choice { way: START, wide })
            }
        }
    }
}

/// A key of what a seat sees.
fn mark<V: Serialize>(view: &V) -> u64 {
    fingerprint(&serde_json::to_vec(view).unwrap_or_default())
}
