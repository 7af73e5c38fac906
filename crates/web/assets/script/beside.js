// @ts-check
// What no table in play needs: a table is lighter without it.

import "./analysis.js";
import "./lesson.js";
import "./push.js";
import "./replay.js";
import { near } from "./page.js";

// A drawer of contents closes when one has chosen in it: a chapter of the same page would come up behind it.
document.addEventListener("click", (event) => {
  if (near(event, "[popover] a")) near(event, "[popover]")?.hidePopover();
});
