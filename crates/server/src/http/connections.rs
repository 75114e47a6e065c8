//! Connections: who may have one, how long they may take to say what they want, and how all of them end.

use super::App;
use super::caller::network;
use crate::places::Place;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::Service;

/// When the server closes, what is being written has so long to be written.
const TO_WRITE: Duration = Duration::from_secs(3);

/// When no more connections can be had, it takes a moment until one is free.
const BREATH: Duration = Duration::from_millis(50);

/// Files a program may have open unless it is told otherwise.
const USUAL_FILES: usize = 1024;

/// Files that are not connections: the database, the log, what the runtime needs.
const OTHER_FILES: usize = 64;

/// How many connections this process can have at all.
pub(super) fn most_connections() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    soft.unwrap_or(USUAL_FILES).saturating_sub(OTHER_FILES).max(OTHER_FILES)
}

/// Serves until `shutdown`; then tells the streams, answers what was asked, and closes the hall. That takes less than
/// ten seconds, whatever anybody does.
pub async fn serve(
    app: &App,
    router: Router,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let hall = app.hall().clone();
    let mut connections = JoinSet::new();
    tokio::pin!(shutdown);
    loop {
        tokio::select! {
            () = &mut shutdown => break,
            Some(_) = connections.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((socket, peer)) => {
                    // Behind a proxy everybody comes from the same address, and the proxy has limits of its own.
                    let proxied = app.limits().is_proxy(peer.ip());
                    let name = if proxied { peer.to_string() } else { network(peer.ip()) };
                    match app.take_connection(&name) {
                        Some(place) => {
                            connections.spawn(serve_one(app.clone(), router.clone(), socket, peer, place));
                        }
                        None => app.hall().metrics().turned_away.add(1),
                    }
                }
                // One that broke off before it was ours, or no files are left.
                Err(error) => {
                    tracing::debug!(%error, "could not accept a connection");
                    sleep(BREATH).await;
                }
            },
        }
    }
    drop(listener);
    tracing::info!("closing");
    hall.say_goodbye();
    let answered =
        timeout(app.limits().answer_time, async { while connections.join_next().await.is_some() {} }).await;
    if answered.is_err() {
        tracing::warn!(left = connections.len(), "some never said what they wanted");
        connections.shutdown().await;
    }
    if timeout(TO_WRITE, hall.close()).await.is_err() {
        tracing::warn!("the database did not close in time");
    }
    Ok(())
}

async fn serve_one(app: App, router: Router, socket: TcpStream, peer: SocketAddr, _place: Place) {
    // Events are small and should not wait for more of them.
    let _ = socket.set_nodelay(true);
    let mut closing = app.hall().closing();
    let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        // A router is always ready.
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.limits().head_time)
        .serve_connection(TokioIo::new(socket), service);
    tokio::pin!(connection);
    // Not `changed`: one that is opened while the hall closes must hear of it as well.
    let closes = async { drop(closing.wait_for(|closing| *closing).await) };
    let done = tokio::select! {
        done = connection.as_mut() => Some(done),
        () = closes => None,
    };
    let done = match done {
        Some(done) => done,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = done {
        tracing::debug!(%error, "a connection broke off");
    }
}
