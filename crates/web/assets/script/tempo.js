// @ts-check
// The reader's pace: how fast what happened is told. It is remembered.

import { $$ } from "./page.js";
import { onShown } from "./show.js";

const KEY = "pace";

/**
 * How a pace is told.
 * @typedef {object} Pace
 * @property {number} factor of every motion
 * @property {number} pause milliseconds after a frame
 */

/** @type {Record<string, Pace>} */
const PACES = {
  slow: { factor: 1.8, pause: 900 },
  normal: { factor: 1, pause: 420 },
  fast: { factor: 0.5, pause: 90 },
  step: { factor: 1, pause: 0 },
};

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing may fly. */
export const isStill = () => still.matches;

/** The name of the pace. Who likes things not to move is told everything at once, unless he has chosen otherwise. */
const name = () => localStorage.getItem(KEY) ?? (isStill() ? "once" : "normal");

/** The pace; nothing if everything is shown at once. */
export const pace = () => PACES[name()];

/** Whether each frame waits for the reader. */
export const waits = () => name() === "step";

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === KEY) localStorage.setItem(KEY, target.value);
});

onShown(() => {
  for (const input of $$(`input[name=${KEY}]`)) if (input instanceof HTMLInputElement) input.checked = input.value === name();
});
