// What only pages of an event need: the next code at its door, and the camera of who comes.
import { made, show } from './dom.js';
import { tell } from './words.js';

/** What a browser has that reads codes in a picture (Barcode Detection API).
 * @typedef {{ detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> }} Detector
 */

/** How often the picture is looked at, in milliseconds. */
const pace = 250;
/** What a code at a door leads to. */
const door = /^\/events\/[^/]+\/door\/[0-9]{6}$/;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {MediaStream | undefined} */
let camera;

/** Shows the next code at a door in its time; offers the camera to whoever comes, where the browser reads codes. */
function tendDoor() {
  arm();
  document.addEventListener('belltower:shown', arm);
  const Detector = /** @type {any} */ (window).BarcodeDetector;
  if (!Detector || !navigator.mediaDevices) return;
  offer();
  document.addEventListener('belltower:shown', () => { stop(); offer(); });
  addEventListener('pagehide', stop);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-scan]') : null;
    if (button instanceof HTMLElement) camera ? stop() : scan(button, new Detector({ formats: ['qr_code'] }));
  });
}

/** The server says in how many seconds the page is another one: no clock of this device is asked. */
function arm() {
  clearTimeout(timer);
  const main = document.querySelector('main[data-next]');
  if (!(main instanceof HTMLElement)) return;
  const wait = +(main.dataset.next ?? 0) * 1_000;
  // Asked again where nobody answered: the page stays as it was then.
  timer = setTimeout(() => { document.dispatchEvent(new Event('belltower:old')); timer = setTimeout(arm, 5_000); }, wait);
}

const offer = () => show('[data-scan]');

/** @param {HTMLElement} button @param {Detector} detector */
async function scan(button, detector) {
  const words = button.textContent;
  try {
    camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch {
    return tell(button.dataset.none, note(button));
  }
  const eye = made('video', { className: 'eye', muted: true, playsInline: true, srcObject: camera });
  button.closest('form')?.append(eye);
  button.textContent = button.dataset.scan ?? words;
  await eye.play().catch(() => undefined);
  while (camera?.active && eye.isConnected) {
    for (const { rawValue } of await detector.detect(eye).catch(() => [])) {
      const path = way(rawValue);
      if (path) { stop(); return location.assign(path); }
    }
    await new Promise((resolve) => { setTimeout(resolve, pace); });
  }
  stop();
  eye.remove();
  button.textContent = words;
}

/** @param {string} text @returns {string | undefined} a page of this site at which somebody says that they are here */
function way(text) {
  if (!text.startsWith(`${location.origin}/`)) return undefined;
  const { pathname } = new URL(text);
  return door.test(pathname) ? pathname : undefined;
}

/** @param {HTMLElement} button @returns {Element} where something is said under it */
function note(button) {
  const place = made('p', { className: 'err' });
  button.hidden = true;
  button.closest('form')?.append(place);
  return place;
}

function stop() {
  for (const track of camera?.getTracks() ?? []) track.stop();
  camera = undefined;
}

tendDoor();
