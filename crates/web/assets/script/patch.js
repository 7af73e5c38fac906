// @ts-check
// Patching (DOM morphing): an old element becomes the new one, children matched by key. What has not changed stays the same element, with its focus,
// its scrolling and a finger that is just pressing it.

import { keyed as withKey, keyOf as ownKey } from "./page.js";

/** @type {(node: Node) => node is HTMLElement | SVGElement} */
const isElement = (node) => node instanceof HTMLElement || node instanceof SVGElement;

/** @param {Node} node */
const keyOf = (node) => (isElement(node) ? ownKey(node) || node.dataset.keep || node.id || "" : "");

/** Whether a node stands for the old one with its key, which stays as it is. @param {Node} node */
const keeps = (node) => isElement(node) && node.dataset.keep !== undefined;

/**
 * @param {ChildNode} old
 * @param {ChildNode} fresh
 */
export function patch(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) {
    adopt(old, fresh);
    old.replaceWith(fresh);
  } else if (old instanceof Element && fresh instanceof Element) {
    attributes(old, fresh);
    // What is being typed or marked stays, and so does what was fetched into it.
    if (old.nodeName !== "INPUT" && !old.hasAttribute("data-fill")) children(old, fresh);
  } else if (old.nodeValue !== fresh.nodeValue) {
    old.nodeValue = fresh.nodeValue;
  }
}

/**
 * What takes the place of something else takes over what was to stay in it.
 * @param {ChildNode} old
 * @param {ChildNode} fresh
 */
function adopt(old, fresh) {
  if (!(old instanceof Element) || !(fresh instanceof Element)) return;
  for (const stub of fresh.querySelectorAll("[data-keep]")) {
    const key = stub.getAttribute("data-keep") ?? "";
    const kept = withKey(key, old);
    if (kept) stub.replaceWith(kept);
    else stub.remove();
  }
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    // What the reader has unfolded stays so.
    if (name === "open" && old.nodeName === "DETAILS") continue;
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function children(old, fresh) {
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  const wanted = new Set([...fresh.childNodes].map(keyOf));
  // What goes goes first: it would stand between what has no key and its match.
  for (const node of [...old.childNodes]) if (!wanted.has(keyOf(node)) && keyOf(node)) node.remove();
  for (const node of old.childNodes) if (keyOf(node)) keyed.set(keyOf(node), node);
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const key = keyOf(next);
    const match = key ? keyed.get(key) : place && !keyOf(place) ? place : undefined;
    if (!match) {
      if (keeps(next)) continue;
      adopt(old, next);
      old.insertBefore(next, place);
      if (key && next instanceof Element) next.classList.add("fresh");
      continue;
    }
    // Found once: a second one of the same key is another thing.
    keyed.delete(key);
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    if (!keeps(next)) patch(match, next);
  }
  while (place) {
    const after = place.nextSibling;
    place.remove();
    place = after;
  }
}
