// From a thing to a thing: the first one is chosen by opening its group of moves, then those it can go to glow.
const things = (name) => document.querySelectorAll(`#table [data-thing="${CSS.escape(name)}"]`);
const chosen = () => document.querySelector("#table .group[data-from][open]");
const aim = () => {
  document.querySelectorAll("#table .aim, #table .chosen").forEach((part) => part.classList.remove("aim", "chosen", ...(part.matches(".target") ? ["spot"] : [])));
  const group = chosen();
  byId("table")?.classList.toggle("aiming", Boolean(group));
  if (!group) return;
  things(group.dataset.from).forEach((part) => part.classList.add("chosen"));
  group.querySelectorAll("[data-to]").forEach((way) => things(way.dataset.to).forEach((part) => part.classList.add("aim", ...(way.matches(".spot") ? ["spot"] : []))));
};
document.addEventListener("toggle", (event) => { if (event.target.matches?.(".group[data-from]")) { aim(); settleBubble(); } }, true);
const letGo = () => {
  for (const id of [...folds.keys()]) if (/^(from|group)-/.test(id)) folds.delete(id);
  document.querySelectorAll("#table .group[open]").forEach((group) => { group.open = false; });
};
const take = (source) => {
  const group = document.querySelector(`#table .group[data-from="${CSS.escape(source.dataset.source)}"]`);
  if (!group) return false;
  const open = !group.open;
  letGo();
  group.open = open;
  folds.set(group.id, open);
  return open;
};
// To a thing: its move if there is one, the choice between them if there are more, else why not.
const go = (part) => {
  const group = chosen(), name = CSS.escape(part.dataset.thing);
  const ways = group.querySelectorAll(`[data-to="${name}"]`);
  if (ways.length === 1) ways[0].click();
  else if (ways.length) ways[0].focus();
  else document.querySelector(`#table [data-never="${name}"][data-of="${CSS.escape(group.dataset.from)}"]`)?.click();
};
document.addEventListener("click", (event) => {
  // A button in a thing stands for itself.
  if (event.target.closest?.(".group, .target button")) return;
  const part = event.target.closest?.("#table [data-thing]");
  if (chosen() && part && !part.matches(".chosen") && (part.matches(".aim, .target"))) { event.preventDefault(); event.stopPropagation(); go(part); return; }
  const source = event.target.closest?.("#table [data-source]");
  if (source) { event.preventDefault(); event.stopPropagation(); take(source); }
}, true);
document.addEventListener("keydown", (event) => {
  if (event.key === " " && event.target.matches?.("[data-source]")) { event.preventDefault(); event.target.click(); }
});
// Drag does the same.
let drag = null;
document.addEventListener("pointerdown", (event) => {
  const source = event.pointerType === "mouse" && event.target.closest?.("#table [data-source]");
  drag = source ? { source, x: event.clientX, y: event.clientY, on: false } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!drag || drag.on || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 8) return;
  drag.on = true;
  if (!drag.source.matches(".chosen")) take(drag.source);
});
document.addEventListener("pointerup", (event) => {
  const part = drag?.on && document.elementFromPoint(event.clientX, event.clientY)?.closest("#table .aim");
  drag = null;
  if (part) go(part);
});

// What has just ended is held until it was seen; then a ribbon is left of it.
const heldKey = () => "ended " + location.pathname;
let begun = false;
const hold = () => {
  const part = byId("ended"), first = !begun;
  begun = true;
  if (!part || part.open || sessionStorage.getItem(heldKey()) === part.dataset.ended) return;
  // A page that is opened later says it with the ribbon only.
  if (first && !part.dataset.fresh) { sessionStorage.setItem(heldKey(), part.dataset.ended); return; }
  folds.delete("ended");
  part.open = true;
  announce(part.querySelector("summary")?.textContent);
};
const goOn = () => {
  const part = byId("ended");
  if (!part?.open) return false;
  part.open = false;
  return true;
};
document.addEventListener("toggle", (event) => {
  if (event.target.id === "ended" && !event.target.open) sessionStorage.setItem(heldKey(), event.target.dataset.ended);
}, true);
document.addEventListener("click", (event) => { if (event.target.closest?.("[data-seen]")) { goOn(); byId("bar")?.focus({ preventScroll: true }); } });

// The inspector: one card for all things, outside of what changes.
let inspected = null, waitsFor = 0;
const inspector = () => byId("inspector") ?? document.body.appendChild(Object.assign(document.createElement("aside"), { id: "inspector", className: "inspector", hidden: true }));
const put = (parent, tag, text) => { if (text) parent.append(Object.assign(document.createElement(tag), { textContent: text })); };
const fill = (part) => {
  const card = inspector(), [drawing, name, rule, ...text] = part.dataset.inspect.split("\n");
  card.replaceChildren();
  if (drawing) {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg"), use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    picture.classList.add("pic"); picture.setAttribute("aria-hidden", "true"); use.setAttribute("href", drawing);
    picture.append(use); card.append(picture);
  }
  const words = card.appendChild(document.createElement("div"));
  put(words, "b", name);
  for (const line of text) put(words, "p", line);
  put(words, "small", rule);
};
const place = (part) => {
  const card = inspector(), by = part.getBoundingClientRect(), own = card.getBoundingClientRect(), gap = 10;
  const beside = by.right + gap + own.width < innerWidth ? by.right + gap : by.left - gap - own.width > 0 ? by.left - gap - own.width : Math.max(gap, Math.min(by.left, innerWidth - own.width - gap));
  const over = beside >= by.right || beside + own.width <= by.left;
  const top = over ? by.top + by.height / 2 - own.height / 2 : by.bottom + gap + own.height < innerHeight ? by.bottom + gap : by.top - gap - own.height;
  card.style.left = `${beside}px`;
  card.style.top = `${Math.max(gap, Math.min(top, innerHeight - own.height - gap))}px`;
};
const look = (part) => {
  window.clearTimeout(waitsFor);
  inspected = { part, said: part.dataset.inspect };
  fill(part);
  inspector().hidden = false;
  place(part);
  part.setAttribute("aria-describedby", "inspector");
};
const lookAway = () => {
  window.clearTimeout(waitsFor);
  if (!inspected) return false;
  inspected.part.removeAttribute("aria-describedby");
  inspected = null;
  inspector().hidden = true;
  return true;
};
// After a change: the same thing may lie elsewhere now, or be gone.
const lookAgain = () => {
  if (!inspected) return;
  const part = inspected.part.isConnected ? inspected.part : [...document.querySelectorAll("[data-inspect]")].find((other) => other.dataset.inspect === inspected.said);
  if (part?.dataset.inspect) look(part); else lookAway();
};
const looksAt = (event) => event.target.closest?.("[data-inspect]");
document.addEventListener("pointerover", (event) => {
  const part = looksAt(event);
  if (event.pointerType !== "mouse" || part === inspected?.part) return;
  window.clearTimeout(waitsFor);
  if (part) waitsFor = window.setTimeout(() => look(part), inspected ? 120 : 450); else lookAway();
});
document.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") return;
  const part = looksAt(event);
  // A finger that rests on a button inspects it; a tap on what is no button does so at once.
  if (part) waitsFor = window.setTimeout(() => { look(part); rested = true; }, event.target.closest("button, a, [data-source]") ? 450 : 0); else lookAway();
});
let rested = false;
for (const kind of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(kind, (event) => { if (event.pointerType !== "mouse" && !(kind === "pointerup" && looksAt(event) && !event.target.closest("button, a, [data-source]"))) window.clearTimeout(waitsFor); }, true);
document.addEventListener("click", (event) => { if (rested) { rested = false; event.preventDefault(); event.stopPropagation(); } }, true);
document.addEventListener("focusin", (event) => { const part = looksAt(event); if (part && event.target.matches(":focus-visible")) look(part); else if (inspected && !part) lookAway(); });

// On a phone the columns are sheets: one at a time, closed by the same button, by Esc or by a touch on the board.
const openSheet = (name) => {
  const table = byId("table");
  if (!table) return;
  if (name) table.dataset.sheet = name; else delete table.dataset.sheet;
  document.querySelectorAll("#sheets button").forEach((button) => button.setAttribute("aria-expanded", String(button.dataset.sheet === name)));
  if (name === "panels") readTalk();
};
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#sheets button");
  const open = byId("table")?.dataset.sheet;
  if (button) { openSheet(open === button.dataset.sheet ? null : button.dataset.sheet); return; }
  if (open && !event.target.closest(".side.right, #left")) openSheet(null);
});

// Talk that was not read yet is counted on its button and on its heading.
const talkKey = () => "talk " + location.pathname;
const readTalk = () => { const said = byId("talk")?.dataset.said; if (said) sessionStorage.setItem(talkKey(), said); countTalk(); };
const countTalk = () => {
  const talk = byId("talk");
  if (!talk) return;
  const said = Number(talk.dataset.said), before = sessionStorage.getItem(talkKey());
  const seen = talk.open && talk.checkVisibility();
  if (before === null || seen) sessionStorage.setItem(talkKey(), said);
  const unread = seen || before === null ? 0 : said - Number(before);
  for (const place of [talk.querySelector("summary"), document.querySelector("#sheets [data-sheet=panels]")]) {
    if (!place) continue;
    if (unread > 0) place.dataset.unread = unread; else delete place.dataset.unread;
  }
};
// The first line opens the talk by itself, perhaps on a sheet that nobody looks at.
document.addEventListener("toggle", (event) => { if (event.target.id === "talk" && event.target.checkVisibility()) readTalk(); }, true);

// A lesson's sentence stands beside what it speaks of, and what is wanted is in sight.
const inSight = (parts) => [...parts].find((part) => part.checkVisibility() && part.getBoundingClientRect().width);
const settleBubble = () => {
  const bubble = byId("bubble");
  if (!bubble) return;
  const named = bubble.dataset.spot;
  if (named) document.querySelectorAll(`#table [data-thing="${CSS.escape(named)}"], #table #${CSS.escape(named)}`).forEach((part) => part.classList.add("spot"));
  bubble.style.cssText = "";
  // While something is held over the board, and where there is much to choose from, it keeps out of the way.
  if (byId("ended")?.open || document.querySelectorAll("#board .can.spot").length > 3) return;
  const spot = inSight(document.querySelectorAll("#board .spot.aim")) ?? inSight(document.querySelectorAll("#board .spot, .interlude .spot, .side .spot")) ?? inSight(document.querySelectorAll(".bar .spot"));
  if (!spot) return;
  if (innerWidth <= 900) { spot.scrollIntoView({ block: "center", behavior: "instant" }); return; }
  const by = spot.getBoundingClientRect(), own = bubble.getBoundingClientRect(), bar = byId("bar").getBoundingClientRect(), gap = 16;
  const left = Math.max(gap, Math.min(by.left + by.width / 2 - own.width / 2, innerWidth - own.width - gap));
  const below = by.bottom + gap, fits = below + own.height < bar.top - gap;
  const top = fits ? below : Math.max(50, by.top - own.height - gap);
  Object.assign(bubble.style, { position: "fixed", margin: "0", left: `${left}px`, top: `${Math.min(top, innerHeight - own.height - gap)}px` });
};
window.addEventListener("resize", settleBubble);
