// @ts-check
// Sheets (info cards): what a thing is, and what it is here and now. Hovering, focus, a long press, the right button, the letter i, or a click on what
// cannot be answered with opens the sheet of anything that has one, beside it; on a phone it comes from below.

import { $, base, main, near } from "./page.js";
import { drop } from "./press.js";
import { onShown } from "./show.js";

/** How long one points at something before its sheet opens, and less if one is open already; in milliseconds. */
const HOVER = 350;
const NEXT = 120;
const LEAVE = 250;
const LONG = 450;
/** So far a finger may slip while it presses. */
const SLIP = 8;
const GAP = 12;

const phone = matchMedia("(max-width: 1100px)");

/** The thing whose sheet is open. @type {HTMLElement | undefined} */
let piece;
/** Whether it stays until it is closed. */
let pinned = false;
/** The thing that is pointed at. @type {HTMLElement | null} */
let over = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Sheets as they came; they hold as long as the table stands as it does. @type {Map<string, Promise<string>>} */
const known = new Map();

const box = () => $("#sheet");

/** @param {() => void} act @param {number} milliseconds */
function later(act, milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(act, milliseconds);
}

/** @param {Event} event */
const thingOf = (event) => near(event, "main.table:not(.puzzle) [data-thing]");

/** @param {HTMLElement} place */
const isOpen = (place) => place.classList.contains("open") || place.matches("input, label :scope, .picked, .next");

/**
 * The sheet of a thing as markup; nothing if it has none.
 * @param {HTMLElement} place
 */
function fetched({ dataset: { thing = "", at = "" } }) {
  const { things = `${base()}/things`, then = "" } = main()?.dataset ?? {};
  const address = `${things}/${encodeURIComponent(thing)}?${new URLSearchParams({ at })}&${then}`;
  const found = known.get(address) ?? fetch(address, { headers: { "x-cabildo": "1" } }).then((answer) => (answer.ok ? answer.text() : ""));
  found.catch(() => known.delete(address));
  known.set(address, found);
  return found;
}

/**
 * Opens the sheet of a thing.
 * @param {HTMLElement} place
 * @param {{ pin?: boolean, focus?: boolean, passing?: boolean }} how whether it stays, takes the focus, or is only passed by on the way through the page
 */
async function open(place, { pin = false, focus = false, passing = false }) {
  clearTimeout(timer);
  if (!base() && !main()?.dataset.things) return;
  mark(place);
  pinned = pin;
  const text = await fetched(place).catch(() => "");
  if (piece !== place) return;
  if (!text) return close();
  fill(text);
  // What the Tab key passes by is no stop itself: the letter i leads into it.
  box()?.toggleAttribute("inert", passing);
  beside(place);
  if (focus) $("#sheet .close")?.focus();
}

/** @param {HTMLElement | undefined} place */
function mark(place) {
  piece?.classList.remove("looked");
  piece = place;
  place?.classList.add("looked");
}

/** @param {string} text */
function fill(text) {
  const sheet = box() ?? document.createElement("aside");
  sheet.id = "sheet";
  sheet.setAttribute("role", "dialog");
  sheet.innerHTML = text;
  sheet.setAttribute("aria-label", $("h2", sheet)?.textContent ?? "");
  sheet.classList.toggle("pinned", pinned);
  if (!sheet.isConnected) document.body.append(sheet);
}

/**
 * Beside the piece, never over it. On a phone the style sheet says where.
 * @param {HTMLElement} place
 */
function beside(place) {
  const sheet = box();
  if (!sheet) return;
  sheet.style.left = sheet.style.top = "";
  if (phone.matches) return;
  const spot = place.getBoundingClientRect();
  const [width, height] = [sheet.offsetWidth, sheet.offsetHeight];
  const [left, right] = [spot.left - width - GAP, spot.right + GAP];
  const fits = right + width < innerWidth - 8;
  const x = left > 8 ? left : fits ? right : Math.max(8, Math.min(spot.left, innerWidth - width - 8));
  // Where there is no room at either side: above or below.
  const level = left > 8 || fits;
  const y = level ? spot.top - 40 : spot.bottom + GAP + height < innerHeight ? spot.bottom + GAP : spot.top - height - GAP;
  sheet.style.left = `${x}px`;
  sheet.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
}

function close() {
  clearTimeout(timer);
  const sheet = box();
  const within = sheet?.contains(document.activeElement);
  const last = piece;
  mark(undefined);
  pinned = false;
  sheet?.remove();
  if (within && last?.isConnected) last.focus({ preventScroll: true });
}

/** Where the mouse was pressed last. What comes to lie under it then was not pointed at. */
let still = { x: -1, y: -1 };

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  over = thingOf(event);
  if (event.clientX === still.x && event.clientY === still.y && !box()) return clearTimeout(timer);
  // The sheet says more than the browser's own tooltip.
  over?.removeAttribute("title");
  if (pinned) return;
  const thing = over;
  if (thing && thing !== piece) later(() => open(thing, {}), box() ? NEXT : HOVER);
  else if (!thing && !near(event, "#sheet")) later(close, LEAVE);
  else clearTimeout(timer);
});

document.addEventListener("focusin", (event) => {
  const thing = thingOf(event);
  if (thing?.matches(":focus-visible")) later(() => open(thing, { passing: true }), box() ? NEXT : HOVER);
  else if (!pinned && box() && !near(event, "#sheet")) later(close, LEAVE);
});

/** A finger that presses for long. @type {{ x: number, y: number, done: boolean } | undefined} */
let press;

document.addEventListener("pointerdown", (event) => {
  const thing = thingOf(event);
  press = undefined;
  still = { x: event.clientX, y: event.clientY };
  if (event.pointerType === "mouse" || !thing) return;
  const pressed = { x: event.clientX, y: event.clientY, done: false };
  press = pressed;
  later(() => {
    if (press !== pressed) return;
    look();
    open(thing, { pin: true });
  }, LONG);
});

/** The finger that is down only looks: when it goes up, nothing is answered. */
function look() {
  if (press) press.done = true;
  drop();
}

document.addEventListener("pointermove", (event) => {
  if (!press || press.done || Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLIP) return;
  press = undefined;
  clearTimeout(timer);
});

document.addEventListener("pointerup", () => {
  if (press && !press.done) clearTimeout(timer);
});

// A long press looks; it does not answer.
addEventListener(
  "click",
  (event) => {
    const looked = press?.done;
    press = undefined;
    if (!looked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

document.addEventListener("contextmenu", (event) => {
  const thing = thingOf(event);
  if (!thing) return;
  event.preventDefault();
  // The browser may find that a press is long before we do.
  look();
  if (piece !== thing || !pinned) open(thing, { pin: true });
});

document.addEventListener("click", (event) => {
  if (near(event, "#sheet .close")) return close();
  if (near(event, "#sheet")) return;
  const thing = thingOf(event);
  if (thing && !isOpen(thing)) open(thing, { pin: true });
  else if (box()) close();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || near(event, "input[type=text], textarea")) return;
  if (event.key === "Escape" && box()) close();
  const thing = thingOf(event) ?? over;
  if (event.key === "i" && thing?.isConnected) open(thing, { pin: true, focus: true });
});

// An answer that is given closes it.
document.addEventListener("submit", (event) => near(event, "#sheet") && setTimeout(close, 0));

onShown(({ moved }) => {
  known.clear();
  if (!piece) return;
  const at = piece.dataset.at;
  const again = piece.isConnected ? piece : at && main() ? $(`main [data-at="${CSS.escape(at)}"]`) : null;
  if (!again) return close();
  again.classList.add("looked");
  if (moved && box()) open(again, { pin: pinned, passing: box()?.hasAttribute("inert") });
});
