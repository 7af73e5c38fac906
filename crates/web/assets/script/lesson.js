// @ts-check
// Lessons: what a step speaks of is outlined and brought into sight, and the arrow keys turn the pages.

import { $, $$, main } from "./page.js";

/** Below the question: signs stand out over the cards. */
const GAP = 24;

const lesson = () => main()?.matches(".lesson");

if (lesson()) {
  const found = $(main()?.dataset.look ?? "");
  // On a phone a frame may have no box of its own: then its first part stands for it.
  const place = found?.offsetHeight ? found : ((found && $$(":scope > *", found).find((part) => part.offsetHeight)) ?? found);
  // When the question has found its height: the answers that stand on the board have left it.
  requestAnimationFrame(() => {
    if (!place) return;
    place.classList.add("taught");
    keep(place);
  });
}

/**
 * Letters and drawings that come late move what stands on the page: until the reader takes it over, the place is brought back.
 * @param {HTMLElement} place
 */
function keep(place) {
  const sizes = new ResizeObserver(() => see(place));
  for (const part of [document.body, place, $(".prompt"), $(".teach")]) if (part) sizes.observe(part);
  for (const deed of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(deed, () => sizes.disconnect(), { once: true, passive: true });
  }
}

/**
 * What came of an answer is read first, in its own box; then what it speaks of comes into sight, on a phone just below the question.
 * @param {HTMLElement} place
 */
function see(place) {
  $(".came.yes, .came.no")?.scrollIntoView({ block: "nearest" });
  const { top, bottom } = place.getBoundingClientRect();
  const wide = matchMedia("(min-width: 1101px)").matches;
  const ceiling = wide ? 0 : ($(".prompt")?.offsetHeight ?? 0);
  const floor = wide ? innerHeight : ($(".teach")?.getBoundingClientRect().top ?? innerHeight);
  if (top >= ceiling && bottom <= floor) return;
  if (wide) place.scrollIntoView({ block: "center" });
  else scrollTo(0, scrollY + top - ceiling - GAP);
}

addEventListener("keydown", (event) => {
  if (!lesson() || event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
  const way = event.key === "ArrowRight" ? "next" : event.key === "ArrowLeft" ? "prev" : "";
  if (way) $(`.onward [rel=${way}]`)?.click();
});
