// The kill switch: served in place of sw.js, it forgets everything, unregisters itself and loads open pages
// from the server. It needs one visit, since the worker is asked for anew at each.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => { void worker.skipWaiting(); });
worker.addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
  for (const window of await worker.clients.matchAll({ type: 'window' })) await window.navigate(window.url);
}
