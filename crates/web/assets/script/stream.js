// @ts-check
// Listening (server-sent events): the server says when something has changed, and now and then that it is still there.

import { catchUp, told } from "./catchup.js";
import { trouble } from "./notice.js";
import { delay } from "./pace.js";
import { base, main } from "./page.js";
import { onShown } from "./show.js";

/** The server speaks every 20 seconds. Who hears nothing for so long listens to a dead connection. */
const SILENCE = 50_000;
/** After so much silence a page that is looked at again makes sure. */
const DOUBT = 25_000;
const LOOK = 5_000;

/** @type {EventSource | undefined} */
let source;
let heard = 0;
let failures = 0;
/** Whether this connection has been answered. */
let answered = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

export function listen() {
  addEventListener("online", again);
  addEventListener("offline", () => trouble("stream", true));
  // A page that lies in the browser's memory keeps no connection, and comes back with an old state.
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && again());
  document.addEventListener("visibilitychange", () => !document.hidden && silent(DOUBT) && again());
  setInterval(() => source && silent(SILENCE) && again(), LOOK);
  open();
}

/** @param {number} milliseconds */
const silent = (milliseconds) => Date.now() - heard > milliseconds;

/** Listens anew, and asks at once: a new connection may take its time. */
function again() {
  failures = 0;
  open();
  catchUp();
}

function open() {
  close();
  if (!base() || !window.EventSource) return;
  heard = Date.now();
  answered = false;
  own = main()?.dataset.own ?? "";
  source = new EventSource(`${base()}/events`);
  source.addEventListener("table", hear);
  source.addEventListener("still", hear);
  source.addEventListener("closing", leave);
  source.onerror = lost;
}

function close() {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

/** @param {MessageEvent<string>} event */
function hear(event) {
  heard = Date.now();
  failures = 0;
  trouble("stream", false);
  told(event.data);
  // The first word of a connection, and one after a silence, want an answer: somebody is here.
  if (event.type === "still" || !answered) answer();
}

/** Says that the page is looked at. Whether it arrives shows at the next word. */
function answer() {
  answered = true;
  fetch(`${base()}/here`, { method: "POST", headers: { "x-cabildo": "1" } }).catch(() => (answered = false));
}

/** The seat of the reader, as the connection knows it. */
let own = "";

// Who has sat down is somebody else to the server than who looked on: the connection is made anew under his name.
onShown(() => {
  const seat = main()?.dataset.own ?? "";
  if (source && seat !== own) open();
});

/** The server closes to start again: the page comes back in a moment, and speaks of it only if nobody answers then. */
function leave() {
  close();
  timer = setTimeout(open, 2000);
}

/** The connection is lost. Browsers come back by themselves after some errors and never after others; this page always does. */
function lost() {
  trouble("stream", true);
  close();
  timer = setTimeout(open, delay(failures));
  failures += 1;
}
