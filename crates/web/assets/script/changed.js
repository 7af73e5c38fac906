// @ts-check
// What changed stays outlined until the reader acts: the places to which something came, and those that are drawn otherwise than before.

import { $$, main } from "./page.js";
import { onShown } from "./show.js";

/** The places that changed. @type {Set<string>} */
const places = new Set();

/**
 * Remembers what a frame changed. What the reader did himself he knows.
 * @param {import("./frames.js").Frame} frame
 */
export function remember(frame) {
  if (frame.seat && frame.seat === main()?.dataset.own) return;
  for (const { to } of frame.flights) places.add(to);
  for (const { dataset } of frame.changes) if (dataset.at) places.add(dataset.at);
}

/** Outlines them. */
export function outline() {
  if (!places.size) return;
  for (const place of $$("main [data-at]")) if (places.has(place.dataset.at ?? "")) place.classList.add("changed");
}

/** The reader has acted. */
export function forget() {
  places.clear();
  for (const place of $$(".changed")) place.classList.remove("changed");
}

onShown(outline);
