/** Of the last minute of a day, in milliseconds: what begins late ends there. */
const lastMinute = (24 * 60 - 1) * 60_000;

/** Who moves the beginning of something in a form moves its end along: it stays as long as it was. An end on another
 * day stays where it is.
 */
export function keepLengths() {
  let length = 0;
  for (const name of ['focusin', 'input']) {
    document.addEventListener(name, ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'time' || target.name !== 'start') return;
      const { end, lastDate } = /** @type {any} */ (target.form?.elements ?? {});
      const [start, isFree] = [target.valueAsNumber, end && !lastDate?.value];
      if (name === 'focusin') length = isFree ? end.valueAsNumber - start : 0;
      else if (length > 0 && isFree && start >= 0) end.valueAsNumber = Math.min(start + length, lastMinute);
    });
  }
}
