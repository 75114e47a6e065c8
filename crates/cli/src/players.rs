//! Who sits where.

use crate::language::tell;
use anyhow::{Result, bail};
use undercroft_bots::BotSpec;
use undercroft_core::{Company, Phrase, Seat, Words};
use undercroft_shelf::bots::{BOTS, BotError};

/// The bot a person meets who asks for none in particular.
pub const USUAL: &str = "normal";

/// One seat as it is written on the command line and in saved games: `me`, a bot's name, a person's name, or
/// `name:bot` for a bot that is called by a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    name: Option<String>,
    bot: Option<String>,
}

impl Player {
    /// The person at this screen.
    pub fn me() -> Player {
        Player { name: None, bot: None }
    }

    /// A bot without a name of its own.
    pub fn bot_called(bot: &str) -> Player {
        Player { name: None, bot: Some(bot.to_owned()) }
    }

    /// Reads one seat.
    fn read(text: &str) -> Result<Player> {
        if text == "me" {
            return Ok(Player::me());
        }
        match text.split_once(':') {
            None => match BotSpec::read(text) {
                Ok(_) => Ok(Player::bot_called(text)),
                Err(BotError::Unknown(_)) => Ok(Player { name: Some(name(text)?), bot: None }),
                Err(error) => Err(error.into()),
            },
            Some((called, bot)) => {
                BotSpec::read(bot)?;
                Ok(Player { name: Some(name(called)?), bot: Some(bot.to_owned()) })
            }
        }
    }

    /// The seat as it is saved.
    fn write(&self) -> String {
        match (&self.name, &self.bot) {
            (None, None) => "me".to_owned(),
            (None, Some(bot)) => bot.clone(),
            (Some(name), None) => name.clone(),
            (Some(name), Some(bot)) => format!("{name}:{bot}"),
        }
    }

    /// The bot that plays this seat, if no person does.
    pub fn bot(&self) -> Option<&str> {
        self.bot.as_deref()
    }

    fn shown_name(&self, seat: Seat, words: &Words) -> String {
        let nobody = Company::default();
        match (&self.name, &self.bot) {
            (Some(name), _) => name.clone(),
            (None, Some(_)) => words.say(&Phrase::member("bots-name", &seat.number().to_string()), &nobody),
            (None, None) => words.say(&Phrase::new("cli-player").number("number", seat.number()), &nobody),
        }
    }
}

/// A name is shown, stored and joined by commas, so it stays short and plain. It starts with a capital letter
/// (in scripts that have them), so that a misspelt bot is not taken for a person.
fn name(text: &str) -> Result<String> {
    if text.starts_with(char::is_lowercase) {
        bail!(not_a_seat("cli-wrong-lowercase", text));
    }
    let fits = (1..=20).contains(&text.chars().count())
        && !text.chars().any(|letter| letter.is_control() || ",:=".contains(letter));
    if !fits {
        bail!(not_a_seat("cli-wrong-seat", text));
    }
    Ok(text.to_owned())
}

fn not_a_seat(key: &'static str, text: &str) -> String {
    let short: String = text.chars().take(40).collect();
    tell(&Phrase::new(key).text("text", short).text("bots", BOTS.join(", ")))
}

/// Everybody at a table, seat by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players(pub Vec<Player>);

impl Players {
    /// Reads `me,random,Anna`.
    pub fn read(text: &str) -> Result<Players> {
        let players: Vec<Player> =
            text.split(',').map(|seat| Player::read(seat.trim())).collect::<Result<_>>()?;
        let mut names: Vec<&String> = players.iter().filter_map(|player| player.name.as_ref()).collect();
        names.sort();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            bail!(tell(&Phrase::new("cli-wrong-same-names").text("name", twice[0])));
        }
        Ok(Players(players))
    }

    /// One person against bots.
    pub fn me_against(bots: u8) -> Players {
        let others = (0..bots).map(|_| Player::bot_called(USUAL));
        Players(std::iter::once(Player::me()).chain(others).collect())
    }

    /// The players of a saved game; seats it does not name are people.
    pub fn of_log(saved: &[String], seats: u8) -> Result<Players> {
        if saved.is_empty() {
            return Ok(Players(vec![Player::me(); usize::from(seats)]));
        }
        if saved.len() != usize::from(seats) {
            let wrong = Phrase::new("cli-wrong-saved-players").number("players", saved.len() as i64);
            bail!(tell(&wrong.number("seats", seats)));
        }
        Ok(Players(saved.iter().map(|player| Player::read(player)).collect::<Result<_>>()?))
    }

    /// Calls the players by these names, `Anna,Boris,…`; seats without one keep theirs.
    pub fn rename(&mut self, names: &str) -> Result<()> {
        let names: Vec<&str> = names.split(',').map(str::trim).collect();
        if names.len() > self.0.len() {
            let wrong = Phrase::new("cli-wrong-names").number("names", names.len() as i64);
            bail!(tell(&wrong.number("seats", self.0.len() as i64)));
        }
        for (player, text) in self.0.iter_mut().zip(names) {
            player.name = Some(name(text)?);
        }
        Ok(())
    }

    /// The players as they are saved.
    pub fn write(&self) -> Vec<String> {
        self.0.iter().map(Player::write).collect()
    }

    /// The bot on a seat, if no person sits there.
    pub fn bot_on(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).and_then(Player::bot)
    }

    /// Does a person sit there who has not said a name?
    pub fn is_nameless_person(&self, seat: Seat) -> bool {
        self.0.get(seat.index()).is_some_and(|player| player.name.is_none() && player.bot.is_none())
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        Seat::all(self.0.len() as u8).filter(|seat| self.bot_on(*seat).is_none()).collect()
    }

    /// The table as `you` hears of it.
    pub fn company(&self, words: &Words, you: Option<Seat>) -> Company {
        let names = Seat::all(self.0.len() as u8).zip(&self.0);
        Company { names: names.map(|(seat, player)| player.shown_name(seat, words)).collect(), you }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_saved_reads_back() {
        let mut players = Players::read("me, random, Anna, ismcts@400").unwrap();
        players.rename("Ира,Оскар").unwrap();
        assert_eq!(players.write(), ["Ира", "Оскар:random", "Anna", "ismcts@400"]);
        assert_eq!(Players::of_log(&players.write(), 4).unwrap(), players);
        assert_eq!(players.people(), [Seat::new(0), Seat::new(2)]);
    }

    #[test]
    fn what_is_no_player_is_named() {
        let bots = BOTS.join(", ");
        for (text, wrong) in [
            (
                "me,gandalf",
                format!(
                    "“gandalf” is neither me nor a bot ({bots}); the name of a person starts with a capital letter"
                ),
            ),
            ("me,Bob:grandmaster", format!("there is no bot “grandmaster”; the bots are: {bots}")),
            ("me,", format!("“” is not a seat; allowed are me, a bot ({bots}) or a name of 1 to 20 letters")),
            ("me,ismcts@never", BotSpec::read("ismcts@never").unwrap_err().to_string()),
            ("Anna,Anna", "two seats are called “Anna”; give every player a name of their own".to_owned()),
        ] {
            assert_eq!(Players::read(text).unwrap_err().to_string(), wrong);
        }
        assert!(Players::of_log(&["me".into()], 3).is_err());
    }
}
