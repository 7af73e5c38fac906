// @ts-check
// What comes with a part of the page: its styles are worn, and what several marks need is there, before the part is shown.

/** Nobody waits longer for the looks of something. */
const PATIENCE = 2000;

/**
 * Resolves when the styles that some markup brings along are worn.
 * @param {string} markup
 */
export async function dressed(markup) {
  if (markup.includes('id="several"')) await import("./several.js");
  const wanted = [...markup.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, address = ""]) => address);
  const missing = wanted.filter((address) => !document.querySelector(`link[rel=stylesheet][href="${CSS.escape(address)}"]`));
  if (!missing.length) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([late, Promise.all([...new Set(missing)].map(wear))]);
}

/**
 * Resolves when a style sheet is there, or cannot be had.
 * @param {string} address
 */
function wear(address) {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}
