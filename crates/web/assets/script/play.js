// @ts-check
// Playing (playback): what happened is told frame by frame at the reader's pace, and the page ends at the truth, whatever comes in between. Who acts
// meanwhile skips the rest, and acts on the true page.

import { forget, outline, remember } from "./changed.js";
import { read } from "./frames.js";
import { land, move, moves } from "./motion.js";
import { Pause } from "./pace.js";
import { $$, main, near } from "./page.js";
import { show } from "./show.js";
import { foretell, tell } from "./tale.js";
import { pace, waits } from "./tempo.js";

/** Beyond so many frames the pauses get shorter: nobody waits for minutes. */
const PATIENT = 12;
/** A frame in which nothing moves is read for longer. */
const READING = 1.7;
/** What one answers with. */
const ANSWERS =
  "button[data-at], .choices button, .several button, .acts button, .menu button, #sheet button, input[form=several], [data-drag]";

/** How the table stands, as far as has come; nothing if the page shows it. @type {import("./frames.js").Part | undefined} */
let newest;
/** What is still to be told. @type {import("./frames.js").Frame[]} */
let queue = [];
/** Counts the tellings: one that was skipped notices it. */
let telling = 0;
let running = false;
/** Whether the reader wants the next frame before this one has ended. */
let impatient = false;
const pause = new Pause();
/** The presses that ended a telling. @type {WeakSet<Event>} */
const skipping = new WeakSet();

export const isPlaying = () => running;

/** What has come so far. */
export function known() {
  const { mark = "", ply = "" } = newest ?? main()?.dataset ?? {};
  return { mark, ply };
}

/**
 * Takes what the server sent; `false` if it is no part of the page.
 * @param {string} text
 */
export function take(text) {
  const part = read(text);
  if (!part) return false;
  const { ply } = known();
  // The same position needs no telling, and one that was taken back has none.
  const goesOn = part.frames.length > 0 || (running && part.ply === ply);
  if (!goesOn || document.hidden || !pace()) {
    for (const frame of [...queue, ...part.frames]) remember(frame);
    if (!part.frames.length && part.ply !== ply) forget();
    newest = part;
    finish();
    return true;
  }
  newest = part;
  queue.push(...part.frames);
  const next = queue[0]?.ply ?? 0;
  foretell(part.truth, next);
  if (!running) play();
  return true;
}

async function play() {
  telling += 1;
  const mine = telling;
  running = true;
  main()?.classList.add("playing");
  // What could be answered before cannot be answered any more.
  for (const place of $$("[data-at].open")) place.classList.remove("open");
  try {
    while (queue.length && mine === telling) {
      if (waits() && isForeign(queue[0])) await step();
      if (mine !== telling) return;
      const frame = queue.shift();
      if (frame) await once(frame);
    }
  } catch (error) {
    // Whatever went wrong: the truth is known.
    console.error(error);
  }
  if (mine === telling) finish();
}

/** @param {import("./frames.js").Frame} frame */
async function once(frame) {
  const { factor, pause: rest } = pace() ?? { factor: 0, pause: 0 };
  const hurry = Math.min(1, PATIENT / (queue.length + 1));
  impatient = false;
  tell(frame);
  remember(frame);
  const begun = telling;
  await move(frame, factor);
  if (begun !== telling) return;
  outline();
  const reading = frame.sentences.length && !moves(frame) ? READING : 1;
  if (rest && !impatient) await pause.take(rest * hurry * reading);
}

/** Whether somebody else did it; who goes through a replay takes each step himself. @param {import("./frames.js").Frame | undefined} frame */
const isForeign = (frame) => frame?.seat !== main()?.dataset.own && !main()?.dataset.replay;

/** Waits until the reader wants the next frame. */
async function step() {
  main()?.classList.add("stepping");
  await pause.take(2 ** 31 - 1);
  main()?.classList.remove("stepping");
}

/** Ends the telling with the truth. */
function finish() {
  telling += 1;
  running = false;
  queue = [];
  pause.end();
  land();
  main()?.classList.remove("playing", "stepping");
  const part = newest;
  newest = undefined;
  if (part) show(part.truth);
}

/** Skips what is still to be told. */
export function skip() {
  if (!running) return;
  for (const frame of queue) remember(frame);
  finish();
}

/** The next frame, now. */
function next() {
  impatient = true;
  land();
  pause.end();
}

/** Whether this press ended a telling: what it was on may have been drawn anew. @param {Event} event */
export const skippedBy = (event) => skipping.has(event);

/** @param {Event} event */
function act(event) {
  if (!running) return;
  skipping.add(event);
  skip();
}

addEventListener("pointerdown", (event) => near(event, ANSWERS) && act(event), true);

addEventListener("submit", (event) => near(event, ".prompt form, #sheet form, #back") && act(event), true);

addEventListener(
  "keydown",
  (event) => {
    if (!running || event.ctrlKey || event.metaKey || event.altKey || near(event, "input[type=text], textarea, select")) return;
    const answers = /^[1-9up]$/.test(event.key) || (event.key === "Enter" && near(event, ANSWERS));
    if (answers) return act(event);
    if (event.key === "Escape") skip();
    else if (event.key === " " && !near(event, "[data-next], [data-skip], a, summary, input")) next();
    else return;
    event.preventDefault();
  },
  true,
);

document.addEventListener("click", (event) => {
  if (near(event, "[data-next]")) next();
  if (near(event, "[data-skip]")) skip();
});

// Nobody looks: when somebody does again, the page is right.
document.addEventListener("visibilitychange", () => document.hidden && skip());

// Another pace counts at once.
document.addEventListener("change", (event) => {
  if (!running || !near(event, "[name=pace]")) return;
  if (pace()) pause.end();
  else skip();
});
