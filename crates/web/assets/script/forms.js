// @ts-check
// Small helps for forms: a new table shows as many seats as there are players, a replay moves with its slider, a link to be sent is whole.

import { $, $$ } from "./page.js";
import { onShown } from "./show.js";

/** @param {HTMLElement} form */
function seats(form) {
  const players = $("[name=option-players]", form);
  if (!(players instanceof HTMLSelectElement || players instanceof HTMLInputElement)) return;
  const show = () =>
    $$("[name^=seat-]", form).forEach((seat, n) => {
      const label = seat.closest("label");
      if (label) label.hidden = n >= Number(players.value);
    });
  players.onchange = show;
  show();
}

const form = $("form.new");
if (form) seats(form);

const slide = $(".slide input[type=range]");
if (slide instanceof HTMLInputElement) slide.onchange = () => slide.form?.submit();

onShown(() => {
  for (const link of $$("[data-share]")) if (link instanceof HTMLAnchorElement) link.textContent = link.href;
});
