// Keys, highlights and small conveniences. Without this script every form works by plain page loads.
"use strict";
document.documentElement.classList.add("script");

const quiet = window.matchMedia("(prefers-reduced-motion: reduce)");
const byId = (id) => document.getElementById(id);

// One polite live region for the whole page: it stays while regions are swapped.
const announce = (text) => { const place = byId("announcer"); if (place && text) place.textContent = text; };

const press = (key) => {
  const button = document.querySelector(`[data-key="${key}"]`);
  if (button) button.click();
  return Boolean(button);
};

const showWhyNot = () => {
  document.body.classList.toggle("asking");
  const first = document.querySelector("button.cannot");
  if (first) first.focus();
};

const closeAll = () => {
  document.body.classList.remove("asking");
  const answers = byId("answers");
  if (answers) answers.replaceChildren();
  document.querySelectorAll("details[open]").forEach((part) => part.removeAttribute("open"));
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape") { closeAll(); return; }
  if (event.target.matches("input:not([type=range]), textarea, select")) return;
  if (/^[1-9]$/.test(event.key)) { if (press(event.key)) event.preventDefault(); return; }
  if (event.key === "?") { showWhyNot(); event.preventDefault(); return; }
  // By place on the keyboard, so that the same keys work with Russian letters on them.
  switch (event.code) {
    case "KeyU": press("u"); break;
    case "KeyH": press("h"); break;
    case "KeyS": press("s"); break;
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

const dress = () => {
  document.querySelectorAll("[data-invite]").forEach((field) => { field.value = location.origin + field.dataset.invite; });
  const table = byId("table");
  if (!table) return;
  const number = table.querySelector("input[name=once]");
  if (number && !number.value) number.value = crypto.getRandomValues(new Uint32Array(3)).join("x");
  const headline = byId("headline");
  if (headline && table.dataset.headline) headline.textContent = table.dataset.headline;
  const title = document.title.replace(/^● /, "");
  document.title = table.classList.contains("asked") ? "● " + title : title;
};
