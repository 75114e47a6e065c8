//! Two worlds that a seat cannot tell apart give byte-identical answers and streams.

use crate::common::web::Server;
use crate::common::{Place, open, plan};
use undercroft_core::{Seat, Seed};
use undercroft_server::http::Limits;
use undercroft_server::load::{Client, Follower};
use undercroft_server::{Person, TableId};
use undercroft_shelf::any_table::{new_table, table_from_position};

const MIRA: Seat = Seat::FIRST;

/// One world: a table at which Mira sits and Oskar knows more than she does.
struct World {
    id: TableId,
    path: String,
    invite: String,
    stream: Follower,
}

impl World {
    async fn open(place: &Place, mira: &Person, oskar: &Person, client: &Client, position: &str) -> World {
        let mut new = plan(&["me", "open"]);
        (new.public, new.start_when_full) = (true, true);
        new.position = Some(position.to_owned());
        let seed = Seed::new("the-same-in-both").unwrap();
        let id = place.hall.open_with(mira, &new, Some(&seed)).await.unwrap();
        place.hall.join(oskar, &id, None).await.unwrap();
        let invite = place.see(mira, &id).await.invite.unwrap();
        let stream = client.follow(id.as_str()).await.unwrap();
        World { path: format!("/api/tables/{id}"), id, invite, stream }
    }

    /// What the table is called and its invitation are the only things that may differ.
    fn plain(&self, text: &str) -> String {
        text.replace(self.id.as_str(), "ID").replace(&self.invite, "INVITE")
    }

    /// Everything Mira is told.
    async fn told(&mut self, mira: &mut Client, streamed: bool) -> Vec<String> {
        let mut told = Vec::new();
        if streamed {
            told.push(self.stream.next().await.unwrap().1);
        }
        for question in ["", "/fairness", "/why-not?move=pass", "/why-not?move=draw", "/why-not?move=add"] {
            let reply = mira.get(&format!("{}{question}", self.path)).await.unwrap();
            told.push(format!("{question} {} {}", reply.status, reply.body));
        }
        told.iter().map(|text| self.plain(text)).collect()
    }
}

#[tokio::test]
async fn mira_is_told_the_same_in_both_worlds() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let (mira, token) = place.hall.welcome("Mira").await.unwrap();
    let oskar = place.guest("Oskar").await;
    let mut client = Client::new(server.address).with_token(&token);
    let mut different_worlds = 0;
    for luck in 0..12 {
        let mut table =
            new_table("welcome", &undercroft_core::Setup::new(2), Seed::new(format!("s{luck}")).unwrap())
                .unwrap();
        for number in 0..(3 + luck as usize) {
            let Some(seat) = table.status().acting().first() else { break };
            let legal = table.legal(seat);
            // Nobody passes: the dungeon fills with what only one of them knows.
            let choice = legal.iter().filter(|choice| choice.notation != "pass").nth(number % 2);
            let choice = choice.or(legal.first()).unwrap().notation.clone();
            table.play(seat, &choice, &[]).unwrap();
        }
        let (truth, imagined) = (table.position(), table.imagine(MIRA, luck));
        different_worlds += u32::from(truth != imagined);
        let mut one = World::open(&place, &mira, &oskar, &client, &truth).await;
        let mut two = World::open(&place, &mira, &oskar, &client, &imagined).await;
        assert_eq!(one.told(&mut client, true).await, two.told(&mut client, true).await, "luck {luck}");
        // What Oskar does in secret must look the same to her, whatever he holds.
        for step in ["draw", "add", "pass"] {
            let asked = table_from_position(&truth, Seed::new("x").unwrap()).unwrap().status().acting();
            if asked.contains(MIRA) {
                break;
            }
            let (a, b) = (
                place.hall.play(&oskar, &one.id, step, None).await,
                place.hall.play(&oskar, &two.id, step, None).await,
            );
            if a.is_err() || b.is_err() {
                continue;
            }
            if place.see(&mira, &one.id).await.asked.contains(MIRA) && step == "pass" {
                break;
            }
            assert_eq!(one.told(&mut client, true).await, two.told(&mut client, true).await, "{luck} {step}");
        }
    }
    assert!(different_worlds > 6, "only {different_worlds} of the worlds differ");
}
