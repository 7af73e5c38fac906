// @ts-check
// Several things at once: marked in any order, confirmed with one button. Marks belong to one question: they stay as long as it is asked, and at the
// next one they are as the page drew them.

import { $, $$, main, near } from "./page.js";
import { preview } from "./preview.js";
import { onShown } from "./show.js";

const several = () => $("#several");

/** @type {(element: Element) => element is HTMLInputElement} */
const isInput = (element) => element instanceof HTMLInputElement;

const marks = () => $$("input[form=several]").filter(isInput);

/** The marks that the reader has set himself, the newest last. @type {HTMLInputElement[]} */
let recent = [];

export function counted() {
  const form = several();
  main()?.classList.remove("lifting");
  if (!form) return;
  const [least, most] = [Number(form.dataset.least), Number(form.dataset.most)];
  const chosen = marks().filter((input) => input.checked);
  const n = chosen.length;
  fill(form, chosen, Math.max(least, n));
  const output = $("output", form);
  if (output) output.textContent = least === most ? `${n} / ${most}` : `${n} (${least}–${most})`;
  const button = $("button", form);
  const complete = n >= least && n <= most;
  if (button instanceof HTMLButtonElement) button.disabled = !complete;
  form.classList.toggle("complete", complete);
  main()?.classList.toggle("lifting", n < least);
  // Who is set waits no longer, who is lifted waits again.
  const waiting = $("[data-waiting]");
  if (waiting) waiting.textContent = String(Number(waiting.dataset.waiting) - n);
}

/**
 * A slot for each thing that is due, with the picture of what fills it, where a face shows them.
 * @param {HTMLElement} form
 * @param {HTMLInputElement[]} chosen
 * @param {number} n
 */
function fill(form, chosen, n) {
  const slots = $("[data-slots]", form);
  if (!slots?.checkVisibility()) return;
  const slot = (/** @type {HTMLInputElement | undefined} */ input) => {
    const box = document.createElement("i");
    const picture = input?.closest("label")?.querySelector("svg")?.cloneNode(true);
    box.append(picture ?? "?");
    return box;
  };
  slots.replaceChildren(...Array.from({ length: n }, (_, i) => slot(chosen[i])));
}

document.addEventListener("change", (event) => {
  const input = event.target;
  const form = several();
  if (!form || !(input instanceof HTMLInputElement) || input.getAttribute("form") !== "several") return;
  // Marks that exclude each other.
  const one = input.checked && input.closest("[data-one]");
  if (one) for (const other of $$("input", one).filter(isInput)) other.checked = other === input;
  recent = recent.filter((other) => other !== input);
  if (input.checked) makeRoom(input, Number(form.dataset.least), Number(form.dataset.most));
  if (input.checked) recent.push(input);
  counted();
  preview();
});

/**
 * One too many: where all have to be set, or one is wanted, another one gives way, one that the reader has not set himself if there is one;
 * elsewhere the old ones stay.
 * @param {HTMLInputElement} input
 * @param {number} least
 * @param {number} most
 */
function makeRoom(input, least, most) {
  const others = marks().filter((other) => other.checked && other !== input);
  if (others.length + 1 <= most) return;
  if (least !== most && most !== 1) {
    input.checked = false;
    return;
  }
  const untouched = others.filter((other) => !recent.includes(other));
  const gives = untouched.at(-1) ?? recent.find((other) => others.includes(other));
  if (gives) gives.checked = false;
}

document.addEventListener("click", (event) => {
  const how = near(event, "[data-marks]")?.dataset.marks;
  if (!how) return;
  recent = [];
  for (const input of marks()) input.checked = how === "first" && input.defaultChecked;
  counted();
  preview();
});

onShown(({ same }) => {
  for (const tool of $$("[data-marks]")) tool.hidden = false;
  if (!same) {
    recent = [];
    // What a table suggests is what the pupil of a lesson is to find.
    const lesson = !!main()?.matches(".lesson");
    for (const input of marks()) input.checked = input.defaultChecked && !lesson;
    if (lesson && marks().some((input) => input.defaultChecked)) preview();
  }
  counted();
});
