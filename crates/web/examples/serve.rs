//! Serves the pages over a fresh database, to look at them: `cargo run -p undercroft-web --example serve -- 7979`.

use std::time::Duration;
use undercroft_server::http::{self, App, Limits};
use undercroft_server::{Hall, Location, Settings};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let port: u16 = std::env::args().nth(1).map_or(Ok(7979), |text| text.parse())?;
    let folder = std::env::temp_dir().join(format!("undercroft-pages-{port}"));
    std::fs::create_dir_all(&folder)?;
    let mut settings = Settings::new(Location::File(folder.join("undercroft.sqlite")));
    settings.bot_pause = Duration::from_millis(700);
    let hall = Hall::open(settings).await?;
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await?;
    println!("http://127.0.0.1:{port}/");
    let app = App::new(hall, Limits::default());
    let router = http::guarded(&app, undercroft_web::router(&app).merge(http::api(&app)));
    http::serve(&app, router, listener, std::future::pending()).await?;
    Ok(())
}
