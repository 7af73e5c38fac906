// @ts-check
// Your turn: the title of the page says so, and a notification and a sound, if they are wanted; what it is about comes into sight.

import { $, main } from "./page.js";
import { titled } from "./waiting.js";
import { onShown } from "./show.js";
import { isLoud, loud, tone } from "./sound.js";

onShown(({ same, turn }) => {
  if (!same) reveal();
  const title = main()?.dataset.title;
  if (title) titled(`${title} · Cabildo`);
  wishes();
  if (!turn) return;
  tone(660, 0.4);
  if (document.hidden && window.Notification?.permission === "granted") new Notification(document.title);
});

/** A part that is wider than the screen shows what is asked about; up and down the reader goes himself. */
function reveal() {
  const goal = $(".sight");
  let around = goal?.parentElement;
  while (around && around.scrollWidth <= around.clientWidth) around = around.parentElement;
  if (!goal || !around) return;
  const [seen, room] = [goal.getBoundingClientRect(), around.getBoundingClientRect()];
  if (seen.left < room.left || seen.right > room.right) around.scrollLeft += seen.left + seen.width / 2 - room.left - room.width / 2;
}

function wishes() {
  const notify = $("button.notify");
  if (notify && window.Notification?.permission === "default") {
    notify.hidden = false;
    notify.onclick = () => Notification.requestPermission().then(() => (notify.hidden = true));
  }
  const sound = $("button.sound");
  if (!sound) return;
  const mark = () => sound.setAttribute("aria-pressed", String(isLoud()));
  sound.hidden = false;
  sound.onclick = () => {
    loud(!isLoud());
    mark();
  };
  mark();
}
