((parts) => {
  const found = new Set();
  for (const part of document.querySelectorAll(parts)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const e = node.parentElement;
      if (!node.nodeValue.trim() || e.closest("script, style, option, svg, .hidden, .skip, details:not([open]) > :not(summary)")) continue;
      if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const size = parseFloat(getComputedStyle(e).fontSize);
      if (size < 12.99) found.add(`${size} px: ${node.nodeValue.trim().slice(0, 40)} in ${e.outerHTML.slice(0, 90)}`);
    }
  }
  return [...found];
})
