import { root } from './dom.js';

/** Single keys, unless they are switched off: where each of them leads. */
const places = /** @type {Record<string, string>} */ ({ t: '/', d: '/agenda/day', w: '/agenda/week', m: '/agenda/month', y: '/agenda/year', n: '/add', '?': '/help#keys' });
const off = 'belltower.keys.off';

export function listenForKeys() {
  offerSwitch();
  document.addEventListener('keydown', (event) => {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || localStorage.getItem(off)) return;
    if (target instanceof Element && target.matches('input, select, textarea, [contenteditable]')) return;
    if (!document.querySelector('.tabs')) return;
    const place = places[event.key];
    if (place) location.assign(place);
    else if (event.key === 'j' || event.key === 'k') move(event.key === 'j' ? 1 : -1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') turn(event);
  });
}

/** To the next or the previous item of the page.
 * @param {number} step
 */
function move(step) {
  const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.sign h2 a, .row h3 a, .ev a, .month td a, .mini h2 a')]);
  const here = links.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = links[here < 0 ? (step > 0 ? 0 : links.length - 1) : here + step];
  if (next) next.focus();
}

/** To the day, week, month or year before or after: arrows follow the direction of writing; in a grid that scrolls they scroll.
 * @param {KeyboardEvent} event
 */
function turn(event) {
  const grid = event.target instanceof Element ? event.target.closest('.week') : null;
  if (grid && grid.scrollWidth > grid.clientWidth) return;
  const isForth = (event.key === 'ArrowRight') === (root.dir !== 'rtl');
  const link = document.querySelector(isForth ? 'a[rel="next"]' : 'a[rel="prev"]');
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
}

/** The button of the help page that switches single keys off, as WCAG 2.1.4 asks. */
function offerSwitch() {
  const button = document.querySelector('[data-keys]');
  if (!(button instanceof HTMLButtonElement)) return;
  const name = () => {
    button.textContent = (localStorage.getItem(off) ? button.dataset.on : button.dataset.off) ?? '';
  };
  button.hidden = false;
  name();
  button.addEventListener('click', () => {
    localStorage.getItem(off) ? localStorage.removeItem(off) : localStorage.setItem(off, '1');
    name();
  });
}
