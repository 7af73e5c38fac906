// @ts-check
// The people beside the board: a click on them opens the list of who is here and what one may do. A sheet that lies over the board goes when one turns to
// something else: this list everywhere, on a phone every drawer.

import { $, $$, near } from "./page.js";

const phone = matchMedia("(max-width: 1100px)");

document.addEventListener("click", (event) => {
  if (near(event, ".drawer")) return;
  if (near(event, ".sitters")) return open();
  for (const drawer of $$(phone.matches ? ".drawer[open]" : ".drawer-people[open]")) drawer.removeAttribute("open");
});

function open() {
  const drawer = $(".drawer-people");
  if (!(drawer instanceof HTMLDetailsElement)) return;
  drawer.open = true;
  $("summary", drawer)?.focus({ preventScroll: true });
}
