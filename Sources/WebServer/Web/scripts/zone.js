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
