// Keys, highlights and small conveniences. Without this script every form works by plain page loads.
"use strict";
document.documentElement.classList.add("script");

const quiet = window.matchMedia("(prefers-reduced-motion: reduce)");
const byId = (id) => document.getElementById(id);

// One polite live region for the whole page: it stays while regions are swapped.
const announce = (text) => { const place = byId("announcer"); if (place && text) place.textContent = text; };

const press = (key) => {
  // Where a group of choices is open, the keys are those of its choices.
  const keyed = [...document.querySelectorAll(`[data-key="${key}"]`)];
  const button = document.querySelector(`.group[open] [data-subkey="${key}"]`) ?? keyed.find((one) => one.checkVisibility()) ?? keyed[0];
  if (button) button.click();
  return Boolean(button);
};

const showWhyNot = () => {
  document.body.classList.toggle("asking");
  const fold = byId("cannot");
  if (fold) fold.open = true;
  (document.querySelector("button.cannot") ?? fold?.querySelector("summary"))?.focus();
};

const closeAll = () => {
  letGo();
  document.body.classList.remove("asking");
  const answers = byId("answers");
  if (answers) answers.replaceChildren();
  document.querySelectorAll(".settings[open], .sure[open], .set[open]").forEach((part) => part.removeAttribute("open"));
};

// Single keys can be switched off, for those whose speech or fingers would press them by chance.
const keysOn = () => localStorage.getItem("keys") !== "off";
const showKeys = () => {
  document.documentElement.classList.toggle("no-keys", !keysOn());
  document.querySelectorAll("[data-keys]").forEach((button) => button.setAttribute("aria-pressed", String((button.dataset.keys === "on") === keysOn())));
};
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-keys]");
  if (!button) return;
  localStorage.setItem("keys", button.dataset.keys);
  showKeys();
});
showKeys();

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape") { if (!lookAway() && !goOn()) { openSheet(null); closeAll(); } return; }
  if (event.target.matches("input:not([type=range]), textarea, select")) return;
  if (!keysOn() && !event.key.startsWith("Arrow")) return;
  if (event.target.matches("[type=range]") && event.key.startsWith("Arrow")) return;
  if (/^[1-9]$/.test(event.key)) { if (press(event.key)) event.preventDefault(); return; }
  if (event.key === "?") { showWhyNot(); event.preventDefault(); return; }
  // By place on the keyboard, so that the same keys work with Russian letters on them.
  switch (event.code) {
    case "KeyU": press("u"); break;
    case "KeyH": press("h"); break;
    case "KeyS": if (!goOn()) press("s"); break;
    case "KeyL": byId("log")?.focus(); break;
    case "ArrowLeft": document.querySelector("[data-step='-1']")?.click(); break;
    case "ArrowRight": document.querySelector("[data-step='1']")?.click(); break;
    default: return;
  }
  event.preventDefault();
});

// A line of the log lights up what it speaks of.
const light = (line, on) => {
  for (const thing of (line.dataset.about || "").split(" ").filter(Boolean)) {
    document.querySelectorAll(`#table [data-thing="${thing}"]`).forEach((place) => place.classList.toggle("lit", on));
  }
};
document.addEventListener("mouseover", (event) => { const line = event.target.closest?.("[data-about]"); if (line) light(line, true); });
document.addEventListener("mouseout", (event) => { const line = event.target.closest?.("[data-about]"); if (line) light(line, false); });

// Running clocks tick between two pictures of the table, from when the last one came.
let clocksFrom = 0;
const tellClocks = () => { clocksFrom = performance.now(); };
const watch = (seconds) => {
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
window.setInterval(() => {
  document.querySelectorAll("[data-clock]").forEach((clock) => {
    clock.textContent = watch(Math.max(0, Math.floor((clock.dataset.clock - (performance.now() - clocksFrom)) / 1000)));
  });
}, 500);

// Links to be passed on. Without a secure context there is no clipboard, but the old way still works.
const copy = async (text) => {
  if (navigator.clipboard) { await navigator.clipboard.writeText(text); return; }
  const field = Object.assign(document.createElement("textarea"), { value: text });
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
};
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  await copy(button.dataset.copy).catch(() => {});
  button.textContent = button.dataset.copied;
  announce(button.dataset.copied);
});

// A notice when it is your turn and you look elsewhere, if you asked for it.
const wantsNotices = () => localStorage.getItem("notices") === "yes" && window.Notification?.permission === "granted";
const notify = (table) => {
  if (!document.hidden || !wantsNotices() || !table.classList.contains("asked")) return;
  new Notification(document.title, { body: byId("prompt")?.textContent ?? "", tag: location.pathname });
};
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-notify]");
  if (!button || !window.Notification) return;
  if ((await Notification.requestPermission()) !== "granted") return;
  localStorage.setItem("notices", "yes");
  dress();
});

// The button that opens a table says against whom.
document.addEventListener("change", (event) => {
  const form = event.target.closest?.(".game form");
  const said = form?.querySelector(".play small");
  if (said) said.textContent = [...form.querySelectorAll("input[data-said]:checked")].map((choice) => choice.dataset.said).join(" · ");
});

const dress = () => {
  if (wantsNotices()) document.querySelectorAll("[data-notify]").forEach((button) => { button.textContent = button.dataset.on; });
  document.querySelectorAll("[data-speed]").forEach((choice) => { choice.value = pace; });
  const table = byId("table");
  if (!table) return;
  const page = table.dataset.page;
  if (page) for (const kind of ["at-table", "plain"]) document.body.classList.toggle(kind, kind === page);
  tellClocks();
  const frame = byId("frame");
  if (frame) { table.className = frame.dataset.class; table.dataset.moves = frame.dataset.moves; table.dataset.headline = frame.dataset.headline; }
  aim();
  settleMap();
  hold();
  lookAgain();
  countTalk();
  settleBubble();
  showPlaying();
  const headline = byId("headline");
  if (headline && table.dataset.headline) headline.textContent = table.dataset.headline;
  const title = document.title.replace(/^● /, "");
  document.title = table.classList.contains("asked") ? "● " + title : title;
};
