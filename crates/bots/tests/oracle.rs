//! The regret minimiser against an exact solver: a reduced round, small enough for the crate `cfr` to walk through
//! all of it without sampling and without abstraction, has the same value by both.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use cfr::{Game as Solvable, GameTree, Moves, NodeType, Outcomes, PlayerNum, SolveMethod, SolveParams};
use std::convert::Infallible;
use std::sync::Arc;
use undercroft_bots::welcome::abstraction::Memory;
use undercroft_bots::welcome::guide::kits_of;
use undercroft_bots::welcome::kit::Kit;
use undercroft_bots::welcome::regret::{Learner, Payoffs};
use undercroft_bots::welcome::round::Round;
use undercroft_core::{Game, Setup};
use undercroft_welcome::Monster::{Demon, Dragon, Goblin, Golem, Lich, Orc, Skeleton, Vampire};
use undercroft_welcome::{Hero, Monster, Welcome};

/// Whoever goes in wins by coming out alive.
const PAYOFFS: Payoffs = [[0.0, 1.0], [1.0, 0.0]];

/// What somebody did, and the card if there was one.
type Step = (usize, Option<Monster>);

/// A round as a tree: the order of the cards is chance, everything after it is somebody's choice.
#[derive(Clone)]
struct Node {
    kits: Arc<[Kit; 64]>,
    tiles: u8,
    /// The orders of the cards still possible; one once the round has begun.
    deals: Arc<Vec<Vec<Monster>>>,
    round: Option<Round>,
    card: Option<Monster>,
    steps: Vec<(usize, Step)>,
    over: Option<f64>,
}

const PASS: usize = 100;
const DRAW: usize = 101;

impl Node {
    fn start(kits: [Kit; 64], cards: &[Monster], tiles: u8) -> Node {
        let mut deals = vec![vec![]];
        for _ in cards {
            deals = deals
                .into_iter()
                .flat_map(|deal: Vec<usize>| {
                    let left = (0..cards.len()).filter(|card| !deal.contains(card)).collect::<Vec<_>>();
                    left.into_iter().map(move |card| [&deal[..], &[card]].concat())
                })
                .collect();
        }
        let deals = deals.into_iter().map(|deal| deal.into_iter().map(|card| cards[card]).collect());
        Node {
            kits: Arc::new(kits),
            tiles,
            deals: Arc::new(deals.collect()),
            round: None,
            card: None,
            steps: Vec::new(),
            over: None,
        }
    }

    fn choices(&self) -> Vec<usize> {
        let round = self.round.unwrap();
        match self.card {
            None if round.can_draw() => vec![DRAW, PASS],
            None => vec![PASS],
            Some(_) => (0..7).filter(|action| round.allows(*action)).collect(),
        }
    }

    fn after(&self, choice: usize) -> Node {
        let mut next = self.clone();
        let round = next.round.as_mut().unwrap();
        let player = round.turn;
        next.steps.push((player, (choice, self.card)));
        match (choice, self.card) {
            (PASS, _) => {
                let alive = round.delve(&self.kits[usize::from(round.tiles)], None);
                next.over = Some(f64::from(PAYOFFS[1 - player][usize::from(alive)]));
            }
            (DRAW, _) => next.card = Some(round.draw()),
            (action, card) => {
                round.place(card.unwrap(), action);
                next.card = None;
            }
        }
        next
    }
}

impl Outcomes<Node> for Node {
    fn len(&self) -> usize {
        self.deals.len()
    }
    fn get(&self, index: usize) -> (f64, Node) {
        let round = Some(Round::new(&self.deals[index], self.tiles));
        (1.0 / self.deals.len() as f64, Node { round, ..self.clone() })
    }
}

impl Moves<Node> for Node {
    fn len(&self) -> usize {
        self.choices().len()
    }
    fn apply(&self, index: usize) -> Node {
        self.after(self.choices()[index])
    }
    fn action(&self, index: usize) -> usize {
        self.choices()[index]
    }
}

impl Solvable for Node {
    type Action = usize;
    /// Everything the player has seen, in order: the others' moves without their cards.
    type Infoset = Vec<Step>;
    type ChanceInfoset = Infallible;
    type Chance = Node;
    type Player = Node;

    fn into_node(self) -> NodeType<Node> {
        if let Some(value) = self.over {
            return NodeType::Terminal(value);
        }
        let Some(round) = self.round else { return NodeType::Chance(None, self) };
        let player = round.turn;
        let seen = |(mover, (action, card)): &(usize, Step)| (*action, card.filter(|_| *mover == player));
        let mut infoset: Vec<Step> = self.steps.iter().map(seen).collect();
        infoset.push((usize::MAX, self.card));
        NodeType::Player(if player == 0 { PlayerNum::One } else { PlayerNum::Two }, infoset, self)
    }
}

/// Hero, tiles by their bits in printed order, cards, and how far the values may be apart. The mage's round is one in
/// which the abstraction hides something that matters: its value stays 0.027 lower however long it is learned.
const ROUNDS: [(Hero, u8, [Monster; 5], f64); 4] = [
    (Hero::Barbarian, 0b000110, [Goblin, Vampire, Golem, Demon, Dragon], 0.01),
    (Hero::Barbarian, 0b010001, [Orc, Orc, Golem, Lich, Dragon], 0.01),
    (Hero::Mage, 0b000101, [Goblin, Skeleton, Golem, Lich, Demon], 0.035),
    (Hero::Rogue, 0b001010, [Goblin, Orc, Vampire, Vampire, Demon], 0.01),
];

#[test]
fn reduced_rounds_have_the_value_an_exact_solver_finds() {
    let game = Welcome::new(&Setup::new(2)).unwrap();
    for (hero, tiles, cards, apart) in ROUNDS {
        let kits = kits_of(&game, hero);
        let tree = GameTree::from_game(Node::start(kits, &cards, tiles)).unwrap();
        let (strategies, _) = tree.solve(SolveMethod::Full, 300, 0.0, 1, SolveParams::default()).unwrap();
        let info = strategies.get_info();
        assert!(info.regret() < 0.01, "{hero:?}: {}", info.regret());
        let exact = info.player_utility(PlayerNum::One);

        let mut memory = Memory::default();
        let mut learner = Learner::new(Round::new(&cards, tiles), &kits, &mut memory, PAYOFFS, 1);
        learner.learn(100_000);
        let learned = f64::from(learner.value(100_000, 0));
        assert!((exact - learned).abs() < apart, "{hero:?}: {exact:.4}, not {learned:.4}");
    }
}
