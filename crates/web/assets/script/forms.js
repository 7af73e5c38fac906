// @ts-check
// Small helps for forms: a new table shows as many seats as there are players, a link is copied.

import { $, $$ } from "./page.js";
import { onShown } from "./show.js";

/** @param {HTMLElement} form */
function seats(form) {
  const show = () => {
    const players = $("[name=option-players]:checked", form);
    if (!(players instanceof HTMLInputElement)) return;
    $$(".seat", form).forEach((seat, n) => (seat.hidden = n >= Number(players.value)));
  };
  form.addEventListener("change", show);
  show();
}

const form = $("form.new");
if (form) seats(form);

/**
 * Copies the link to the table; where a browser does not let us, the link is marked to be copied by hand.
 * @param {HTMLElement} button
 */
async function copy(button) {
  const link = button.parentElement && $("[data-link]", button.parentElement);
  if (!(link instanceof HTMLInputElement)) return;
  link.select();
  const done = await navigator.clipboard?.writeText(link.value).then(
    () => true,
    () => false,
  );
  button.textContent = (done ? button.dataset.copied : button.dataset.byHand) ?? "";
}

onShown(() => {
  for (const button of $$("[data-copy]")) {
    button.hidden = false;
    button.onclick = () => copy(button);
  }
});
