// The worker: pages as they last were, without a network, and what rings.
//
// It is one file, which imports nothing as it is served, and is asked for anew at each visit. Its address says whose it is and of which build:
// /sw.js?person=p3fa91c&build=0.4.0-7c772c2. What it keeps stands in one cache of that name; other people's are
// dropped when it begins, what an earlier build kept of this person when all of it is kept anew. A page is kept
// only if the server says that it is that person's.
import { drop, dropOthers, keep as keepAct, send, waiting } from './outbox.js';
import { fill, filled, standIn } from './term.js';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const own = new URL(worker.location.href).searchParams;
const person = own.get('person') ?? '';
const prefix = `belltower ${person} `;
const store = prefix + (own.get('build') ?? '');
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

/** The pages are in another language or view than the person's: they stand until they are asked for anew. */
async function renew() {
  const cache = await caches.open(store);
  await cache.delete(filled);
  await keepFallback(cache);
}

/** Drops what another person kept. */
async function begin() {
  for (const name of await caches.keys()) if (!name.startsWith(prefix)) await caches.delete(name);
  await dropOthers(person);
  await worker.clients.claim();
}

/** The names of what earlier builds kept of this person, the newest first. */
async function former() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== store).reverse();
}

/** All that is kept, this build's first. */
async function stores() {
  return Promise.all([store, ...await former()].map((name) => caches.open(name)));
}

/** @param {string} name @returns {Promise<Response | undefined>} */
async function copyOf(name) {
  for (const cache of await stores()) {
    const copy = await cache.match(name);
    if (copy) return copy;
  }
  return undefined;
}

async function purge() {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** A file has its hash in its name: what is kept is right.
 * @param {Request} request
 */
async function file(request) {
  const copy = await copyOf(request.url);
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok) await tryTo(caches.open(store).then((cache) => cache.put(request.url, answer.clone())));
  return answer;
}

/** What comes from the network is shown where there is no room to keep it.
 * @param {Promise<unknown>} keeping
 */
const tryTo = (keeping) => keeping.catch(() => undefined);

/** The network first; the copy when it is late or away; then the page that says so.
 * @param {FetchEvent} event @param {URL} address
 */
async function page(event, address) {
  const name = address.pathname + address.search;
  const copy = await copyOf(name);
  const other = event.request.mode === 'navigate' ? await standIn(await stores(), address, copy) : undefined;
  const network = fromNetwork(event, name);
  // It goes on after the copy was shown, and renews it.
  event.waitUntil(tryTo(network));
  try {
    return await (copy ?? other ? Promise.race([network, late()]) : network);
  } catch {
    if (other) return Response.redirect(other, 302);
    const last = copy ?? await copyOf(fallback);
    return last ? stale(last) : Response.error();
  }
}

/** @param {FetchEvent} event @param {string} name */
async function fromNetwork(event, name) {
  const answer = await fetch(event.request);
  if (answer.status === 401) await purge();
  // A proxy that cannot reach the server, or the server's own rest, is no better than no network.
  if ([502, 503, 504].includes(answer.status) && await copyOf(name)) throw new Error('unavailable');
  if (!answer.redirected) await tryTo(keepTheirs(name, answer.clone()));
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
  // In one step: where there is no room, what is there stays.
  await cache.put(name, answer);
  const names = (await cache.keys()).filter((request) => kept.test(new URL(request.url).pathname));
  if (names.length <= most) return;
  const dated = await Promise.all(names.map(async (request) =>
    ({ request, at: Date.parse((await cache.match(request))?.headers.get('date') ?? '') || 0 })));
  dated.sort((one, other) => one.at - other.at);
  for (const { request } of dated.slice(0, names.length - most)) await cache.delete(request);
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
 * @typedef {{kind: 'keep', form: import('./outbox.js').Form} | {kind: 'send' | 'fill'} | {kind: 'drop', id: string} | {kind: 'renew'}} Wish
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
    const earlier = await former();
    await fill(await stores(), keepTheirs);
    // What a newer build begins to keep is not earlier.
    const { installing, waiting, active } = worker.registration;
    if (installing || waiting || active?.scriptURL !== worker.location.href) return said;
    for (const name of earlier) await caches.delete(name);
    return said;
  }
  if (wish.kind === 'renew') await renew();
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
 *   silent?: boolean, icon?: string, actions?: {action: string, title: string}[]}} Notice
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
  const reminder = message.belltower?.reminder;
  const actions = (reminder && notice.actions || []).map(({ action, title: name }) => ({ action, title: name }));
  return notify(title || 'Belltower', {
    body, tag, lang, dir, silent, icon: notice.icon, actions, data: { navigate, reminder, actions },
    // With a tag, a later one replaces the earlier, and rings again.
    ...(tag ? { renotify: !silent } : {}),
  });
}

/** @param {string} title @param {object} options with those that are in no type's list yet */
const notify = (title, options) => worker.registration.showNotification(title, options);

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
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action ? answer(notification, action) : open(notification.data?.navigate));
});

/** What can be done about a notice, with what its form says.
 * @type {Record<string, Record<string, string>>}
 */
const answers = { snooze: { for: '10m' }, dismiss: {} };

/** Does what somebody chose on a notice. It waits for the network with all else that does; what the server refuses
 * is said by another notice.
 * @param {Notification} notice @param {string} choice
 */
async function answer({ title, body, tag, lang, dir, data }, choice) {
  const fields = answers[choice];
  if (!fields || !data?.reminder) return;
  const action = `/reminders/${encodeURIComponent(data.reminder)}/${choice}`;
  const { actions = [], navigate } = data;
  const name = actions.find((/** @type {{action: string}} */ one) => one.action === choice)?.title ?? '';
  try {
    const at = new Date().toISOString().replace(/\.\d+/, '');
    await keepAct(person, { action, body: new URLSearchParams({ ...fields, at }).toString(), label: `${name} · ${title}` });
  } catch {
    // Nothing can keep it: what was chosen is not done, and stands again.
    return notify(title, { body, tag, lang, dir, actions, data });
  }
  await grant({ kind: 'send' });
  for (const act of await waiting(person)) {
    if (act.action !== action || act.problem === undefined) continue;
    await notify(title, { body: act.problem, tag, dir: 'auto', data: { navigate } });
    await grant({ kind: 'drop', id: act.id });
  }
}

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

/** Puts the new subscription in the old one's place at the server; where that was stopped, nothing rings.
 * @param {PushSubscription} [before] @param {PushSubscription} [after]
 */
async function resubscribe(before, after) {
  let subscription = after;
  if (!subscription) {
    const { key } = await (await fetch('/api/v1/push/key')).json();
    subscription = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  const answer = await fetch('/api/v1/push/subscriptions', {
    method: 'PUT', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), instead: before?.endpoint ?? '' }),
  });
  if (answer.status === 404) await subscription.unsubscribe();
}
