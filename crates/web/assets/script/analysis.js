// @ts-check
// An analysis that still grows: the page is fetched again until it is whole.

import { $ } from "./page.js";

const PAUSE = 1_500;

async function grow() {
  const main = $("main.analysis[data-running]");
  if (!main) return;
  try {
    const reply = await fetch(location.href);
    const page = new DOMParser().parseFromString(await reply.text(), "text/html");
    const fresh = $("main.analysis", page);
    // What somebody has unfolded stays so.
    if (reply.ok && fresh && !main.querySelector("details[open]")) {
      main.replaceWith(document.adoptNode(fresh));
      document.title = page.title;
    }
  } catch {
    // It is asked for again.
  }
  setTimeout(grow, PAUSE);
}

if ($("main.analysis[data-running]")) setTimeout(grow, PAUSE);
