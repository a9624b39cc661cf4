// Keeps the whole site on the device: `bailey site` writes VERSION and FILES before it, and makes it `sw.js`.
/* global VERSION, FILES */
const FOLDER = new URL(self.registration.scope).pathname;
// Another site of the same host has caches of its own.
const OURS = `bailey-site:${FOLDER}:`;
const KEPT = OURS + VERSION;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
// The player wants the new version now.
self.addEventListener('message', (event) => event.data === 'renew' && self.skipWaiting());

// What an older version has kept, and what is still the same, is not fetched again: names under assets say their content.
async function keep() {
  const cache = await caches.open(KEPT);
  for (const file of FILES) {
    const place = FOLDER + file;
    const known = file.startsWith('assets/') ? await caches.match(place) : undefined;
    if (known) await cache.put(place, known);
    else await cache.add(new Request(place, { cache: 'no-cache' }));
  }
}

async function begin() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === 'GET' && url.origin === location.origin) event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const cache = await caches.open(KEPT);
  if (request.mode === 'navigate') return (await firstPage(cache)) ?? fetch(request);
  return (await cache.match(url.pathname)) ?? fetch(request);
}

// Every address is the same page; what it names lies beside the first one.
async function firstPage(cache) {
  const kept = await cache.match(FOLDER);
  if (!kept) return undefined;
  const page = (await kept.text()).replaceAll('="./', `="${FOLDER}`);
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
