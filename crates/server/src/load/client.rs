//! A small HTTP client, enough to play over the API of a server on this machine.

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// One connection, used by one after the other.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    token: Option<String>,
    connection: Option<SendRequest<Full<Bytes>>>,
}

/// An answer, read to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The headers, by name.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

impl Client {
    /// A client of the server at this address.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, token: None, connection: None }
    }

    /// The same with a token.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Client {
        self.token = Some(token.to_owned());
        self
    }

    /// A new guest's client.
    pub async fn guest(address: SocketAddr, name: &str) -> std::io::Result<Client> {
        let mut client = Client::new(address);
        let reply = client.post("/api/people", &serde_json::json!({ "name": name })).await?;
        match reply.json()["token"].as_str() {
            Some(token) => Ok(client.with_token(token)),
            None => Err(Error::other(format!("no token: {} {}", reply.status, reply.body))),
        }
    }

    /// Reads something.
    pub async fn get(&mut self, path: &str) -> std::io::Result<Reply> {
        self.send(Method::GET, path, &[], String::new()).await
    }

    /// Sends JSON.
    pub async fn post(&mut self, path: &str, body: &Value) -> std::io::Result<Reply> {
        self.send(Method::POST, path, &[], body.to_string()).await
    }

    /// Sends anything.
    pub async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> std::io::Result<Reply> {
        let response = self.request(method, path, headers, body).await?;
        let status = response.status();
        let text =
            |value: &hyper::header::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers =
            response.headers().iter().map(|(name, value)| (name.as_str().to_owned(), text(value))).collect();
        let body = response.into_body().collect().await.map_err(Error::other)?.to_bytes();
        Ok(Reply { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
    }

    async fn request(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> std::io::Result<Response<Incoming>> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.address.to_string());
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if !body.is_empty() && headers.iter().all(|(name, _)| *name != "content-type") {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(Error::other)?;
        let mut connection = match self.connection.take() {
            Some(connection) if !connection.is_closed() => connection,
            Some(_) | None => connect(self.address).await?,
        };
        connection.ready().await.map_err(Error::other)?;
        let response = connection.send_request(request).await.map_err(Error::other)?;
        self.connection = Some(connection);
        Ok(response)
    }

    /// Follows a table on a connection of its own.
    pub async fn follow(&self, table: &str) -> std::io::Result<Follower> {
        let mut client = Client { address: self.address, token: self.token.clone(), connection: None };
        let path = format!("/api/tables/{table}/stream");
        let response = client.request(Method::GET, &path, &[], String::new()).await?;
        if response.status() != StatusCode::OK {
            return Err(Error::other(format!("the stream was refused: {}", response.status())));
        }
        Ok(Follower { body: response.into_body(), rest: Vec::new(), _client: client })
    }
}

async fn connect(address: SocketAddr) -> std::io::Result<SendRequest<Full<Bytes>>> {
    let socket = TcpStream::connect(address).await?;
    socket.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(socket)).await.map_err(Error::other)?;
    tokio::spawn(connection);
    Ok(sender)
}

/// A stream of events.
#[derive(Debug)]
pub struct Follower {
    body: Incoming,
    rest: Vec<u8>,
    _client: Client,
}

impl Follower {
    /// The next event: its name and its data. An error when the stream ends.
    pub async fn next(&mut self) -> std::io::Result<(String, String)> {
        loop {
            if let Some(end) = self.rest.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.rest.drain(..end + 2).collect();
                if let Some(event) = read_event(&String::from_utf8_lossy(&block)) {
                    return Ok(event);
                }
                continue;
            }
            let frame = self.body.frame().await.ok_or(ErrorKind::UnexpectedEof)?.map_err(Error::other)?;
            if let Ok(data) = frame.into_data() {
                self.rest.extend_from_slice(&data);
            }
        }
    }
}

/// An event of a stream; nothing if it was only a sign of life.
fn read_event(block: &str) -> Option<(String, String)> {
    let field = |name: &str| {
        let lines = block.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        lines.map(|value| value.strip_prefix(' ').unwrap_or(value)).collect::<Vec<_>>()
    };
    let data = field("data");
    (!data.is_empty()).then(|| (field("event").concat(), data.join("\n")))
}
