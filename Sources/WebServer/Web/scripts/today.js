import { root } from './dom.js';

/** On a phone a week is a list: it begins with today, unless somebody came for another day or was there before. In the
 * simple view all of a page is read from its top. */
export function goToToday() {
  if (!location.hash && !scrollY && innerWidth < 768 && root.dataset.view !== 'simple') document.querySelector('.week .day--now')?.scrollIntoView();
}
