import { onSight, root } from './dom.js';

/** How often it is looked whether somebody is there, in milliseconds. */
const beat = 10_000;
const minute = 60_000;
/** Who did nothing for so long is not there, in milliseconds. */
const patience = 2 * minute;
/** So many minutes are told at once, or fewer when the page goes; the server takes no more than `most`. */
const [enough, most] = [5, 10];
/** Where what is not told yet stands, for the next page of this tab. */
const place = `belltower.active.${root.dataset.person}`;
let touched = Date.now();
let looked = touched;

/** Counts the minutes in which somebody has the page in front of them and does something on it. */
export function countMinutes() {
  const { person, counts } = root.dataset;
  if (!person || counts === undefined) return;
  for (const name of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove']) {
    document.addEventListener(name, () => { touched = Date.now(); }, { capture: true, passive: true });
  }
  onSight(() => {
    // Also when the page goes.
    if (document.hidden) tell(add(), 1); else touched = looked = Date.now();
  });
  addEventListener('pageshow', () => { touched = looked = Date.now(); });
  setInterval(() => { if (!document.hidden) tell(add(), enough); }, beat);
}

/**
 * Adds the time since it was last looked to what is not told yet.
 * @returns {number} milliseconds
 */
function add() {
  const now = Date.now();
  // A machine that slept looks late: nobody was there meanwhile.
  const passed = now - touched < patience ? Math.min(Math.max(now - looked, 0), 2 * beat) : 0;
  looked = now;
  const kept = Number(sessionStorage[place] ?? 0) + passed;
  sessionStorage[place] = kept;
  return kept;
}

/**
 * Tells the server of whole minutes, in a way that the end of the page does not end; the rest stays for later.
 * @param {number} kept milliseconds @param {number} least minutes
 */
function tell(kept, least) {
  const minutes = Math.min(Math.floor(kept / minute), most);
  if (minutes < least || !navigator.onLine) return;
  const body = new Blob([JSON.stringify({ minutes })], { type: 'application/json' });
  if (navigator.sendBeacon('/api/v1/me/hours', body)) sessionStorage[place] = kept % minute;
}
