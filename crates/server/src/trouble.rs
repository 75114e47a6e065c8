//! Why something a person asked for was not done.

use std::sync::LazyLock;
use thiserror::Error;
use undercroft_core::table::PlayError;
use undercroft_core::{Company, Language, Phrase, Refusal, Words};

/// Why something was not done. Each has a sentence for people ([`Trouble::phrase`]) and a short name for
/// programs ([`Trouble::code`]).
#[derive(Clone, Debug, Error)]
pub enum Trouble {
    /// There is no such thing, or it is none of this person's business.
    #[error("not found")]
    NotFound,
    /// Only somebody who said who they are may do it.
    #[error("not signed in")]
    NotSignedIn,
    /// The rules of the game forbid the move.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The text is not a move of the game.
    #[error("{0}")]
    NotAMove(String),
    /// It cannot be done now, or not by this person.
    #[error("{0}")]
    Not(Not),
    /// What was sent is not possible.
    #[error("{}", english(.0))]
    Invalid(Phrase),
    /// Too many attempts.
    #[error("too many attempts; wait {seconds} s")]
    TooMany {
        /// When to try again.
        seconds: u64,
    },
    /// The request came from another site.
    #[error("the request came from another site")]
    OtherSite,
    /// What was sent is too large.
    #[error("more than {most} bytes")]
    TooLarge {
        /// How much is allowed.
        most: usize,
    },
    /// It took too long to send.
    #[error("the request took too long to arrive")]
    TooSlow,
    /// The request cannot be read.
    #[error("{}", english(.0))]
    Malformed(Phrase),
    /// This cannot be done with what the address names.
    #[error("not allowed here")]
    Method,
    /// The storage did not do its part. Nothing was changed.
    #[error("storage: {0}")]
    Storage(String),
}

/// What stands in the way of a request that is well formed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.code())]
pub enum Not {
    /// The game has already begun.
    Started,
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// Only who opened the table may do it.
    Host,
    /// The person has no seat here.
    Seated,
    /// The seat is taken.
    Taken,
    /// There is no free seat.
    Full,
    /// The person sits here already.
    SitsAlready,
    /// There is no such seat, or nobody sits on it.
    NoSeat,
    /// A bot plays the seat; take it back first.
    StandIn,
    /// The table is paused.
    Paused,
    /// There is nothing to take back.
    NothingToUndo,
    /// Nobody asked for anything that could be answered.
    NothingAsked,
    /// The person gave up and cannot come back.
    Resigned,
    /// The person has opened as many tables as one may.
    ManyTables,
    /// The person's time is used up.
    OutOfTime,
    /// Name or password are wrong.
    WrongPassword,
    /// The login is taken.
    LoginTaken,
    /// The person has an account already.
    AccountAlready,
    /// The game was begun by rules this program does not have.
    OtherRules,
    /// Everybody plays this one today, each once and alone.
    OfTheDay,
    /// Results are compared with those of other tables, so it stays as it was played.
    Compared,
    /// The campaign is over.
    CampaignOver,
}

impl Not {
    /// The short name.
    pub fn code(self) -> &'static str {
        match self {
            Not::Started => "started",
            Not::NotStarted => "not-started",
            Not::Over => "over",
            Not::NotOver => "not-over",
            Not::Host => "host",
            Not::Seated => "seated",
            Not::Taken => "taken",
            Not::Full => "full",
            Not::SitsAlready => "sits-already",
            Not::NoSeat => "no-seat",
            Not::StandIn => "stand-in",
            Not::Paused => "paused",
            Not::NothingToUndo => "nothing-to-undo",
            Not::NothingAsked => "nothing-asked",
            Not::Resigned => "resigned",
            Not::ManyTables => "many-tables",
            Not::OutOfTime => "out-of-time",
            Not::WrongPassword => "wrong-password",
            Not::LoginTaken => "login-taken",
            Not::AccountAlready => "account-already",
            Not::OtherRules => "other-rules",
            Not::OfTheDay => "of-the-day",
            Not::Compared => "compared",
            Not::CampaignOver => "campaign-over",
        }
    }
}

/// For the server's own log, which nobody reads in a language of their choice.
fn english(phrase: &Phrase) -> String {
    static WORDS: LazyLock<Words> = LazyLock::new(|| {
        let mut files = undercroft_shelf::words(Language::En);
        files.push(crate::words(Language::En));
        Words::new(Language::En, &files)
    });
    WORDS.say(phrase, &Company::default())
}

impl From<Not> for Trouble {
    fn from(not: Not) -> Trouble {
        Trouble::Not(not)
    }
}

impl From<PlayError> for Trouble {
    fn from(error: PlayError) -> Trouble {
        match error {
            PlayError::Refused(refusal) => Trouble::Refused(refusal),
            PlayError::Notation(_) | PlayError::Script(_) => Trouble::NotAMove(error.to_string()),
            PlayError::NoSeat { .. } => Trouble::Not(Not::NoSeat),
        }
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble::Storage(error.to_string())
    }
}

impl Trouble {
    /// Something in what was sent is wrong; `key` says what.
    pub fn invalid(key: &'static str) -> Trouble {
        Trouble::Invalid(Phrase::new(key))
    }

    /// What to tell a person.
    pub fn phrase(&self) -> Phrase {
        match self {
            Trouble::NotFound => Phrase::new("server-not-found"),
            Trouble::NotSignedIn => Phrase::new("server-not-signed-in"),
            Trouble::Refused(refusal) => refusal.phrase.clone(),
            Trouble::NotAMove(what) => Phrase::new("server-not-a-move").text("what", what.clone()),
            Trouble::Not(not) => Phrase::member("server-no", not.code()),
            Trouble::Invalid(what) => Phrase::new("server-invalid").phrase("what", what.clone()),
            Trouble::TooMany { seconds } => {
                Phrase::new("server-too-many").number("seconds", i64::try_from(*seconds).unwrap_or(i64::MAX))
            }
            Trouble::OtherSite => Phrase::new("server-other-site"),
            Trouble::TooLarge { most } => Phrase::new("server-too-large")
                .number("most", i64::try_from(*most / 1024).unwrap_or(i64::MAX)),
            Trouble::TooSlow => Phrase::new("server-too-slow"),
            Trouble::Malformed(what) => Phrase::new("server-invalid").phrase("what", what.clone()),
            Trouble::Method => Phrase::new("server-method"),
            Trouble::Storage(_) => Phrase::new("server-storage"),
        }
    }

    /// The short name that programs can rely on.
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::NotFound => "not-found",
            Trouble::NotSignedIn => "not-signed-in",
            Trouble::Refused(_) => "refused",
            Trouble::NotAMove(_) => "not-a-move",
            Trouble::Not(not) => not.code(),
            Trouble::Invalid(_) | Trouble::Malformed(_) => "invalid",
            Trouble::OtherSite => "other-site",
            Trouble::TooLarge { .. } => "too-large",
            Trouble::TooSlow => "too-slow",
            Trouble::Method => "method",
            Trouble::TooMany { .. } => "too-many",
            Trouble::Storage(_) => "storage",
        }
    }

    /// The HTTP status it is told with.
    pub fn status(&self) -> u16 {
        match self {
            Trouble::NotFound => 404,
            Trouble::NotSignedIn | Trouble::Not(Not::WrongPassword) => 401,
            Trouble::Refused(_) | Trouble::Not(_) => 409,
            Trouble::NotAMove(_) | Trouble::Invalid(_) => 422,
            Trouble::OtherSite => 403,
            Trouble::Malformed(_) => 400,
            Trouble::Method => 405,
            Trouble::TooSlow => 408,
            Trouble::TooLarge { .. } => 413,
            Trouble::TooMany { .. } => 429,
            Trouble::Storage(_) => 503,
        }
    }
}
