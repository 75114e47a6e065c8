//! Two worlds that a seat cannot tell apart give byte-identical answers and streams, in every game on the shelf.
//!
//! That the games themselves keep their secrets is tested by their battery. Here both worlds are also played beside
//! the server: as long as the game tells Mira the same in both, the server must tell her the same as well.

use crate::common::web::Server;
use crate::common::{PATIENCE, Place, open};
use serde_json::Value;
use tokio::time::timeout;
use undercroft_core::{Ear, Observer, Seat, Seed, Setup};
use undercroft_server::http::Limits;
use undercroft_server::load::{Client, Follower};
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
    let place = open().await;
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

/// A new game on the shelf needs a test here.
#[test]
fn every_game_on_the_shelf_is_looked_at() {
    assert_eq!(undercroft_shelf::ids(), ["welcome", "lords", "paper"]);
}
