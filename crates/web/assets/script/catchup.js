// @ts-check
// Catching up (synchronisation): the page knows what it shows and is told what there is; one loop brings the first to the second and does not end
// before it has.

import { trouble } from "./notice.js";
import { delay, Pause } from "./pace.js";
import { base, main } from "./page.js";
import { show } from "./show.js";

/** How long a request may take; after each failure it gets more. */
const PATIENCE = 15_000;

/** Whether there may be more than the page shows. Taken down before a request, so that whatever is told meanwhile counts. */
let due = false;
let running = false;
let failures = 0;
const pause = new Pause();

/** The mark of what the page shows. */
const shown = () => main()?.dataset.mark ?? "";

/**
 * The table stands here, somebody says.
 * @param {string} mark
 */
export function told(mark) {
  if (mark !== shown()) catchUp();
}

/** There may be something new. */
export function catchUp() {
  if (!base()) return;
  due = true;
  pause.end();
  if (!running) loop();
}

/** Resolves when the page shows what there is. */
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

/** Fetches and shows what is new. The milliseconds to wait before another try, 0 if none is needed. */
async function once() {
  try {
    const answer = await fetch(`${base()}/part?shown=${encodeURIComponent(shown())}`, {
      headers: { "x-cabildo": "1" },
      signal: AbortSignal.timeout(PATIENCE * (1 + Math.min(failures, 3))),
    });
    if (answer.status === 204) return 0;
    if (answer.ok && show(await answer.text())) return 0;
    const asked = Number(answer.headers.get("retry-after")) * 1000 || 0;
    return Math.max(asked, delay(failures));
  } catch {
    // No connection, or it broke off in the middle.
    return delay(failures);
  }
}
