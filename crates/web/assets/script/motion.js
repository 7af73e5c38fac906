// @ts-check
// Motion: a ghost of what moves flies from its old place to the new one. The page below is right already; what arrives is only hidden until it has
// landed. The layer of the ghosts takes no clicks.

import { pictureOf } from "./frames.js";
import { $, $$, main } from "./page.js";
import { put } from "./show.js";
import { toneOf } from "./sound.js";
import { isStill } from "./tempo.js";

/** More pieces of one kind fly as so many. */
const MOST = 6;
/** Between two pieces, and between the first and the last, in milliseconds. */
const BETWEEN = 80;
const ALL = 800;
/** The sides of a ghost, at most and at least; and how much it grows or shrinks on its way at most. */
const LARGE = 120;
const SMALL = 18;
const GROWTH = 1.6;

/**
 * @typedef {object} Box
 * @property {number} x
 * @property {number} y
 * @property {number} size
 */

/** What is under way, each with how it ends at once. @type {Set<() => void>} */
const underway = new Set();

/** Ends everything that flies or counts, now. */
export function land() {
  for (const end of [...underway]) end();
}

/**
 * Changes the page as a frame says, and lets fly what it moved. Resolves when all has landed.
 * @param {import("./frames.js").Frame} frame
 * @param {number} factor of all times
 */
export async function move(frame, factor) {
  const all = isStill() ? [] : frame.flights;
  const [sailing, flights] = [all.filter(isSailing), all.filter((flight) => !isSailing(flight))];
  const ships = sailing.map(({ from }) => from);
  await Promise.all(ships.map((ship) => sail(ship, OUT, factor)));
  const from = flights.map((flight) => sourcesAt(flight));
  const numbers = new Map(counters().map((counter) => [counter, counter.textContent ?? ""]));
  for (const fresh of $$(".fresh, .landed")) fresh.classList.remove("fresh", "landed");
  for (const change of frame.changes) put(change);
  const ghosts = flights.flatMap((flight, i) => ghostsOf(flight, from[i] ?? []));
  const between = Math.min(BETWEEN, ALL / Math.max(ghosts.length, 1)) * factor;
  const landed = ghosts.map((ghost, i) => fly(ghost, i * between, factor));
  if (!isStill()) for (const counter of counters()) count(counter, numbers.get(counter), factor);
  const back = ships.map((ship) => sail(ship, HOME, factor));
  await Promise.all([...landed, ...back]);
}

/** Whether a frame has anything that is seen to move. @param {import("./frames.js").Frame} frame */
export const moves = (frame) => !isStill() && frame.flights.length > 0;

/** @param {import("./frames.js").Flight} flight */
const isSailing = ({ manner }) => manner === "sail";

/** Before the wind, out of the picture; and home again from the other side. */
const OUT = ["none", "translateX(-0.6rem)", "translateX(110vw)"];
const HOME = ["translateX(-60vw)", "translateX(0.3rem)", "none"];

/**
 * A place goes away or comes back with everything that lies on it. Resolves when it has.
 * @param {string} place
 * @param {string[]} way
 * @param {number} factor
 */
async function sail(place, way, factor) {
  const away = way === OUT;
  await Promise.all(
    elementsAt(place).map((ship) => {
      const voyage = ship.animate(
        way.map((transform, i) => ({ transform, offset: i === 1 ? (away ? 0.15 : 0.85) : i / 2 })),
        { duration: 700 * factor, easing: away ? "ease-in" : "ease-out", fill: away ? "forwards" : "none" },
      );
      return new Promise((resolve) => {
        const end = () => {
          if (!underway.delete(end)) return;
          voyage.cancel();
          resolve(undefined);
        };
        underway.add(end);
        voyage.onfinish = end;
      });
    }),
  );
}

/**
 * @typedef {object} Ghost
 * @property {string} thing
 * @property {Node} picture
 * @property {Box} from
 * @property {Box} to
 * @property {boolean} turns whether it shows its back first
 * @property {HTMLElement | undefined} arriving what is hidden meanwhile
 */

/**
 * @param {import("./frames.js").Flight} flight
 * @param {Box[]} from
 * @returns {Ghost[]}
 */
function ghostsOf({ thing, to: goal, n, manner }, from) {
  const places = elementsAt(goal);
  const fresh = places.filter((place) => place.classList.contains("fresh"));
  const boxes = places.map(boxOf);
  const ghosts = [];
  for (let i = 0; i < Math.min(n, MOST); i += 1) {
    const arriving = fresh[i];
    const picture = pictureOf(thing);
    // The last pieces of a heap leave it first.
    const source = from[Math.max(from.length - 1 - i, 0)];
    const to = (arriving && boxOf(arriving)) ?? boxes.at(-1);
    if (!picture || !source || !to) continue;
    if (arriving) hide(arriving);
    ghosts.push({ thing, picture, from: source, to, turns: manner === "turn", arriving });
  }
  return ghosts;
}

/** @param {HTMLElement} arriving */
function hide(arriving) {
  arriving.classList.remove("fresh");
  arriving.classList.add("arriving");
}

/**
 * Resolves when it has landed.
 * @param {Ghost} ghost
 * @param {number} delay
 * @param {number} factor
 */
function fly({ thing, picture, from, to, turns, arriving }, delay, factor) {
  const ghost = document.createElement("span");
  ghost.className = "ghost";
  ghost.dataset.thing = thing;
  ghost.append(picture);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const timing = {
    duration: Math.min(500, 300 + far / 4) * factor,
    delay,
    easing: "cubic-bezier(.35,.05,.25,1)",
    /** @type {"both"} */ fill: "both",
  };
  if (turns) turn(ghost, { ...timing, easing: "linear" });
  // A disc that comes to a field does not grow as large as the field, and a point that leaves a ship is no larger than a point.
  const first = Math.min(from.size, to.size * GROWTH);
  const size = Math.min(to.size, first * GROWTH);
  ghost.style.width = ghost.style.height = `${size}px`;
  stage().append(ghost);
  const lift = Math.min(70, far * 0.16);
  const scale = first / size;
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) =>
    `translate(${x - size / 2}px, ${y - size / 2}px) scale(${z})`;
  const flight = ghost.animate(
    [
      { transform: at(from.x, from.y, scale) },
      {
        transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, ((scale + 1) / 2) * 1.15),
        offset: 0.5,
      },
      { transform: at(to.x, to.y, 1) },
    ],
    timing,
  );
  return new Promise((resolve) => {
    const end = () => {
      if (!underway.delete(end)) return;
      ghost.remove();
      arriving?.classList.replace("arriving", "landed");
      resolve(undefined);
    };
    underway.add(end);
    flight.onfinish = () => {
      toneOf(thing);
      end();
    };
  });
}

/**
 * A ghost shows its back, then its face. What turns is within the ghost, which is on its way meanwhile.
 * @param {HTMLElement} ghost
 * @param {KeyframeAnimationOptions} timing
 */
function turn(ghost, timing) {
  const [leaf, back] = [document.createElement("span"), document.createElement("i")];
  leaf.className = "leaf";
  back.className = "reverse";
  leaf.append(...ghost.childNodes, back);
  ghost.append(leaf);
  leaf.animate({ transform: ["none", "scaleX(0)", "none"] }, timing);
  back.animate({ opacity: [1, 1, 0, 0], offset: [0, 0.5, 0.5, 1] }, timing);
}

/** The layer over the page on which ghosts fly. */
function stage() {
  const found = document.querySelector(".stage");
  if (found) return found;
  const stage = document.createElement("div");
  stage.className = "stage";
  stage.setAttribute("aria-hidden", "true");
  document.body.append(stage);
  return stage;
}

/** @param {string} place */
const elementsAt = (place) => $$(`main [data-at="${CSS.escape(place)}"]`);

/**
 * Where a thing leaves from: the thing itself, where it is seen among others at its place.
 * @param {import("./frames.js").Flight} flight
 */
const sourcesAt = ({ from, thing }) =>
  elementsAt(from)
    .map((place) => boxOf($(`[data-thing="${CSS.escape(thing)}"]`, place) ?? place))
    .filter(isSome);

/** @type {<T>(one: T | undefined) => one is T} */
const isSome = (one) => one !== undefined;

/**
 * Where a ghost of something begins or ends. What is not to be seen lies where the first thing around it is that can be seen.
 * @param {HTMLElement} element
 * @returns {Box | undefined}
 */
function boxOf(element) {
  /** @type {Element | null} */
  let seen = element.querySelector("svg") ?? element;
  let { left, top, width, height } = seen.getBoundingClientRect();
  while (!width && !height && seen && seen !== main()) {
    // An empty place has a position all the same.
    if (getComputedStyle(seen).display !== "none" && (left || top)) break;
    seen = seen.parentElement;
    if (seen) ({ left, top, width, height } = seen.getBoundingClientRect());
  }
  if (!seen || seen === main()) return undefined;
  const size = Math.min(width, height) || 24;
  return {
    x: left + width / 2,
    y: top + height / 2,
    size: Math.max(Math.min(size, LARGE), SMALL),
  };
}

/** Numbers that count. */
const counters = () => $$("main [data-count]");

/**
 * Counts from the old number to the new one.
 * @param {HTMLElement} counter
 * @param {string | undefined} before
 * @param {number} factor
 */
function count(counter, before, factor) {
  const after = counter.textContent ?? "";
  const [from, to] = [Number(before), Number(after)];
  if (before === undefined || before === after || Number.isNaN(from) || Number.isNaN(to)) return;
  const begin = performance.now();
  const time = 420 * factor;
  const end = () => {
    if (underway.delete(end)) counter.textContent = after;
  };
  underway.add(end);
  const tick = (/** @type {number} */ now) => {
    if (!underway.has(end)) return;
    const part = Math.max(0, Math.min(1, (now - begin) / time));
    if (part === 1) return end();
    counter.textContent = String(Math.round(from + (to - from) * part));
    requestAnimationFrame(tick);
  };
  counter.textContent = before;
  requestAnimationFrame(tick);
}
