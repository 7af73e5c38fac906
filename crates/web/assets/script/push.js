// @ts-check
// Being told with the tab closed: this browser is asked whether it wants to, and says where. What it then shows is the worker's affair.

import { $ } from "./page.js";

const part = $("[data-push-key]");
const start = part && $("[data-push-start]", part);

/** @param {string | undefined} words */
function say(words) {
  const said = part && $("[data-push-said]", part);
  if (said) said.textContent = words ?? "";
}

/**
 * Bytes from the letters of URLs.
 * @param {string} letters
 */
function bytes(letters) {
  const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {DOMStringMap} data */
async function subscribe(data) {
  if ((await Notification.requestPermission()) !== "granted") return say(data.refused);
  const worker = await navigator.serviceWorker.register(data.worker ?? "", { scope: data.scope });
  await navigator.serviceWorker.ready;
  const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(data.pushKey ?? "") });
  const headers = { "content-type": "application/json", "x-cabildo": "1" };
  const response = await fetch(data.pushAt ?? "", { method: "POST", headers, body: JSON.stringify(given) });
  if (!response.ok) return say((await response.json()).problem);
  location.reload();
}

if (part && start) {
  const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (can) start.hidden = false;
  else say(part.dataset.cannot);
  start.onclick = () => subscribe(part.dataset).catch(() => say(part.dataset.failed));
}
