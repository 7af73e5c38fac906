// @ts-check
// Showing a new state of the table: the parts that came are put in place of the old ones, and everybody who has to know is told.

import { patch } from "./patch.js";
import { $, isAsked, keyed, keyOf, main, onBoard, question, root } from "./page.js";

/**
 * What has become of the page.
 * @typedef {object} Change
 * @property {boolean} same whether the same thing is asked as before
 * @property {boolean} moved whether the table has moved on
 * @property {boolean} turn whether the visitor's turn has come
 */

/** @type {((change: Change) => void)[]} */
const listeners = [];

/** @param {(change: Change) => void} listener */
export const onShown = (listener) => listeners.push(listener);

/**
 * Puts the parts of the page in place.
 * @param {ParentNode} parts
 */
export function show(parts) {
  const before = {
    question: question(),
    ply: main()?.dataset.ply,
    asked: isAsked(),
  };
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? focused.dataset.at : undefined;
  for (const fresh of [...parts.children]) {
    if (fresh instanceof HTMLElement) put(fresh);
  }
  // What the document is dressed as: a table that waited may have been dealt.
  root.classList.toggle("dealt", !!$("main.table:not(.waiting)"));
  root.classList.toggle("docked", !!$("main.dock-top"));
  const moved = main()?.dataset.ply !== before.ply;
  tell({
    same: question() === before.question,
    moved,
    turn: isAsked() && !before.asked,
  });
  keepFocus(focused, at);
}

/** @param {Change} change */
export function tell(change) {
  for (const listener of listeners) listener(change);
}

/**
 * Puts one part in the place of the old one with its key.
 * @param {HTMLElement | SVGElement} fresh
 */
export function put(fresh) {
  const old = keyed(keyOf(fresh));
  if (!old) return;
  const whole = fresh.cloneNode(true);
  try {
    patch(old, fresh);
  } catch (error) {
    // A page that cannot be patched is drawn whole: nobody waits at a page that shows the past.
    console.error(error);
    old.replaceWith(whole);
  }
}

/**
 * The keyboard stays where it was; if that place is gone, it goes to what is asked.
 * @param {Element | null} focused
 * @param {string | undefined} at
 */
function keepFocus(focused, at) {
  if (!(focused instanceof HTMLElement) || focused === document.body) return;
  const usable = (/** @type {HTMLElement} */ one) => one.isConnected && !one.matches(":disabled") && one.offsetParent !== null;
  const same = at ? onBoard(at) : null;
  const next = usable(focused) ? focused : same && usable(same) ? same : $(".asked");
  if (next !== document.activeElement) next?.focus({ preventScroll: true });
}
