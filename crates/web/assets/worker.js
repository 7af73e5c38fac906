// Tells a player with the tab closed that it is his turn, and leads to the table. It keeps nothing, and answers for no page.

/** @param {any} event */
async function tell(event) {
  const told = event.data?.json();
  if (!told) return;
  const pages = await self.clients.matchAll({ type: "window" });
  // Who looks at the table sees it.
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === told.url)) return;
  await self.registration.showNotification(told.title, { body: told.body, tag: told.tag, data: told.url });
}

/** @param {any} event */
async function open(event) {
  event.notification.close();
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === event.notification.data);
  await (there ? there.focus() : self.clients.openWindow(event.notification.data));
}

/** @param {any} event */
async function renew(event) {
  const given = await self.registration.pushManager.subscribe(event.oldSubscription.options);
  const headers = { "content-type": "application/json", "x-cabildo": "1" };
  await fetch(new URL("me/push", self.registration.scope), { method: "POST", headers, body: JSON.stringify(given) });
}

self.addEventListener("push", (event) => event.waitUntil(tell(event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(open(event)));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
