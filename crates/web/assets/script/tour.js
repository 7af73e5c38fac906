// @ts-check
// The tour: a few hints on the first own turns. A hint comes when what it speaks of is asked, stands beside what it points at, and comes once.

import { $, $$, isAsked, main } from "./page.js";
import { onShown } from "./show.js";

const DONE = "done";
/** So many hints at one question. */
const MOST = 3;
const GAP = 12;

/** The question whose hints were shown. */
let toured = "";
/** Where the reader was before a hint led him to another part of the page. @type {number | undefined} */
let begun;

onShown(() => {
  const guide = $("#guide");
  if (!guide || !$("p", guide)) return unhint();
  tour(guide);
  const round = $("button.tour");
  if (!round) return;
  round.hidden = false;
  round.onclick = () => {
    localStorage.removeItem(keyOf(guide));
    toured = "";
    tour(guide);
  };
});

/** @param {HTMLElement} guide */
const keyOf = (guide) => `guide-${guide.dataset.game}`;

/**
 * What is known of the tour: the turns that were seen, and the hints.
 * @param {HTMLElement} guide
 */
function known(guide) {
  const [last = "", turns = "0", ...names] = (localStorage.getItem(keyOf(guide)) ?? "").split(" ");
  return { last, turns: Number(turns) || 0, names: new Set(names) };
}

/**
 * Whether a hint speaks of what is asked now, and of what can be seen: on a phone some questions leave little of the board.
 * @param {HTMLElement} hint
 */
const fits = ({ dataset: { when = "", place = "" } }) =>
  !!$(place)?.getClientRects().length &&
  (!when || $$(".choices button, .acts .pass").some((button) => button.getAttribute("value")?.split(" ")[0] === when));

/** @param {HTMLElement} guide */
function tour(guide) {
  if (localStorage.getItem(keyOf(guide)) === DONE || !isAsked()) return unhint();
  const { table = "", ply = "" } = main()?.dataset ?? {};
  const here = `${table}.${ply}`;
  if (toured === here) return point();
  toured = here;
  const so = known(guide);
  // A reload of the same turn shows the same hints again.
  const turns = so.last === here ? so.turns : so.turns + 1;
  const all = $$("p", guide);
  const fresh = all.filter((one) => !so.names.has(one.dataset.name ?? "") && Number(one.dataset.turn) <= turns && fits(one));
  localStorage.setItem(keyOf(guide), [here, turns, ...so.names].join(" "));
  begun = undefined;
  hint(guide, fresh.slice(0, MOST));
}

/**
 * A hint was read.
 * @param {HTMLElement} guide
 * @param {HTMLElement} read
 */
function tick(guide, read) {
  const { last, turns, names } = known(guide);
  names.add(read.dataset.name ?? "");
  const all = $$("p", guide).every((one) => names.has(one.dataset.name ?? ""));
  localStorage.setItem(keyOf(guide), all ? DONE : [last, turns, ...names].join(" "));
}

function unhint() {
  $("#hint")?.remove();
  $(".pointed")?.classList.remove("pointed");
}

/** What is asked is in sight again, if the hints have led away from it. */
function back() {
  if (begun !== undefined) scrollTo({ top: begun });
  begun = undefined;
}

/**
 * Shows the first of some hints; its button leads to the others.
 * @param {HTMLElement} guide
 * @param {HTMLElement[]} hints
 */
function hint(guide, hints) {
  unhint();
  const [first, ...rest] = hints;
  if (!first) return;
  const box = document.createElement("div");
  box.id = "hint";
  box.setAttribute("role", "note");
  const text = document.createElement("p");
  text.textContent = first.textContent;
  const on = button("main", rest.length ? guide.dataset.next : guide.dataset.end, () => {
    tick(guide, first);
    hint(guide, rest);
    if (!rest.length) back();
  });
  const skip = button("skip-tour", guide.dataset.skip, () => {
    localStorage.setItem(keyOf(guide), DONE);
    unhint();
    back();
  });
  box.append(text, on, skip);
  document.body.append(box);
  box.dataset.place = first.dataset.place;
  beside(box, point());
}

/** Marks what the hint points at, also when it was drawn anew meanwhile. */
function point() {
  const place = $($("#hint")?.dataset.place ?? "#guide .none");
  place?.classList.add("pointed");
  return place;
}

/**
 * Beside what it points at, never over it: where there is room on none of its sides, at the edge of the window that is further away.
 * @param {HTMLElement} box
 * @param {HTMLElement | null} place
 */
function beside(box, place) {
  if (!place) return;
  const seen = place.getBoundingClientRect();
  if (seen.top < 0 || seen.bottom > innerHeight) {
    begun ??= scrollY;
    place.scrollIntoView({ block: seen.height > innerHeight / 2 ? "start" : "center" });
  }
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(8, Math.min(at, room - size - 8));
  const [x, y] = [within(left, width, innerWidth), within(top, height, innerHeight)];
  const spots = [
    { fits: bottom + GAP + height < innerHeight, x, y: bottom + GAP },
    { fits: top - GAP - height > 0, x, y: top - GAP - height },
    { fits: right + GAP + width < innerWidth, x: right + GAP, y },
    { fits: left - GAP - width > 0, x: left - GAP - width, y },
  ];
  const low = top + bottom > innerHeight;
  const spot = spots.find(({ fits: room }) => room) ?? { x, y: low ? 8 : innerHeight - height - 8 };
  box.style.left = `${spot.x}px`;
  box.style.top = `${spot.y}px`;
  box.style.right = box.style.bottom = "auto";
}

/**
 * @param {string} name
 * @param {string | undefined} label
 * @param {() => void} act
 */
function button(name, label, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = name;
  button.textContent = label ?? "";
  button.onclick = act;
  return button;
}
