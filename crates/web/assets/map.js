// A map that pans and zooms. Its place and size belong to the reader: they are kept here, outside of what is swapped.
const mapKey = () => "map " + location.pathname;
const mapWish = (() => { try { return JSON.parse(sessionStorage.getItem(mapKey())) ?? {}; } catch { return {}; } })();
const keepWish = () => sessionStorage.setItem(mapKey(), JSON.stringify(mapWish));
const panOf = () => byId("pan");
const cardWidth = (pan) => { const map = pan.firstElementChild; return map.getBoundingClientRect().width / (Number(getComputedStyle(map).getPropertyValue("--x")) + 1); };
const bounds = (card) => Math.max(56, Math.min(360, card));
// As wide as wanted, around a point that stays where it is.
const sizeMap = (card, x, y) => {
  const pan = panOf();
  if (!pan) return;
  const view = pan.getBoundingClientRect(), map = pan.firstElementChild;
  const [px, py] = [(x ?? view.x + view.width / 2), (y ?? view.y + view.height / 2)];
  const was = map.getBoundingClientRect(), [fx, fy] = [(px - was.x) / was.width, (py - was.y) / was.height];
  if (card) pan.style.setProperty("--wide", `${bounds(card)}px`); else pan.style.removeProperty("--wide");
  const is = map.getBoundingClientRect();
  pan.scrollLeft += is.x + fx * is.width - px;
  pan.scrollTop += is.y + fy * is.height - py;
  mapWish.card = card ? bounds(card) : null;
  keepWish();
  frameMap();
};
const fitMap = () => { mapWish.follow = false; sizeMap(null); };
const centre = (part, smooth) => {
  const pan = panOf();
  if (!pan || !part) return;
  const view = pan.getBoundingClientRect(), at = part.getBoundingClientRect();
  pan.scrollTo({ left: pan.scrollLeft + at.x + at.width / 2 - view.x - view.width / 2, top: pan.scrollTop + at.y + at.height / 2 - view.y - view.height / 2, behavior: smooth && !quiet.matches ? "smooth" : "instant" });
};
// Whoever acts: the reader's own figure when the reader is asked.
const acting = () => document.querySelector("#table.asked .pawn.mine") ?? document.querySelector(`.pawn[data-thing="${document.querySelector(".player.turn")?.dataset.thing}"]`) ?? document.querySelector(".pawn.mine");
const followHero = () => { if (mapWish.follow) centre(acting(), true); };
// The frame in the small map, and whether it is needed at all.
const frameMap = () => {
  const pan = panOf(), mini = byId("mini");
  if (!pan || !mini) return;
  const view = pan.getBoundingClientRect(), map = pan.firstElementChild.getBoundingClientRect();
  const all = map.left >= view.left - 2 && map.right <= view.right + 2 && map.top >= view.top - 2 && map.bottom <= view.bottom + 2;
  mini.classList.toggle("needed", !all);
  const frame = mini.querySelector(".view"), wide = Number(mini.dataset.wide), high = Number(mini.dataset.high);
  const share = (from, to, of) => Math.max(0, Math.min(of, ((from - to) / (of === wide ? map.width : map.height)) * of));
  const [left, top] = [share(view.left, map.left, wide), share(view.top, map.top, high)];
  frame.setAttribute("x", left); frame.setAttribute("y", top);
  frame.setAttribute("width", share(view.right, map.left, wide) - left); frame.setAttribute("height", share(view.bottom, map.top, high) - top);
  document.querySelectorAll("[data-zoom=follow]").forEach((button) => button.setAttribute("aria-pressed", String(Boolean(mapWish.follow))));
};
// After every change: the map grows to the west and north without jumping, and follows if that is wanted.
let corner = null, opened = false;
const settleMap = () => {
  const pan = panOf();
  if (!pan) { corner = null; opened = false; return; }
  const map = pan.firstElementChild, now = { west: Number(map.dataset.west), north: Number(map.dataset.north) };
  if (!opened) {
    opened = true;
    if (mapWish.card) pan.style.setProperty("--wide", `${mapWish.card}px`);
    // Too small to be read: begin at the reader's own figure.
    const least = innerWidth <= 900 ? 118 : 84;
    if (!mapWish.card && mapWish.follow === undefined && cardWidth(pan) <= least) { mapWish.follow = true; if (innerWidth > 900) pan.style.setProperty("--wide", "132px"); }
    corner = now;
    centre(acting());
  } else if (corner && (mapWish.card || pan.scrollWidth > pan.clientWidth || pan.scrollHeight > pan.clientHeight)) {
    const card = cardWidth(pan);
    pan.scrollLeft += (corner.west - now.west) * card;
    pan.scrollTop += (now.north - corner.north) * card * .8;
    corner = now;
    followHero();
  } else corner = now;
  frameMap();
  turnCards();
  offer();
  const drawn = document.querySelector(".drawn");
  if (drawn) intoCorner(drawn, document.querySelectorAll(".plot"));
  showLens(lensOf && document.querySelector(`#table [data-lens="${lensOf}"]`));
};
document.addEventListener("scroll", (event) => { if (event.target.id === "pan") frameMap(); }, true);
window.addEventListener("resize", frameMap);

document.addEventListener("wheel", (event) => {
  const pan = event.target.closest?.("#pan");
  if (!pan) return;
  event.preventDefault();
  mapWish.follow = false;
  sizeMap(cardWidth(pan) * Math.exp(-event.deltaY * (event.deltaMode ? .05 : .0016)), event.clientX, event.clientY);
}, { passive: false });

// Drag with the mouse; a drag is no click.
let dragged = null;
document.addEventListener("pointerdown", (event) => {
  const pan = event.pointerType === "mouse" && event.button === 0 && event.target.closest?.("#pan");
  dragged = pan ? { pan, x: event.clientX, y: event.clientY, left: pan.scrollLeft, top: pan.scrollTop, on: false } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!dragged) return;
  const [x, y] = [event.clientX - dragged.x, event.clientY - dragged.y];
  if (!dragged.on && Math.hypot(x, y) < 6) return;
  dragged.on = true;
  mapWish.follow = false;
  dragged.pan.classList.add("held");
  dragged.pan.scrollLeft = dragged.left - x;
  dragged.pan.scrollTop = dragged.top - y;
});
document.addEventListener("pointerup", () => {
  if (!dragged) return;
  dragged.pan.classList.remove("held");
  if (dragged.on) window.addEventListener("click", (event) => { if (event.target.closest?.("#pan")) { event.preventDefault(); event.stopPropagation(); } }, { capture: true, once: true });
  if (dragged.on) { keepWish(); window.setTimeout(() => { dragged = null; }); } else dragged = null;
});
// Two fingers zoom; one scrolls by itself.
let pinch = null;
const spread = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
document.addEventListener("touchstart", (event) => { const pan = event.target.closest?.("#pan"); pinch = pan && event.touches.length === 2 ? { apart: spread(event.touches), card: cardWidth(pan) } : null; }, { passive: true });
document.addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  mapWish.follow = false;
  sizeMap(pinch.card * spread(event.touches) / pinch.apart, (event.touches[0].clientX + event.touches[1].clientX) / 2, (event.touches[0].clientY + event.touches[1].clientY) / 2);
}, { passive: false });

const zoomed = (deed) => {
  const pan = panOf();
  if (!pan) return false;
  if (deed === "fit") fitMap();
  else if (deed === "follow") { mapWish.follow = !mapWish.follow; if (mapWish.follow && cardWidth(pan) < 110) sizeMap(140); keepWish(); followHero(); frameMap(); }
  else { mapWish.follow = false; sizeMap(cardWidth(pan) * (deed === "in" ? 1.25 : .8)); }
  return true;
};
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-zoom]");
  if (button) { zoomed(button.dataset.zoom); return; }
  const turn = event.target.closest?.("[data-turn]");
  if (turn) { turned = turn.dataset.turn === "other" ? !turned : turn.dataset.turn === "turned"; turnCards(); return; }
  if (event.target.closest?.("[data-recall]")) { press("u"); return; }
  const site = event.target.closest?.("[data-site]");
  if (site) { const place = document.querySelector(`#pan [data-thing="${CSS.escape(site.dataset.site)}"]`); if (place) { centre(place, true); openSheet(null); place.focus({ preventScroll: true }); } return; }
  const mini = event.target.closest?.("#mini");
  if (mini) {
    const pan = panOf(), box = mini.getBoundingClientRect(), map = pan.firstElementChild.getBoundingClientRect(), view = pan.getBoundingClientRect();
    mapWish.follow = false;
    pan.scrollLeft += map.x + ((event.clientX - box.x) / box.width) * map.width - view.x - view.width / 2;
    pan.scrollTop += map.y + ((event.clientY - box.y) / box.height) * map.height - view.y - view.height / 2;
  }
});

// Which way the drawn card is held.
let turned = false;
const turnCards = () => {
  const top = document.querySelector(".tabletop");
  if (!top) return;
  if (!top.querySelector(".plot")) turned = false;
  top.toggleAttribute("data-turned", turned);
  document.querySelectorAll("[data-turn]:not([data-turn=other])").forEach((button) => button.setAttribute("aria-pressed", String((button.dataset.turn === "turned") === turned)));
};

// Arrows go from place to place; on the map itself they pan.
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, textarea, select")) return;
  const pan = panOf();
  if (!pan) return;
  const way = STEPS[event.key];
  if (way && event.target.closest("#pan")) {
    event.preventDefault(); event.stopImmediatePropagation();
    if (event.target === pan) { mapWish.follow = false; pan.scrollBy({ left: way[0] * cardWidth(pan) * .5, top: way[1] * cardWidth(pan) * .4 }); return; }
    const from = event.target.getBoundingClientRect();
    let best = null;
    for (const other of pan.querySelectorAll("button.loc, button.lay, [tabindex].loc")) {
      const to = other.getBoundingClientRect();
      const [x, y] = [(to.x - from.x) / from.width, (to.y - from.y) / from.height];
      const [along, across] = [x * way[0] + y * way[1], Math.abs(x * way[1]) + Math.abs(y * way[0])];
      if (other === event.target || !to.width || along < .5) continue;
      const far = along + across * 2.5;
      if (!best || far < best.far) best = { other, far };
    }
    if (best) { best.other.focus({ preventScroll: true }); best.other.scrollIntoView({ block: "nearest", inline: "nearest" }); }
    return;
  }
  if (!keysOn()) return;
  if (event.key === "+" || event.key === "=") zoomed("in");
  else if (event.key === "-" || event.key === "−") zoomed("out");
  else if (event.key === "0") zoomed("fit");
  else if (event.code === "KeyF") zoomed("follow");
  else if (event.code === "KeyR" && document.querySelector(".plot.both")) { turned = !turned; turnCards(); }
  else return;
  event.preventDefault();
}, true);

// The lens: the place that is pointed at, focused or touched, in a corner where it covers neither it nor the own figure.
let lensOf = null;
const overlaps = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const showLens = (place) => {
  lensOf = place?.dataset.lens ?? null;
  document.querySelectorAll(".lens").forEach((lens) => {
    lens.hidden = lens.dataset.for !== lensOf;
    if (!lens.hidden) intoCorner(lens, [place, document.querySelector(".pawn.mine")]);
  });
};
// Into the corner where it covers the fewest of these.
const intoCorner = (pane, keep) => {
  if (innerWidth <= 900) return;
  const rects = [...keep].filter(Boolean).map((part) => part.getBoundingClientRect());
  let best = null;
  for (const corner of [[], ["right"], ["low"], ["right", "low"]]) {
    pane.classList.remove("right", "low");
    pane.classList.add(...corner);
    const own = pane.getBoundingClientRect(), over = rects.filter((part) => overlaps(own, part)).length;
    if (!best || over < best.over) best = { corner, over };
    if (!over) break;
  }
  pane.classList.remove("right", "low");
  pane.classList.add(...best.corner);
};
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const place = event.target.closest?.("#table [data-lens]");
  if (place) showLens(place); else if (!event.target.closest?.(".lens") && event.target.closest?.("#pan")) showLens(null);
});
document.addEventListener("focusin", (event) => { const place = event.target.closest?.("#table [data-lens]"); if (place && event.target.matches(":focus-visible")) showLens(place); });
// A finger looks first: the lens has the button that goes. Where a lesson wants it to go, it goes.
let finger = false;
document.addEventListener("pointerdown", (event) => { finger = event.pointerType !== "mouse"; }, true);
document.addEventListener("click", (event) => {
  const place = event.target.closest?.("#table [data-lens]");
  if (place && finger && event.detail && lensOf !== place.dataset.lens && !place.querySelector(".spot")) { event.preventDefault(); event.stopImmediatePropagation(); showLens(place); return; }
  if (!place && finger && lensOf && !event.target.closest?.(".lens")) showLens(null);
}, true);

// What the chosen card would cost whom, in the lanes.
const offer = () => { const from = chosen()?.dataset.from; document.querySelectorAll("[data-offer]").forEach((part) => { part.hidden = part.dataset.offer !== from; }); };
document.addEventListener("toggle", (event) => { if (event.target.matches?.(".group[data-from]")) offer(); }, true);

// A quiet ring for the last minute of the own clock.
window.setInterval(() => {
  const timer = document.querySelector(".timer"), clock = document.querySelector(".player.you [data-clock]");
  if (!timer) return;
  timer.classList.toggle("runs", Boolean(clock));
  if (!clock) return;
  const left = Math.max(0, clock.dataset.clock - (performance.now() - clocksFrom));
  timer.querySelector(".go").style.strokeDashoffset = String(100 - Math.min(100, left / 600));
  timer.querySelector("b").textContent = left < 100000 ? String(Math.ceil(left / 1000)) : watch(Math.floor(left / 1000));
}, 500);

// A pack as a file: chosen, or dropped on its form.
const readPack = async (file) => { const field = byId("pack-text"); if (file && field) field.value = await file.text(); };
document.addEventListener("change", (event) => { if (event.target.matches?.("[data-pack-file]")) readPack(event.target.files[0]); });
for (const kind of ["dragover", "dragleave", "drop"]) document.addEventListener(kind, (event) => {
  const form = event.target.closest?.("[data-pack]");
  if (!form || (kind !== "dragleave" && !event.dataTransfer?.types.includes("Files"))) return;
  event.preventDefault();
  form.classList.toggle("over", kind === "dragover");
  if (kind === "drop") readPack(event.dataTransfer.files[0]);
});
