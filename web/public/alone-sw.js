// Keeps the whole site on the device: `bailey site` writes VERSION and FILES before it, and makes it `sw.js`.
/* global VERSION, FILES */
const KEPT = `bailey-site-${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));

// What an older version has kept, and what is still the same, is not fetched again: names under /assets say their content.
async function keep() {
  const cache = await caches.open(KEPT);
  for (const file of FILES) {
    const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    if (known) await cache.put(file, known);
    else await cache.add(new Request(file, { cache: 'no-cache' }));
  }
}

async function begin() {
  const old = (await caches.keys()).filter((name) => name.startsWith('bailey-site-') && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === 'GET' && url.origin === location.origin) event.respondWith(answer(event.request, url));
});

// Every address is the same page.
async function answer(request, url) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request.mode === 'navigate' ? '/' : url.pathname);
  return kept ?? fetch(request);
}
