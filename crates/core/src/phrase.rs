//! Sentences before they are put into a language.

use crate::pack::Said;
use crate::seat::Seat;
use crate::words::{Company, Language, Words};
use serde::Serialize;
use std::borrow::Cow;
use std::sync::LazyLock;

/// A message of `locales/` with its arguments. Rules and views speak in phrases; front ends turn them into
/// the reader's language with [`Words`](crate::words::Words).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The message's key.
    pub key: Cow<'static, str>,
    /// Arguments by name.
    pub args: Vec<(&'static str, Arg)>,
    /// What a file of the players' own says instead, where it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Said>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// Text that is the same in every language.
    Text(String),
    /// A number.
    Number(i64),
    /// A player: the message gets `$x`, the name, and `$x_is`, which is `you` or `other`.
    Seat(Seat),
    /// Another message. Its attributes come along: an attribute `.acc` becomes `$x-acc`.
    Phrase(Phrase),
    /// Several messages, joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// The message with this key.
    pub fn new(key: &'static str) -> Phrase {
        Phrase::keyed(key)
    }

    /// One of a family of messages named after a component: `member("welcome-tile", "torch")` is the
    /// message `welcome-tile-torch`.
    pub fn member(family: &'static str, id: &str) -> Phrase {
        Phrase::keyed(format!("{family}-{id}"))
    }

    /// The message with a key that was put together.
    pub fn keyed(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new(), own: None }
    }

    /// A text that is the same in every language.
    pub fn plain(text: impl Into<String>) -> Phrase {
        Phrase::new("core-plain").text("text", text)
    }

    /// The phrase in English, where nobody's language is known: in errors. Only phrases of `locales/*/core.ftl` can be
    /// told so.
    pub fn in_english(&self) -> String {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En, &[]));
        ENGLISH.say(self, &Company::default())
    }

    /// The same, unless a file of the players' own says it differently.
    #[must_use]
    pub fn or_own(mut self, own: Option<&Said>) -> Phrase {
        self.own = own.cloned();
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Phrase {
        self.arg(name, Arg::Number(value.into()))
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl Into<String>) -> Phrase {
        self.arg(name, Arg::Text(value.into()))
    }

    /// Adds a player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.arg(name, Arg::Seat(seat))
    }

    /// Adds another message.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.arg(name, Arg::Phrase(phrase))
    }

    /// Adds a list of messages.
    #[must_use]
    pub fn list(self, name: &'static str, phrases: Vec<Phrase>) -> Phrase {
        self.arg(name, Arg::List(phrases))
    }

    fn arg(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }
}
