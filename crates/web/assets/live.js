// Changes: regions come over a stream or as pages and are morphed into what is there, so that scroll, focus, an open
// fold and a button held down survive. What moved travels there by itself.
const pause = (time) => new Promise((done) => { window.setTimeout(done, time); });

// What the reader folded or unfolded stays so.
const folds = new Map();
document.addEventListener("click", (event) => {
  const part = event.target.closest?.("#table summary")?.parentElement;
  if (part?.id) folds.set(part.id, !part.open);
});

// Where the reader was, so that a swap does not throw them out of it.
const remember = () => {
  const at = document.activeElement;
  return { id: at?.id, value: at?.name && at.closest("#table") ? [at.name, at.value] : null, talk: byId("say-text")?.value };
};
const restore = (was, next) => {
  if (was.talk && byId("say-text")) byId("say-text").value = was.talk;
  for (const [id, open] of folds) { const part = byId(id); if (part) part.open = open; }
  const same = was.value && [...next.querySelectorAll("button")].find((button) => button.name === was.value[0] && button.value === was.value[1]);
  const target = (was.id && byId(was.id)) || same || (was.value && (next.querySelector("[data-key='1']") ?? byId("bar")));
  if (target && target !== document.activeElement) target.focus({ preventScroll: true });
};

// Things with a name of their own are found again wherever they have gone to among their siblings.
const keyOf = (node) => {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const id = node.getAttribute("id") ?? node.dataset.vt;
  if (id) return "#" + id;
  return node.tagName === "BUTTON" && node.value ? node.name + "=" + node.value : null;
};
const alike = (one, other) => one.nodeType === other.nodeType && one.nodeName === other.nodeName;

const morph = (old, next) => {
  if (old.nodeType !== Node.ELEMENT_NODE) { if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue; return; }
  // What the reader folded or unfolded stays so.
  const kept = (name) => name === "open" && old.tagName === "DETAILS";
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && !kept(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value && !(kept(name) && folds.has(old.id))) old.setAttribute(name, value);
  }
  const named = new Map();
  for (const child of old.childNodes) { const key = keyOf(child); if (key) named.set(key, child); }
  let at = old.firstChild;
  for (const child of [...next.childNodes]) {
    const key = keyOf(child);
    let same = named.get(key);
    if (!key) { same = at; while (same && keyOf(same)) same = same.nextSibling; }
    if (same && alike(same, child)) {
      if (same === at) at = at.nextSibling; else old.insertBefore(same, at);
      morph(same, child);
    } else { old.insertBefore(document.adoptNode(child), at); }
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
};

// Where named things lie, and their way from there to where they are now.
const places = () => new Map([...document.querySelectorAll("#table [data-vt]")].map((part) => [part.dataset.vt, part.getBoundingClientRect()]));
const travel = (before) => {
  const gone = new Set();
  document.querySelectorAll("#table [data-vt]").forEach((part) => {
    const name = part.dataset.vt, was = before.get(name), is = part.getBoundingClientRect();
    if (!was || gone.has(name) || !is.width || !was.width) return;
    gone.add(name);
    const [x, y, scale] = [was.x - is.x, was.y - is.y, was.width / is.width];
    if (Math.abs(x) + Math.abs(y) < 2) return;
    part.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: 380, easing: "cubic-bezier(.3,.8,.3,1)" });
  });
};

const swap = (next) => {
  const old = byId(next.getAttribute("id"));
  if (!old) { location.reload(); return; }
  const was = remember();
  const moves = !quiet.matches && document.visibilityState === "visible";
  const before = moves ? places() : null;
  if (alike(old, next)) morph(old, next); else old.replaceWith(document.adoptNode(next));
  const table = byId(next.getAttribute("id") ?? "table") ?? old;
  dress();
  restore(was, table);
  document.body.classList.remove("asking");
  if (moves) travel(before);
  announce(table.querySelector("#news")?.textContent);
  notify(table);
};

// Nothing is swapped while a button is held down: a click that begins on it must end on it.
let held = false;
for (const [kind, is] of [["pointerdown", true], ["pointerup", false], ["pointercancel", false]]) {
  document.addEventListener(kind, () => { if (is) held = true; else window.setTimeout(() => { held = false; }); }, true);
}
const released = async () => { for (let turn = 0; held && turn < 40; turn += 1) await pause(25); };

const parse = (html) => new DOMParser().parseFromString(html, "text/html");
const waiting = [];
let swapping = false;
const show = async (html) => {
  waiting.push(html);
  if (swapping) return;
  swapping = true;
  while (waiting.length) {
    // Far behind (the page was asleep): only the newest picture matters.
    if (waiting.length > 3) waiting.splice(0, waiting.length - 1);
    const region = parse(waiting.shift()).body.firstElementChild;
    await released();
    if (region) swap(region);
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

const stream = document.body.dataset.stream;
let source = null;
const connect = () => {
  source = new EventSource(stream);
  for (const kind of ["table", "lobby"]) source.addEventListener(kind, (event) => show(event.data));
  source.onopen = () => { found(); document.body.dataset.live = "yes"; };
  source.onerror = async () => {
    lost();
    // Browsers try again by themselves unless the answer was an error; then we do.
    if (source.readyState === EventSource.CLOSED) { await pause(2000); connect(); }
  };
};
if (stream) {
  connect();
  window.addEventListener("pagehide", () => source.close());
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
  if (!keep && response.url !== location.href) history.pushState({}, "", response.url);
  swap(next);
};

let busy = false;
document.addEventListener("submit", async (event) => {
  const form = event.target, button = event.submitter;
  const action = button?.hasAttribute("formaction") ? button.formAction : form.action;
  if (form.closest(".settings") || (!["table", "say"].includes(form.getAttribute("id"))) || new URL(action).pathname.startsWith("/play/")) return;
  event.preventDefault();
  if (busy) return;
  busy = true;
  try {
    const body = new URLSearchParams(new FormData(form, button));
    if (!stream) { await visit(action, { method: "POST", body }); return; }
    const response = await send(action, body);
    if (form.getAttribute("id") === "say") { byId("say-text").value = ""; return; }
    if (response.redirected) { location.assign(response.url); return; }
    if (response.status === 204) return;
    const answers = parse(await response.text()).getElementById("answers");
    if (!answers) { location.reload(); return; }
    byId("answers")?.replaceWith(document.adoptNode(answers));
    announce(byId("answers")?.textContent);
  } catch { lost(); } finally { busy = false; }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#table .bar a[href], #table a[href*='/replay?']");
  if (!link || stream || event.ctrlKey || event.metaKey || event.shiftKey || link.href.endsWith("/file")) return;
  event.preventDefault();
  visit(link.href);
});
window.addEventListener("popstate", () => { if (byId("table") && !stream) visit(location.href, {}, true); });

// Replays: the scrub bar and playing by itself.
const replayAt = (number) => {
  const form = document.querySelector("form[data-replay]");
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form));
  address.searchParams.set("move", number);
  return visit(address.href);
};
document.addEventListener("change", (event) => { if (event.target.matches("form[data-replay] [type=range]")) replayAt(event.target.value); });
document.addEventListener("click", (event) => {
  const curve = event.target.closest?.("[data-curve]");
  if (!curve) return;
  const place = curve.getBoundingClientRect();
  replayAt(Math.round((event.clientX - place.left) / place.width * curve.dataset.curve));
});
let playing = 0, pace = "1100";
document.addEventListener("change", (event) => { if (event.target.matches("[data-speed]")) pace = event.target.value; });
const step = async () => {
  const form = document.querySelector("form[data-replay]");
  if (!form || !playing) return;
  const number = Number(form.querySelector("[type=range]").value);
  if (number >= Number(form.dataset.replay)) { playing = 0; return; }
  await replayAt(number + 1);
  const button = document.querySelector("[data-play]");
  if (button) button.textContent = button.dataset.stop;
  playing = window.setTimeout(step, Number(pace));
};
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-play]");
  if (!button) return;
  if (playing) { window.clearTimeout(playing); playing = 0; button.textContent = button.dataset.play; return; }
  playing = 1; button.textContent = button.dataset.stop; step();
});
dress();
