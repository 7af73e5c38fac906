// @ts-check
// Frames: what the server tells of each ply that the page has not shown.

import { $, keyOf } from "./page.js";

/**
 * Some equal pieces that went from one place to another.
 * @typedef {object} Flight
 * @property {string} thing
 * @property {string} from
 * @property {string} to
 * @property {number} n
 * @property {string} manner how they go: they fly, turn over on their way, or sail away with their place
 */

/**
 * @typedef {object} Sentence
 * @property {string} seat whom it is about; nobody if it is the whole table's
 * @property {string} text
 */

/**
 * @typedef {object} Frame
 * @property {number} ply
 * @property {string} seat who answered
 * @property {Sentence[]} sentences
 * @property {Flight[]} flights
 * @property {(HTMLElement | SVGElement)[]} changes elements that take the place of those with their keys
 */

/**
 * A part of the page: how the table stands, and how it came to it.
 * @typedef {object} Part
 * @property {DocumentFragment} truth
 * @property {string} mark
 * @property {string} ply
 * @property {Frame[]} frames
 */

/** The pictures of things, as they came. @type {Map<string, DocumentFragment>} */
const pictures = new Map();

/**
 * A picture of a thing.
 * @param {string} thing
 */
export const pictureOf = (thing) => pictures.get(thing)?.cloneNode(true);

/**
 * Reads what the server sent; nothing if it is no part of a page.
 * @param {string} text
 * @returns {Part | undefined}
 */
export function read(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  const truth = template.content;
  const main = $("[data-key=main]", truth);
  if (!main) return undefined;
  const templates = [...truth.children].filter((one) => one instanceof HTMLTemplateElement);
  for (const one of templates) one.remove();
  for (const { dataset, content } of templates) if (dataset.picture) pictures.set(dataset.picture, content);
  const frames = templates.filter(({ dataset }) => dataset.frame).map(frameOf);
  return {
    truth,
    mark: main.dataset.mark ?? "",
    ply: main.dataset.ply ?? "",
    frames,
  };
}

/**
 * @param {HTMLTemplateElement} template
 * @returns {Frame}
 */
function frameOf({ dataset, content }) {
  const all = (/** @type {string} */ name) => [...content.children].filter((one) => one.localName === name).filter(isHtml);
  const flight = (/** @type {HTMLElement} */ { dataset: { thing = "", from = "", to = "", manner = "", n } }) => ({
    thing,
    from,
    to,
    manner,
    n: Number(n),
  });
  return {
    ply: Number(dataset.frame),
    seat: dataset.seat ?? "",
    sentences: all("p").map(({ dataset: { seat = "" }, textContent }) => ({ seat, text: textContent ?? "" })),
    flights: all("i").map(flight),
    changes: all("template").map(changeOf).filter(isSome),
  };
}

/**
 * What stands within a picture came within one, so that it was read as a part of it.
 * @param {HTMLElement} template
 */
function changeOf(template) {
  const first = template instanceof HTMLTemplateElement ? template.content.firstElementChild : null;
  const inner = first instanceof SVGElement && !keyOf(first) ? first.firstElementChild : first;
  return inner instanceof HTMLElement || inner instanceof SVGElement ? inner : undefined;
}

/** @type {(node: Element) => node is HTMLElement} */
const isHtml = (node) => node instanceof HTMLElement;

/** @type {<T>(one: T | undefined) => one is T} */
const isSome = (one) => one !== undefined;
