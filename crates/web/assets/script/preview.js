// @ts-check
// What marks would bring: the server reckons it, by the rules, while they are being set.

import { $, $$, base } from "./page.js";
import { put } from "./show.js";

/** Marks follow each other quickly; the last ones count. */
const PAUSE = 80;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let newest = 0;

const shown = () => $("[data-key=preview]");

export function preview() {
  clearTimeout(timer);
  if (shown()) timer = setTimeout(ask, PAUSE);
}

async function ask() {
  newest += 1;
  const mine = newest;
  const marked = $$("input[form=several]:checked").map((input) => ["mark", input.getAttribute("value") ?? ""]);
  try {
    const address = $("#several")?.dataset.preview ?? `${base()}/preview`;
    const answer = await fetch(`${address}?${new URLSearchParams(marked)}`, { headers: { "x-cabildo": "1" } });
    if (answer.status !== 200) return;
    const template = document.createElement("template");
    template.innerHTML = await answer.text();
    // A later question may have been answered first. Everything that says something of the marks comes with its key.
    if (mine !== newest || !shown()) return;
    for (const fresh of [...template.content.children]) if (fresh instanceof HTMLElement) put(fresh);
  } catch {
    // It is only a preview: the next mark asks again.
  }
}
