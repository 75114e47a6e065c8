//! The wire between a browser and the server, which a test may cut.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;

const WHOLE: u8 = 0;
const DEAF: u8 = 1;
const CUT: u8 = 2;

/// A wire in front of a server.
pub struct Wire {
    /// Where the browser finds it.
    pub address: String,
    state: Arc<AtomicU8>,
}

impl Wire {
    /// Lays a wire to the server at this address.
    pub fn to(server: &str) -> Wire {
        let server = server.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let state = Arc::new(AtomicU8::new(WHOLE));
        let shared = state.clone();
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if shared.load(Ordering::SeqCst) == CUT {
                    continue;
                }
                let far = TcpStream::connect(&server).unwrap();
                for (from, to, answers) in
                    [(near.try_clone(), far.try_clone(), false), (Ok(far), Ok(near), true)]
                {
                    let (from, to, state) = (from.unwrap(), to.unwrap(), shared.clone());
                    thread::spawn(move || carry(from, to, answers, &state));
                }
            }
        });
        Wire { address, state }
    }

    /// What the browser sends still arrives, but no answer comes back.
    pub fn go_deaf(&self) {
        self.state.store(DEAF, Ordering::SeqCst);
    }

    /// Nothing gets through.
    pub fn cut(&self) {
        self.state.store(CUT, Ordering::SeqCst);
    }

    /// As if nothing had been.
    pub fn mend(&self) {
        self.state.store(WHOLE, Ordering::SeqCst);
    }
}

/// Carries bytes until one end closes, or until the wire no longer lets them through.
fn carry(mut from: TcpStream, mut to: TcpStream, answers: bool, state: &AtomicU8) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        let lost = match state.load(Ordering::SeqCst) {
            WHOLE => false,
            DEAF => answers,
            _ => true,
        };
        if lost || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
