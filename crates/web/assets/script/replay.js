// @ts-check
// A replay: a step on is told as at the table; the slider and the log lead anywhere at once; played, it goes on by itself at the reader's pace.

import { Pause } from "./pace.js";
import { $, $$, main, near } from "./page.js";
import { skip, take } from "./play.js";
import { onShown } from "./show.js";
import { pace } from "./tempo.js";

/** How long a position is looked at when nothing moves, in milliseconds. */
const LOOK = 900;

const pause = new Pause();
/** Counts the ways begun: one that is overtaken by another ends. */
let ways = 0;
let playing = false;
/** Who waits until the page shows where it was led. @type {(() => void)[]} */
const waiting = [];

const here = () => Number(main()?.dataset.replay);
const last = () => Number(main()?.dataset.last);

/**
 * Leads the page to a position; `false` if there is no way.
 * @param {string} address
 */
async function go(address) {
  ways += 1;
  const mine = ways;
  skip();
  const to = new URL(address, location.href);
  // Only the next step is told: whoever jumps wants to be there.
  if (Number(to.searchParams.get("ply")) === here() + 1) to.searchParams.set("since", String(here()));
  try {
    const answer = await fetch(to, { headers: { "x-cabildo": "1" } });
    const text = await answer.text();
    if (mine !== ways) return false;
    const shown = new Promise((resolve) => waiting.push(() => resolve(true)));
    if (!answer.ok || !take(text)) throw new Error(`${answer.status}`);
    history.replaceState(null, "", address);
    await shown;
    return mine === ways;
  } catch {
    // Without the script's way the browser's own is left.
    location.assign(address);
    return false;
  }
}

/** One step after the other, until the end or until somebody stops it. */
async function play() {
  playing = true;
  dress();
  while (playing && here() < last()) {
    const next = $(".steps [rel=next]");
    const round = main()?.dataset.round;
    if (!(next instanceof HTMLAnchorElement) || !(await go(next.href))) break;
    // The end of a round is looked at for longer.
    const more = main()?.dataset.round === round ? 0 : LOOK;
    if (playing && (more || !pace())) await pause.take((pace() ? 0 : LOOK) + more);
  }
  stop();
}

function stop() {
  playing = false;
  // A step that is still on its way is not taken any more.
  ways += 1;
  pause.end();
  dress();
}

/** What the script adds to the page. */
function dress() {
  const button = $("[data-play]");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(playing));
}

/** Where the reader is in the log, and on the slider. */
function mark() {
  for (const line of $$(".tale li[data-ply]")) {
    const ply = Number(line.dataset.ply);
    line.classList.toggle("ahead", ply > here());
    if (ply === here()) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  }
  const slide = $(".slide input[type=range]");
  if (slide instanceof HTMLInputElement) slide.value = String(here());
  const begun = rounds().filter((round) => Number(round.dataset.to) <= here());
  for (const round of rounds()) round.removeAttribute("aria-current");
  begun.at(-1)?.setAttribute("aria-current", "step");
}

/** The rounds, which are drawn. @returns {SVGAElement[]} */
const rounds = () => [.../** @type {NodeListOf<SVGAElement>} */ (document.querySelectorAll(".rounds a"))];

/** The beginning of the round before, or of the next one. @param {number} step */
function byRound(step) {
  const all = rounds().map((round) => Number(round.dataset.to));
  const to = step < 0 ? all.filter((ply) => ply < here()).at(-1) : (all.find((ply) => ply > here()) ?? last());
  lead(to ?? 0);
}

/** Leads to a position, with the same eyes. @param {number} ply */
function lead(ply) {
  stop();
  const way = new URL($(".steps [rel=next]")?.getAttribute("href") ?? "", location.href);
  way.searchParams.set("ply", String(ply));
  void go(way.href);
}

/** The next one through whose eyes the game can be looked at. */
function look() {
  const eyes = $$(".eyes a");
  const now = eyes.findIndex((way) => way.hasAttribute("aria-current"));
  eyes[(now + 1) % eyes.length]?.click();
}

/** What a key does, if it does anything. @param {KeyboardEvent} event */
function press(event) {
  const { key, shiftKey } = event;
  if (key === "ArrowLeft") shiftKey ? byRound(-1) : $(".steps [rel=prev]")?.click();
  else if (key === "ArrowRight") shiftKey ? byRound(1) : $(".steps [rel=next]")?.click();
  else if (key === "ArrowUp") byRound(-1);
  else if (key === "ArrowDown") byRound(1);
  else if (key === "Home") lead(0);
  else if (key === "End") lead(last());
  else if (key === " ") playing ? stop() : void play();
  else if (key === "v") look();
  else if (key === "a") $("[data-analysis]")?.click();
  else if (key === "?") toggleKeys();
  else return false;
  return true;
}

function toggleKeys() {
  const [drawer, keys] = [$(".drawer-menu"), $(".keys")];
  if (!(drawer instanceof HTMLDetailsElement) || !(keys instanceof HTMLDetailsElement)) return;
  keys.open = !(drawer.open && keys.open);
  drawer.open = keys.open;
}

if (main()?.dataset.replay) {
  onShown(() => {
    mark();
    dress();
    for (const told of waiting.splice(0)) told();
  });

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (near(event, "[data-play]")) return playing ? stop() : void play();
    const way = near(event, ".steps a, .tale a, .rounds a");
    if (!way) return;
    event.preventDefault();
    stop();
    void go(way.getAttribute("href") ?? "");
  });

  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(".slide")) lead(Number(target.value));
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // On the slider the arrows are the browser's; a button or a fold that has the keyboard keeps its key.
    if (near(event, "input, select, textarea") || (event.key === " " && near(event, "button, a, summary"))) return;
    if (press(event)) event.preventDefault();
  });

  document.addEventListener("visibilitychange", () => document.hidden && stop());
}
