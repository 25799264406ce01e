import { root } from './dom.js';

/** The language and the view in which pages are kept. */
const look = 'belltower.look';

/**
 * Starts the worker of whoever is signed in; its address has the person and the build in it, so another
 * person or a new build is another worker with a store of its own. Signed out, what it kept is dropped.
 * @returns {Promise<ServiceWorkerRegistration | undefined>}
 */
export async function startWorker() {
  // What the worker had kept stays marked; what came from the server is as fresh as it was, once there is a network again.
  const isKept = 'stale' in root.dataset;
  window.ononline = window.onoffline = () => root.toggleAttribute('data-stale', isKept || !navigator.onLine);
  if (!('serviceWorker' in navigator)) return undefined;
  const { person, build } = root.dataset;
  if (!person) {
    for (const name of 'caches' in window ? await caches.keys() : []) await caches.delete(name);
    return undefined;
  }
  const address = `/sw.js?person=${encodeURIComponent(person)}&build=${encodeURIComponent(build ?? '')}`;
  try {
    // A copy may be of an earlier build: it does not bring back that build's worker.
    if (isKept) return await navigator.serviceWorker.getRegistration();
    const registration = await navigator.serviceWorker.register(trusted(address), { scope: '/', updateViaCache: 'none' });
    renewOthers(registration);
    return registration;
  } catch {
    return undefined;
  }
}

/** What was kept in another language or view is asked for anew, and stands until then.
 * @param {ServiceWorkerRegistration} registration
 */
function renewOthers(registration) {
  const { lang, dataset } = root;
  const [now, before] = [`${lang} ${dataset.view ?? ''}`, localStorage[look]];
  if (dataset.stale !== undefined || now === before) return;
  localStorage[look] = now;
  if (before) registration.active?.postMessage({ kind: 'renew' });
}

/**
 * An address as browsers with Trusted Types take it: the worker's alone is a script's.
 * @param {string} address
 */
function trusted(address) {
  const types = /** @type {any} */ (window).trustedTypes;
  const createScriptURL = (/** @type {string} */ url) => {
    if (!url.startsWith('/sw.js?')) throw new TypeError('not the worker');
    return url;
  };
  return types ? types.createPolicy('belltower', { createScriptURL }).createScriptURL(address) : address;
}
