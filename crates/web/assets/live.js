// Changes: parts of the page come over a stream, whole pages for lessons and replays.
const pause = (time) => new Promise((done) => { window.setTimeout(done, time); });

// Nothing is swapped while a button is held down: a click that begins on it must end on it.
let held = false;
for (const [kind, is] of [["pointerdown", true], ["pointerup", false], ["pointercancel", false]]) {
  document.addEventListener(kind, () => { if (is) held = true; else window.setTimeout(() => { held = false; }); }, true);
}
const released = async () => { for (let turn = 0; held && turn < 40; turn += 1) await pause(25); };

const parse = (html) => new DOMParser().parseFromString(html, "text/html");
const waiting = [];
let swapping = false;
const show = async (change) => {
  waiting.push(change);
  if (swapping) return;
  swapping = true;
  while (waiting.length) {
    // Far behind (the page was asleep): one step to the newest picture.
    const next = waiting.length > 3 ? waiting.splice(0).flat() : waiting.shift();
    await released();
    swap(next.map((html) => parse(html).body.firstElementChild).filter(Boolean));
  }
  swapping = false;
};

// While the server cannot be reached a banner says so; everything goes on by itself afterwards.
let banner = null;
const lost = () => {
  banner ??= Object.assign(document.createElement("p"), { className: "lost-connection", textContent: document.body.dataset.lost });
  if (!banner.isConnected) document.body.append(banner);
};
const found = () => banner?.remove();

const PARTS = ["table", "frame", "seats", "left", "board", "interlude", "orders", "right", "log", "panels", "bar", "news", "lobby"];
const stream = document.body.dataset.stream;
let source = null;
// The server speaks at least every four seconds. Whoever hears nothing for eight has lost it and calls again.
let heard = performance.now();
const hear = () => { heard = performance.now(); found(); };
window.setInterval(() => {
  if (!source || performance.now() - heard < 8000) return;
  lost();
  source.close();
  heard = performance.now() - 4000;
  connect();
}, 1000);
const connect = () => {
  source = new EventSource(stream);
  source.addEventListener("alive", hear);
  // The parts of one change come together, and "end" after them.
  let change = [];
  for (const kind of PARTS) source.addEventListener(kind, (event) => change.push(event.data));
  source.addEventListener("end", () => { hear(); show(change); change = []; });
  source.onopen = () => { hear(); document.body.dataset.live = "yes"; };
  source.onerror = async () => {
    lost();
    // Browsers try again by themselves unless the answer was an error; then we do.
    const gone = source;
    if (gone.readyState === EventSource.CLOSED) { await pause(2000); if (source === gone) connect(); }
  };
};
if (stream) {
  connect();
  window.addEventListener("pagehide", () => { source.close(); source = null; });
  window.addEventListener("pageshow", (event) => { if (event.persisted) connect(); });
}

// A move carries its own number and is played once however often it arrives, so it is sent until it does.
const send = async (action, body) => {
  for (let wait = 300; ; wait = Math.min(wait * 2, 5000)) {
    try {
      const response = await fetch(action, { method: "POST", body, keepalive: true, headers: { "X-Fragment": "1" } });
      found();
      return response;
    } catch (error) {
      lost();
      if (!new URL(action).pathname.endsWith("/move")) throw error;
      await pause(wait);
    }
  }
};

// A page that was loaded instead of streamed: lessons and replays.
const visit = async (address, options, keep) => {
  const response = await fetch(address, options);
  const next = parse(await response.text()).getElementById("table");
  if (!next) { location.assign(response.url); return; }
  if (keep === "replace") history.replaceState({}, "", response.url);
  else if (!keep && response.url !== location.href) history.pushState({}, "", response.url);
  swap([next]);
};

// What is on its way, and from which picture it was sent. Pressed twice counts once; but whoever sees a new picture may
// act on it, even if the answer to the last move is still to come.
const underWay = new Set();
const picture = () => `${byId("table")?.dataset.moves} ${byId("prompt")?.textContent}`;
document.addEventListener("submit", async (event) => {
  const form = event.target, button = event.submitter;
  const action = button?.hasAttribute("formaction") ? button.formAction : form.action;
  if (form.closest(".settings") || (!["table", "say"].includes(form.getAttribute("id"))) || new URL(action).pathname.startsWith("/play/")) return;
  event.preventDefault();
  const errand = `${action} ${button?.name} ${picture()}`;
  if (underWay.has(errand)) return;
  underWay.add(errand);
  try {
    const body = new URLSearchParams(new FormData(form, button));
    if (!stream) { await visit(action, { method: "POST", body }); return; }
    // The form's own number: played once however often it is sent.
    if (body.has("once")) body.set("once", crypto.getRandomValues(new Uint32Array(3)).join("x"));
    if (body.has("move")) letGo();
    const response = await send(action, body);
    if (form.getAttribute("id") === "say") { byId("say-text").value = ""; return; }
    if (response.redirected) { location.assign(response.url); return; }
    if (response.status === 204) return;
    const answers = parse(await response.text()).getElementById("answers");
    if (!answers) { location.reload(); return; }
    byId("answers")?.replaceWith(document.adoptNode(answers));
    announce(byId("answers")?.textContent);
  } catch { lost(); } finally { underWay.delete(errand); }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#table .bar a[href], #table a[href*='/replay?']");
  if (!link || stream || event.ctrlKey || event.metaKey || event.shiftKey || link.href.endsWith("/file")) return;
  event.preventDefault();
  visit(link.href);
});
window.addEventListener("popstate", () => { if (byId("table") && !stream) visit(location.href, {}, true); });
