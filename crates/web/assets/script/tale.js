// @ts-check
// The story: a line appears with its frame, the newest is in sight, and the question bar says it meanwhile. On a phone a ticker shows the last line
// and opens the story.

import { $, $$, main, near } from "./page.js";
import { onShown, put } from "./show.js";

/** The parts of the story that are true at once: lines that are not told yet are hidden. */
const PARTS = "[data-key=tale], [data-key=drawers]";

/**
 * Puts the story in place, without the lines from a ply on.
 * @param {ParentNode} truth
 * @param {number} from
 */
export function foretell(truth, from) {
  for (const part of $$(PARTS, truth)) {
    const fresh = part.cloneNode(true);
    if (!(fresh instanceof HTMLElement)) continue;
    for (const line of $$("[data-ply]", fresh)) line.classList.toggle("later", Number(line.dataset.ply) >= from);
    put(fresh);
  }
}

/**
 * Tells a frame: its lines appear, and the question bar says what happens.
 * @param {import("./frames.js").Frame} frame
 */
export function tell({ ply, sentences }) {
  for (const line of $$(".later")) if (Number(line.dataset.ply) <= ply) line.classList.remove("later");
  follow();
  const bar = $(".telling");
  if (!bar || !sentences.length) return;
  // A pawn stands where the sentences turn to somebody else.
  const said = sentences.flatMap(({ seat, text }, i) => [seat && seat !== sentences[i - 1]?.seat ? pawn(seat) : "", ` ${text} `]);
  bar.replaceChildren(...said);
}

/** The sign of a player. @param {string} seat */
function pawn(seat) {
  const sign = document.createElement("i");
  sign.className = `pawn seat-${seat}`;
  sign.textContent = seat;
  sign.setAttribute("aria-hidden", "true");
  return sign;
}

/** The newest line is in sight. */
function follow() {
  for (const list of $$(".tale, .inside")) if (list.closest(".tale, .drawer-log")) list.scrollTo(list.scrollWidth, reach(list));
  const last = $$(".tale li[data-ply]:not(.later)")
    .filter(isPast)
    .flatMap((line) => $$(":scope > :not(.moved, button)", line))
    .at(-1);
  const ticker = $(".ticker span");
  if (ticker) ticker.replaceChildren(...(last ? [...last.cloneNode(true).childNodes] : []));
}

/** Whether a line tells of something that has happened where the reader is: in a replay there is more to come. @param {HTMLElement} line */
const isPast = (line) => Number(line.dataset.ply) <= Number(main()?.dataset.replay ?? Infinity);

/** How far down a list is read: in a replay up to its move, else to its end. @param {HTMLElement} list */
function reach(list) {
  const now = main()?.dataset.replay ? $$("li[data-ply]", list).filter(isPast).at(-1) : undefined;
  return now ? now.offsetTop + now.offsetHeight - list.offsetTop - list.clientHeight / 2 : list.scrollHeight;
}

/** How often the log was asked for, and which answer it shows: one that a later one has overtaken is not shown any more. */
let asked = 0;
let filled = 0;

/** An unfolded log holds what happened lately. */
async function fill() {
  const list = $(".drawer-log[open] [data-fill]");
  if (!list?.dataset.fill) return;
  const turn = ++asked;
  const answer = await fetch(list.dataset.fill).catch(() => null);
  const lately = answer?.ok ? await answer.text() : "";
  if (!lately || turn < filled) return;
  filled = turn;
  const template = document.createElement("template");
  template.innerHTML = lately;
  const lines = $$("li", template.content);
  // What is still being told comes with its frame.
  const known = Number(main()?.dataset.ply);
  for (const line of lines) line.classList.toggle("later", Number(line.dataset.ply) > known);
  const focused = lines.findIndex(({ dataset }) => dataset.key && dataset.key === document.activeElement?.closest("li")?.dataset.key);
  list.replaceChildren(...lines);
  if (focused >= 0) $("a", lines[focused])?.focus({ preventScroll: true });
  follow();
}

onShown(() => {
  follow();
  void fill();
});

document.addEventListener(
  "toggle",
  () => {
    follow();
    void fill();
  },
  true,
);

// Lines are no stops of the tab key: within the story the arrows lead from one to the next.
document.addEventListener("keydown", (event) => {
  const list = near(event, ".tale, .drawer-log .inside");
  if (!list || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  const lines = $$("li[data-ply]:not(.later) > a", list);
  const now = lines.findIndex((line) => line === document.activeElement);
  const next = now < 0 ? lines.length - 1 : now + (event.key === "ArrowUp" ? -1 : 1);
  lines[next]?.focus();
  event.preventDefault();
});

document.addEventListener("click", (event) => {
  const story = $(".happened");
  if (near(event, ".ticker")) story?.classList.toggle("unfolded");
  else if (!near(event, ".happened")) story?.classList.remove("unfolded");
});
