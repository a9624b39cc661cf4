// Keeps the client on the device, so that it opens at once; the game itself is always asked of the server.
const SHELL = 'bailey-shell';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(freshFirst(event.request));
});

// What is under /assets carries a hash in its name: it never changes.
async function keptFirst(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

// Every address is the same page; without the server the kept one says so.
async function freshFirst(request) {
  const cache = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await forget(cache);
      await cache.put('/', fresh.clone());
    }
    return fresh;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

// Scripts of older builds go when there are very many.
async function forget(cache) {
  const kept = await cache.keys();
  if (kept.length > 120) await Promise.all(kept.slice(1, -60).map((request) => cache.delete(request)));
}

// Somebody who has gone is told that it is their turn; who has the table before their eyes sees it.
self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));

async function tell({ title, body, table }) {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === `/t/${table}`)) return;
  await self.registration.showNotification(title, { body, tag: `turn-${table}`, icon: '/icon-192.png', data: table });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${encodeURIComponent(event.notification.data)}`));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// A push service may give a browser another address.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(again(event.oldSubscription)));

async function again(old) {
  if (!old) return;
  const held = (await self.registration.pushManager.subscribe(old.options)).toJSON();
  const order = { endpoint: held.endpoint, p256dh: held.keys.p256dh, auth: held.keys.auth };
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/push', { method: 'PUT', headers, body: JSON.stringify(order) });
}
