/** The last minute of a day: what begins late ends there. */
const lastMinute = 24 * 60 - 1;

/** Who moves the beginning of something in a form moves its end along: it stays as long as it was. */
export function keepLengths() {
  /** @type {{ start: HTMLInputElement, minutes: number } | undefined} */
  let kept;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'time' || target.name !== 'start') return;
    const end = endOf(target);
    const minutes = end ? minute(end.value) - minute(target.value) : NaN;
    kept = minutes > 0 ? { start: target, minutes } : undefined;
  });
  document.addEventListener('input', ({ target }) => {
    if (!kept || target !== kept.start || !kept.start.value) return;
    const end = endOf(kept.start);
    if (end) end.value = clock(Math.min(minute(kept.start.value) + kept.minutes, lastMinute));
  });
}

/** The field of the end, where it is one of the same day.
 * @param {HTMLInputElement} start
 */
function endOf(start) {
  const fields = start.form?.elements;
  const [end, lastDate] = [fields?.namedItem('end'), fields?.namedItem('lastDate')];
  if (lastDate instanceof HTMLInputElement && lastDate.value) return undefined;
  return end instanceof HTMLInputElement ? end : undefined;
}

/** @param {string} time "11:15" @returns {number} NaN for none */
function minute(time) {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? NaN) * 60 + (minutes ?? NaN);
}

/** @param {number} minute */
function clock(minute) {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
