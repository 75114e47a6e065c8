//! People: names, sessions and passwords.

use crate::common::open;
use undercroft_core::{Company, Language, Phrase, Words};
use undercroft_server::hall::Theme;
use undercroft_server::{Not, Trouble};

#[tokio::test]
async fn a_guest_is_known_by_the_token_and_by_nothing_else() {
    let place = open().await;
    let (mira, token) = place.hall.welcome("  Mira\u{7}  the \n Bold ").await.unwrap();
    assert_eq!(mira.name, "Mira the Bold");
    assert_eq!(place.hall.who(&token).await.unwrap(), Some(mira.clone()));
    assert_eq!(place.hall.who(mira.id.as_str()).await.unwrap(), None);
    // The key is kept: after a restart everybody is still who they are.
    let again = place.another().await;
    assert_eq!(again.who(&token).await.unwrap(), Some(mira.clone()));
    again.sign_out_everywhere(&mira).await.unwrap();
    assert_eq!(again.who(&token).await.unwrap(), None);
}

#[tokio::test]
async fn a_changed_password_ends_all_sessions() {
    let place = open().await;
    let (mira, old) = place.hall.welcome("Mira").await.unwrap();
    assert!(matches!(place.hall.make_account(&mira, "mira", "short").await, Err(Trouble::Invalid(_))));
    assert!(matches!(
        place.hall.make_account(&mira, "m i r a", "long enough").await,
        Err(Trouble::Invalid(_))
    ));
    place.hall.make_account(&mira, "mira", "long enough").await.unwrap();
    let (mira, _) = place.hall.sign_in(" MIRA ", "long enough", "here").await.unwrap();
    let wrong = place.hall.change_password(&mira, "wrong", "even longer", "").await;
    assert!(matches!(wrong, Err(Trouble::Not(Not::WrongPassword))));
    let new = place.hall.change_password(&mira, "long enough", "even longer", "").await.unwrap();
    assert_eq!(place.hall.who(&old).await.unwrap(), None);
    assert_eq!(place.hall.who(&new).await.unwrap().map(|person| person.id), Some(mira.id));
    assert!(place.hall.sign_in("mira", "long enough", "here").await.is_err());
    assert!(place.hall.sign_in("mira", "even longer", "here").await.is_ok());
}

#[tokio::test]
async fn what_people_like_is_remembered() {
    let place = open().await;
    let (mira, token) = place.hall.welcome("Mira").await.unwrap();
    place.hall.change_person(&mira, "Мира", Some(Language::Ru), Some(Theme::Light)).await.unwrap();
    let mira = place.hall.who(&token).await.unwrap().unwrap();
    assert_eq!(
        (mira.name.as_str(), mira.language, mira.theme),
        ("Мира", Some(Language::Ru), Some(Theme::Light))
    );
}

#[test]
fn every_trouble_has_words_in_both_languages() {
    let nots = [
        Not::Started,
        Not::NotStarted,
        Not::Over,
        Not::NotOver,
        Not::Host,
        Not::Seated,
        Not::Taken,
        Not::Full,
        Not::SitsAlready,
        Not::NoSeat,
        Not::StandIn,
        Not::Paused,
        Not::NothingToUndo,
        Not::NothingAsked,
        Not::Resigned,
        Not::ManyTables,
        Not::OutOfTime,
        Not::WrongPassword,
        Not::LoginTaken,
        Not::AccountAlready,
        Not::OtherRules,
    ];
    let mut troubles: Vec<Trouble> = nots.into_iter().map(Trouble::Not).collect();
    troubles.extend([
        Trouble::NotFound,
        Trouble::NotSignedIn,
        Trouble::NotAMove("x".into()),
        Trouble::Invalid(Phrase::plain("x")),
        Trouble::TooMany { seconds: 3 },
        Trouble::OtherSite,
        Trouble::TooLarge { most: 1 << 18 },
        Trouble::TooSlow,
        Trouble::Malformed(Phrase::plain("x")),
        Trouble::Method,
        Trouble::Storage("x".into()),
    ]);
    for language in Language::ALL {
        let words = Words::new(language, &[undercroft_server::words(language)]);
        for trouble in &troubles {
            words.try_say(&trouble.phrase(), &Company::default()).unwrap();
        }
    }
}
