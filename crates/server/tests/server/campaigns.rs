//! Campaigns of three chapters, and the Hall of Fame.

use crate::common::{Place, open, patiently, play_on, until};
use undercroft_server::hall::{CampaignView, NewCampaign};
use undercroft_server::room::Phase;
use undercroft_server::{Not, Person, SeatPlan, TableId, Trouble};

fn new(scenario: &str, seats: &[&str]) -> NewCampaign {
    let seats = seats.iter().map(|seat| SeatPlan::from((*seat).to_owned())).collect();
    NewCampaign { scenario: scenario.to_owned(), seats }
}

/// The campaign after so many chapters were counted.
async fn after(place: &Place, person: &Person, chapters: usize) -> CampaignView {
    patiently("the chapter is counted", async || {
        let mut all = place.hall.campaigns_of(&person.id).await.unwrap();
        let counted = all.first().is_some_and(|one| one.story.results().len() == chapters);
        counted.then(|| all.swap_remove(0))
    })
    .await
}

async fn setup_of(place: &Place, person: &Person, table: &TableId) -> String {
    place.see(person, table).await.setup.options.get("dungeon").cloned().unwrap_or_default()
}

#[tokio::test]
async fn three_chapters_lead_into_the_hall_of_fame() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    assert!(place.hall.hall_of_fame().await.unwrap().is_empty());
    let first = place.hall.start_campaign(&mira, &new("mummy", &["me"])).await.unwrap();
    let id = after(&place, &mira, 0).await.id;
    assert_eq!(place.hall.go_on_with(&mira, &id).await.unwrap(), first, "it is being played");
    let mut tables = vec![first];
    for (chapter, card) in ["d", "e", "f"].into_iter().enumerate() {
        let table = tables.last().unwrap().clone();
        assert_eq!(setup_of(&place, &mira, &table).await, card);
        play_on(&place.hall, &[&mira], &table, 10_000).await;
        let view = after(&place, &mira, chapter + 1).await;
        assert!(matches!(place.hall.rematch(&mira, &table).await, Err(Trouble::Not(Not::Compared))));
        if view.goes_on() {
            let next = place.hall.go_on_with(&mira, &id).await.unwrap();
            assert_eq!(place.hall.go_on_with(&mira, &id).await.unwrap(), next, "one table for each chapter");
            tables.push(next);
        }
    }
    let over = place.hall.go_on_with(&mira, &id).await;
    assert!(matches!(over, Err(Trouble::Not(Not::CampaignOver))), "{over:?}");
    let view = place.hall.campaign(&mira.id, &id).await.unwrap();
    let fame = place.hall.hall_of_fame().await.unwrap();
    assert_eq!(fame.len(), 1);
    assert_eq!((fame[0].name.as_str(), fame[0].scenario.as_str()), ("Mira", "mummy"));
    assert_eq!(fame[0].total, i64::from(view.story.totals()[0]));
    assert_eq!(fame[0].chapters, view.story.results().iter().map(|one| one[0]).collect::<Vec<_>>());

    // Nobody else looks into it.
    let oskar = place.guest("Oskar").await;
    assert!(matches!(place.hall.campaign(&oskar.id, &id).await, Err(Trouble::NotFound)));
    assert!(matches!(place.hall.go_on_with(&oskar, &id).await, Err(Trouble::NotFound)));
}

#[tokio::test]
async fn people_and_bots_keep_their_seats_from_chapter_to_chapter() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let table = place.hall.start_campaign(&mira, &new("city", &["me", "easy", "open"])).await.unwrap();
    let invite = place.see(&mira, &table).await.invite.unwrap();
    place.hall.admit(&oskar, &table, &invite).await.unwrap();
    place.hall.join(&oskar, &table, None).await.unwrap();
    place.hall.start(&mira, &table).await.unwrap();
    play_on(&place.hall, &[&mira, &oskar], &table, 10_000).await;
    let view = after(&place, &oskar, 1).await;
    // Whoever of them is first opens the next chapter for both.
    let next = place.hall.go_on_with(&oskar, &view.id).await.unwrap();
    assert_eq!(place.hall.go_on_with(&mira, &view.id).await.unwrap(), next);
    let seen = place.see(&mira, &next).await;
    assert_eq!(seen.phase, Phase::Playing);
    let people: Vec<_> = seen.chairs.iter().map(|chair| chair.person.clone()).collect();
    assert_eq!(people, [Some(mira.id.clone()), None, Some(oskar.id.clone())]);
    assert_eq!(seen.chapter.unwrap().number, 2);
}

#[tokio::test]
async fn a_chapter_that_is_given_up_ends_the_campaign() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let table = place.hall.start_campaign(&mira, &new("tower", &["me"])).await.unwrap();
    play_on(&place.hall, &[&mira], &table, 2).await;
    place.hall.resign(&mira, &table).await.unwrap();
    until(&place.hall, &mira, &table, |view| view.phase == Phase::Over).await;
    let view = patiently("it is noted", async || {
        place.hall.campaigns_of(&mira.id).await.unwrap().into_iter().find(|one| one.broken_off)
    })
    .await;
    assert!(!view.goes_on() && place.hall.hall_of_fame().await.unwrap().is_empty());
    let over = place.hall.go_on_with(&mira, &view.id).await;
    assert!(matches!(over, Err(Trouble::Not(Not::CampaignOver))), "{over:?}");
    let unknown = place.hall.start_campaign(&mira, &new("moon", &["me"])).await;
    assert!(matches!(unknown, Err(Trouble::Invalid(_))), "{unknown:?}");
    let nobody = place.hall.start_campaign(&mira, &new("city", &["easy"])).await;
    assert!(matches!(nobody, Err(Trouble::Invalid(_))), "{nobody:?}");
}
