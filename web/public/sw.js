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
