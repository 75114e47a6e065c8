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
