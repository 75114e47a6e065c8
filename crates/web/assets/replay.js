// Replays: the scrub bar and playing by itself.
const replayAt = (number, keep) => {
  const form = document.querySelector("form[data-replay]");
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form));
  address.searchParams.set("move", number);
  return visit(address.href, {}, keep);
};
// The table follows the thumb while it is dragged: always to the newest place, one look at a time.
let wanted = null;
const follow = async () => {
  while (wanted !== null) { const number = wanted; wanted = null; await replayAt(number, "replace"); }
};
let following = null;
document.addEventListener("input", (event) => {
  if (!event.target.matches("form[data-replay] [type=range]")) return;
  wanted = event.target.value;
  following ??= follow().finally(() => { following = null; });
});
let playing = 0, pace = "1100";
document.addEventListener("change", (event) => { if (event.target.matches("[data-speed]")) pace = event.target.value; });
// The button says what it does, also after the table was drawn anew.
const showPlaying = () => {
  const button = document.querySelector("[data-play]");
  if (!button) return;
  button.classList.toggle("plays", Boolean(playing));
  button.setAttribute("aria-label", playing ? button.dataset.stop : button.dataset.play);
};
const step = async () => {
  const form = document.querySelector("form[data-replay]");
  if (!form || !playing) return;
  const number = Number(form.querySelector("[type=range]").value);
  if (number >= Number(form.dataset.replay)) { playing = 0; showPlaying(); return; }
  await replayAt(number + 1);
  playing = window.setTimeout(step, Number(pace));
};
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-play]");
  if (!button) return;
  if (playing) { window.clearTimeout(playing); playing = 0; } else { playing = 1; step(); }
  showPlaying();
});
dress();
