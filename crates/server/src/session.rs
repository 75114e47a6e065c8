//! Who is asking: signed tokens for cookies and the API, and protection of forms.
//!
//! A token is `person.number.signature` and good as long as the person has a session of that number. A form carries a
//! word that only follows from the session's token, so that no other site can send it.

use crate::ids::PersonId;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The session cookie's name.
pub const COOKIE: &str = "undercroft";

/// The form field that protects a form.
pub const FORM_WORD: &str = "word";

/// Signs and checks tokens.
#[derive(Clone)]
pub struct Sessions {
    key: Hmac<Sha256>,
}

impl std::fmt::Debug for Sessions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sessions(…)")
    }
}

/// What a token says, once its signature was checked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// Who.
    pub person: PersonId,
    /// Which of their sessions.
    pub session: i64,
}

impl Sessions {
    /// Signs with this secret.
    pub fn new(secret: &str) -> Sessions {
        Sessions { key: Hmac::new_from_slice(secret.as_bytes()).expect("HMAC takes keys of any length") }
    }

    fn sign(&self, purpose: &str, text: &str) -> String {
        let mut mac = self.key.clone();
        mac.update(purpose.as_bytes());
        mac.update(b":");
        mac.update(text.as_bytes());
        mac.finalize().into_bytes().iter().take(20).map(|byte| format!("{byte:02x}")).collect()
    }

    /// A token for the person.
    pub fn token(&self, person: &PersonId, session: i64) -> String {
        let claim = format!("{person}.{session}");
        let signature = self.sign("session", &claim);
        format!("{claim}.{signature}")
    }

    /// What the token says, if we signed it.
    pub fn read(&self, token: &str) -> Option<Claim> {
        let (claim, signature) = token.rsplit_once('.')?;
        if !same(self.sign("session", claim).as_bytes(), signature.as_bytes()) {
            return None;
        }
        let (person, session) = claim.split_once('.')?;
        Some(Claim { person: PersonId::read(person)?, session: session.parse().ok()? })
    }

    /// What a device keeps on which somebody has signed in: nobody's wrong guesses elsewhere lock them out on it.
    pub fn device_word(&self, person: &PersonId) -> String {
        self.sign("device", person.as_str())
    }

    /// The word that forms of this session carry; forms of visitors without a session use an empty token.
    pub fn form_word(&self, token: &str) -> String {
        self.sign("form", token)
    }

    /// Does the form come from this session?
    pub fn is_form_word(&self, token: &str, word: &str) -> bool {
        same(self.form_word(token).as_bytes(), word.as_bytes())
    }

    /// The value of a `Set-Cookie` header that starts the session.
    pub fn set_cookie(&self, token: &str, secure: bool) -> String {
        let secure = if secure { "; Secure" } else { "" };
        // A year: a guest who comes back should still be themselves.
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}")
    }

    /// The value of a `Set-Cookie` header that ends the session.
    pub fn clear_cookie(&self) -> String {
        format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
    }
}

/// The session token in a `Cookie` header.
pub fn token_in_cookies(header: &str) -> Option<&str> {
    cookie_in(header, COOKIE)
}

/// The value of a cookie in a `Cookie` header.
pub fn cookie_in<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    header.split(';').find_map(|part| part.trim().strip_prefix(name)?.strip_prefix('='))
}

/// Compares without telling by its duration where the difference is.
pub fn same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |difference, (x, y)| difference | (x ^ y)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_tokens_are_believed() {
        let (ours, theirs) = (Sessions::new("a"), Sessions::new("b"));
        let mira = PersonId::random();
        let token = ours.token(&mira, 3);
        assert_eq!(ours.read(&token), Some(Claim { person: mira.clone(), session: 3 }));
        assert_eq!(theirs.read(&token), None);
        assert_eq!(ours.read(&token.replace(".3.", ".4.")), None);
        for hostile in ["", ".", "..", "a.b.c", &token[1..], &token[..token.len() - 1]] {
            assert_eq!(ours.read(hostile), None, "{hostile}");
        }
    }

    #[test]
    fn a_form_belongs_to_its_session() {
        let sessions = Sessions::new("a");
        let (mine, other) = (sessions.token(&PersonId::random(), 0), sessions.token(&PersonId::random(), 0));
        assert!(sessions.is_form_word(&mine, &sessions.form_word(&mine)));
        assert!(!sessions.is_form_word(&other, &sessions.form_word(&mine)));
        assert!(!sessions.is_form_word(&mine, ""));
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        assert_eq!(token_in_cookies("theme=dark; undercroft=x.1.y; undercroft2=z"), Some("x.1.y"));
        assert_eq!(token_in_cookies("undercroft2=z"), None);
    }
}
