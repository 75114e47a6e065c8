//! A server on a real socket of this machine.

use super::Place;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use undercroft_server::http::{App, Limits, api, guarded, serve};
use undercroft_server::load::Client;

pub struct Server {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

impl Server {
    pub async fn start(place: &Place, limits: Limits) -> Server {
        let app = App::new(place.hall.clone(), limits);
        Server::start_with(&app, guarded(&app, api(&app))).await
    }

    pub async fn start_with(app: &App, router: axum::Router) -> Server {
        let app = app.clone();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let task =
            tokio::spawn(
                async move { serve(&app, router, listener, async move { drop(stopped.await) }).await },
            );
        Server { address, stop: Some(stop), task }
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address, name).await.unwrap()
    }

    pub async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.task.await.unwrap().unwrap();
    }
}
