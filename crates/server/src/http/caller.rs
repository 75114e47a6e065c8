//! Where a request comes from and how its answer travels. The watchman finds it out and leaves it with the request,
//! so that pages, which know only the hall, need not know of proxies.

use super::App;
use super::guard::Limits;
use super::stream::Pass;
use crate::hall::{Hall, Origin, Person};
use crate::ids::PersonId;
use crate::session::cookie_in;
use crate::trouble::Trouble;
use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::header::{COOKIE, USER_AGENT};
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The cookie of a device on which somebody has signed in.
const KNOWN: &str = "known";

/// The proxies we stand behind, as addresses or networks. Anybody can write the headers by which a proxy says where a
/// request comes from, so they are believed only from these.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<(IpAddr, u8)>);

impl Proxies {
    /// A proxy on the same machine.
    pub fn on_this_machine() -> Proxies {
        Proxies(vec![(IpAddr::from([127, 0, 0, 0]), 8), (IpAddr::from(Ipv6Addr::LOCALHOST), 128)])
    }

    /// Reads addresses and networks, as `10.0.0.2` or `172.16.0.0/12`, separated by commas.
    pub fn read(text: &str) -> Option<Proxies> {
        let network = |part: &str| {
            let (address, bits) =
                part.trim().split_once('/').map_or((part.trim(), None), |(a, b)| (a, Some(b)));
            let address: IpAddr = address.parse().ok()?;
            let most = if address.is_ipv4() { 32 } else { 128 };
            let bits = bits.map_or(Some(most), |bits| bits.parse().ok())?;
            (bits <= most).then_some((address, bits))
        };
        text.split(',').map(network).collect::<Option<Vec<_>>>().map(Proxies)
    }

    /// Is this one of them?
    pub fn contain(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        self.0.iter().any(|(network, bits)| match (network, peer) {
            (IpAddr::V4(network), IpAddr::V4(peer)) => {
                (network.to_bits() ^ peer.to_bits()).checked_shr(32 - u32::from(*bits)).unwrap_or(0) == 0
            }
            (IpAddr::V6(network), IpAddr::V6(peer)) => {
                (network.to_bits() ^ peer.to_bits()).checked_shr(128 - u32::from(*bits)).unwrap_or(0) == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        })
    }

    /// Is there any?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Where a request comes from.
#[derive(Clone, Debug)]
pub struct Caller {
    from: String,
    device: &'static str,
    known: Option<String>,
    secure: bool,
    door: Option<App>,
}

impl Caller {
    /// What the watchman found out about the request; without a watchman, where its connection comes from.
    pub fn of(parts: &Parts) -> Caller {
        let direct = || Caller {
            from: peer(parts).map_or_else(nowhere, network),
            device: "",
            known: None,
            secure: false,
            door: None,
        };
        parts.extensions.get::<Caller>().cloned().unwrap_or_else(direct)
    }

    /// What a proxy says is believed only if there is one: anybody can write these headers.
    pub(super) fn look(app: &App, parts: &Parts) -> Caller {
        let limits = app.limits();
        let proxied = peer(parts).is_some_and(|peer| limits.is_proxy(peer));
        let forwarded = forwarded(&parts.headers).filter(|_| proxied);
        let from = forwarded.or_else(|| peer(parts)).map_or_else(nowhere, network);
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        Caller {
            from,
            device: device(header(USER_AGENT).unwrap_or("")),
            known: header(COOKIE).and_then(|cookies| cookie_in(cookies, KNOWN)).map(str::to_owned),
            secure: is_secure(limits, proxied, &parts.headers),
            door: Some(app.clone()),
        }
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
        hall.welcome_on(name, self.device).await
    }

    /// Signs in, if there were not too many guesses.
    pub async fn sign_in(
        &self,
        hall: &Hall,
        login: &str,
        password: &str,
    ) -> Result<(Person, String), Trouble> {
        hall.sign_in(login, password, self.origin(self.known.as_deref())).await
    }

    /// Where somebody signs in from, on a device that may have kept a word.
    pub fn origin<'a>(&'a self, known: Option<&'a str>) -> Origin<'a> {
        Origin { address: &self.from, device: self.device, known }
    }

    /// What the request was sent with, for people to recognise.
    pub fn device(&self) -> &'static str {
        self.device
    }

    /// The value of a `Set-Cookie` header that makes this a device the person is known on.
    pub fn device_cookie(&self, hall: &Hall, person: &PersonId) -> String {
        self.cookie(KNOWN, &hall.sessions().device_word(person))
    }

    /// One more stream, if the person and the address have not too many already.
    pub fn take_stream(&self, person: Option<&PersonId>) -> Result<Pass, Trouble> {
        let Some(App(door)) = &self.door else { return Ok(Pass::default()) };
        let [people, addresses] = &door.streams;
        let too_many = || Trouble::TooMany { seconds: 10 };
        let name = person.map_or(self.from.as_str(), PersonId::as_str);
        Ok(Pass::of([
            people.take(name).ok_or_else(too_many)?,
            addresses.take(&self.from).ok_or_else(too_many)?,
        ]))
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

/// Browser and system, as far as a program's name for itself tells. Never more: it is stored.
fn device(agent: &str) -> &'static str {
    let systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];
    let browsers = ["Firefox", "Edg", "Chrome", "Safari"];
    let system = systems.iter().position(|name| agent.contains(name));
    let browser = browsers.iter().position(|name| agent.contains(name));
    const NAMES: [[&str; 6]; 4] = [
        [
            "Firefox, Android",
            "Firefox, iPhone",
            "Firefox, iPad",
            "Firefox, Windows",
            "Firefox, macOS",
            "Firefox, Linux",
        ],
        ["Edge, Android", "Edge, iPhone", "Edge, iPad", "Edge, Windows", "Edge, macOS", "Edge, Linux"],
        [
            "Chrome, Android",
            "Chrome, iPhone",
            "Chrome, iPad",
            "Chrome, Windows",
            "Chrome, macOS",
            "Chrome, Linux",
        ],
        [
            "Safari, Android",
            "Safari, iPhone",
            "Safari, iPad",
            "Safari, Windows",
            "Safari, macOS",
            "Safari, Linux",
        ],
    ];
    browser.zip(system).map_or("", |(browser, system)| NAMES[browser][system])
}

fn nowhere() -> String {
    "nowhere".to_owned()
}

pub(super) fn peer(parts: &Parts) -> Option<IpAddr> {
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip())
}

/// The last address is the one our own proxy has added; those before it were written by whoever liked to.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

fn is_secure(limits: &Limits, proxied: bool, headers: &HeaderMap) -> bool {
    let said = headers.get("x-forwarded-proto").filter(|_| proxied);
    match said.and_then(|value| value.to_str().ok()) {
        Some(scheme) => scheme.rsplit(',').next().is_some_and(|last| last.trim() == "https"),
        None => limits.secure,
    }
}

pub(super) fn network(address: IpAddr) -> String {
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
        let limits = Limits { secure: true, ..Limits::default() };
        assert!(is_secure(&limits, true, &https) && !is_secure(&limits, true, &http));
        assert!(is_secure(&limits, true, &headers(&[])) && is_secure(&limits, false, &http));
        assert!(!is_secure(&Limits::default(), false, &https));
    }

    #[test]
    fn only_the_named_proxies_are_believed() {
        let inside = |text: &str, peer: &str| Proxies::read(text).unwrap().contain(peer.parse().unwrap());
        assert!(inside("10.0.0.2", "10.0.0.2") && !inside("10.0.0.2", "10.0.0.3"));
        assert!(inside("10.0.0.2", "::ffff:10.0.0.2") && inside("172.16.0.0/12, ::1", "172.20.1.1"));
        assert!(!inside("172.16.0.0/12", "172.32.0.1") && inside("0.0.0.0/0", "192.0.2.1"));
        assert!(inside("2001:db8::/32", "2001:db8:1::2") && !inside("::1", "127.0.0.1"));
        let here = Proxies::on_this_machine();
        assert!(here.contain("127.0.0.1".parse().unwrap()) && here.contain("::1".parse().unwrap()));
        assert!(
            !here.contain("192.0.2.1".parse().unwrap())
                && !Proxies::default().contain("::1".parse().unwrap())
        );
        for wrong in ["", "proxy", "10.0.0.2/33", "10.0.0.2/x", "::1/129", "10.0.0.2,"] {
            assert_eq!(Proxies::read(wrong), None, "{wrong}");
        }
    }
}
