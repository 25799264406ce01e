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

/** What says when all was kept; no page, by its address. */
export const filled = '/files/filled';

/**
 * Asks for the weeks to come, each by the address that the one before names as the next; then for what else an earlier
 * build kept, and for what is in another language or view.
 * @param {Cache[]} stores this build's first @param {(name: string, answer: Response) => Promise<void>} keep
 * @throws where not all can be had now
 */
export async function fill(stores, keep) {
  const [cache] = stores;
  const mark = await cache?.match(filled);
  if (!cache || mark && Date.now() - Number(await mark.text()) < oldAge) return;
  for (const name of besides) {
    const text = await ask(name, keep);
    // What is on today, with its room and who is there.
    if (name === '/') for (const [, item = ''] of [...text.matchAll(/"(\/item\/[^"]+)"/g)].slice(0, 10)) await ask(item, keep);
  }
  let next = '/agenda/week';
  for (let count = 0; next && count < weeks; count += 1) {
    const text = await ask(next, keep);
    const own = address(text, 'canonical');
    if (own && own !== next) await keepAs(cache, next, own);
    next = address(text, 'next');
    await rest();
  }
  const now = await lookOf(cache, '/');
  for (const name of new Set((await addresses(stores)).map(({ pathname, search }) => pathname + search))) {
    if (/^\/(files\/|offline$)/.test(name) || await lookOf(cache, name) === now) continue;
    if (!await ask(name, keep)) await cache.delete(name);
    await rest();
  }
  await cache.put(filled, new Response(String(Date.now())));
}

const rest = () => new Promise((resolve) => { setTimeout(resolve, pause); });

/** All that is kept.
 * @param {Cache[]} stores
 */
async function addresses(stores) {
  const keys = await Promise.all(stores.map((store) => store.keys()));
  return keys.flat().map(({ url }) => new URL(url));
}

/** In which language and view a copy is; nothing without one.
 * @param {Cache} cache @param {string} name
 */
async function lookOf(cache, name) {
  const text = await (await cache.match(name))?.text();
  return /<html( lang="[^"]*" dir="[^"]*"(?: data-view="[^"]*")?)/.exec(text ?? '')?.[1];
}

/** @param {string} name @param {(name: string, answer: Response) => Promise<void>} keep
 * @returns {Promise<string>} the page; empty where there is none any more
 * @throws where the server does not say
 */
async function ask(name, keep) {
  const answer = await fetch(name, { headers: { Accept: 'text/html' } });
  if ([401, 429].includes(answer.status) || answer.status >= 500) throw new Error(name);
  if (!answer.ok || answer.redirected) return '';
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
  for (const { href } of await addresses(stores)) {
    const first = /\/agenda\/week\/(\d{4}-\d\d-\d\d)$/.exec(href)?.[1];
    const after = first === undefined ? -1 : Date.parse(date) - Date.parse(first);
    if (after >= 0 && after < 7 * day && href !== asked.href) return `/agenda/week/${first}#d${date}`;
  }
  return undefined;
}

/** A day as addresses have it, by this device's clock. */
function today(at = new Date()) {
  const [year, month, date] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
