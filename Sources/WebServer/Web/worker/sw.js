// The worker: pages as they last were, without a network, and what rings.
//
// It is one file, which imports nothing as it is served, and is asked for anew at each visit. Its address says whose it is and of which build:
// /sw.js?person=p3fa91c&build=0.4.0-7c772c2. What it keeps stands in one cache of that name; all others are
// dropped when it begins. A page is kept only if the server says that it is that person's.
import { drop, dropOthers, keep as keepAct, send, waiting } from './outbox.js';
import { fill, standIn } from './term.js';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const own = new URL(worker.location.href).searchParams;
const person = own.get('person') ?? '';
const store = `belltower ${person} ${own.get('build') ?? ''}`;
/** The page that stands in for one that was not kept. */
const fallback = '/offline';
/** How long the network may take while there is a copy, in milliseconds. */
const patience = 2_000;
/** How many pages are kept; the oldest go first. */
const most = 200;
/** Pages that are worth reading as they were, or that have forms which wait for the network. */
const kept = /^\/($|agenda(\/|$)|item\/[^/]+(\/edit)?$|add$|water$|events(\/[^/]+)?$|class\/[^/]+$|reminders$|sources(\/[^/]+)?$|bell$|help$|me$|more$|devices$)/;

worker.addEventListener('install', (event) => event.waitUntil(prepare()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== worker.location.origin) return;
  if (request.method === 'POST' && address.pathname === '/sign-out') {
    // Not answered from here: the answer clears the site's data, this worker with it, for which WebKit would wait
    // for ever while the worker waits for the answer.
    event.waitUntil(Promise.all([purge(), dropOthers()]));
  } else if (request.method !== 'GET') {
    return;
  } else if (address.pathname.startsWith('/files/')) {
    event.respondWith(file(request));
  } else if (request.mode === 'navigate' || request.headers.get('accept')?.startsWith('text/html')) {
    event.respondWith(page(event, address));
  }
});

/** Keeps what is needed without a network, and takes over. */
async function prepare() {
  await keepFallback(await caches.open(store));
  await worker.skipWaiting();
}

/** Keeps the page for no network, and the files that it names.
 * @param {Cache} cache
 */
async function keepFallback(cache) {
  const answer = await fetch(fallback, { cache: 'no-cache' });
  if (answer.ok) {
    const text = await answer.clone().text();
    await cache.put(fallback, answer);
    const files = [...text.matchAll(/(?:href|src)="(\/files\/[^"#]+)/g)].map((match) => match[1] ?? '');
    await Promise.allSettled([...new Set(files)].map((name) => cache.add(name)));
  }
}

/** Drops the pages, since they are in another language or view than the person's, but the one that says so.
 * @param {string} but its address
 */
async function forget(but) {
  const cache = await caches.open(store);
  for (const request of await cache.keys()) {
    const isFile = new URL(request.url).pathname.startsWith('/files/');
    if (!isFile && request.url !== but) await cache.delete(request);
  }
  await keepFallback(cache);
}

/** Drops what another person or another build kept. */
async function begin() {
  for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
  await dropOthers(person);
  await worker.clients.claim();
}

async function purge() {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** A file has its hash in its name: what is kept is right.
 * @param {Request} request
 */
async function file(request) {
  const cache = await caches.open(store);
  const copy = await cache.match(request.url);
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** The network first; the copy when it is late or away; then the page that says so.
 * @param {FetchEvent} event @param {URL} address
 */
async function page(event, address) {
  const cache = await caches.open(store);
  const name = address.pathname + address.search;
  const copy = await cache.match(name);
  const other = event.request.mode === 'navigate' ? await standIn(cache, address, copy) : undefined;
  const network = fromNetwork(event, name);
  // It goes on after the copy was shown, and renews it.
  event.waitUntil(network.catch(() => undefined));
  try {
    return await (copy ?? other ? Promise.race([network, late()]) : network);
  } catch {
    if (other) return Response.redirect(other, 302);
    const last = copy ?? await cache.match(fallback);
    return last ? stale(last) : Response.error();
  }
}

/** @param {FetchEvent} event @param {string} name */
async function fromNetwork(event, name) {
  const answer = await fetch(event.request);
  if (answer.status === 401) await purge();
  // A proxy that cannot reach the server, or the server's own rest, is no better than no network.
  if ([502, 503, 504].includes(answer.status)) {
    const cache = await caches.open(store);
    if (await cache.match(name)) throw new Error('unavailable');
  }
  if (!answer.redirected) await keepTheirs(name, answer.clone());
  return answer;
}

/** @param {string} name @param {Response} answer */
async function keepTheirs(name, answer) {
  const isTheirs = person !== '' && answer.headers.get('belltower-person') === person;
  if (answer.status === 200 && isTheirs && kept.test(name.split('?')[0] ?? '')) await keep(name, answer);
}

/** @param {string} name @param {Response} answer */
async function keep(name, answer) {
  const cache = await caches.open(store);
  // Deleted first, so that the order of the keys is the order of the visits.
  await cache.delete(name);
  await cache.put(name, answer);
  const names = (await cache.keys()).filter((request) => kept.test(new URL(request.url).pathname));
  for (const old of names.slice(0, Math.max(0, names.length - most))) await cache.delete(old);
}

/** @returns {Promise<never>} */
function late() {
  return new Promise((_, reject) => { setTimeout(() => reject(new Error('late')), patience); });
}

/** The page with the mark that it is a copy, by which its strip "As of 8:12" shows.
 * @param {Response} copy
 */
async function stale(copy) {
  const text = (await copy.text()).replace('<html ', '<html data-stale ');
  return new Response(text, { status: 200, headers: copy.headers });
}

/** What pages ask of the worker; each is told what waits afterwards, and all pages are.
 * @typedef {{kind: 'keep', form: import('./outbox.js').Form} | {kind: 'send' | 'fill'} | {kind: 'drop', id: string} | {kind: 'forget', but: string}} Wish
 */
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(grant(/** @type {Wish} */ (event.data)).then(
    (said) => port?.postMessage({ said }), () => port?.postMessage({ failed: true })));
});
worker.addEventListener('sync', (event) => {
  /** @type {ExtendableEvent} */ (event).waitUntil(grant({ kind: 'send' }));
});

/** @param {Wish} wish @returns {Promise<string[]>} what the server said of what was sent */
async function grant(wish) {
  /** @type {string[]} */
  let said = [];
  if (wish.kind === 'fill') {
    await fill(await caches.open(store), keepTheirs);
    return said;
  }
  if (wish.kind === 'forget') await forget(wish.but);
  if (wish.kind === 'keep') await keepAct(person, wish.form);
  if (wish.kind === 'drop') await drop(person, wish.id);
  if (wish.kind === 'send') said = await send(person);
  const acts = await waiting(person);
  // Where the browser can, it wakes the worker when there is a network, even with no page open.
  if (acts.some((act) => act.problem === undefined)) {
    const { sync } = /** @type {any} */ (worker.registration);
    await sync?.register('outbox').catch(() => undefined);
  }
  for (const client of await worker.clients.matchAll({ type: 'window' })) client.postMessage({ waiting: acts, said });
  return said;
}

/** What rings: a declarative web push message, which this worker reads as the browser would.
 * @typedef {{title?: string, body?: string, navigate?: string, tag?: string, lang?: string, dir?: NotificationDirection,
 *   silent?: boolean, icon?: string}} Notice
 * @typedef {{notification?: Notice, belltower?: {key?: string, reminder?: string}}} Message
 */
worker.addEventListener('push', (event) => {
  /** @type {Message} */
  let message = {};
  try { message = event.data?.json() ?? {}; } catch { /* Shown all the same: three unseen ones end a subscription. */ }
  event.waitUntil(Promise.all([show(message), acknowledge(message.belltower?.key)]));
});

/** @param {Message} message */
function show(message) {
  const { title, navigate = '/', ...notice } = message.notification ?? {};
  const { body, tag, lang, dir, silent } = notice;
  return worker.registration.showNotification(title || 'Belltower', {
    body, tag, lang, dir, silent, icon: notice.icon, data: { navigate },
    // With a tag, a later one replaces the earlier, and rings again.
    ...(tag ? { renotify: !silent } : {}),
  });
}

/** @param {string | undefined} key */
async function acknowledge(key) {
  const subscription = await worker.registration.pushManager.getSubscription();
  if (!key) return;
  await fetch('/api/v1/push/received', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, keepalive: true,
    body: JSON.stringify({ endpoint: subscription?.endpoint ?? '', key }),
  }).catch(() => undefined);
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.navigate));
});

/** To the page of a notice, in the window that is open if there is one. Never to another site.
 * @param {unknown} place
 */
async function open(place) {
  let target = new URL(typeof place === 'string' ? place : '/', worker.location.origin);
  if (target.origin !== worker.location.origin) target = new URL('/', worker.location.origin);
  const [window] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: false });
  try {
    const there = await window?.navigate(target.href);
    if (there) return await there.focus();
  } catch { /* A window that cannot be led elsewhere: a new one. */ }
  return worker.clients.openWindow(target.href);
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  const change = /** @type {ExtendableEvent & {oldSubscription?: PushSubscription, newSubscription?: PushSubscription}} */ (event);
  change.waitUntil(resubscribe(change.oldSubscription, change.newSubscription));
});

/** @param {PushSubscription} [before] @param {PushSubscription} [after] */
async function resubscribe(before, after) {
  let subscription = after;
  if (!subscription) {
    const { key } = await (await fetch('/api/v1/push/key')).json();
    subscription = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  await fetch('/api/v1/push/subscriptions', {
    method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(subscription),
  });
  if (before && before.endpoint !== subscription.endpoint) {
    await fetch('/api/v1/push/subscriptions', {
      method: 'DELETE', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ endpoint: before.endpoint }),
    });
  }
}
