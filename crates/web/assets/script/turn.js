// @ts-check
// Your turn: the title of the page says so, and a notification and a sound, if they are wanted.

import { $, main } from "./page.js";
import { onShown } from "./show.js";

const SOUND = "sound";

onShown(({ turn }) => {
  const title = main()?.dataset.title;
  if (title) document.title = `${title} · Cabildo`;
  wishes();
  if (!turn) return;
  if (localStorage.getItem(SOUND) === "on") beep();
  if (document.hidden && window.Notification?.permission === "granted") new Notification(document.title);
});

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

function wishes() {
  const notify = $("button.notify");
  if (notify && window.Notification?.permission === "default") {
    notify.hidden = false;
    notify.onclick = () => Notification.requestPermission().then(() => (notify.hidden = true));
  }
  const sound = $("button.sound");
  if (!sound) return;
  const mark = () => sound.setAttribute("aria-pressed", String(localStorage.getItem(SOUND) === "on"));
  sound.hidden = false;
  sound.onclick = () => {
    localStorage.setItem(SOUND, localStorage.getItem(SOUND) === "on" ? "off" : "on");
    mark();
  };
  mark();
}
