import { all, made } from './dom.js';

/** The device's zone in which somebody keeps to the page's times. */
const keptIn = 'belltower.zone.kept';
/** Half a year, in milliseconds: two zones that are alike in summer and winter are told apart by nobody. */
const halfYear = 182 * 86_400_000;

/** Says whose times a page has where the device has others, and asks in which ones something is typed. */
export function tellZone() {
  const strip = document.getElementById('elsewhere');
  const here = strip?.dataset.zone ?? '';
  const there = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!strip || !here || !there || !isOther(here, there)) return;
  const fill = (text = '') => text.replace('{here}', placeOf(here)).replace('{there}', placeOf(there));
  for (const one of all('[data-say]', strip)) one.textContent = fill(one.dataset.say);
  const [zone] = /** @type {HTMLInputElement[]} */ (all('[name=zone]', strip));
  if (zone) zone.value = there;
  const keep = /** @type {HTMLButtonElement | undefined} */ (all('button[type=button]', strip)[0]);
  if (keep) keep.onclick = () => { localStorage[keptIn] = there; strip.hidden = true; };
  strip.hidden = localStorage[keptIn] === there;
  for (const field of all('[data-typed-zone]')) ask(field, here, there);
}

/** The choice beside times that are typed; of something new those of the device are meant, mostly.
 * @param {HTMLElement} field @param {string} here @param {string} there
 */
function ask(field, here, there) {
  const choice = field.querySelector('select');
  if (!choice) return;
  const { typedZone, say = '' } = field.dataset;
  for (const value of new Set([there, here])) {
    choice.append(made('option', { value, textContent: say.replace('{place}', placeOf(value)), selected: value === (typedZone || there) }));
  }
  choice.disabled = false;
  field.hidden = false;
}

/** @param {string} zone as "America/New_York" */
const placeOf = (zone) => (zone.split('/').pop() ?? zone).replaceAll('_', ' ');

/** @param {string} one @param {string} other */
function isOther(one, other) {
  try {
    return [0, halfYear].some((later) => {
      const at = new Date(Date.now() + later);
      const [here, there] = [one, other].map((timeZone) => at.toLocaleString('en-GB', { timeZone }));
      return here !== there;
    });
  } catch {
    return false;
  }
}
