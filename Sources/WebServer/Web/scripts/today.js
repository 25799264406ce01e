/** On a phone a week is a list: it begins with today, unless somebody came for another day or was there before. */
export function goToToday() {
  if (!location.hash && !scrollY && innerWidth < 768) document.querySelector('.week .day--now')?.scrollIntoView();
}
