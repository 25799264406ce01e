// What waits for the network, as the page shows it. The worker has it, and sends it.
import { made, onSight } from './dom.js';
import { refresh } from './live.js';
import { tell } from './words.js';

/**
 * @typedef {{id: string, action: string, body: string, label: string, problem?: string}} Act
 * @typedef {{said: string[]} | {failed: true}} Answer
 */

/** How long after a page is shown the weeks to come are asked for, in milliseconds: at most, and by chance. */
const latest = 60_000;

/** Shows what waits, and sends it whenever there is a network. */
export function tendOutbox() {
  if (!('serviceWorker' in navigator) || !document.getElementById('waits')) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (!data?.waiting) return;
    show(data.waiting);
    if (!data.said.length) return;
    toast(data.said);
    refresh();
  });
  const send = () => { void ask({ kind: 'send' }); };
  addEventListener('online', send);
  onSight(() => { if (!document.hidden) send(); });
  send();
  const { connection } = /** @type {any} */ (navigator);
  if (!connection?.saveData) setTimeout(() => { void ask({ kind: 'fill' }); }, Math.random() * latest);
}

/** Sends what waits, before something that ends all of it.
 * @returns {Promise<unknown>}
 */
export const sendNow = () => ask({ kind: 'send' });

/**
 * Keeps a form until there is a network.
 * @param {HTMLFormElement} form @param {HTMLElement | null} button
 * @returns {Promise<boolean>} false where nothing keeps it: then the page does
 */
export async function keepForm(form, button) {
  const fields = new FormData(form);
  if (button instanceof HTMLButtonElement && button.name) fields.append(button.name, button.value);
  // A page that is a copy has an id that may be taken; and it was done now, not when it is sent.
  if (fields.has('id')) fields.set('id', crypto.randomUUID());
  fields.set('at', new Date().toISOString().replace(/\.\d+/, ''));
  const body = new URLSearchParams(/** @type {any} */ (fields)).toString();
  const what = fields.get('summary') || document.querySelector('h1')?.textContent?.trim() || '';
  const label = [button?.textContent?.trim(), what].filter(Boolean).join(' · ');
  const answer = await ask({ kind: 'keep', form: { action: new URL(form.action).pathname, body, label } });
  return answer !== undefined && 'said' in answer;
}

/** @param {object} wish
 * @returns {Promise<Answer | undefined>} nothing where there is no worker
 */
async function ask(wish) {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(wish, [port2]);
  return new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
}

/** @param {Act[]} acts */
function show(acts) {
  const strip = document.getElementById('waits');
  const list = strip?.querySelector('ul');
  if (!strip || !list) return;
  strip.hidden = acts.length === 0;
  list.replaceChildren(...acts.map((act) => line(act, strip.dataset)));
}

/** What the server said of what was sent.
 * @param {string[]} texts
 */
function toast(texts) {
  document.querySelector('.toast')?.remove();
  // It is said as all is that was done: once.
  const told = made('div', { className: 'toast' });
  told.setAttribute('role', 'status');
  told.setAttribute('aria-live', 'off');
  document.body.append(told);
  const words = made('div');
  told.append(words);
  for (const textContent of texts) words.append(made('p', { textContent }));
  tell(texts.join(' '));
}

/** @param {Act} act @param {DOMStringMap} words */
function line(act, words) {
  const item = made('li');
  item.append(made('span', { className: 'grow', textContent: act.label }));
  if (act.problem !== undefined) {
    const why = made('p', { className: 'err', textContent: `${words.refused} ${act.problem}` });
    item.append(why, button(words.again, act, () => { void lookAt(act); }));
  }
  item.append(button(words.drop, act, () => { void ask({ kind: 'drop', id: act.id }); }));
  return item;
}

/** @param {string | undefined} text @param {Act} act @param {() => void} press */
function button(text, act, press) {
  const button = made('button', { type: 'button', className: 'btn', textContent: text ?? '', onclick: press });
  button.append(made('span', { className: 'vh', textContent: `: ${act.label}` }));
  return button;
}

/** Sends a form that was refused as the page would: the answer is a page that says why, with all that was typed.
 * @param {Act} act
 */
async function lookAt(act) {
  const form = made('form', { method: 'post', action: act.action });
  for (const [name, value] of new URLSearchParams(act.body)) form.append(made('input', { type: 'hidden', name, value }));
  form.dataset.waited = act.id;
  document.getElementById('waits')?.append(form);
  form.requestSubmit();
}

/** Forgets a form that is sent as a page's now.
 * @param {string} id
 */
export const dropForm = (id) => ask({ kind: 'drop', id });
