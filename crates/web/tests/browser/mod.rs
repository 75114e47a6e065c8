//! A headless Chromium, driven over its debugging pipe: no port, no driver program, no further crates.

use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const CHROMIUM: [&str; 2] = ["chromium", "chromium-browser"];

/// A browser with one page.
pub struct Browser {
    child: Child,
    to: File,
    from: BufReader<File>,
    folder: PathBuf,
    calls: u64,
    session: Option<String>,
}

impl Browser {
    /// Starts it with an empty profile.
    pub fn start(name: &str) -> Browser {
        let program = CHROMIUM
            .into_iter()
            .find(|program| Command::new(program).arg("--version").output().is_ok())
            .expect("Chromium is missing: `cargo xtask test` installs it, or `apt-get install chromium`");
        let folder = std::env::temp_dir().join(format!("undercroft-browser-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (into, out) = (folder.join("in"), folder.join("out"));
        assert!(Command::new("mkfifo").args([&into, &out]).status().unwrap().success());
        let start = "exec \"$0\" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
                     --disable-background-networking --disable-component-update --disable-sync \
                     --force-prefers-reduced-motion --hide-scrollbars --remote-debugging-pipe \
                     --user-data-dir=\"$3\" 3<\"$1\" 4>\"$2\"";
        let child = Command::new("sh")
            .args(["-c", start, program])
            .args([&into, &out, &folder.join("profile")])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Opening a pipe waits for the other end: in the same order as the shell.
        let to = OpenOptions::new().write(true).open(&into).unwrap();
        let from = BufReader::new(File::open(&out).unwrap());
        let mut browser = Browser { child, to, from, folder, calls: 0, session: None };
        let target = browser.call("Target.createTarget", json!({ "url": "about:blank" }));
        let target = json!({ "targetId": target["targetId"], "flatten": true });
        let session = browser.call("Target.attachToTarget", target);
        browser.session = session["sessionId"].as_str().map(str::to_owned);
        browser.call("Page.enable", json!({}));
        browser.size(1366, 768);
        browser
    }

    /// One call of the debugging protocol.
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        self.try_call(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn try_call(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.calls += 1;
        let mut message = json!({ "id": self.calls, "method": method, "params": params });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        self.to.write_all(message.to_string().as_bytes()).unwrap();
        self.to.write_all(&[0]).unwrap();
        loop {
            let mut answer = Vec::new();
            self.from.read_until(0, &mut answer).unwrap();
            answer.pop();
            let answer: Value = serde_json::from_slice(&answer).expect("the browser speaks JSON");
            if answer["id"] == self.calls {
                let error = &answer["error"];
                return if error.is_null() { Ok(answer["result"].clone()) } else { Err(error.to_string()) };
            }
        }
    }

    /// The size of the page.
    pub fn size(&mut self, width: u32, height: u32) {
        let phone = width < 600;
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.call("Emulation.setDeviceMetricsOverride", size);
    }

    /// Goes to an address.
    pub fn go(&mut self, address: &str) {
        self.call("Page.navigate", json!({ "url": address }));
        self.wait(&format!("document.readyState === 'complete' && location.href.startsWith({address:?})"));
    }

    /// The value of an expression in the page; none while one page goes and another comes.
    pub fn eval(&mut self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        match self.try_call("Runtime.evaluate", asked) {
            Ok(answer) => answer["result"]["value"].clone(),
            Err(error) if error.contains("navigated") || error.contains("context") => Value::Null,
            Err(error) => panic!("{expression}: {error}"),
        }
    }

    /// Waits until an expression is true.
    pub fn wait(&mut self, expression: &str) {
        let start = Instant::now();
        while self.eval(expression) != json!(true) {
            assert!(start.elapsed() < Duration::from_secs(30), "still not: {expression}");
            std::thread::sleep(Duration::from_millis(40));
        }
    }

    /// Clicks into the middle of an element, as a mouse does.
    pub fn click(&mut self, selector: &str) {
        let place = self.eval(&format!(
            "(() => {{ const e = document.querySelector({selector:?}); if (!e) return null; \
             e.scrollIntoView({{ block: 'center' }}); const b = e.getBoundingClientRect(); \
             return [b.x + b.width / 2, b.y + b.height / 2]; }})()"
        ));
        assert!(place.is_array(), "nothing to click: {selector}");
        for kind in ["mousePressed", "mouseReleased"] {
            let event =
                json!({ "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event);
        }
    }

    /// Presses a key with the name and text browsers give it.
    pub fn press(&mut self, key: &str, code: &str, text: &str, number: u32) {
        for kind in ["keyDown", "keyUp"] {
            let mut event =
                json!({ "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number });
            if kind == "keyDown" && !text.is_empty() {
                event["text"] = json!(text);
            }
            self.call("Input.dispatchKeyEvent", event);
        }
    }

    /// Writes a picture of the page to `target/screenshots`.
    pub fn screenshot(&mut self, name: &str) {
        let picture = self.call("Page.captureScreenshot", json!({ "format": "png" }));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("{name}.png")), base64(picture["data"].as_str().unwrap()))
            .unwrap();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut bytes = Vec::new();
    let letters: Vec<u8> = text.bytes().filter(|byte| *byte != b'=').map(value).collect();
    for four in letters.chunks(4) {
        let bits = four.iter().fold(0u32, |bits, six| bits << 6 | u32::from(*six)) << (6 * (4 - four.len()));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len()]);
    }
    bytes
}
