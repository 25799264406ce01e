import { all, made } from './dom.js';

/** The device's zone in which somebody keeps to the page's times. */
const keptIn = 'belltower.zone.kept';
/** Half a year, in milliseconds: two zones that are alike in summer and winter are told apart by nobody. */
const halfYear = 182 * 86_400_000;

/** Says whose times a page has where the device has others, and asks in which ones something is typed.
 * @param {HTMLElement} strip @param {string} here @param {string} there
 */
export function tellZone(strip, here, there) {
  if (!isOther(here, there)) return;
  const fill = (text = '') => text.replace('{here}', placeOf(here)).replace('{there}', placeOf(there));
  const { tells, turn, keep } = strip.dataset;
  const form = made('form', { className: 'acts', method: 'post', action: '/me/settings' });
  const onclick = () => { localStorage[keptIn] = there; strip.hidden = true; };
  form.append(
    made('input', { type: 'hidden', name: 'zone', value: there }),
    made('input', { type: 'hidden', name: 'next', value: location.pathname + location.search }),
    made('button', { className: 'btn', textContent: fill(turn) }), ' ',
    made('button', { className: 'btn', type: 'button', textContent: fill(keep), onclick }));
  strip.replaceChildren(made('p', { textContent: fill(tells) }), form);
  strip.hidden = localStorage[keptIn] === there;
  for (const field of all('[data-typed-zone]')) ask(field, here, there);
}

/** The choice beside times that are typed; of something new those of the device are meant, but for a time that was chosen on
 * a page.
 * @param {HTMLElement} field @param {string} here @param {string} there
 */
function ask(field, here, there) {
  const choice = field.querySelector('select');
  if (!choice) return;
  const { typedZone, say = '' } = field.dataset;
  const isChosen = new URLSearchParams(location.search).has('start');
  const meant = typedZone || (isChosen ? here : there);
  for (const value of new Set([there, here])) {
    choice.append(made('option', { value, textContent: say.replace('{place}', placeOf(value)), selected: value === meant }));
  }
  choice.disabled = false;
  field.hidden = false;
  if (!typedZone && !location.search) begin(field.closest('form'));
}

/** The next full hour, as a new entry begins with, on the device's own clock.
 * @param {HTMLFormElement | null} form
 */
function begin(form) {
  const now = new Date();
  const hour = Math.min(22, now.getHours() + 1);
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const times = [['date', day], ['start', `${String(hour).padStart(2, '0')}:00`], ['end', `${String(hour + 1).padStart(2, '0')}:00`]];
  for (const [name, value = ''] of times) {
    const field = form?.querySelector(`[name=${name}]`);
    if (field instanceof HTMLInputElement) field.value = value;
  }
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
