// @ts-check
// Your turn: the title of the page says so, and a notification and a sound, if they are wanted.

import { $, main } from "./page.js";
import { titled } from "./waiting.js";
import { onShown } from "./show.js";
import { isLoud, loud, tone } from "./sound.js";

onShown(({ turn }) => {
  const title = main()?.dataset.title;
  if (title) titled(`${title} · Cabildo`);
  wishes();
  if (!turn) return;
  tone(660, 0.4);
  if (document.hidden && window.Notification?.permission === "granted") new Notification(document.title);
});

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
