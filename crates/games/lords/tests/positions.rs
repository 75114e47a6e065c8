//! Positions that cannot be are refused, with every reason.

use undercroft_core::{Game, Quick, Seat, Setup, Silent};
use undercroft_lords::components::{Adventurer, Creature, EventTile, IN_THE_BOX, Order, Special, Trap};
use undercroft_lords::state::{Ask, Cell, Member, Occupant, Paladin, Phase};
use undercroft_lords::{Lords, State};

fn written() -> String {
    let game = Lords::new(&Setup::new(2)).expect("a set-up of the game");
    let state = game.start(&mut Quick::new(1), &mut Silent);
    game.write_position(&state)
}

#[test]
fn a_position_reads_back() {
    let text = written();
    let (game, state) = Lords::read_position(&text).unwrap();
    assert_eq!(game.write_position(&state), text);
}

#[test]
fn impossible_positions_are_refused() {
    let text = written();
    let tunnels = "tunnels = [\"C1\", \"C2\", \"C3\"]";
    assert!(text.contains(tunnels));
    let cases = [
        (tunnels, "tunnels = [\"C1\", \"C2\", \"D1\", \"D2\"]", "block of two by two"),
        (tunnels, "tunnels = [\"C1\", \"E4\"]", "connected"),
        (tunnels, "tunnels = [\"C2\", \"C3\"]", "the entrance"),
        (tunnels, "tunnels = [\"F9\"]", "is no square"),
        ("year = 1", "year = 3", "years 1 and 2"),
        ("seats = 2", "seats = 3", "the table has 3"),
        ("seats = 2", "seats = 5", "2 to 4 players"),
        ("game = \"lords\"", "game = \"welcome\"", "not of lords"),
        ("evil = 4", "evil = 99", "evil is at most 14"),
        ("imps = 3", "imps = 3\nwings = 2", "unknown field"),
        ("[position.tavern]", "[position.tavern]\ndemon = 2", "demon"),
    ];
    for (from, to, reason) in cases {
        let error = Lords::read_position(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(reason), "{to}: {error}");
    }
}

#[test]
fn rooms_in_the_wrong_place_are_refused() {
    let text = written();
    let with = |rooms: &str| {
        let text = text.replacen("tunnels = [\"C1\", \"C2\", \"C3\"]", "tunnels = [\"C1\"]", 1);
        let at = text.find("[position.players.dungeon.rooms]").unwrap();
        let at = at + text[at..].find('\n').unwrap() + 1;
        Lords::read_position(&format!("{}{rooms}{}", &text[..at], &text[at..])).unwrap_err().to_string()
    };
    assert!(with("mint = \"C2\"\n").contains("mint may not stand on C2 (DL-132)"));
    assert!(with("magic-room = \"C2\"\nmint = \"C3\"\n").contains("DL-133"));
    assert!(with("palace = \"C2\"\n").contains("“palace” is not known"));
}

/// A full game in which the first one to plan is asked for his plan.
fn planning() -> (Lords, State) {
    planning_with(Setup::new(3).with("rules", "full"))
}

fn planning_with(setup: Setup) -> (Lords, State) {
    let game = Lords::new(&setup).expect("a set-up of the game");
    let mut luck = Quick::new(3);
    let mut state = game.start(&mut luck, &mut Silent);
    while state.ask != Ask::Plan {
        let seat = game.status(&state).acting().first().expect("nobody is done before combat");
        let mut moves = Vec::new();
        game.legal_moves(&state, seat, &mut moves);
        let mv = moves.pop().expect("a move");
        game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
    }
    (game, state)
}

/// DL-200, DL-219, DL-226: numbers that the rules could not count with, plans that nobody could make, a paladin in two
/// places, cards and tiles twice: all are refused, each with its reason.
#[test]
fn impossible_combats_are_refused() {
    let (game, state) = planning();
    let me = state.actor.index();
    assert!(Lords::read_position(&game.write_position(&state)).is_ok());
    type Change = fn(&mut State, usize);
    let cases: [(&str, Change); 22] = [
        ("returned is 200, the stack of the year has ", |state, _| state.returned = 200),
        (": extra of ", |state, me| state.players[me].party[0].extra = 250),
        (" is 250; a game gives at most 120", |state, me| state.players[me].party[0].extra = 250),
        (" is 61; a game gives at most 60", |state, me| state.players[me].party[0].poison = 61),
        ("gold is 100; a game gives at most 99", |state, me| state.players[me].gold = 100),
        ("food is 101; a game gives at most 99", |state, me| {
            // Every reason is told, not only the first.
            (state.players[me].gold, state.players[me].food) = (100, 101);
        }),
        ("the number of prisoners is 9; a game gives at most 8", |state, me| {
            state.players[me].prison = [Adventurer::WarriorA; 9].into_iter().collect();
        }),
        ("gold on a trap", |state, me| state.players[me].plan.surcharge = 255),
        ("gold on a trap", |state, me| state.players[me].plan.surcharge = 1),
        ("1 monsters can be sent to C1 (DL-219)", |state, me| {
            state.players[me].plan.sent = [Creature::Goblin; 2].into_iter().collect();
        }),
        ("1 traps can be laid on C1 (DL-219)", |state, me| {
            state.players[me].plan.traps = [Trap::Pendulum; 2].into_iter().collect();
        }),
        ("a plan needs a tile", |state, me| {
            let other = (me + 1) % 3;
            state.players[other].plan.tile = None;
            state.players[other].plan.sent.add(Creature::Ghost);
        }),
        ("the paladin of the year is not at the head of this party", |state, me| {
            state.paladin = Paladin::With(Seat::new(me as u8));
        }),
        ("a paladin who is not with it", |state, me| {
            state.paladin = Paladin::Out;
            state.players[me].party.insert(0, Member::new(Adventurer::SilverPaladin));
        }),
        ("the paladin of the year is not at the head of this party", |state, me| {
            state.paladin = Paladin::With(Seat::new(me as u8));
            state.players[me].party.push(Member::new(Adventurer::SilverPaladin));
        }),
        ("a paladin who is not with it", |state, me| {
            state.paladin = Paladin::Out;
            state.players[me].party.insert(0, Member::new(Adventurer::GoldPaladin));
        }),
        ("the paladin is in his tent, but also", |state, me| {
            state.paladin = Paladin::Tent;
            state.players[me].prison.push(Adventurer::SilverPaladin);
        }),
        ("each event tile is there once", |state, _| state.event_tiles = [EventTile::Taxes; 3]),
        ("2 different special events", |state, _| state.specials = [Special::Rats; 2].into_iter().collect()),
        ("2 different special events", |state, _| {
            state.specials.pop();
        }),
        ("combat has rounds 1 to 4", |state, _| state.combat_round = 0),
        ("too many combat cards are shown", |state, _| state.cards_shown = 2),
    ];
    for (number, (reason, change)) in cases.into_iter().enumerate() {
        let mut state = state.clone();
        change(&mut state, me);
        let error = match Lords::read_position(&game.write_position(&state)) {
            Ok(_) => panic!("case {number} is taken: {reason}"),
            Err(error) => error.to_string(),
        };
        assert!(error.contains(reason), "case {number}: {error}");
    }
    let start = game.start(&mut Quick::new(1), &mut Silent);
    let mut plans = start.clone();
    plans.players[0].plan.tile = Some(Cell::ENTRANCE);
    let error = Lords::read_position(&game.write_position(&plans)).unwrap_err().to_string();
    assert!(error.contains("a plan belongs to combat"), "{error}");
    let mut fights = start;
    fights.combat_round = 2;
    let error = Lords::read_position(&game.write_position(&fights)).unwrap_err().to_string();
    assert!(error.contains("combat has rounds 1 to 4"), "{error}");
}

/// DL-248: with a table in which every card conjures an illusion, four may stand before a party of three and the
/// paladin; that position is possible, one more is not.
#[test]
fn an_illusion_in_every_round() {
    let lines = IN_THE_BOX
        .lines()
        .map(|line| if line.starts_with("spell = ") { "spell = { kind = \"illusion\" }" } else { line });
    let components = Some(lines.collect::<Vec<_>>().join("\n"));
    let (game, mut state) = planning_with(Setup { components, ..Setup::new(3) });
    let me = state.actor.index();
    let people = state.players[me].party.len();
    for _ in 0..4 {
        state.players[me].party.insert(0, Member::new(Adventurer::Illusion));
    }
    assert_eq!(people, 3);
    let read = Lords::read_position(&game.write_position(&state));
    assert!(read.is_ok(), "{:?}", read.err());
    state.players[me].party.insert(0, Member::new(Adventurer::Illusion));
    assert!(Lords::read_position(&game.write_position(&state)).is_err());
}

/// DL-015: a table may have a deck of one kind of trap and a stack of mostly one kind of monster; whoever has them all
/// is in a possible position.
#[test]
fn one_kind_may_fill_a_stack() {
    let mut text = IN_THE_BOX.replace("copies = 3\n", "copies = 0\n");
    text = text.replace("id = \"pendulum\"\ncopies = 0", "id = \"pendulum\"\ncopies = 27");
    for (id, copies) in [("goblin", 10), ("slime", 0), ("ghost", 0), ("witch", 0), ("vampire", 0)] {
        let entry = format!("id = \"{id}\"\ncopies = ");
        text = text.replace(&format!("{entry}[2, 1]"), &format!("{entry}[{copies}, 1]"));
    }
    let game = Lords::new(&Setup { components: Some(text), ..Setup::new(2) }).expect("a whole table");
    let mut state = game.start(&mut Quick::new(1), &mut Silent);
    let goblins = state.creature_stack.iter().filter(|one| **one == Creature::Goblin).count();
    state.creature_stack.retain(|one| *one != Creature::Goblin);
    state.players[0].up = std::iter::repeat_n(Creature::Goblin, goblins).collect();
    state.players[0].traps = std::mem::take(&mut state.trap_deck).into_iter().collect();
    assert!(goblins > 6, "{goblins}");
    let read = Lords::read_position(&game.write_position(&state));
    assert!(read.is_ok(), "{:?}", read.err());
}

/// What play cannot lead to is refused, every reason at once and in words that players use.
#[test]
fn impossible_seasons_are_refused() {
    let text = written();
    let (game, state) = Lords::read_position(&text).unwrap();
    type Change = fn(&mut State);
    let cases: [(&[&str], Change); 9] = [
        (
            &["player 1: 90 imps are at work, but there are only 3", "but nobody works now (DL-192)"],
            |state| {
                state.players[0].busy_imps = 90;
            },
        ),
        (&["player 1: 1 trolls are at work, but there are only 0"], |state| {
            state.players[0].busy_trolls = 1;
        }),
        (
            &[
                "player 1: 3 minions stand on food",
                "player 1: a minion stands on food, which was not ordered",
            ],
            |state| {
                state.phase = Phase::Actions(0);
                state.board[0] = [Occupant::Player(Seat::new(0)); 3];
            },
        ),
        (&["player 1: the order dig is given 3 times (DL-063)"], |state| {
            state.players[0].chosen = [Order::Dig; 3].into_iter().collect();
        }),
        (&["the order food is given, but it is closed this season (DL-065)"], |state| {
            state.players[0].inaccessible = [Order::Food, Order::Traps].into_iter().collect();
            state.players[0].chosen = [Order::Food].into_iter().collect();
        }),
        (&["player 2: with evil 14 the paladin would have come here (DL-199)"], |state| {
            state.players[1].evil = 14
        }),
        (&["paladin-gold comes in year 2 only (DL-294)"], |state| {
            state.players[0].prison.push(Adventurer::GoldPaladin);
        }),
        (&["0 event tiles lie face up; in winter it is 1 (DL-056)"], |state| state.events_shown = 0),
        (
            &["the order dig is given twice", "with evil 12 the paladin", "2 event tiles lie face up"],
            |state| {
                state.players[0].chosen = [Order::Dig; 2].into_iter().collect();
                state.players[1].evil = 12;
                state.events_shown = 2;
            },
        ),
    ];
    for (reasons, change) in cases {
        let mut state = state.clone();
        change(&mut state);
        let told = Lords::read_position(&game.write_position(&state)).unwrap_err().to_string();
        for reason in reasons {
            assert!(told.contains(reason), "{reason}\n{told}");
        }
    }
    let told = Lords::read_position(&text.replace("phase = \"orders\"", "phase = { actions = 200 }"));
    assert!(told.unwrap_err().to_string().contains("actions go from 0 to 26, not to 200"));
}

/// The short form: what is not described lies on the stacks.
#[test]
fn the_rest_lies_on_the_stacks() {
    let short = "game = \"lords\"\n[setup]\nseats = 2\n[position]\nyear = 1\nseason = \"spring\"\nphase = \"orders\"\n\
        ask = \"orders\"\nactor = 1\nfirst = 1\nevents_shown = 2\npaladin = \"tent\"\n\
        [[position.players]]\nevil = 5\ngold = 4\nfood = 1\nimps = 4\ninaccessible = [\"food\", \"dig\"]\n\
        up = { troll = 1 }\n[position.players.dungeon]\ntunnels = [\"C1\", \"C2\", \"C3\", \"B2\"]\n\
        [[position.players]]\nevil = 3\ngold = 2\nfood = 3\nimps = 3\ninaccessible = [\"mine\", \"imps\"]\n\
        [position.players.dungeon]\ntunnels = [\"C1\", \"C2\", \"C3\"]\n";
    let (game, state) = Lords::read_position(short).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((state.creature_stack.len(), state.room_stack.len(), state.trap_deck.len()), (23, 16, 27));
    assert!(!state.creature_stack[12..].contains(&Creature::Demon), "the second year lies below");
    game.conserved(&state).unwrap();
    let (_, again) = Lords::read_position(short).unwrap();
    assert_eq!(again, state, "the same text is the same table");
}
