//! A headless Chromium, driven over its debugging pipe: no port, no driver program, no further crates.

use serde_json::{Value, json};
use std::cell::RefCell;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};

const CHROMIUM: [&str; 2] = ["chromium", "chromium-browser"];

/// How long something may take on a busy machine before the test gives up.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// A browser. Every page lives in a profile of its own, as if on another computer.
pub struct Browser {
    child: Child,
    folder: PathBuf,
    pipe: Rc<RefCell<Pipe>>,
}

struct Pipe {
    to: File,
    from: BufReader<File>,
    calls: u64,
}

impl Pipe {
    /// One call of the debugging protocol; what the browser tells meanwhile is not listened to.
    fn call(&mut self, session: Option<&str>, method: &str, params: Value) -> Result<Value, String> {
        self.calls += 1;
        let mut message = json!({ "id": self.calls, "method": method, "params": params });
        if let Some(session) = session {
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
}

impl Browser {
    /// Starts it with an empty profile, for somebody who does not want things to move.
    pub fn start(name: &str) -> Browser {
        Browser::start_with(name, "--force-prefers-reduced-motion")
    }

    /// The same with everything moving, as most people have it.
    pub fn moving(name: &str) -> Browser {
        Browser::start_with(name, "--force-prefers-no-reduced-motion")
    }

    fn start_with(name: &str, motion: &str) -> Browser {
        let program = CHROMIUM
            .into_iter()
            .find(|program| Command::new(program).arg("--version").output().is_ok())
            .expect("Chromium is missing: `cargo xtask test` installs it, or `apt-get install chromium`");
        let folder = std::env::temp_dir().join(format!(
            "undercroft-browser-{}-{name}-{}",
            std::process::id(),
            next_number()
        ));
        std::fs::create_dir_all(&folder).unwrap();
        let (into, out) = (folder.join("in"), folder.join("out"));
        assert!(Command::new("mkfifo").args([&into, &out]).status().unwrap().success());
        let start = "exec \"$0\" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
                     --disable-background-networking --disable-component-update --disable-sync \
                     --disable-dev-shm-usage --hide-scrollbars \
                     --remote-debugging-pipe \"$4\" --user-data-dir=\"$3\" 3<\"$1\" 4>\"$2\"";
        let child = Command::new("sh")
            .args(["-c", start, program])
            .args([&into, &out, &folder.join("profile")])
            .arg(motion)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Opening a pipe waits for the other end: in the same order as the shell.
        let to = OpenOptions::new().write(true).open(&into).unwrap();
        let from = BufReader::new(File::open(&out).unwrap());
        Browser { child, folder, pipe: Rc::new(RefCell::new(Pipe { to, from, calls: 0 })) }
    }

    /// A page of somebody who was never here before.
    pub fn page(&self) -> Page {
        let call = |method: &str, params: Value| {
            self.pipe
                .borrow_mut()
                .call(None, method, params)
                .unwrap_or_else(|error| panic!("{method}: {error}"))
        };
        let profile = call("Target.createBrowserContext", json!({}));
        let wanted = json!({ "url": "about:blank", "browserContextId": profile["browserContextId"] });
        let target = call("Target.createTarget", wanted);
        let session =
            call("Target.attachToTarget", json!({ "targetId": target["targetId"], "flatten": true }));
        let session = session["sessionId"].as_str().expect("a session has a name").to_owned();
        let page = Page { pipe: self.pipe.clone(), session };
        page.call("Page.enable", json!({}));
        page.call("Network.enable", json!({}));
        // Pages behind others would otherwise sleep.
        page.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        page.size(1366, 768);
        page
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// One page of the browser.
pub struct Page {
    pipe: Rc<RefCell<Pipe>>,
    session: String,
}

impl Page {
    /// One call of the debugging protocol.
    pub fn call(&self, method: &str, params: Value) -> Value {
        self.try_call(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn try_call(&self, method: &str, params: Value) -> Result<Value, String> {
        self.pipe.borrow_mut().call(Some(&self.session), method, params)
    }

    /// The size of the page.
    pub fn size(&self, width: u32, height: u32) {
        let phone = width < 600;
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.call("Emulation.setDeviceMetricsOverride", size);
    }

    /// Switches scripts of pages off.
    pub fn without_script(&self) {
        self.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    }

    /// Goes to an address.
    pub fn go(&self, address: &str) {
        self.call("Page.navigate", json!({ "url": address }));
        self.wait(&format!("document.readyState === 'complete' && location.href.startsWith({address:?})"));
        self.settle();
    }

    /// Waits until a page with a stream hears of changes.
    pub fn settle(&self) {
        self.wait("!document.body?.dataset.stream || document.body.dataset.live === 'yes' || !document.documentElement.classList.contains('script')");
    }

    /// The value of an expression in the page; none while one page goes and another comes.
    pub fn eval(&self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        match self.try_call("Runtime.evaluate", asked) {
            Ok(answer) => answer["result"]["value"].clone(),
            Err(error) if error.contains("navigated") || error.contains("context") => Value::Null,
            Err(error) => panic!("{expression}: {error}"),
        }
    }

    /// Is the expression true now?
    pub fn holds(&self, expression: &str) -> bool {
        self.eval(expression) == json!(true)
    }

    /// Is there such an element?
    pub fn has(&self, selector: &str) -> bool {
        self.holds(&format!("document.querySelector({selector:?}) !== null"))
    }

    /// The text of an element.
    pub fn text(&self, selector: &str) -> String {
        let text = self.eval(&format!("document.querySelector({selector:?})?.textContent"));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression is true.
    pub fn wait(&self, expression: &str) {
        let start = Instant::now();
        while !self.holds(expression) {
            if start.elapsed() > PATIENCE {
                self.screenshot("stuck");
                panic!("still not: {expression} at {}", self.eval("location.href"));
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// Waits until there is such an element on a page that is loaded.
    pub fn wait_for(&self, selector: &str) {
        self.wait(&format!(
            "document.readyState === 'complete' && document.querySelector({selector:?}) !== null"
        ));
    }

    /// Waits until the page shows a text.
    pub fn wait_for_text(&self, text: &str) {
        self.wait(&format!("document.body?.innerText.includes({text:?})"));
    }

    /// Clicks into the middle of an element, as a mouse does. A table may change between the look and the
    /// click, as for people; then it is looked for again.
    pub fn click(&self, selector: &str) {
        for _ in 0..10 {
            self.wait_for(selector);
            let place = self.eval(&format!(
                "(() => {{ const e = document.querySelector({selector:?}); if (!e) return null; \
                 window.missed = document.documentElement.classList.contains('script'); \
                 window.addEventListener('click', (click) => {{ if (e.contains(click.target)) window.missed = false; }}, {{ capture: true, once: true }}); \
                 e.scrollIntoView({{ block: 'center' }}); const b = e.getBoundingClientRect(); \
                 return [b.x + b.width / 2, b.y + b.height / 2]; }})()"
            ));
            if !place.is_array() {
                continue;
            }
            self.click_at(&place);
            if !self.holds("window.missed === true") {
                return;
            }
        }
        panic!("cannot be clicked: {selector}");
    }

    /// One click, wherever it lands.
    pub fn click_at(&self, place: &Value) {
        for kind in ["mousePressed", "mouseReleased"] {
            let event =
                json!({ "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event);
        }
    }

    /// A phone: small, and touched instead of clicked.
    pub fn phone(&self) {
        self.size(390, 844);
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 1 }));
    }

    /// Touches the middle of the first such element that can be seen; nothing may lie over it once things have come to rest.
    pub fn tap(&self, selector: &str) {
        let seen = format!(
            "[...document.querySelectorAll({selector:?})].find((e) => e.checkVisibility() && e.getBoundingClientRect().width)"
        );
        self.wait(&format!("Boolean({seen})"));
        for attempt in 0..20 {
            let place = self.eval(&format!(
                "(() => {{ const e = {seen}; if (!e) return null; window.missed = true; \
                 window.addEventListener('click', (click) => {{ if (e.contains(click.target)) window.missed = false; }}, {{ capture: true, once: true }}); e.scrollIntoView({{ block: 'center' }}); const b = e.getBoundingClientRect(); \
                 const [x, y] = [b.x + b.width / 2, b.y + b.height / 2]; const at = document.elementFromPoint(x, y); \
                 return e.contains(at) || at?.contains(e) ? [x, y] : at?.outerHTML.slice(0, 200) ?? 'nothing'; }})()"
            ));
            if place.is_array() {
                let finger = json!([{ "x": place[0], "y": place[1] }]);
                self.call("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": finger }));
                self.call("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
                // A table may change under the finger, as for people; then it is touched again.
                std::thread::sleep(Duration::from_millis(60));
                if !self.holds("window.missed === true") {
                    return;
                }
            }
            if attempt == 19 {
                self.screenshot("covered");
                panic!("{selector} cannot be touched: {place} lies over it");
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Writes into a field.
    pub fn write(&self, selector: &str, text: &str) {
        self.click(selector);
        self.call("Input.insertText", json!({ "text": text }));
    }

    /// Chooses in a list, as the form would send it.
    pub fn choose(&self, selector: &str, value: &str) {
        self.wait_for(selector);
        self.eval(&format!(
            "{{ const e = document.querySelector({selector:?}); e.value = {value:?}; \
             e.dispatchEvent(new Event('change', {{ bubbles: true }})); }}"
        ));
    }

    /// Presses a key with the name and text browsers give it.
    pub fn press(&self, key: &str, code: &str, text: &str, number: u32) {
        for kind in ["keyDown", "keyUp"] {
            let mut event =
                json!({ "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number });
            if kind == "keyDown" && !text.is_empty() {
                event["text"] = json!(text);
            }
            self.call("Input.dispatchKeyEvent", event);
        }
    }

    /// The Tab key.
    pub fn tab(&self) {
        self.press("Tab", "Tab", "", 9);
    }

    /// Writes a picture of the page to `target/screenshots`.
    pub fn screenshot(&self, name: &str) {
        let picture = self.call("Page.captureScreenshot", json!({ "format": "png" }));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("{name}.png")), base64(picture["data"].as_str().unwrap()))
            .unwrap();
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

/// A number that was not given before in this process, for folders.
pub fn next_number() -> usize {
    static NEXT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
}

/// For whole games with luck and bots on a busy machine, whose moments no test can foresee: what goes wrong has to go
/// wrong twice.
pub fn or_once_more(test: fn()) {
    if std::panic::catch_unwind(test).is_err() {
        eprintln!("once more");
        test();
    }
}
