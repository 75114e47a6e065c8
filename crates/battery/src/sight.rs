//! Everything that one observer receives from a situation.

use serde::Serialize;
use undercroft_core::chance::Quick;
use undercroft_core::game::Game;
use undercroft_core::outcome::Status;
use undercroft_core::refusal::Refusal;
use undercroft_core::seat::Observer;

/// What the observer gets, in the bytes that would go over a wire.
#[derive(PartialEq, Debug)]
pub(crate) struct Sight {
    status: Status,
    view: String,
    public: String,
    moves: Vec<String>,
    refusals: Vec<(String, Option<Refusal>)>,
    imagined: Option<String>,
}

impl Sight {
    /// `foreign` are moves the observer might try; `luck` is what it imagines with.
    pub(crate) fn of<G: Game>(
        game: &G,
        state: &G::State,
        observer: Observer,
        foreign: &[G::Move],
        mut luck: Quick,
    ) -> Sight {
        let mut moves = Vec::new();
        let mut refusals = Vec::new();
        let mut imagined = None;
        if let Some(seat) = observer.seat() {
            game.possible_moves(state, seat, &mut moves);
            let answers = foreign.iter().map(|mv| (game.write_move(*mv), game.check(state, seat, *mv).err()));
            refusals.extend(answers);
            imagined = Some(json(&game.imagine(state, seat, &mut luck)));
        }
        Sight {
            status: game.status(state),
            view: json(&game.view(state, observer)),
            public: json(&game.view(state, Observer::Spectator)),
            moves: moves.into_iter().map(|mv| game.write_move(mv)).collect(),
            refusals,
            imagined,
        }
    }
}

/// The first thing by which two sights can be told apart.
pub(crate) fn difference(a: &Sight, b: &Sight) -> Result<(), String> {
    let both = |what: &str, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| {
        Err(format!("{what} though it should be the same:\n  {a:?}\n  {b:?}"))
    };
    if a.status != b.status {
        return both("the status differs", &a.status, &b.status);
    }
    if a.view != b.view {
        return Err(format!("the view differs though it should be the same:\n  {}\n  {}", a.view, b.view));
    }
    if a.public != b.public {
        return Err(format!(
            "spectators see a difference that players cannot:\n  {}\n  {}",
            a.public, b.public
        ));
    }
    if a.moves != b.moves {
        return both("the list of legal moves differs", &a.moves, &b.moves);
    }
    if let Some((a, b)) = a.refusals.iter().zip(&b.refusals).find(|(a, b)| a != b) {
        return both("the answer to an illegal move differs", a, b);
    }
    match (&a.imagined, &b.imagined) {
        (a, b) if a == b => Ok(()),
        (a, b) => both("what is imagined with the same luck differs", a, b),
    }
}

/// The events as the observer hears of them.
pub(crate) fn heard<G: Game>(game: &G, events: &[G::Event], observer: Observer) -> Vec<String> {
    events.iter().filter_map(|event| game.project(event, observer)).map(|event| json(&event)).collect()
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data serialises")
}
