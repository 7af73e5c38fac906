// @ts-check
// The talk at the table: the newest line is in sight, unless the reader has gone back to older ones; what he has not read is counted and marked. A new line
// never takes the keyboard away.

import { $, $$ } from "./page.js";
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

/** Whether the talk lies open before the reader. */
function isRead() {
  const drawer = $(".drawer-chat");
  return !document.hidden && (!(drawer instanceof HTMLDetailsElement) || drawer.open);
}

const memory = () => `read-${$(".chat")?.dataset.table ?? ""}`;

/** The moment of the last line that was read; of a table that is new to this browser everything is. */
const lastRead = () => Number(localStorage.getItem(memory()) ?? Infinity);

/** The lines of others, with the moments at which they were said. */
const said = () => $$(".chat li[data-said]:not(.sys, .own, .muted)");

/** @param {HTMLElement} line */
const moment = (line) => Number(line.dataset.said);

/** @param {string} name @param {number} n */
function counted(name, n) {
  const texts = $(".chat")?.dataset;
  return (n === 1 ? texts?.[`${name}One`] : texts?.[name]?.replace("#", String(n))) ?? "";
}

/** The number on the drawer, and the line before what is new. */
function mark() {
  if (!$(".chat")) return;
  if (!Number.isFinite(lastRead())) read();
  const fresh = said().filter((line) => moment(line) > lastRead());
  badge(fresh.length);
  const first = fresh[0];
  // Where the reader looks on, the line stays where it was when he came.
  if (isRead() && $(".chat li.new")) return;
  $(".chat li.new")?.remove();
  if (!first) return;
  const line = document.createElement("li");
  line.className = "new";
  line.dataset.key = "new";
  const words = document.createElement("span");
  words.textContent = counted("new", fresh.length);
  line.append(words);
  first.before(line);
}

/** @param {number} n */
function badge(n) {
  const summary = $(".drawer-chat > summary");
  if (!summary) return;
  const old = $(".unread", summary);
  if (!n || isRead()) return old?.remove();
  const box = old ?? document.createElement("b");
  box.className = "unread";
  box.textContent = String(n);
  box.setAttribute("aria-label", counted("unread", n));
  if (!old) summary.append(box);
}

/** Everything that stands there has been read. */
function read() {
  const all = $$(".chat li[data-said]").map(moment);
  localStorage.setItem(memory(), String(Math.max(0, ...all)));
}

/** Says when each line was said, in the time of the reader. */
function times() {
  for (const time of $$(".chat time:empty")) {
    const at = new Date(time.getAttribute("datetime") ?? "");
    time.textContent = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  }
}

function look() {
  times();
  mark();
  if (isRead()) read();
  follow();
}

onShown(look);

// Folded away nothing can be scrolled.
document.addEventListener(
  "toggle",
  (event) => {
    if (!(event.target instanceof Element) || !event.target.matches(".drawer-chat")) return follow();
    // Who folds it away has seen the line.
    if (!isRead()) $(".chat li.new")?.remove();
    look();
  },
  true,
);
document.addEventListener("visibilitychange", look);
