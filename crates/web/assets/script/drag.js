// @ts-check
// Dragging: a mark is taken from one place to another.

import { counted } from "./marks.js";
import { $, $$, near } from "./page.js";
import { preview } from "./preview.js";

/** So far a finger may slip while it taps. */
const SLIP = 8;

/** @type {{ from: HTMLElement, x: number, y: number, far: boolean } | undefined} */
let dragged;

document.addEventListener("pointerdown", (event) => {
  const from = near(event, "[data-drag]");
  const taken = from && $("input:checked", from) && event.button === 0;
  dragged = taken ? { from, x: event.clientX, y: event.clientY, far: false } : undefined;
});

/** @param {PointerEvent} event */
const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drag]");

document.addEventListener("pointermove", (event) => {
  if (!dragged) return;
  if (!dragged.far && Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) < SLIP) return;
  dragged.far = true;
  document.body.classList.add("dragging");
  for (const place of $$("[data-drag]")) place.classList.toggle("over", place === under(event) && place !== dragged.from);
});

document.addEventListener("pointerup", (event) => {
  if (dragged?.far) {
    const to = under(event);
    const free = to && $("input:not(:checked)", to);
    const mark = $("input", dragged.from);
    if (to !== dragged.from && free instanceof HTMLInputElement && mark instanceof HTMLInputElement) {
      mark.checked = false;
      free.checked = true;
      counted();
      preview();
    }
    // The click that ends a drag marks nothing.
    const stop = (/** @type {Event} */ click) => click.preventDefault();
    document.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", stop, { capture: true }), 0);
  }
  undrag();
});

document.addEventListener("pointercancel", undrag);

function undrag() {
  dragged = undefined;
  document.body.classList.remove("dragging");
  for (const place of $$("[data-drag].over")) place.classList.remove("over");
}
