import { all } from './dom.js';
import { toldAt } from './ringing.js';
import { tell } from './words.js';

/**
 * Offers to ring this device, only on a tap. Whether it rings is the server's word: a browser keeps a subscription that
 * was stopped elsewhere, or that is of whoever used it before.
 * @param {ServiceWorkerRegistration} registration
 */
export async function offerPush(registration) {
  if (!('pushManager' in registration) || !('Notification' in window)) return;
  const place = document.querySelector('[data-push]');
  const isRung = await ask(registration, place);
  if (isRung) for (const note of all('[data-deaf]')) note.remove();
  const button = place?.querySelector('[data-push-on]');
  if (!(place instanceof HTMLElement) || !(button instanceof HTMLButtonElement)) return;
  button.hidden = isRung !== false;
  place.querySelector('.iphone')?.remove();
  const says = place.querySelector('[data-push-says]');
  const say = () => {
    tell(place.dataset.done, says);
    says?.classList.add('done');
    for (const note of all('[data-push-until]', place)) note.remove();
  };
  if (isRung) say();
  button.addEventListener('click', async () => {
    button.disabled = true;
    tell(place.dataset.asking, says);
    const outcome = await ring(registration).catch(() => 'failed');
    button.disabled = false;
    button.hidden = outcome === 'done';
    if (outcome === 'done') say(); else tell(place.dataset[outcome], says);
  });
}

/** Whether this browser is rung in this session.
 * @param {ServiceWorkerRegistration} registration @param {Element | null} place
 * @returns {Promise<boolean | undefined>} nothing where that cannot be known
 */
async function ask(registration, place) {
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return false;
  const key = place instanceof HTMLElement ? place.dataset.key : '';
  const status = await told(subscription, subscription.endpoint).catch(() => 0);
  if (status === 404) {
    delete localStorage[toldAt];
    // What cannot be ended here is answered by nobody: the server has forgotten it.
    await subscription.unsubscribe().catch(() => false);
    return false;
  }
  if (status !== 204) return undefined;
  return !key || key === keyOf(subscription);
}

/** How long a browser may take to reach its maker's push service, in milliseconds. */
const patience = 15_000;

/** Asks for the permission and subscribes.
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<'done' | 'denied' | 'failed'>}
 */
async function ring(registration) {
  if (await Notification.requestPermission() !== 'granted') return 'denied';
  const answer = await fetch('/api/v1/push/key', { headers: { Accept: 'application/json' } });
  if (!answer.ok) return 'failed';
  const { key } = await answer.json();
  await navigator.serviceWorker.ready;
  const subscription = await Promise.race([
    subscribe(registration.pushManager, key), new Promise((_, fail) => { setTimeout(fail, patience); }),
  ]);
  return await told(subscription) === 204 ? 'done' : 'failed';
}

/** A browser that subscribed to another key refuses this one until it forgets that.
 * @param {PushManager} manager @param {string} applicationServerKey
 */
async function subscribe(manager, applicationServerKey) {
  const former = await manager.getSubscription();
  if (former && keyOf(former) !== applicationServerKey) await former.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The key that a subscription was made with, base64url; empty where the browser does not say.
 * @param {PushSubscription} subscription
 */
function keyOf({ options }) {
  const text = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {PushSubscription} subscription @param {string} [instead] the endpoint that must ring in this session already
 * @returns {Promise<number>} the answer's status
 */
async function told(subscription, instead) {
  const { status } = await fetch('/api/v1/push/subscriptions', {
    method: 'PUT', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), instead }),
  });
  if (status === 204) localStorage[toldAt] = Date.now();
  return status;
}
