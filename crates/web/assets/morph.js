// Parts of the page are morphed into what is there, so that scroll, focus, an open fold and a button held down survive.
// What moved travels there by itself.

// What the reader folded or unfolded stays so.
const folds = new Map();
document.addEventListener("click", (event) => {
  const part = event.target.closest?.("#table summary")?.parentElement;
  if (part?.id) folds.set(part.id, !part.open);
});

// Where the reader was, so that a change does not throw them out of it.
const remember = () => {
  const at = document.activeElement;
  return { id: at?.id, value: at?.name && at.closest("#table") ? [at.name, at.value] : null, talk: byId("say-text")?.value };
};
const restore = (was) => {
  const table = byId("table");
  if (!table) return;
  if (was.talk && byId("say-text")) byId("say-text").value = was.talk;
  for (const [id, open] of folds) { const part = byId(id); if (part && part.open !== open) part.open = open; }
  const same = was.value && [...table.querySelectorAll("button")].find((button) => button.name === was.value[0] && button.value === was.value[1]);
  const target = (was.id && byId(was.id)) || same || (was.value && (table.querySelector("[data-key='1']") ?? byId("bar")));
  if (target && target !== document.activeElement) target.focus({ preventScroll: true });
};

// Things with a name of their own are found again wherever they have gone to among their siblings.
const keyOf = (node) => {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const id = node.getAttribute("id") ?? node.dataset.vt ?? node.dataset.line;
  if (id) return "#" + id;
  return node.tagName === "BUTTON" && node.value ? node.name + "=" + node.value : null;
};
const alike = (one, other) => one.nodeType === other.nodeType && one.nodeName === other.nodeName;

const morph = (old, next) => {
  if (old.nodeType !== Node.ELEMENT_NODE) { if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue; return; }
  // Folds stay as the reader left them, and a map (`data-keep`) where the reader moved it.
  const kept = (name) => (name === "open" && old.tagName === "DETAILS") || (name === "style" && old.hasAttribute("data-keep"));
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && !kept(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value && !(kept(name) && folds.has(old.id))) old.setAttribute(name, value);
  }
  // A thumb that is held stays where it is; else it goes with the table.
  if (old.type === "range" && document.activeElement !== old) old.value = next.getAttribute("value");
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

// The log comes as its newest lines; the older ones are there already.
const lengthen = (old, next) => {
  const first = Number(next.lastElementChild?.dataset.line ?? 0);
  for (const line of old.children) if (Number(line.dataset.line) < first) next.append(line.cloneNode(true));
};

// Where named things lie, and their way from there to where they are now.
const places = () => new Map([...document.querySelectorAll("#table [data-vt]")].map((part) => [part.dataset.vt, part.getBoundingClientRect()]));
const travel = (before) => {
  const gone = new Set(), ways = [];
  document.querySelectorAll("#table [data-vt]").forEach((part) => {
    const name = part.dataset.vt, was = before.get(name), is = part.getBoundingClientRect();
    if (!was || gone.has(name) || !is.width || !was.width) return;
    gone.add(name);
    const [x, y, scale] = [was.x - is.x, was.y - is.y, was.width / is.width];
    if (Math.abs(x) + Math.abs(y) >= 2) ways.push([part, x, y, scale]);
  });
  for (const [part, x, y, scale] of ways) {
    part.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: 380, easing: "cubic-bezier(.3,.8,.3,1)" });
  }
};

// All parts of one change at once.
const swap = (parts) => {
  const was = remember();
  const moves = !quiet.matches && document.visibilityState === "visible";
  const before = moves ? places() : null;
  for (const next of parts) {
    const old = byId(next.getAttribute("id"));
    // The reader's page is of another kind altogether.
    if (!old) { location.reload(); return; }
    if (next.getAttribute("id") === "lines") lengthen(old, next);
    if (alike(old, next)) morph(old, next); else old.replaceWith(document.adoptNode(next));
  }
  dress();
  restore(was);
  document.body.classList.remove("asking");
  if (moves) travel(before);
  announce(byId("news")?.textContent);
  notify(byId("table"));
};
