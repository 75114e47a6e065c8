//! `cargo xtask described`: the API as a fuzzer meets it that knows nothing but the API's own description.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What is needed and how it is set, beside the server's tests.
const HERE: &str = "crates/server/tests/described";
/// Seconds for everything that leaves sessions alone, and for what ends them.
const SECONDS: u32 = 75;
const SECONDS_TO_SIGN_OUT: u32 = 15;

/// Starts a server and lets schemathesis compare what it answers with what it says it answers; `false` if something
/// differs.
pub fn run(root: &Path) -> Result<bool> {
    let fuzzer = installed(root)?;
    let folder = std::env::temp_dir().join(format!("undercroft-described-{}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let ended = fuzz(root, &fuzzer, &folder);
    // What is left in a temporary folder hurts nobody.
    let _ = std::fs::remove_dir_all(&folder);
    ended
}

fn fuzz(root: &Path, fuzzer: &Path, folder: &Path) -> Result<bool> {
    let server = Running::start(root, folder)?;
    let token = server.token()?;
    server.open_a_table(&token)?;
    let config = root.join(HERE).join("schemathesis.toml");
    let whole = |seconds: u32, methods: [&str; 2]| -> Result<bool> {
        let mut command = Command::new(fuzzer);
        command.arg("--config-file").arg(&config).args(["run", &server.address("/api/openapi.json")]);
        command.args(["--max-time", &seconds.to_string(), "--no-color"]).args(methods);
        command.args(["--header", &format!("Authorization: Bearer {token}")]).current_dir(folder);
        Ok(command.status().with_context(|| format!("cannot start {}", fuzzer.display()))?.success())
    };
    // Signing out ends the session that everything else needs, so it comes last.
    let rest = whole(SECONDS, ["--exclude-method", "DELETE"])?;
    Ok(whole(SECONDS_TO_SIGN_OUT, ["--include-method", "DELETE"])? && rest)
}

/// The fuzzer in a virtual environment under `target`, made when its list of packages is new.
fn installed(root: &Path) -> Result<PathBuf> {
    let wanted = root.join(HERE).join("requirements.txt");
    let home = root.join("target/described");
    let (list, program) = (home.join("requirements.txt"), home.join("bin/schemathesis"));
    let text = std::fs::read(&wanted).with_context(|| format!("cannot read {}", wanted.display()))?;
    if program.exists() && std::fs::read(&list).is_ok_and(|had| had == text) {
        return Ok(program);
    }
    done(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&home))?;
    done(Command::new(home.join("bin/pip")).args(["install", "--quiet", "--requirement"]).arg(&wanted))?;
    std::fs::write(&list, text).with_context(|| format!("cannot write {}", list.display()))?;
    Ok(program)
}

fn done(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if status.success() { Ok(()) } else { bail!("{command:?} ended with {status}") }
}

/// A server on this machine, gone when it is dropped.
struct Running {
    process: Child,
    /// Such as `127.0.0.1:40123`.
    at: String,
}

impl Running {
    fn start(root: &Path, folder: &Path) -> Result<Running> {
        done(
            Command::new(env!("CARGO"))
                .args(["build", "--quiet", "--package", "undercroft"])
                .current_dir(root),
        )?;
        let mut command = Command::new(root.join("target/debug/undercroft"));
        command.args(["serve", "--port", "0", "--no-open", "--data"]).arg(folder);
        let mut process =
            command.env("LANG", "C").stdout(Stdio::piped()).spawn().context("cannot start the server")?;
        let mut line = String::new();
        let said = process.stdout.take().context("the server says nothing")?;
        BufReader::new(said).read_line(&mut line).context("the server says nothing")?;
        let at = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next()).map(str::to_owned);
        match at {
            Some(at) => Ok(Running { process, at }),
            None => {
                let _ = process.kill();
                bail!("the server said: {line}")
            }
        }
    }

    fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.at)
    }

    /// A guest's word.
    fn token(&self) -> Result<String> {
        let reply = self.post("/api/people", "", r#"{"name":"Scribe"}"#)?;
        let token = reply.split_once("\"token\":\"").and_then(|(_, rest)| rest.split('"').next());
        token.map(str::to_owned).with_context(|| format!("no token in: {reply}"))
    }

    /// The fuzzer finds it in the lists, so that not everything it asks for is missing.
    fn open_a_table(&self, token: &str) -> Result<()> {
        let word = format!("Authorization: Bearer {token}\r\n");
        let reply =
            self.post("/api/tables", &word, r#"{"game":"welcome","seats":["me","easy"],"public":true}"#)?;
        if reply.starts_with("HTTP/1.1 200") { Ok(()) } else { bail!("no table: {reply}") }
    }

    /// One plain request.
    fn post(&self, path: &str, more: &str, body: &str) -> Result<String> {
        let mut stream = TcpStream::connect(&self.at).context("the server does not listen")?;
        let (host, length) = (&self.at, body.len());
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {host}\r\n{more}Content-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )?;
        let mut reply = String::new();
        stream.read_to_string(&mut reply).context("the server does not answer")?;
        Ok(reply)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
