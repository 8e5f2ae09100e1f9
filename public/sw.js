// The service worker: without a network it shows one page that says so. It keeps that page and what the page is drawn with, and
// nothing else: no page, no answer and nothing of a person. Everything the browser asks for otherwise passes it by.
const kept = 'offline-1';
const page = '/app/offline.html';
const files = [page, '/app/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
      // The document is asked for while the worker still starts.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (origin === self.location.origin && files.includes(pathname)) event.respondWith(openFile(request));
});

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

async function openFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
