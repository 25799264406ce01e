import { all } from './dom.js';
import { tell } from './words.js';

/** When this browser's subscription was last told to the server, in milliseconds since 1970. */
const toldAt = 'belltower.push.told';
const day = 86_400_000;

/**
 * Offers to ring this device, only on a tap; and tells the server of a subscription that it may have lost.
 * @param {Promise<ServiceWorkerRegistration | undefined>} worker
 */
export async function offerPush(worker) {
  const registration = await worker;
  if (!registration || !('pushManager' in registration) || !('Notification' in window)) return;
  const subscription = await registration.pushManager.getSubscription();
  if (subscription && Notification.permission === 'granted') {
    for (const note of all('[data-deaf]')) note.remove();
    if (Date.now() - (localStorage[toldAt] ?? 0) > day) await told(subscription);
  }
  const place = document.querySelector('[data-push]');
  const button = place?.querySelector('[data-push-on]');
  if (!(place instanceof HTMLElement) || !(button instanceof HTMLButtonElement)) return;
  button.hidden = subscription !== null && Notification.permission === 'granted';
  place.querySelector('.iphone')?.remove();
  const says = place.querySelector('[data-push-says]');
  const say = () => {
    tell(place.dataset.done, says);
    says?.classList.add('done');
    place.querySelector('[data-push-until]')?.remove();
  };
  if (button.hidden) say();
  button.addEventListener('click', async () => {
    button.disabled = true;
    tell(place.dataset.asking, says);
    const outcome = await ring(registration).catch(() => 'failed');
    button.disabled = false;
    button.hidden = outcome === 'done';
    if (outcome === 'done') say(); else tell(place.dataset[outcome], says);
  });
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
  const subscribing = registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const subscription = await Promise.race([
    subscribing, new Promise((_, fail) => { setTimeout(fail, patience); }),
  ]);
  return await told(subscription) ? 'done' : 'failed';
}

/** @param {PushSubscription} subscription */
async function told(subscription) {
  const answer = await fetch('/api/v1/push/subscriptions', {
    method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(subscription),
  });
  if (answer.ok) localStorage[toldAt] = Date.now();
  return answer.ok;
}
