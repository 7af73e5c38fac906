// @ts-check
// Games that wait for the visitor: the bell, the title and the sign in the tab count them, on whatever page he is. At a table the others count: that
// one speaks for itself.

import { $, main, root } from "./page.js";

/** Milliseconds between two questions; a page that comes back to the front asks at once. */
const PAUSE = 30_000;
/** The sign has room for this number. */
const MOST = 10;

const bell = $(".bell");
let count = Number($(".bell b")?.textContent ?? 0);
let title = document.title.replace(/^\(\d+\) /, "");

/**
 * Gives the page a title, with the number of the other games that wait.
 * @param {string} text
 */
export function titled(text) {
  title = text;
  document.title = count > 0 ? `(${count}) ${title}` : title;
}

/** Asks how many games wait; home shows what has changed. */
async function ask() {
  if (!bell?.dataset.countAt) return;
  const table = main()?.dataset.table;
  const response = await fetch(bell.dataset.countAt + (table ? `?but=${table}` : ""), { headers: { "x-cabildo": "1" } }).catch(() => null);
  if (!response?.ok) return;
  const [number = "", words = ""] = (await response.text()).split("\n");
  if (Number(number) === count) return;
  count = Number(number);
  tell(words);
  if ($("main.home")) refresh();
}

/** @param {string} words */
function tell(words) {
  if (!bell) return;
  const [digits, said] = [$("b", bell), $(".lng", bell)];
  if (digits) digits.textContent = String(count);
  if (said) said.textContent = words;
  bell.hidden = count === 0;
  const icon = document.querySelector("link[rel=icon]");
  if (icon instanceof HTMLLinkElement) {
    icon.href = count ? `${bell.dataset.icons}${Math.min(count, MOST)}` : (icon.dataset.icon ?? icon.href);
  }
  titled(title);
}

/** Puts the games as they are now in place of those shown, unless somebody is about to press something there. */
async function refresh() {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const [old, next] = [$("main.home .top"), fresh.querySelector("main.home .top")];
  if (old && next && !old.contains(document.activeElement)) old.replaceWith(next);
}

if (bell) {
  titled(title);
  // A table's page comes without the number.
  if (root.classList.contains("at-table")) void ask();
  setInterval(ask, PAUSE);
  addEventListener("focus", ask);
  document.addEventListener("visibilitychange", () => document.hidden || ask());
}
