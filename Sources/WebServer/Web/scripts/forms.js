import { tell, word } from './words.js';

/** Sends each form once, and not at all without a network, so that nothing typed is lost. */
export function keepForms() {
  document.addEventListener('submit', (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.method !== 'post') return;
    if (!navigator.onLine) {
      event.preventDefault();
      say(form);
    } else if (form.dataset.sent !== undefined) {
      event.preventDefault();
    } else {
      form.dataset.sent = '';
      // Coming back to the page, or an answer that is a file, must not leave it shut.
      setTimeout(() => { delete form.dataset.sent; }, 5_000);
    }
  });
  const problem = document.querySelector('[aria-invalid="true"]');
  if (problem instanceof HTMLElement) problem.focus();
  for (const other of document.querySelectorAll('[role="alert"]')) other.scrollIntoView({ block: 'nearest' });
}

/** @param {HTMLFormElement} form */
function say(form) {
  let note = form.querySelector('.err[data-unsent]');
  if (!note) {
    note = document.createElement('p');
    note.className = 'err';
    note.setAttribute('data-unsent', '');
    form.append(note);
  }
  tell(word('unsent'), note);
  tell(word('unsent'));
}
