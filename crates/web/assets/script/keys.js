// @ts-check
// The keyboard: numbers answer, p declines, u takes back, Escape lets go, arrows walk through a menu.

import { give, left, shown, unpick } from "./answers.js";
import { note } from "./notice.js";
import { $, $$, near } from "./page.js";

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") shut();
  if (event.ctrlKey || event.metaKey || event.altKey || near(event, "input, select, textarea")) return;
  if (menu(event.key)) return event.preventDefault();
  if (event.key === "Escape") {
    note(undefined);
    unpick();
  } else if (event.key === "u") {
    $("[data-undo]")?.click();
  } else if (event.key === "p") {
    $(".acts .pass")?.click();
  } else if (/^[1-9]$/.test(event.key)) {
    const button = ($(".menu") ? left() : shown())[Number(event.key) - 1];
    if (button) give(button);
  }
});

/** @param {string} key */
function menu(key) {
  const items = $$(".menu button");
  if (!items.length || (key !== "ArrowDown" && key !== "ArrowUp")) return false;
  const step = key === "ArrowDown" ? 1 : items.length - 1;
  const now = items.findIndex((item) => item === document.activeElement);
  items[(now + step) % items.length]?.focus();
  return true;
}

/** What was opened for a closer look goes back to its place. */
function shut() {
  for (const opened of $$("input[data-opens]:checked")) if (opened instanceof HTMLInputElement) opened.checked = false;
}
