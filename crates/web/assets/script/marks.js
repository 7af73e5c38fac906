// @ts-check
// Several things at once: marked in any order, confirmed with one button. Marks belong to one question: they stay as long as it is asked, and at the
// next one they are as the page drew them.

import { $, $$ } from "./page.js";
import { onShown } from "./show.js";

const several = () => $("#several");

/** @type {(element: Element) => element is HTMLInputElement} */
const isInput = (element) => element instanceof HTMLInputElement;

const marks = () => $$("input[form=several]").filter(isInput);

export function counted() {
  const form = several();
  if (!form) return;
  const [least, most] = [Number(form.dataset.least), Number(form.dataset.most)];
  const n = marks().filter((input) => input.checked).length;
  const output = $("output", form);
  if (output)
    output.textContent =
      least === most ? `${n} / ${most}` : `${n} (${least}–${most})`;
  const button = $("button", form);
  const complete = n >= least && n <= most;
  if (button instanceof HTMLButtonElement) button.disabled = !complete;
  form.classList.toggle("complete", complete);
}

document.addEventListener("change", (event) => {
  const input = event.target;
  const form = several();
  if (
    !form ||
    !(input instanceof HTMLInputElement) ||
    input.getAttribute("form") !== "several"
  )
    return;
  // Marks that exclude each other.
  const one = input.checked && input.closest("[data-one]");
  if (one)
    for (const other of $$("input", one).filter(isInput))
      other.checked = other === input;
  const most = Number(form.dataset.most);
  const [other, ...more] = marks().filter(
    (other) => other.checked && other !== input,
  );
  // One too many: where one is wanted the new one counts, elsewhere the old ones do.
  if (input.checked && other && more.length + 1 >= most) {
    if (most === 1) other.checked = false;
    else input.checked = false;
  }
  counted();
});

onShown(({ same }) => {
  if (!same) for (const input of marks()) input.checked = input.defaultChecked;
  counted();
});
