// @ts-check
// The talk at the table: the newest line is in sight, unless the reader has gone back to older ones.

import { $ } from "./page.js";
import { onShown } from "./show.js";

const lines = () => $(".chat ol");

/** So near to the end counts as the end. */
const NEAR = 24;

let atEnd = true;

document.addEventListener(
  "scroll",
  (event) => {
    const list = lines();
    if (list && event.target === list) atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  },
  true,
);

function follow() {
  const list = lines();
  if (list && atEnd) list.scrollTop = list.scrollHeight;
}

onShown(follow);

// Folded away nothing can be scrolled.
document.addEventListener("toggle", follow, true);
