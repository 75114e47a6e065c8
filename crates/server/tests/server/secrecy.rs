//! Two worlds that a seat cannot tell apart give byte-identical answers and streams, in every game on the shelf.
//!
//! That the games themselves keep their secrets is tested by their battery. Here both worlds are also played beside
//! the server: as long as the game tells Mira the same in both, the server must tell her the same as well.

use crate::common::web::Server;
use crate::common::{PATIENCE, Place, open_at, stopped};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::time::timeout;
use undercroft_core::{Ear, Observer, Seat, Seed, Setup};
use undercroft_server::http::Limits;
use undercroft_server::journal::ClockTerms;
use undercroft_server::load::{Client, Follower};
use undercroft_server::time::Time;
use undercroft_server::{NewTable, Person, SeatPlan, TableId};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::{new_table, table_from_position};

const MIRA: Seat = Seat::FIRST;
const SEED: &str = "the-same-in-both";

/// How many situations of each game are looked at, and how far each is played on.
const SITUATIONS: u64 = 8;
const FURTHER: usize = 6;

/// One world: a table at which Mira sits and Oskar knows more than she does, and the same game beside the server.
struct World {
    id: TableId,
    path: String,
    invite: String,
    stream: Follower,
    game: Box<dyn AnyTable>,
    last: String,
}

impl World {
    async fn open(place: &Place, mira: &Person, oskar: &Person, client: &Client, position: &str) -> World {
        let seed = Seed::new(SEED).unwrap();
        let game = table_from_position(position, seed.clone()).unwrap();
        let mut new = NewTable::new(game.facts().id, vec![SeatPlan::Me, SeatPlan::Open]);
        (new.public, new.start_when_full) = (true, true);
        new.position = Some(position.to_owned());
        new.clock = ClockTerms::Live { bank: 600, increment: 10 };
        let id = place.hall.open_with(mira, &new, Some(&seed)).await.unwrap();
        place.hall.join(oskar, &id, None).await.unwrap();
        let invite = place.see(mira, &id).await.invite.unwrap();
        let stream = client.follow(id.as_str()).await.unwrap();
        World { path: format!("/api/tables/{id}"), id, invite, stream, game, last: String::new() }
    }

    /// What the table is called and its invitation are the only things that may differ.
    fn plain(&self, text: &str) -> String {
        text.replace(self.id.as_str(), "ID").replace(&self.invite, "INVITE")
    }

    /// Everything the game would tell Mira after a move. When it is over everything may be told, so that is left.
    fn after(&self, seat: Seat, mv: &str) -> (Value, Vec<String>, Vec<Value>) {
        let mut game = self.game.copy();
        game.play(seat, mv, &[]).unwrap();
        if game.status().outcome().is_some() {
            return (Value::String(self.id.to_string()), Vec::new(), Vec::new());
        }
        let observer = Observer::Seat(MIRA);
        let scene = game.scene(observer);
        let legal = scene.choices().into_iter().map(|choice| choice.notation).collect();
        let told = game.listen(&mut Ear::default(), observer);
        let events = told.into_iter().map(|happening| happening.event.data()).collect();
        (scene.view(), legal, events)
    }

    /// Everything the server tells Mira.
    async fn told(&mut self, mira: &mut Client, moves: &[String]) -> Vec<String> {
        let table = mira.get(&self.path).await.unwrap().body;
        let mut told = vec![table.clone()];
        if table != self.last {
            let told_late = "the stream says nothing of what changed";
            let (name, data) = timeout(PATIENCE, self.stream.next()).await.expect(told_late).unwrap();
            // A beat without news would come before the one that is due, and would be out of date.
            let (now, beat): (Value, Value) =
                (serde_json::from_str(&table).unwrap(), serde_json::from_str(&data).unwrap());
            for field in ["view", "events_total", "asked", "choices", "undo"] {
                assert_eq!(now[field], beat[field], "{field} of {name}");
            }
            told.push(data);
            self.last = table;
        }
        for question in moves {
            let question = format!("/why-not?move={}", question.replace(' ', "+"));
            let reply = mira.get(&format!("{}{question}", self.path)).await.unwrap();
            told.push(format!("{question} {} {}", reply.status, reply.body));
        }
        told.push(mira.get(&format!("{}/fairness", self.path)).await.unwrap().body);
        told.iter().map(|text| self.plain(text)).collect()
    }
}

/// A situation somewhere in a game of random moves.
fn situation(game: &str, luck: u64) -> Box<dyn AnyTable> {
    let seed = Seed::new(format!("s{luck}")).unwrap();
    let mut table = new_table(game, &Setup::new(2), seed).unwrap();
    for number in 0..(2 + luck as usize * 5) {
        let acting: Vec<Seat> = table.status().acting().iter().collect();
        let Some(seat) = acting.get(number % acting.len().max(1)).copied() else { break };
        let legal = table.scene(Observer::Seat(seat)).choices();
        let choice = legal[(number * 7 + luck as usize * 3) % legal.len()].notation.clone();
        let mut next = table.copy();
        next.play(seat, &choice, &[]).unwrap();
        if next.status().outcome().is_some() {
            break;
        }
        table = next;
    }
    table
}

/// A move that is possible in both worlds and by which the rules do not tell them apart, rather one of Oskar's.
fn common_move(one: &World, two: &World, number: usize) -> Option<(Seat, String)> {
    let mut seats: Vec<Seat> = one.game.status().acting().iter().collect();
    seats.reverse();
    for seat in seats {
        let theirs: Vec<String> = two
            .game
            .scene(Observer::Seat(seat))
            .choices()
            .into_iter()
            .map(|choice| choice.notation)
            .collect();
        let mut both: Vec<String> = one
            .game
            .scene(Observer::Seat(seat))
            .choices()
            .into_iter()
            .map(|choice| choice.notation)
            .collect();
        both.retain(|notation| theirs.contains(notation));
        let first = number % both.len().max(1);
        both.rotate_left(first);
        if let Some(mv) = both.into_iter().take(12).find(|mv| one.after(seat, mv) == two.after(seat, mv)) {
            return Some((seat, mv));
        }
    }
    None
}

async fn mira_is_told_the_same_in_both_worlds(game: &str) {
    let place = open_at(stopped()).await;
    let server = Server::start(&place, Limits::none()).await;
    let (mira, token) = place.hall.welcome("Mira").await.unwrap();
    let oskar = place.guest("Oskar").await;
    let mut client = Client::new(server.address).with_token(&token);
    let (mut different_worlds, mut compared) = (0, 0);
    for luck in 0..SITUATIONS {
        let table = situation(game, luck);
        let (truth, imagined) = (table.position(), table.imagine(MIRA, luck));
        different_worlds += u32::from(truth != imagined);
        let mut one = World::open(&place, &mira, &oskar, &client, &truth).await;
        let mut two = World::open(&place, &mira, &oskar, &client, &imagined).await;
        let mut asked: Vec<String> = Vec::new();
        for number in 0..FURTHER {
            assert_eq!(
                one.told(&mut client, &asked).await,
                two.told(&mut client, &asked).await,
                "{game}, luck {luck}, after {number} moves ({asked:?})"
            );
            compared += 1;
            let Some((seat, mv)) = common_move(&one, &two, number + luck as usize) else { break };
            one.game.play(seat, &mv, &[]).unwrap();
            two.game.play(seat, &mv, &[]).unwrap();
            let who = if seat == MIRA { &mira } else { &oskar };
            place.hall.play(who, &one.id, &mv, None).await.unwrap();
            place.hall.play(who, &two.id, &mv, None).await.unwrap();
            asked = vec![mv];
        }
    }
    assert!(different_worlds > SITUATIONS as u32 / 2, "only {different_worlds} of the worlds differ");
    assert!(compared > SITUATIONS as usize * 2, "only {compared} situations were compared");
}

#[tokio::test]
async fn welcome_keeps_its_secrets_over_the_wire() {
    mira_is_told_the_same_in_both_worlds("welcome").await;
}

#[tokio::test]
async fn lords_keeps_its_secrets_over_the_wire() {
    mira_is_told_the_same_in_both_worlds("lords").await;
}

#[tokio::test]
async fn paper_keeps_its_secrets_over_the_wire() {
    mira_is_told_the_same_in_both_worlds("paper").await;
}

#[tokio::test]
async fn vault_keeps_its_secrets_over_the_wire() {
    mira_is_told_the_same_in_both_worlds("vault").await;
}

#[tokio::test]
async fn serpent_keeps_its_secrets_over_the_wire() {
    mira_is_told_the_same_in_both_worlds("serpent").await;
}

/// A move of Oskar's that only he hears of and that changes for nobody who is asked.
fn secret_move(game: &dyn AnyTable) -> Option<String> {
    let oskar = Seat::from_number(2)?;
    let scene = game.scene(Observer::Seat(oskar));
    let all = scene.standing_orders().into_iter().chain(scene.choices());
    let choices = all.map(|choice| choice.notation);
    choices.take(40).find(|notation| {
        let mut next = game.copy();
        next.play(oskar, notation, &[]).unwrap();
        let silent = |observer| next.happened(next.moves(), observer).is_empty();
        next.status() == game.status() && silent(Observer::Spectator) && silent(Observer::Seat(MIRA))
    })
}

/// Plays secret moves of Oskar's while time goes by: neither the table, nor a list, nor a beat of the stream tells of
/// them. Gives how many there were.
async fn secret_moves_move_nothing(game: &str) -> usize {
    let hand = Arc::new(AtomicI64::new(1_000_000));
    let place = open_at(Time::Turned(hand.clone())).await;
    let server = Server::start(&place, Limits::none()).await;
    let (mira, token) = place.hall.welcome("Mira").await.unwrap();
    let oskar = place.guest("Oskar").await;
    let mut client = Client::new(server.address).with_token(&token);
    let mut secrets = 0;
    for luck in 0..SITUATIONS {
        let position = situation(game, luck).position();
        let mut world = World::open(&place, &mira, &oskar, &client, &position).await;
        world.stream.next().await.unwrap();
        for number in 0..FURTHER {
            let Some(mv) = secret_move(&*world.game) else { break };
            hand.fetch_add(1_000, Ordering::SeqCst);
            let paths = [world.path.as_str(), "/api/me/tables", "/api/tables?phase=playing"];
            let mut before = Vec::new();
            for path in paths {
                before.push(client.get(path).await.unwrap().body);
            }
            world.game.play(Seat::from_number(2).unwrap(), &mv, &[]).unwrap();
            place.hall.play(&oskar, &world.id, &mv, None).await.unwrap();
            for (path, before) in paths.iter().zip(before) {
                assert_eq!(client.get(path).await.unwrap().body, before, "{game}, {luck}: {mv} in {path}");
            }
            // The next beat of the stream is the one for what Mira says herself.
            let said = json!({ "do": "say", "text": format!("line {number}") });
            client.post(&world.path, &said).await.unwrap();
            let (_, beat) = timeout(PATIENCE, world.stream.next()).await.unwrap().unwrap();
            let beat: Value = serde_json::from_str(&beat).unwrap();
            assert_eq!(beat["talk"].as_array().unwrap().len(), number + 1, "{game}, {luck}: {mv} was heard");
            secrets += 1;
        }
    }
    secrets
}

#[tokio::test]
async fn a_secret_move_moves_no_list_no_clock_and_no_stream() {
    for game in undercroft_shelf::ids() {
        let secrets = secret_moves_move_nothing(game).await;
        assert!(secrets > 0 || game == "welcome", "{game} has no secret moves to look at");
    }
}

/// A new game on the shelf needs a test here.
#[test]
fn every_game_on_the_shelf_is_looked_at() {
    assert_eq!(undercroft_shelf::ids(), ["welcome", "lords", "paper", "vault", "serpent"]);
}
