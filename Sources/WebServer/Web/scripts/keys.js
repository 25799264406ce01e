import { all, root } from './dom.js';

/** Single keys, unless they are switched off: where each of them leads. */
const places = /** @type {Record<string, string>} */ ({ t: '/', d: '/agenda/day', w: '/agenda/week', m: '/agenda/month', y: '/agenda/year', n: '/add', '?': '/help#keys' });
/** How many days a key leads on in a week or a month; none leads to the first day, a hundred over the edge. */
const days = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, PageUp: -100, PageDown: 100, Home: 0 });

export function listenForKeys() {
  keepTurning();
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.matches('input, select, textarea')) return;
    let step = days[key];
    if (step && step * step === 1 && root.dir === 'rtl') step = -step;
    const cell = target.matches('a') && target.closest('.day, .month td');
    if (cell && step !== undefined) {
      event.preventDefault();
      walk(target, cell, step);
    } else if (root.dataset.keys !== undefined) {
      const place = places[key];
      if (place) location.assign(place);
      else if (key === 'j' || key === 'k') to(all('.sign h2 a, .row h3 a, .ev a, .month td a, .mini h2 a'), target, key === 'j' ? 1 : -1);
      else if (target === document.body && step && step * step === 1) turn(step);
    }
  });
}

/** Who turns a page by the keyboard stands on the same link of the next one, and turns on. */
function keepTurning() {
  const links = all('.agenda-bar .acts a');
  links[sessionStorage.turned]?.focus({ preventScroll: true });
  delete sessionStorage.turned;
  for (const [place, link] of links.entries()) {
    // A pointer's click counts its clicks.
    link.onclick = ({ detail }) => { if (!detail) sessionStorage.turned = place; };
  }
}

/** From a link in a week or a month to the one beside, above or below, and over the edge to what comes next.
 * @param {Element} link @param {Element} cell @param {number} step
 */
function walk(link, cell, step) {
  const links = all('a', cell);
  if (step * step === 49 && cell.matches('.day')) return to(links, link, step / 7);
  const cells = all('.day, .month td').filter((one) => one.querySelector('a'));
  const other = cells[step && cells.indexOf(/** @type {HTMLElement} */ (cell)) + step];
  if (!other) return turn(step);
  const others = all('a', other);
  others[Math.min(links.indexOf(/** @type {HTMLElement} */ (link)), others.length - 1)]?.focus();
}

/** To the link before or after one; from elsewhere to the first or the last.
 * @param {HTMLElement[]} links @param {Element} here @param {number} step
 */
function to(links, here, step) {
  const at = links.indexOf(/** @type {HTMLElement} */ (here));
  links[at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step]?.focus();
}

/** To the day, week, month or year before or after.
 * @param {number} step
 */
function turn(step) {
  const link = document.querySelector(`a[rel="${step > 0 ? 'next' : 'prev'}"]`);
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
}
