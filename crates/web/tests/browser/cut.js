(() => {
  const found = new Set();
  const name = (e) => e.tagName.toLowerCase() + [...e.classList].map((c) => "." + c).join("");
  const place = (e) => [e.parentElement, e].filter(Boolean).map(name).join(" > ");
  const clips = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  // What was scrolled out of its box overlaps nothing.
  const inSight = (e, line) => {
    for (let around = e; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (!/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
      const edge = around.getBoundingClientRect();
      const middle = (line.top + line.bottom) / 2;
      if (middle < edge.top || middle > edge.bottom || line.left >= edge.right || line.right <= edge.left) return false;
    }
    return true;
  };
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const e = node.parentElement;
    if (!node.nodeValue.trim() || e.closest("script, style, option, svg, .hidden, .skip, .ticker, details:not([open]) > :not(summary)")) continue;
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let seen = true;
    for (let around = e; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (!clips(style)) continue;
      const edge = around.getBoundingClientRect();
      // A box without a size hides its text from the eye on purpose: it is for screen readers, and lies on nothing.
      seen = edge.width >= 2 && edge.height >= 2;
      if (!seen) break;
      if (box.right > edge.right + 2 || box.left < edge.left - 2 || box.bottom > edge.bottom + 3 || box.top < edge.top - 3)
        found.add(`cut: ${place(e)}`);
    }
    if (seen) for (const line of range.getClientRects()) if (line.width > 2 && inSight(e, line)) boxes.push({ e, line });
  }
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length; j++) {
      const [a, b] = [boxes[i], boxes[j]];
      if (a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const wide = Math.min(a.line.right, b.line.right) - Math.max(a.line.left, b.line.left);
      const high = Math.min(a.line.bottom, b.line.bottom) - Math.max(a.line.top, b.line.top);
      if (wide > 3 && high > 5) {
        const middle = (box) => document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const lies = (box, e) => { const top = middle(box); return !top || top === e || e.contains(top) || top.contains(e); };
        if (lies(a.line, a.e) && lies(b.line, b.e)) found.add(`overlap: ${place(a.e)} | ${place(b.e)}`);
      }
    }
  }
  return [...found].sort();
})()
