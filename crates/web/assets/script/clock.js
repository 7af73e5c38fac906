// @ts-check
// Clocks count down between two words of the server. The server's time counts: how far this machine's is off is worked out from the moment at which the page
// was drawn.

import { $$ } from "./page.js";
import { onShown } from "./show.js";

const MINUTE = 60;
const HOUR = 3600;

/** Seconds by which the server's clock is ahead of this one, by the moment that it wrote. @type {Map<string, number>} */
const ahead = new Map();

/** @param {Element} clock */
function offset(clock) {
  const drawn = clock.closest("[data-now]")?.getAttribute("data-now") ?? "";
  const known = ahead.get(drawn);
  if (known !== undefined) return known;
  if (ahead.size > 50) ahead.clear();
  const fresh = Number(drawn) - Date.now() / 1000;
  ahead.set(drawn, fresh);
  return fresh;
}

/** @param {number} n */
const two = (n) => String(n).padStart(2, "0");

function tick() {
  for (const clock of $$("time.ck[data-due]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.due) - Date.now() / 1000 - offset(clock)));
    // Hours and days are words: the server says them anew.
    if (left < HOUR) clock.textContent = `${two(Math.floor(left / MINUTE))}:${two(left % MINUTE)}`;
    if (left < MINUTE) clock.classList.add("nearly");
  }
}

setInterval(tick, 1000);
onShown(tick);
