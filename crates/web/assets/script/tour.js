// @ts-check
// The tour: a few hints on the first own turns.

import { $, $$, isAsked, main } from "./page.js";
import { onShown } from "./show.js";

const DONE = "done";

/** The turn whose hints were shown. */
let toured = "";

onShown(() => {
  const guide = $("#guide");
  if (!guide || !$("p", guide)) return;
  tour(guide);
  const round = $("button.tour");
  if (!round) return;
  round.hidden = false;
  round.onclick = () => {
    localStorage.removeItem(keyOf(guide));
    toured = "";
    tour(guide);
  };
});

/** @param {HTMLElement} guide */
const keyOf = (guide) => `guide-${guide.dataset.game}`;

/** @param {HTMLElement} guide */
function tour(guide) {
  const key = keyOf(guide);
  const known = localStorage.getItem(key) ?? "";
  if (known === DONE || !isAsked()) return $("#hint")?.remove();
  const { table = "", ply = "" } = main()?.dataset ?? {};
  const here = `${table}.${ply}`;
  if (toured === here) return;
  toured = here;
  // A reload of the same turn shows the same hints again, a new turn the next ones.
  const [place = "", turns = "1"] = known.split(" ");
  const [knownTable, knownPly] = place.split(".");
  const turn = knownTable === table ? Number(turns) + (knownPly === ply ? 0 : 1) : 1;
  localStorage.setItem(key, `${here} ${turn}`);
  const all = $$("p", guide);
  if (all.every((hint) => Number(hint.dataset.turn) < turn)) return localStorage.setItem(key, DONE);
  hint(
    guide,
    all.filter((one) => Number(one.dataset.turn) === turn),
  );
}

/**
 * Shows the first of some hints; its button leads to the others.
 * @param {HTMLElement} guide
 * @param {HTMLElement[]} hints
 */
function hint(guide, hints) {
  $("#hint")?.remove();
  $(".pointed")?.classList.remove("pointed");
  const [first, ...rest] = hints;
  if (!first) return;
  const box = document.createElement("div");
  box.id = "hint";
  box.setAttribute("role", "note");
  const text = document.createElement("p");
  text.textContent = first.textContent;
  const on = button("main", rest.length ? guide.dataset.next : guide.dataset.end, () => hint(guide, rest));
  const skip = button("skip-tour", guide.dataset.skip, () => {
    localStorage.setItem(keyOf(guide), DONE);
    hint(guide, []);
  });
  box.append(text, on, skip);
  document.body.append(box);
  $(first.dataset.place ?? "")?.classList.add("pointed");
}

/**
 * @param {string} name
 * @param {string | undefined} label
 * @param {() => void} act
 */
function button(name, label, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = name;
  button.textContent = label ?? "";
  button.onclick = act;
  return button;
}
