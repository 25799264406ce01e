import { all, onSight, root } from './dom.js';
import { refresh } from './live.js';

/** How often the page is looked at again, in milliseconds. */
const beat = 15_000;
/** From so many minutes on, the server's words are better: `in 2 h 48 min`, not `in 168 minutes`. */
const farAway = 90;
/** The last minute before which a page that ran out was asked for, so that it is asked for once. */
let asked = 0;

/** Counts down what says `data-count`, and asks for the page anew when something began or ended. */
export function countDown() {
  show();
  setInterval(show, beat);
  onSight(show);
}

function show() {
  if (document.hidden || 'stale' in root.dataset) return;
  const now = Date.now();
  let isOver = false;
  for (const place of all('[data-count]')) {
    const at = Date.parse(place.dataset.at ?? '');
    if (Number.isNaN(at)) continue;
    const minutes = Math.ceil((at - now) / 60_000);
    if (minutes < 0) isOver = true;
    // What is far away is better told as the server told it.
    else if (minutes <= farAway) place.textContent = (place.dataset.say ?? '{length}').replace('{length}', length(minutes, place.dataset.count));
  }
  for (const bar of /** @type {HTMLProgressElement[]} */ (all('progress[data-end]'))) {
    const left = (Date.parse(bar.dataset.end ?? '') - now) / 60_000;
    if (left >= 0) bar.value = Math.max(0, bar.max - left);
  }
  const minute = Math.floor(now / 60_000);
  if (isOver && minute > asked) {
    asked = minute;
    refresh();
  }
}

/**
 * "12 minutes", "1 hour 5 minutes"; or "in 12 minutes", in the page's language.
 * @param {number} minutes
 * @param {string | undefined} form `in` or `left`
 */
function length(minutes, form) {
  // Digits as the rest of the page has them.
  const language = `${root.lang}-u-nu-latn`;
  const hours = Math.floor(minutes / 60);
  if (form === 'in') return new Intl.RelativeTimeFormat(language).format(minutes, 'minute');
  /** @param {number} count @param {string} unit */
  const say = (count, unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (hours === 0) return say(minutes, 'minute');
  return minutes % 60 === 0 ? say(hours, 'hour') : `${say(hours, 'hour')} ${say(minutes % 60, 'minute')}`;
}
