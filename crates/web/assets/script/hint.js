// @ts-check
// Help beside the board: the panel is fetched and put in place; it goes when the question does. The coach's word comes as the answer to an answer.

import { dressed } from "./dress.js";
import { $, $$, near, onBoard } from "./page.js";
import { onShown } from "./show.js";

const box = () => $("#counsel");

/** Where the keyboard was before the panel came. @type {HTMLElement | null} */
let before = null;

export function closeCounsel() {
  unspot();
  if (!box()) return;
  const inside = box()?.contains(document.activeElement);
  box()?.remove();
  if (inside) (before?.isConnected ? before : $(".asked"))?.focus({ preventScroll: true });
}

/**
 * Puts the panel that came as markup in place of the old one.
 * @param {string} markup
 */
export async function openCounsel(markup) {
  await dressed(markup);
  const page = new DOMParser().parseFromString(markup, "text/html");
  const fresh = $("#counsel", page);
  if (!fresh) return;
  if (!box()) before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  box()?.remove();
  document.body.append(document.adoptNode(fresh));
  for (const hidden of $$("#counsel button[hidden]")) hidden.hidden = false;
  const first = $("#counsel [data-again], #counsel .ways .main, #counsel summary, #counsel [data-close]");
  first?.focus({ preventScroll: true });
}

/** @param {HTMLAnchorElement} link */
async function fetchHint(link) {
  const panel = box();
  panel?.setAttribute("aria-busy", "true");
  link.classList.add("busy");
  try {
    const reply = await fetch(link.href, { headers: { "x-cabildo": "1" } });
    if (reply.ok) await openCounsel(await reply.text());
    else location.assign(link.href);
  } catch {
    panel?.removeAttribute("aria-busy");
  } finally {
    link.classList.remove("busy");
  }
}

function unspot() {
  for (const spot of $$(".hinted")) spot.classList.remove("hinted");
  for (const button of $$("[data-spots][aria-pressed=true]")) button.setAttribute("aria-pressed", "false");
}

/** @param {HTMLElement} button */
function spot(button) {
  const shown = button.getAttribute("aria-pressed") === "true";
  unspot();
  if (shown) return;
  button.setAttribute("aria-pressed", "true");
  for (const place of (button.dataset.spots ?? "").split(" ")) onBoard(place)?.classList.add("hinted");
}

document.addEventListener("click", (event) => {
  const link = near(event, "a[data-hint]");
  if (link instanceof HTMLAnchorElement) {
    event.preventDefault();
    // Pressed again, the button in the bar puts the panel away.
    if (box() && !link.closest("#counsel")) return closeCounsel();
    return void fetchHint(link);
  }
  const button = near(event, "#counsel [data-spots]");
  if (button) return spot(button);
  if (near(event, "#counsel [data-again], #counsel [data-close]")) {
    event.preventDefault();
    closeCounsel();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || near(event, "input, select, textarea")) return;
  if (event.key === "h") $("a.hint[data-hint]")?.click();
  else if (event.key === "Escape" && box()) closeCounsel();
});

onShown(({ same }) => {
  if (!same) closeCounsel();
});
