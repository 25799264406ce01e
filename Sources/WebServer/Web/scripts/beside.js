import { load } from './live.js';
import { tell } from './words.js';

/** What else is on the day of an entry stands beside its form: of the day that is chosen there. */
export function followDay() {
  if (!document.getElementById('beside')) return;
  const date = /** @type {HTMLInputElement | null} */ (document.querySelector('form [name="date"]'));
  date?.addEventListener('change', () => {
    const day = date.value;
    load('/add?date=' + day, (page) => {
      // The last choice counts, whichever answer comes last.
      const fresh = page?.getElementById('beside');
      if (!fresh || day !== date.value) return;
      document.getElementById('beside')?.replaceWith(fresh);
      tell(fresh.textContent?.trim().replace(/\s+/g, ' '));
    });
  });
}
