// A term without a network: the weeks to come are asked for beforehand, and stand in for days of them.

/** How many weeks, this one among them: 120 days. */
const weeks = 18;
/** How old they may be before they are asked for again, in milliseconds. */
const oldAge = 20 * 3_600_000;
/** Between two of them, in milliseconds: a campus that opens its phones at nine must not ask for all at once. */
const pause = 500;
/** Pages with forms that wait for the network, and the simple view's way to all others. */
const besides = ['/', '/add', '/water', '/more'];
const day = 86_400_000;

/** What says when all was kept. */
export const filled = '/filled';

/**
 * Asks for the weeks to come, each by the address that the one before names as the next; then for what else an earlier
 * build kept, and for what is in another language or view.
 * @param {Cache[]} stores this build's first @param {(name: string, answer: Response) => Promise<void>} keep
 * @returns {Promise<boolean>} whether all is kept
 */
export async function fill(stores, keep) {
  const [cache] = stores;
  if (!cache) return false;
  const mark = await cache.match(filled);
  if (mark && Date.now() - Number(await mark.text()) < oldAge) return true;
  for (const name of besides) {
    const text = await ask(name, keep);
    if (text === undefined) return false;
    // What is on today, with its room and who is there.
    if (name === '/') for (const [, item = ''] of [...text.matchAll(/"(\/item\/[^"]+)"/g)].slice(0, 10)) await ask(item, keep);
  }
  let next = '/agenda/week';
  for (let count = 0; next && count < weeks; count += 1) {
    const text = await ask(next, keep);
    if (text === undefined) return false;
    const own = address(text, 'canonical');
    if (own && own !== next) await keepAs(cache, next, own);
    next = address(text, 'next');
    await new Promise((resolve) => { setTimeout(resolve, pause); });
  }
  if (!await renew(stores, cache, keep)) return false;
  await cache.put(filled, new Response(String(Date.now())));
  return true;
}

/**
 * Asks anew for pages of which there is no copy as pages are now; one that is gone is forgotten.
 * @param {Cache[]} stores @param {Cache} cache @param {(name: string, answer: Response) => Promise<void>} keep
 * @returns {Promise<boolean>} whether it was told of each
 */
async function renew(stores, cache, keep) {
  const now = await lookOf(cache, '/');
  /** @type {Set<string>} */
  const old = new Set();
  for (const store of stores) {
    for (const { url } of await store.keys()) {
      const { pathname, search } = new URL(url);
      const name = pathname + search;
      const isPage = !pathname.startsWith('/files/') && pathname !== filled && pathname !== '/offline';
      if (isPage && await lookOf(cache, name) !== now) old.add(name);
    }
  }
  for (const name of old) {
    const answer = await fetch(name, { headers: { Accept: 'text/html' } }).catch(() => undefined);
    if (!answer || answer.status === 401 || answer.status === 429 || answer.status >= 500) return false;
    if (answer.ok && !answer.redirected) await keep(name, answer);
    else await cache.delete(name);
    await new Promise((resolve) => { setTimeout(resolve, pause); });
  }
  return true;
}

/** In which language and view a copy is; nothing without one.
 * @param {Cache} cache @param {string} name
 */
async function lookOf(cache, name) {
  const text = await (await cache.match(name))?.text();
  const tag = /<html[^>]*>/.exec(text ?? '')?.[0];
  return tag && [/ lang="[^"]*"/, / data-view="[^"]*"/].map((part) => part.exec(tag)?.[0] ?? '').join();
}

/** @param {string} name @param {(name: string, answer: Response) => Promise<void>} keep
 * @returns {Promise<string | undefined>} the page; nothing where there is none to be had
 */
async function ask(name, keep) {
  const answer = await fetch(name, { headers: { Accept: 'text/html' } });
  if (answer.status !== 200) return undefined;
  await keep(name, answer.clone());
  return answer.text();
}

/** @param {Cache} cache @param {string} name @param {string} other */
async function keepAs(cache, name, other) {
  const copy = await cache.match(name);
  if (copy) await cache.put(other, copy);
}

/** The address of a link by what it is to the page.
 * @param {string} page @param {string} relation
 */
function address(page, relation) {
  return new RegExp(`rel="${relation}" href="([^"]+)"`).exec(page)?.[1] ?? '';
}

/**
 * The week that stands in for a day, or for a page of another day's today, that cannot be had.
 * @param {Cache[]} stores @param {URL} asked @param {Response} [copy]
 * @returns {Promise<string | undefined>} its address; nothing where the copy does, or where there is none
 */
export async function standIn(stores, asked, copy) {
  const [, named] = /^\/agenda\/(?:day|week)\/(\d{4}-\d\d-\d\d)$/.exec(asked.pathname) ?? [];
  const isToday = ['/', '/agenda', '/agenda/day', '/agenda/week'].includes(asked.pathname);
  if (!named && !isToday) return undefined;
  const date = named ?? asked.searchParams.get('date') ?? today();
  const isRight = copy && (named || today(new Date(copy.headers.get('date') ?? 0)) === today());
  if (isRight) return undefined;
  for (const store of stores) {
    for (const { url } of await store.keys()) {
      const first = /\/agenda\/week\/(\d{4}-\d\d-\d\d)$/.exec(url)?.[1];
      const after = first === undefined ? -1 : Date.parse(date) - Date.parse(first);
      if (after >= 0 && after < 7 * day && url !== asked.href) return `/agenda/week/${first}#d${date}`;
    }
  }
  return undefined;
}

/** A day as addresses have it, by this device's clock. */
function today(at = new Date()) {
  const [year, month, date] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
