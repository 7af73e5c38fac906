// @ts-check
// What changed stays outlined until the reader acts: the places to which something came, and those that are drawn otherwise than before.

import { $$, keyed, keyOf, main } from "./page.js";
import { onShown } from "./show.js";

/** The places to which something came. @type {Set<string>} */
const reached = new Set();
/** What was drawn otherwise, by key, as it was before: what has become the same again has not changed. @type {Map<string, string | undefined>} */
const before = new Map();

/**
 * Remembers what a frame changes, before it does. What the reader did himself he knows.
 * @param {import("./frames.js").Frame} frame
 */
export function remember(frame) {
  if (frame.seat && frame.seat === main()?.dataset.own) return;
  for (const { to } of frame.flights) reached.add(to);
  for (const change of frame.changes) {
    const key = keyOf(change);
    if (change.dataset.at && !before.has(key)) before.set(key, keyed(key)?.innerHTML);
  }
}

/** @param {HTMLElement} place */
const isOther = (place) => before.has(keyOf(place)) && before.get(keyOf(place)) !== place.innerHTML;

/** Outlines them. */
export function outline() {
  if (!reached.size && !before.size) return;
  for (const place of $$("main [data-at]")) place.classList.toggle("changed", reached.has(place.dataset.at ?? "") || isOther(place));
}

/** The reader has acted. */
export function forget() {
  reached.clear();
  before.clear();
  for (const place of $$(".changed")) place.classList.remove("changed");
}

onShown(outline);
