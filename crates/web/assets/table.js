// The table made live: patches what has changed, lets the board be clicked, listens for moves. Without it everything works with plain forms.
"use strict";

const root = document.documentElement;
root.classList.add("js");

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const main = () => $("main.table");

// ---- patching: an old element becomes the new one, children matched by key ----

const keyOf = (node) => (node.nodeType === 1 ? node.dataset.key || node.id || "" : "");

function patch(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== 1) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.nodeName === "INPUT") return; // what is being typed or marked stays
  const keyed = new Map([...old.childNodes].filter(keyOf).map((node) => [keyOf(node), node]));
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const key = keyOf(next);
    let match = key ? keyed.get(key) : place;
    if (!key && match && keyOf(match)) match = null;
    if (match) {
      if (match !== place) old.insertBefore(match, place);
      else place = place.nextSibling;
      patch(match, next);
    } else {
      old.insertBefore(next, place);
      if (next.nodeType === 1 && key) next.classList.add("fresh");
    }
  }
  while (place) {
    const after = place.nextSibling;
    place.remove();
    place = after;
  }
}

// ---- the live part ----

let seen = "";
let fetching = false;
let again = false;

async function refresh() {
  const table = main()?.dataset.table;
  if (!table) return;
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    const response = await fetch(`/t/${table}/part`, { headers: { "x-cabildo": "1" } });
    if (response.ok) show(await response.text());
  } finally {
    fetching = false;
    if (again) {
      again = false;
      refresh();
    }
  }
}

function show(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  const was = main()?.dataset.turn;
  const put = () => {
    const focused = document.activeElement;
    const at = focused?.dataset?.at;
    for (const fresh of [...template.content.children]) {
      const old = $(`[data-key="${CSS.escape(fresh.dataset.key)}"]`);
      if (old) patch(old, fresh);
    }
    ready();
    keepFocus(focused, at);
  };
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (document.startViewTransition && !still) {
    const moving = document.startViewTransition(put);
    // A change that comes while another is shown skips the rest of it.
    moving.ready.catch(() => {});
    moving.finished.catch(() => {});
  } else put();
  if (main()?.dataset.turn === "yours" && was !== "yours") yourTurn();
}

// The keyboard stays where it was; if that place is gone, it goes to what is asked.
function keepFocus(focused, at) {
  if (!focused || focused === document.body) return;
  if (focused.isConnected && !focused.disabled && focused.offsetParent !== null) return focused.focus({ preventScroll: true });
  const same = at && onBoard(at);
  (same && !same.disabled ? same : $(".asked"))?.focus({ preventScroll: true });
}

function listen() {
  const table = main()?.dataset.table;
  if (!table || !window.EventSource) return;
  const source = new EventSource(`/t/${table}/events`);
  source.addEventListener("table", (event) => {
    banner("");
    if (event.data === seen) return;
    const first = seen === "";
    seen = event.data;
    if (!first || String(event.lastEventId) !== main().dataset.revision) refresh();
  });
  source.onerror = () => {
    banner(root.lang === "fr" ? "Connexion perdue, nouvel essai…" : "Connection lost, trying again…");
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}

function banner(text) {
  let box = $("#banner");
  if (!text) return box?.remove();
  if (!box) {
    box = document.createElement("p");
    box.id = "banner";
    box.setAttribute("role", "status");
    document.body.append(box);
  }
  box.textContent = text;
}

// ---- answers: the board narrows them, the last one left is sent ----

let picked = [];

const answers = () => $$(".choices button");
const shown = () => answers().filter((button) => !button.parentElement.classList.contains("away"));
const anchorsOf = (button) => button.dataset.anchors.split(" ");
const left = () => answers().filter((button) => picked.every((place) => anchorsOf(button).includes(place)));

function onBoard(place) {
  return $(`[data-at="${CSS.escape(place)}"]`);
}

function ready() {
  picked = [];
  fresh();
  if (main()?.dataset.title) document.title = main().dataset.title + " · Cabildo";
  narrow();
  wishes();
}

function narrow() {
  const some = left();
  closeMenu();
  for (const button of answers()) {
    const stays = some.includes(button);
    // Answers that begin on the board are given there; the others stand as buttons.
    const hidden = picked.length ? !stays : (!!several() || !!onBoard(anchorsOf(button)[0])) && !root.classList.contains("all");
    button.parentElement.classList.toggle("away", hidden);
  }
  shown().forEach((button, i) => {
    const number = $("kbd", button);
    if (number) number.textContent = i < 9 ? i + 1 : "";
  });
  const every = $(".every");
  if (every) {
    every.hidden = !several() && answers().every((button) => !onBoard(anchorsOf(button)[0]));
    every.setAttribute("aria-pressed", String(root.classList.contains("all")));
  }
  for (const place of $$("[data-at]")) {
    const at = place.dataset.at;
    place.classList.toggle("picked", picked.includes(at));
    place.classList.toggle("next", picked.length > 0 && !picked.includes(at) && some.some((b) => anchorsOf(b).includes(at)));
  }
}

function pick(place) {
  const at = place.dataset.at;
  if (picked.includes(at)) {
    picked = picked.filter((other) => other !== at);
    return narrow();
  }
  const before = picked;
  picked = [...picked, at];
  if (left().length === 0) picked = [at];
  const some = left();
  if (some.length === 0) {
    picked = before;
    return;
  }
  narrow();
  if (some.length === 1) send(some[0]);
  else menu(place, some);
}

const labelOf = (button) => [...button.childNodes].filter((node) => node.nodeName !== "KBD").map((node) => node.textContent).join("").trim();

function menu(place, some) {
  const box = document.createElement("div");
  box.className = "menu";
  box.setAttribute("role", "menu");
  some.forEach((button, i) => {
    const item = document.createElement("button");
    item.type = "button";
    item.setAttribute("role", "menuitem");
    item.textContent = labelOf(button);
    if (i < 9) {
      const number = document.createElement("kbd");
      number.textContent = i + 1;
      number.setAttribute("aria-hidden", "true");
      item.prepend(number, " ");
    }
    item.addEventListener("click", (event) => {
      event.stopPropagation();
      send(button);
    });
    box.append(item);
  });
  box.from = place;
  document.body.append(box);
  const spot = place.getBoundingClientRect();
  const width = box.offsetWidth;
  box.style.left = `${Math.max(8, Math.min(spot.left, innerWidth - width - 8)) + scrollX}px`;
  const below = spot.bottom + box.offsetHeight + 8 < innerHeight;
  box.style.top = `${(below ? spot.bottom + 4 : Math.max(8, spot.top - box.offsetHeight - 4)) + scrollY}px`;
  box.firstChild.focus({ preventScroll: true });
}

function closeMenu() {
  const box = $(".menu");
  if (!box) return;
  const within = box.contains(document.activeElement);
  box.remove();
  if (within) box.from.focus({ preventScroll: true });
}

// ---- several things at once: marked in any order, confirmed with one button ----

const several = () => $("#several");
const marks = () => $$("input[form=several]");
let markedAt = "";

// Marks belong to one question: at the next one they are as the page drew them.
function fresh() {
  const now = several() ? main().dataset.ply : "";
  if (now !== markedAt) for (const input of marks()) input.checked = input.defaultChecked;
  markedAt = now;
  counted();
}

function counted() {
  const form = several();
  if (!form) return;
  const [least, most] = [Number(form.dataset.least), Number(form.dataset.most)];
  const n = marks().filter((input) => input.checked).length;
  $("output", form).textContent = least === most ? `${n} / ${most}` : `${n} (${least}–${most})`;
  const button = $("button", form);
  button.disabled = n < least || n > most;
  form.classList.toggle("complete", !button.disabled);
}

document.addEventListener("change", (event) => {
  const input = event.target;
  if (input.getAttribute("form") !== "several") return;
  // Marks that exclude each other.
  const one = input.checked && input.closest("[data-one]");
  if (one) for (const other of $$("input", one)) other.checked = other === input;
  const most = Number(several().dataset.most);
  const others = marks().filter((other) => other.checked && other !== input);
  // One too many: where one is wanted the new one counts, elsewhere the old ones do.
  if (input.checked && others.length >= most) {
    if (most === 1) others[0].checked = false;
    else input.checked = false;
  }
  counted();
});

// A mark is dragged from one place to another.
let dragged = null;

document.addEventListener("pointerdown", (event) => {
  const from = event.target.closest("[data-drag]");
  dragged = from && $("input:checked", from) && event.button === 0 ? { from, x: event.clientX, y: event.clientY } : null;
});

const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drag]");

document.addEventListener("pointermove", (event) => {
  if (!dragged) return;
  if (!dragged.far && Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) < 8) return;
  dragged.far = true;
  document.body.classList.add("dragging");
  for (const place of $$("[data-drag]")) place.classList.toggle("over", place === under(event) && place !== dragged.from);
});

document.addEventListener("pointerup", (event) => {
  if (dragged?.far) {
    const to = under(event);
    const free = to && $("input:not(:checked)", to);
    if (free && to !== dragged.from) {
      $("input", dragged.from).checked = false;
      free.checked = true;
      counted();
    }
    // The click that ends a drag marks nothing.
    const stop = (click) => click.preventDefault();
    document.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", stop, { capture: true }), 0);
  }
  undrag();
});

document.addEventListener("pointercancel", undrag);

function undrag() {
  dragged = null;
  document.body.classList.remove("dragging");
  for (const place of $$("[data-drag].over")) place.classList.remove("over");
}

async function send(button) {
  const form = button.form;
  closeMenu();
  await post(form.getAttribute("action"), { ply: form.elements.ply.value, action: button.value });
}

async function post(address, values) {
  document.body.classList.add("busy");
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "x-cabildo": "1" },
      body: new URLSearchParams(values),
    });
    if (!response.ok) note((await response.json()).problem);
    const next = response.headers.get("location");
    if (response.ok && next && next !== location.pathname) location.assign(next);
    else await refresh();
  } catch {
    banner(root.lang === "fr" ? "Le serveur ne répond pas." : "The server does not answer.");
  } finally {
    document.body.classList.remove("busy");
  }
}

function note(text) {
  $(".toast")?.remove();
  const box = document.createElement("p");
  box.className = "toast";
  box.setAttribute("role", "alert");
  box.textContent = text;
  document.body.append(box);
  setTimeout(() => box.remove(), 5000);
}

document.addEventListener("click", (event) => {
  if (event.target.closest(".every")) {
    root.classList.toggle("all");
    return narrow();
  }
  const place = event.target.closest("button[data-at]");
  if (place?.getAttribute("aria-disabled") === "true") return place.dataset.why ? note(place.dataset.why) : undefined;
  if (place && !place.disabled && answers().length) {
    event.preventDefault();
    return pick(place);
  }
  if (!event.target.closest(".menu") && picked.length) {
    picked = [];
    narrow();
  }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  const address = form.getAttribute("action") || "";
  if (!main()?.dataset.table || !address.startsWith("/t/") || form.method !== "post") return;
  const sure = event.submitter?.dataset.confirm;
  event.preventDefault();
  if (sure && !confirm(sure)) return;
  const values = new FormData(form, event.submitter);
  if (form.classList.contains("say")) form.reset();
  post(address, values);
});

// ---- keyboard ----

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.nodeName)) return;
  const replay = $("[data-replay]");
  if (replay && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    $(`.steps [rel=${event.key === "ArrowLeft" ? "prev" : "next"}]`)?.click();
    return event.preventDefault();
  }
  if (event.key === "Escape") {
    picked = [];
    return narrow();
  }
  const items = $$(".menu button");
  if (items.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    const step = event.key === "ArrowDown" ? 1 : items.length - 1;
    items[(items.indexOf(document.activeElement) + step) % items.length]?.focus();
    return event.preventDefault();
  }
  if (event.key === "u") return $("[data-undo]")?.click();
  if (/^[1-9]$/.test(event.key)) {
    const button = (items.length ? left() : shown())[Number(event.key) - 1];
    if (button) send(button);
  }
});

// ---- your turn: a notification and a sound, if they are wanted ----

function yourTurn() {
  if (localStorage.getItem("sound") === "on") beep();
  if (document.hidden && window.Notification?.permission === "granted") new Notification(document.title);
}

function beep() {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.4);
  } catch {
    // A browser without sound plays on in silence.
  }
}

// ---- the tour: a few hints on the first own turns ----

function tour() {
  const guide = $("#guide");
  if (!guide) return;
  const key = `guide-${guide.dataset.game}`;
  const known = localStorage.getItem(key) || "";
  const [table, turns] = known.split(" ");
  if (known === "done" || main().dataset.turn !== "yours") return $("#hint")?.remove();
  const here = `${main().dataset.table}.${main().dataset.ply}`;
  if (tour.at === here) return;
  tour.at = here;
  // A reload of the same turn shows the same hints again, a new turn the next ones.
  const [seenTable, seenPly] = (table || ".").split(".");
  const turn = known === "" || seenTable !== main().dataset.table ? 1 : Number(turns) + (seenPly === main().dataset.ply ? 0 : 1);
  localStorage.setItem(key, `${here} ${turn}`);
  const all = $$("p", guide);
  if (all.every((hint) => Number(hint.dataset.turn) < turn)) return localStorage.setItem(key, "done");
  hint(guide, all.filter((one) => Number(one.dataset.turn) === turn), key);
}

function hint(guide, hints, key) {
  $("#hint")?.remove();
  $(".pointed")?.classList.remove("pointed");
  const [first, ...rest] = hints;
  if (!first) return;
  const box = document.createElement("div");
  box.id = "hint";
  box.setAttribute("role", "note");
  const text = document.createElement("p");
  text.textContent = first.textContent;
  const on = document.createElement("button");
  on.type = "button";
  on.className = "main";
  on.textContent = rest.length ? guide.dataset.next : guide.dataset.end;
  on.onclick = () => hint(guide, rest, key);
  const skip = document.createElement("button");
  skip.type = "button";
  skip.className = "skip-tour";
  skip.textContent = guide.dataset.skip;
  skip.onclick = () => {
    localStorage.setItem(key, "done");
    hint(guide, [], key);
  };
  box.append(text, on, skip);
  document.body.append(box);
  $(first.dataset.place)?.classList.add("pointed");
}

function wishes() {
  tour();
  const notify = $("button.notify");
  if (notify && window.Notification && Notification.permission === "default") {
    notify.hidden = false;
    notify.onclick = () => Notification.requestPermission().then(() => (notify.hidden = true));
  }
  const sound = $("button.sound");
  if (sound) {
    const mark = () => sound.setAttribute("aria-pressed", String(localStorage.getItem("sound") === "on"));
    sound.hidden = false;
    sound.onclick = () => {
      localStorage.setItem("sound", localStorage.getItem("sound") === "on" ? "off" : "on");
      mark();
    };
    mark();
  }
  const guide = $("#guide");
  const round = $("button.tour");
  if (round && guide) {
    round.hidden = false;
    round.onclick = () => {
      localStorage.removeItem(`guide-${guide.dataset.game}`);
      tour.at = "";
      tour();
    };
  }
  for (const link of $$("[data-share]")) link.textContent = link.href;
  const slide = $(".slide input[type=range]");
  if (slide) slide.onchange = () => slide.form.submit();
}

// A new table shows as many seats as there are players.
function seats(form) {
  const players = $("[name=option-players]", form);
  const show = () => $$("[name^=seat-]", form).forEach((seat, n) => (seat.closest("label").hidden = n >= +players.value));
  players.onchange = show;
  show();
}

if (main()) {
  ready();
  listen();
}
if ($("form.new")) seats($("form.new"));
