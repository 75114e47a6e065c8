//! Where a request comes from and how its answer travels. The watchman finds it out and leaves it with the request,
//! so that pages, which know only the hall, need not know of proxies.

use super::App;
use super::guard::Limits;
use crate::hall::{Hall, Person};
use crate::trouble::Trouble;
use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Where a request comes from.
#[derive(Clone, Debug)]
pub struct Caller {
    from: String,
    secure: bool,
    door: Option<App>,
}

impl Caller {
    /// What the watchman found out about the request; without a watchman, where its connection comes from.
    pub fn of(parts: &Parts) -> Caller {
        let direct = || Caller { from: peer(parts).map_or_else(nowhere, network), secure: false, door: None };
        parts.extensions.get::<Caller>().cloned().unwrap_or_else(direct)
    }

    /// What a proxy says is believed only if there is one: anybody can write these headers.
    pub(super) fn look(app: &App, parts: &Parts) -> Caller {
        let limits = app.limits();
        let forwarded = forwarded(&parts.headers).filter(|_| limits.behind_proxy);
        let from = forwarded.or_else(|| peer(parts)).map_or_else(nowhere, network);
        Caller { from, secure: is_secure(limits, &parts.headers), door: Some(app.clone()) }
    }

    /// The address that attempts are counted by: of IPv6 the network, for everybody has billions of those addresses.
    pub fn address(&self) -> &str {
        &self.from
    }

    /// Does the request come over HTTPS?
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// A new guest, if there were not too many from this address.
    pub async fn welcome(&self, hall: &Hall, name: &str) -> Result<(Person, String), Trouble> {
        if let Some(app) = &self.door {
            app.admit_newcomer(&self.from)?;
        }
        hall.welcome(name).await
    }

    /// Signs in, if there were not too many attempts from this address.
    pub async fn sign_in(
        &self,
        hall: &Hall,
        login: &str,
        password: &str,
    ) -> Result<(Person, String), Trouble> {
        hall.sign_in(login, password, &self.from).await
    }

    /// The value of a `Set-Cookie` header that starts a session.
    pub fn session_cookie(&self, hall: &Hall, token: &str) -> String {
        hall.sessions().set_cookie(token, self.secure)
    }

    /// The value of a `Set-Cookie` header that keeps what somebody likes.
    pub fn cookie(&self, name: &str, value: &str) -> String {
        let secure = if self.secure { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}")
    }
}

impl App {
    /// The address a request is counted by; see [`Caller::address`].
    pub fn address(&self, parts: &Parts) -> String {
        Caller::look(self, parts).from
    }

    /// Did the request come over HTTPS, so that cookies should travel over nothing else?
    pub fn is_secure(&self, parts: &Parts) -> bool {
        is_secure(self.limits(), &parts.headers)
    }
}

fn nowhere() -> String {
    "nowhere".to_owned()
}

fn peer(parts: &Parts) -> Option<IpAddr> {
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip())
}

/// The last address is the one our own proxy has added; those before it were written by whoever liked to.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

fn is_secure(limits: &Limits, headers: &HeaderMap) -> bool {
    let said = headers.get("x-forwarded-proto").filter(|_| limits.behind_proxy);
    match said.and_then(|value| value.to_str().ok()) {
        Some(scheme) => scheme.rsplit(',').next().is_some_and(|last| last.trim() == "https"),
        None => limits.secure,
    }
}

fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_the_last_address_is_believed() {
        let read = |text: &str| forwarded(&headers(&[("x-forwarded-for", text)])).map(network);
        assert_eq!(read("6.6.6.6, 192.0.2.7").as_deref(), Some("192.0.2.7"));
        assert_eq!(read("::ffff:192.0.2.7").as_deref(), Some("192.0.2.7"));
        assert_eq!(read("2001:db8:1:2:3:4:5:6").as_deref(), Some("2001:db8:1:2::/64"));
        assert_eq!(read("<script>"), None);
    }

    #[test]
    fn the_scheme_is_believed_behind_a_proxy_only() {
        let (http, https) =
            (headers(&[("x-forwarded-proto", "http")]), headers(&[("x-forwarded-proto", "https")]));
        let behind = Limits { behind_proxy: true, secure: true, ..Limits::default() };
        assert!(
            is_secure(&behind, &https) && !is_secure(&behind, &http) && is_secure(&behind, &headers(&[]))
        );
        assert!(!is_secure(&Limits::default(), &https));
    }
}
