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
    if (!(next instanceof HTMLAnchorElement) || !(await go(next.href))) break;
    if (playing && !pace()) await pause.take(LOOK);
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
    const way = near(event, ".steps a, .tale a");
    if (!(way instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    stop();
    void go(way.href);
  });

  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches(".slide")) return;
    stop();
    const way = new URL($(".steps [rel=next]")?.getAttribute("href") ?? "", location.href);
    way.searchParams.set("ply", target.value);
    void go(way.href);
  });

  document.addEventListener("visibilitychange", () => document.hidden && stop());
}
