import { later } from './later.js';

/** When the server last said that it rings this browser, in milliseconds since 1970. */
export const toldAt = 'belltower.push.told';
const day = 86_400_000;

/**
 * Offers to ring this device where a page has a place for that, and asks daily whether it is still rung, since the
 * server may have lost it.
 * @param {Promise<ServiceWorkerRegistration | undefined>} worker
 */
export async function keepRinging(worker) {
  const isAsked = document.querySelector('[data-push], [data-deaf]');
  const isOld = Date.now() - (localStorage[toldAt] ?? 0) > day;
  if (!isAsked && (!isOld || window.Notification?.permission !== 'granted')) return;
  const registration = await worker;
  if (registration) (await later('push')).offerPush(registration);
}
