// @ts-check
// Answers: the board narrows them down, the last one left is sent.

import { closeMenu, openMenu } from "./menu.js";
import { $, $$, near, onBoard, root } from "./page.js";
import { post } from "./send.js";
import { onShown } from "./show.js";

/** The places that were clicked so far. They hold as long as the same thing is asked. @type {string[]} */
let picked = [];

/** @type {(element: Element) => element is HTMLButtonElement} */
const isButton = (element) => element instanceof HTMLButtonElement;

const answers = () => $$(".choices button, .acts .pass").filter(isButton);

/** @param {HTMLElement} button */
const anchorsOf = (button) => (button.dataset.anchors ?? "").split(" ");

/** The answers that everything picked belongs to. */
export const left = () => answers().filter((button) => picked.every((place) => anchorsOf(button).includes(place)));

/** The answers that stand as buttons. */
export const shown = () => answers().filter((button) => !button.matches(".pass, .away > button"));

/** @param {HTMLButtonElement} button */
export function give(button) {
  const form = button.form;
  closeMenu();
  // In a lesson an answer is an address.
  if (form?.method === "get") return form.requestSubmit(button);
  if (form) post(form.getAttribute("action") ?? "", new FormData(form, button));
}

export function unpick() {
  picked = [];
  closeMenu();
  narrow();
}

export function narrow() {
  const some = left();
  const several = !!$("#several button");
  const begins = (/** @type {HTMLElement} */ button) => !!onBoard(anchorsOf(button)[0] ?? "");
  for (const button of answers().filter((one) => !one.matches(".pass"))) {
    // Answers that begin on the board are given there; the others stand as buttons.
    const elsewhere = (several || begins(button)) && !root.classList.contains("all");
    button.parentElement?.classList.toggle("away", picked.length ? !some.includes(button) : elsewhere);
  }
  shown().forEach((button, i) => {
    const number = $("kbd", button);
    if (number) number.textContent = i < 9 ? String(i + 1) : "";
  });
  const every = $(".every");
  if (every) {
    every.hidden = !several && !answers().some(begins);
    every.setAttribute("aria-pressed", String(root.classList.contains("all")));
  }
  // What is said while a place is picked: a price that holds for that one.
  for (const said of $$("[data-when]")) said.classList.toggle("said", picked.includes(said.dataset.when ?? ""));
  for (const place of $$("[data-at]")) {
    const at = place.dataset.at ?? "";
    const next = picked.length > 0 && some.some((button) => anchorsOf(button).includes(at));
    place.classList.toggle("picked", picked.includes(at));
    place.classList.toggle("next", next && !picked.includes(at));
  }
}

/** @param {HTMLElement} place */
function pick(place) {
  const at = place.dataset.at ?? "";
  const before = picked;
  closeMenu();
  if (picked.includes(at)) {
    picked = picked.filter((other) => other !== at);
    return narrow();
  }
  picked = [...picked, at];
  if (left().length === 0) picked = [at];
  const [first, ...more] = left();
  if (!first) {
    picked = before;
    return narrow();
  }
  narrow();
  // What costs something for good is shown first.
  if (more.length === 0 && !first.dataset.warns) give(first);
  else openMenu(place, left(), give);
}

document.addEventListener("click", (event) => {
  if (near(event, ".every")) {
    root.classList.toggle("all");
    return narrow();
  }
  const pass = near(event, ".acts .pass[data-warns]");
  if (pass instanceof HTMLButtonElement) {
    event.preventDefault();
    unpick();
    return openMenu(pass, [pass], give);
  }
  const place = near(event, "button[data-at]");
  // Why not, says its sheet.
  if (place?.getAttribute("aria-disabled") === "true") return;
  // A mark that confirms itself is sent by its form.
  if (place instanceof HTMLButtonElement && place.form?.id === "several") return;
  if (place && !place.matches(":disabled") && answers().length) {
    event.preventDefault();
    return pick(place);
  }
  if (!near(event, ".menu, .toast") && picked.length) unpick();
});

onShown(({ same }) => {
  if (same) narrow();
  else unpick();
});
