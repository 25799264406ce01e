import { tell, word } from './words.js';

/** How long the server may take to say that it is there, in milliseconds. */
const patience = 4_000;

/** Sends each form once, and not at all where nobody answers, so that nothing typed is lost. */
export function keepForms() {
  document.addEventListener('submit', async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.method !== 'post') return;
    if (form.dataset.sent === 'now') {
      form.dataset.sent = '';
      return;
    }
    // What is sent is sent when somebody answers: a browser's page of its own would take the words away.
    event.preventDefault();
    if (form.dataset.sent !== undefined) return;
    form.dataset.sent = '';
    // Coming back to the page, or an answer that is a file, must not leave it shut.
    setTimeout(() => { delete form.dataset.sent; }, 5_000);
    if (await isAnswered()) {
      form.dataset.sent = 'now';
      form.requestSubmit(event.submitter);
    } else {
      delete form.dataset.sent;
      say(form);
    }
  });
  const problem = document.querySelector('[aria-invalid="true"]');
  if (problem instanceof HTMLElement) problem.focus();
  for (const other of document.querySelectorAll('[role="alert"]')) other.scrollIntoView({ block: 'nearest' });
}

/** Whether the server answers anything at all. */
async function isAnswered() {
  if (!navigator.onLine) return false;
  const waiting = new AbortController();
  const late = setTimeout(() => waiting.abort(), patience);
  const answer = fetch('/api/v1/health', { cache: 'no-store', signal: waiting.signal });
  return answer.then(() => true, () => false).finally(() => clearTimeout(late));
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
