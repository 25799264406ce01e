import { all, onSight, root } from './dom.js';
import { tell, word } from './words.js';

/** How long a page out of sight may stand before it is asked for again, in milliseconds. */
const oldAge = 60_000;
let shownAt = Date.now();
/** @type {XMLHttpRequest | undefined} */
let underWay;
/** Whether something changed while the page could not be put in place of another. */
let isOwed = false;

/** Keeps the page as it is on the server: the stream says that something changed, the page is asked for. */
export function stayFresh() {
  if (!document.querySelector('main[data-live]') || !root.dataset.person) return;
  listen();
  addEventListener('online', refresh);
  document.addEventListener('belltower:old', refresh);
  addEventListener('pageshow', (event) => { if (event.persisted) refresh(); });
  document.addEventListener('focusout', () => { setTimeout(catchUp); });
  onSight(() => {
    if (!document.hidden && Date.now() - shownAt > oldAge) refresh();
  });
}

/** The version that stands here: the page's own, then what was last told. */
let version = root.dataset.version ?? '';
/** @type {EventSource | undefined} */
let stream;

function listen() {
  onSight(() => { document.hidden ? close() : open(); });
  addEventListener('pagehide', close);
  if (!document.hidden) open();
}

function close() {
  stream?.close();
  stream = undefined;
}

function open() {
  if (stream) return;
  const { topics } = root.dataset;
  stream = new EventSource('/api/v1/stream' + (topics ? '?topics=' + encodeURIComponent(topics) : ''));
  stream.addEventListener('poke', (event) => {
    const told = String(JSON.parse(/** @type {MessageEvent} */ (event).data).agenda);
    // On each connection it is told: another than the page's came about before anybody listened.
    if (version && told !== version) refresh();
    version = told;
  });
}

/** Listens to what the page shows now.
 * @param {DOMStringMap} shown of the page that has come
 */
function listenTo(shown) {
  version = shown.version ?? version;
  if ((shown.topics ?? '') === (root.dataset.topics ?? '')) return;
  root.dataset.topics = shown.topics ?? '';
  if (!stream) return;
  close();
  open();
}

/** Asks for the page if that had to wait. */
export function catchUp() {
  if (isOwed) refresh();
}

/**
 * Asks for the page anew and puts it in place of what stands, without losing one's place in it.
 * While somebody types, or a form is being sent, it waits.
 */
export function refresh() {
  const main = document.querySelector('main[data-live]');
  isOwed = main !== null && (underWay !== undefined || isBusy(main));
  if (!main || isOwed) return;
  underWay = load(location.pathname + location.search, (page, status) => {
    underWay = undefined;
    // Nothing leads elsewhere while a form is on its way: it would never arrive.
    if (isBusy(main)) return void (isOwed = true);
    if (status === 401) location.assign('/sign-in?next=' + encodeURIComponent(location.pathname));
    if (page && isAlike(page)) show(page);
    catchUp();
  });
}

/** Asks for a page of this site; XMLHttpRequest, since it makes a document without a way for markup to run.
 * @param {string} address
 * @param {(page: Document | null, status: number) => void} done without a page where none came
 */
export function load(address, done) {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.timeout = 10_000;
  request.setRequestHeader('Accept', 'text/html');
  request.onloadend = () => { done(request.status === 200 ? request.responseXML : null, request.status); };
  request.send();
  return request;
}

/** Whether somebody types, or a form was pressed and is not answered yet: one that is taken out of the page is never sent.
 * @param {Element} main
 */
function isBusy(main) {
  const focused = document.activeElement;
  if (all('form[data-sent]')[0]) return true;
  return main.contains(focused) && focused instanceof HTMLElement && focused.matches('input, select, textarea');
}

/** For how long what was done stands whatever comes, in milliseconds: one's own act is what comes first. */
const readingTime = 10_000;

/** What the last act did may be so no more; what can be undone stands until one goes on, and what was sent a moment ago
 * is news. */
function dropFlash() {
  if (performance.now() < readingTime) return;
  const toast = document.querySelector('.toast');
  if (!toast?.querySelector('form') && !toast?.matches('main ~ *')) toast?.remove();
}

/** Whether what stands around it is the same: a page of another person is not shown in this one's place, and for one
 * in another language or view the whole is asked for.
 * @param {Document} page
 */
function isAlike(page) {
  const { lang, dataset } = page.documentElement;
  if (dataset.person !== root.dataset.person) return false;
  const isSame = lang === root.lang && dataset.view === root.dataset.view;
  if (!isSame) location.reload();
  return isSame;
}

/** @param {Document} page */
function show(page) {
  const [old, fresh] = [document.querySelector('main'), page.querySelector('main')];
  if (!old || !fresh) return;
  const isStale = 'stale' in page.documentElement.dataset;
  root.toggleAttribute('data-stale', isStale);
  shownAt = Date.now();
  if (!isStale) listenTo(page.documentElement.dataset);
  dropFlash();
  if (old.innerHTML === fresh.innerHTML) return;
  const focused = document.activeElement;
  const isInside = old.contains(focused);
  const open = [...old.querySelectorAll('details')].map((details) => details.open);
  const place = old.querySelector('.week')?.scrollLeft ?? 0;
  old.replaceWith(document.adoptNode(fresh));
  for (const [index, details] of fresh.querySelectorAll('details').entries()) details.open = open[index] ?? false;
  fresh.querySelector('.week')?.scrollTo({ left: place });
  const again = isInside && focused instanceof HTMLElement && all(focused.tagName, fresh).find((one) =>
    one.textContent === focused.textContent && one.getAttribute('href') === focused.getAttribute('href'));
  if (again) {
    again.tabIndex = focused.tabIndex;
    again.focus({ preventScroll: true });
  }
  document.title = page.title;
  document.querySelector('.top__t')?.replaceChildren(...(page.querySelector('.top__t')?.childNodes ?? []));
  // A page that is another one each half minute does not say so each time.
  // What was done is heard to its end first.
  if (!isStale && !('next' in fresh.dataset)) setTimeout(tell, readingTime - performance.now(), word('updated'));
  document.dispatchEvent(new Event('belltower:shown'));
}
