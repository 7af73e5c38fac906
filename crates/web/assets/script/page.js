// @ts-check
// The page: finding things on it, and what it says about itself.

/**
 * The first element that a selector finds.
 * @param {string} selector
 * @param {ParentNode} within
 * @returns {HTMLElement | null}
 */
export const $ = (selector, within = document) => within.querySelector(selector);

/**
 * All elements that a selector finds.
 * @param {string} selector
 * @param {ParentNode} within
 * @returns {HTMLElement[]}
 */
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)].filter(isHtml);

/** @type {(node: unknown) => node is HTMLElement} */
const isHtml = (node) => node instanceof HTMLElement;

/**
 * The element that an event happened in, or the one around it that a selector finds.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const near = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

export const root = document.documentElement;

/** The table, on a page that shows one. */
export const main = () => $("main.table");

/** The address of the table; what belongs to it lies below. Empty on a page without a live table. */
export const base = () => main()?.dataset.base ?? "";

/** Whether the visitor is asked. */
export const isAsked = () => main()?.dataset.turn === "yours";

/**
 * A text of the script, from the page.
 * @param {string} name
 */
export const text = (name) => $("#texts")?.dataset[name] ?? "";

/** The key of an element: what it is called, or the place that it stands for. @param {HTMLElement | SVGElement} element */
export const keyOf = ({ dataset }) => dataset.key ?? dataset.at ?? "";

/**
 * The element with a key.
 * @param {string} key
 * @param {ParentNode} [within]
 */
export const keyed = (key, within) => {
  const name = CSS.escape(key);
  return $(`[data-key="${name}"], [data-at="${name}"]:not([data-key])`, within);
};

/**
 * The place of the board with this name.
 * @param {string} place
 */
export const onBoard = (place) => $(`[data-at="${CSS.escape(place)}"]`);

/** What is asked, as text: as long as it is the same, what was begun about it still holds. */
export function question() {
  if (!isAsked()) return "";
  const answers = $$(".choices button, .acts .pass").map((button) => button.getAttribute("value"));
  const marks = $$("input[form=several]").map((input) => input.getAttribute("value"));
  return [main()?.dataset.ply, ...answers, "", ...marks].join("\n");
}
