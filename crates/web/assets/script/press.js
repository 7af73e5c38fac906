// @ts-check
// Pressing: a click means the thing that was pressed, even if the page was drawn anew before the finger was lifted. Without an update in between this
// does nothing.

import { $, near, question } from "./page.js";
import { skippedBy } from "./play.js";
import { onShown } from "./show.js";

/** So far a finger may slip while it taps. */
const SLIP = 8;

/**
 * @typedef {object} Press
 * @property {HTMLElement} element
 * @property {string} selector finds the thing again
 * @property {string} question what was asked then
 * @property {number} x
 * @property {number} y
 * @property {boolean} updated whether the page was drawn anew since
 * @property {boolean} done whether the click has come
 */

/** @type {Press | undefined} */
let press;

/**
 * How a thing is found again when it was drawn anew.
 * @param {HTMLElement} element
 */
function selectorOf(element) {
  const at = element.dataset.at;
  if (at !== undefined) return `button[data-at="${CSS.escape(at)}"]`;
  const value = element.getAttribute("value") ?? "";
  return `:is(.choices, .acts) button[value="${CSS.escape(value)}"]`;
}

/** What was pressed was only to be looked at: nothing comes of it. */
export function drop() {
  press = undefined;
}

addEventListener("pointerdown", begin, true);
addEventListener("pointerup", end, true);
addEventListener("pointercancel", drop, true);
addEventListener("click", check, true);

/** @param {PointerEvent} event */
function begin(event) {
  const element = near(event, "button[data-at], .choices button, .acts .pass");
  press = undefined;
  if (!element || event.button !== 0) return;
  const [x, y] = [event.clientX, event.clientY];
  press = {
    element,
    selector: selectorOf(element),
    question: question(),
    x,
    y,
    // What was pressed may have been drawn anew by that very press.
    updated: skippedBy(event),
    done: false,
  };
}

onShown(() => {
  if (press) press.updated = true;
});

/** @param {Event} event */
function check(event) {
  if (!press?.updated || press.done || !event.isTrusted) return;
  if (near(event, press.selector)) {
    press.done = true;
    return;
  }
  // What lies there now is not what was pressed.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {PointerEvent} event */
function end(event) {
  const ended = press;
  if (!ended?.updated || Math.hypot(event.clientX - ended.x, event.clientY - ended.y) >= SLIP) {
    press = undefined;
    return;
  }
  // The browser's own click comes first, if it comes.
  setTimeout(() => {
    if (press === ended) press = undefined;
    if (ended.done || question() !== ended.question) return;
    const same = ended.element.isConnected && ended.element.matches(ended.selector);
    (same ? ended.element : $(ended.selector))?.click();
  }, 0);
}
