// @ts-check
// Catching up (synchronisation): the page knows what has come to it and is told what there is; one loop brings the first to the second and does not
// end before it has. What came is shown at the reader's pace (`play.js`).

import { dressed } from "./dress.js";
import { trouble } from "./notice.js";
import { delay, Pause } from "./pace.js";
import { base } from "./page.js";
import { known, take } from "./play.js";

/** How long a request may take; after each failure it gets more. */
const PATIENCE = 15_000;

/** Whether there may be more than the page shows. Taken down before a request, so that whatever is told meanwhile counts. */
let due = false;
let running = false;
let failures = 0;
const pause = new Pause();

/**
 * The table stands here, somebody says.
 * @param {string} mark
 */
export function told(mark) {
  if (mark !== known().mark) catchUp();
}

/** There may be something new. */
export function catchUp() {
  if (!base()) return;
  due = true;
  pause.end();
  if (!running) loop();
}

/** Resolves when what there is has come. */
export function caughtUp() {
  return new Promise((resolve) => (running ? waiting.push(resolve) : resolve(undefined)));
}

/** @type {((value: undefined) => void)[]} */
const waiting = [];

async function loop() {
  running = true;
  while (due) {
    due = false;
    const wait = await once();
    trouble("part", wait > 0);
    failures = wait > 0 ? failures + 1 : 0;
    if (wait > 0) {
      due = true;
      await pause.take(wait);
    }
  }
  // Nothing comes between the last look at `due` and this: who asks later begins a new loop.
  running = false;
  for (const resolve of waiting.splice(0)) resolve(undefined);
}

/** Fetches what is new and hands it over to be shown. The milliseconds to wait before another try, 0 if none is needed. */
async function once() {
  try {
    const { mark, ply } = known();
    const answer = await fetch(`${base()}/part?${new URLSearchParams({ shown: mark, since: ply })}`, {
      headers: { "x-cabildo": "1" },
      signal: AbortSignal.timeout(PATIENCE * (1 + Math.min(failures, 3))),
    });
    if (answer.status === 204) return 0;
    if (answer.ok) {
      const part = await answer.text();
      await dressed(part);
      if (take(part)) return 0;
    }
    const asked = Number(answer.headers.get("retry-after")) * 1000 || 0;
    return Math.max(asked, delay(failures));
  } catch {
    // No connection, or it broke off in the middle.
    return delay(failures);
  }
}
