// @ts-check
// What the page says by itself: a refusal for as long as it matters, and that the connection is lost for as long as it is.

import { $, text } from "./page.js";
import { onShown } from "./show.js";

/** How long a refusal is shown at most. */
const LONG = 6_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Shows a sentence, once. Rules that it names are links.
 * @param {string | undefined} sentence
 */
export function note(sentence) {
  unnote();
  if (!sentence) return;
  const box = document.createElement("p");
  box.className = "toast";
  box.setAttribute("role", "alert");
  box.append(...linked(sentence));
  document.body.append(box);
  timer = setTimeout(unnote, LONG);
}

function unnote() {
  clearTimeout(timer);
  $(".toast")?.remove();
}

// What was refused in one position says nothing about the next.
onShown(({ moved }) => moved && unnote());

/** @param {string} sentence */
function linked(sentence) {
  const rules = $("a.rules")?.getAttribute("href");
  return sentence.split(/(§[a-z0-9-]+(?:\.[a-z0-9-]+)*)/).map((part) => {
    if (!rules || !part.startsWith("§")) return part;
    const link = document.createElement("a");
    link.href = `${rules}#${part.slice(1)}`;
    link.target = "_blank";
    link.textContent = part;
    return link;
  });
}

/** @type {Set<string>} */
const troubles = new Set();

/**
 * Something about the connection does not work, or works again.
 * @param {string} what
 * @param {boolean} broken
 */
export function trouble(what, broken) {
  if (broken) troubles.add(what);
  else troubles.delete(what);
  const box = $("#banner");
  if (!troubles.size) return box?.remove();
  if (box) return;
  const banner = document.createElement("p");
  banner.id = "banner";
  banner.setAttribute("role", "status");
  banner.textContent = text("lost");
  document.body.append(banner);
}
