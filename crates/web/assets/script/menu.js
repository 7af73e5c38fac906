// @ts-check
// The menu at a place of the board: what can be done there. It lives beside the table, so that no update closes it.

import { $, $$ } from "./page.js";

/** So many answers still have room for what they warn of. */
const MANY = 3;

/** The place that the menu belongs to. @type {HTMLElement | undefined} */
let from;

/** @param {HTMLElement} button */
const labelOf = (button) => {
  const words = [...button.childNodes].filter((node) => node.nodeName !== "KBD");
  return words
    .map((node) => node.textContent)
    .join("")
    .trim();
};

/**
 * @param {HTMLElement} place
 * @param {HTMLButtonElement[]} answers
 * @param {(answer: HTMLButtonElement) => void} give
 */
export function openMenu(place, answers, give) {
  const box = document.createElement("div");
  box.className = "menu";
  box.setAttribute("role", "menu");
  answers.forEach((answer, i) => box.append(item(answer, i, give)));
  // Many answers are a list to choose from: a warning for each would hide them.
  if (answers.length > MANY) for (const warning of $$(".warning", box)) warning.remove();
  from = place;
  document.body.append(box);
  const spot = place.getBoundingClientRect();
  const room = innerWidth - box.offsetWidth - 8;
  const below = spot.bottom + box.offsetHeight + 8 < innerHeight;
  const top = below ? spot.bottom + 4 : Math.max(8, spot.top - box.offsetHeight - 4);
  box.style.left = `${Math.max(8, Math.min(spot.left, room)) + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
  $("button", box)?.focus({ preventScroll: true });
}

/**
 * @param {HTMLButtonElement} answer
 * @param {number} i
 * @param {(answer: HTMLButtonElement) => void} give
 */
function item(answer, i, give) {
  const item = document.createElement("button");
  item.type = "button";
  item.setAttribute("role", "menuitem");
  item.textContent = labelOf(answer);
  if (i < 9) {
    const number = document.createElement("kbd");
    number.textContent = String(i + 1);
    number.setAttribute("aria-hidden", "true");
    item.prepend(number, " ");
  }
  if (answer.dataset.warns) {
    const warning = document.createElement("small");
    warning.className = "warning";
    warning.textContent = answer.dataset.warns;
    item.append(warning);
  }
  // A face may show on the board what else stands here.
  item.dataset.anchors = answer.dataset.anchors;
  const value = answer.value;
  item.addEventListener("click", (event) => {
    event.stopPropagation();
    // The button may have been drawn again meanwhile.
    const now = $$(".choices button, .acts .pass").find((button) => button.getAttribute("value") === value);
    if (now instanceof HTMLButtonElement) give(now);
  });
  return item;
}

export function closeMenu() {
  const box = $(".menu");
  if (!box) return;
  const within = box.contains(document.activeElement);
  box.remove();
  if (within) from?.focus({ preventScroll: true });
}
