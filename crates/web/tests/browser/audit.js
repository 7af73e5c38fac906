(() => {
  const found = [];
  const short = (e) => e.outerHTML.replace(/\s+/g, " ").slice(0, 140);
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest(".hidden, .skip");

  for (const e of document.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary")) {
    const label = e.getAttribute("aria-label") || e.textContent.trim() || [...(e.labels || [])].map((l) => l.textContent.trim()).join("");
    if (!label) found.push("no label: " + short(e));
  }
  for (const e of document.querySelectorAll("[tabindex]")) if (e.tabIndex > 0) found.push("order of focus forced: " + short(e));
  const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
  for (const id of ids.filter((id, i) => ids.indexOf(id) !== i)) found.push("an id twice: " + id);
  // What changes on a table is found by its key: of two with one key the first would change in place of the other.
  const changing = document.querySelector("main.table") ? "body [data-key]" : "body > [data-key]";
  const keys = [...document.querySelectorAll(changing)].map((e) => e.dataset.key);
  for (const key of keys.filter((key, i) => keys.indexOf(key) !== i)) found.push("a key twice: " + key);

  const numbers = (text) => (text.match(/rgba?\([^)]*\)/g) || []).map((c) => c.match(/[\d.]+/g).map(Number));
  const over = ([r, g, b, a = 1], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
  const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const light = (c) => c.reduce((sum, v, i) => sum + linear(v / 255) * [0.2126, 0.7152, 0.0722][i], 0);
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  // All colours that may lie behind an element: the nearest opaque one, or the ends of the nearest gradient.
  const behind = (e) => {
    const veils = [];
    for (; e; e = e.parentElement) {
      const style = getComputedStyle(e);
      const gradient = numbers(style.backgroundImage).filter((c) => c[3] === undefined || c[3] === 1);
      const [plain] = numbers(style.backgroundColor);
      const ground = gradient.length ? gradient : plain && (plain[3] === undefined || plain[3] === 1) ? [plain] : null;
      if (ground) return ground.map((c) => veils.reduceRight((low, veil) => over(veil, low), c.slice(0, 3)));
      if (plain && plain[3] > 0) veils.push(plain);
    }
    return [[255, 255, 255]];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const e = node.parentElement;
    if (!node.nodeValue.trim() || !seen(e) || e.closest("script, style, option")) continue;
    const style = getComputedStyle(e);
    const [colour] = numbers(style.color);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
    for (const ground of behind(e)) {
      const contrast = ratio(over(colour, ground), ground);
      if (contrast < (large ? 3 : 4.5)) { found.push(`contrast ${contrast.toFixed(2)}: ${node.nodeValue.trim().slice(0, 40)} in ${short(e)}`); break; }
    }
  }

  // Nothing makes a page wider than its screen; whoever does is named.
  const edge = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > edge) {
    const beyond = [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > edge + 1);
    found.push(`wider than the screen by ${document.documentElement.scrollWidth - edge}: ${location.pathname}`);
    found.push(...beyond.slice(0, 6).map((e) => "beyond the edge: " + short(e)));
  }
  return found;
})()
