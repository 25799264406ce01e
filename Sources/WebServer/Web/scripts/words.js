/**
 * Says something to who hears the page, and shows it where `place` is given.
 * @param {string | undefined} text
 * @param {Element | null} [place]
 */
export function tell(text, place) {
  const target = place ?? document.getElementById('told');
  if (!target || !text) return;
  target.textContent = text;
  // Heard once, it is no part of the page for who reads on.
  if (!place) setTimeout(() => { if (target.textContent === text) target.textContent = ''; }, 8_000);
}

/** What the catalogue has for scripts, on the page's last paragraph.
 * @param {string} name
 */
export function word(name) {
  return document.getElementById('told')?.dataset[name];
}
