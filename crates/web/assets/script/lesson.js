// @ts-check
// Lessons: what a step speaks of is outlined and brought into sight, and the arrow keys turn the pages.

import { $, main } from "./page.js";

const lesson = () => main()?.matches(".lesson");

if (lesson()) {
  const place = $(main()?.dataset.look ?? "");
  place?.classList.add("taught");
  // What was tried is read first; what is to be looked at lies beside it, or below it on a phone.
  const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
  const wide = matchMedia("(min-width: 1101px)").matches;
  if (place && wide && (top < 0 || bottom > innerHeight)) place.scrollIntoView({ block: "center" });
}

addEventListener("keydown", (event) => {
  if (!lesson() || event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
  const way = event.key === "ArrowRight" ? "next" : event.key === "ArrowLeft" ? "prev" : "";
  if (way) $(`.onward [rel=${way}]`)?.click();
});
