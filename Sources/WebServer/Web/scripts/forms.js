import { all, made, root } from './dom.js';
import { catchUp } from './live.js';
import { dropForm, keepForm, sendNow } from './outbox.js';
import { tell, word } from './words.js';

/** How long the server may take to say that it is there, in milliseconds. */
const patience = 4_000;

/** Sends each form once, and not at all where nobody answers, so that nothing typed is lost; what can wait for the
 * network waits. */
export function keepForms() {
  setDay();
  document.addEventListener('submit', async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    // A passkey's form sends itself, when the device has answered.
    if (form.method !== 'post' || event.defaultPrevented) return;
    if (form.dataset.sent === 'now') {
      form.dataset.sent = '';
      return;
    }
    // What is sent is sent when somebody answers: a browser's page of its own would take the words away.
    event.preventDefault();
    if (form.dataset.sent !== undefined) return;
    form.dataset.sent = '';
    if (await isAnswered()) {
      // Signing out forgets what waits: it goes first.
      if (new URL(form.action).pathname === '/sign-out') await sendNow();
      if (form.dataset.waited) await dropForm(form.dataset.waited);
      form.dataset.sent = 'now';
      const button = /** @type {HTMLElement} */ (event.submitter);
      const part = button?.closest('section')?.getAttribute('aria-labelledby');
      sessionStorage.at = JSON.stringify([location.pathname, all('main button').indexOf(button), button?.textContent, part,
        button?.matches(':focus-visible')]);
      form.requestSubmit(event.submitter);
      // Coming back to the page, or an answer that is a file, must not leave it shut.
      setTimeout(() => open(form), 5_000);
    } else {
      delete form.dataset.sent;
      await wait(form, event.submitter);
    }
  });
  comeBack();
  const wrong = all('[aria-invalid]')[0] ?? all('#problem, form .err')[0];
  if (wrong?.matches('p, div')) {
    wrong.tabIndex = -1;
    setTimeout(tell, 300, wrong.textContent);
  }
  wrong?.focus();
  for (const other of all('[role="alert"]')) other.scrollIntoView({ block: 'nearest' });
}

/** Where an act led back to its page, what was done is said, and the focus is where it was: on the button if it does the
 * same again or turns it back, else on the heading above it, of its part of the page or the page's, so that a second press does nothing
 * else. */
function comeBack() {
  const [path, place, words, title, isByKey] = JSON.parse(sessionStorage.at ?? '[]');
  delete sessionStorage.at;
  setTimeout(tell, 300, document.querySelector('.toast p')?.textContent);
  if (path !== location.pathname || document.querySelector('[autofocus]')) return;
  const [buttons, preventScroll] = [all('main button'), root.dataset.view === 'simple'];
  const same = buttons.find((button, at) => button.textContent === words || at === place && 'turns' in button.dataset);
  same?.focus({ preventScroll });
  // What is folded away has no focus.
  if (same && document.activeElement === same) return;
  const home = title && document.getElementById(title);
  const part = buttons[place]?.closest('li:has(h3), section, body') ?? document;
  const isElsewhere = home && !home.closest('section')?.contains(part);
  const heading = /** @type {HTMLElement | null} */ (isElsewhere ? home : part.querySelector('h1, h2, h3'));
  if (!heading) return;
  // Whose fingers are on the keys sees where they are.
  heading.toggleAttribute('data-keys', isByKey);
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}

/** Lets a form be sent again; what the page could not show meanwhile it shows now.
 * @param {HTMLFormElement} form
 */
function open(form) {
  delete form.dataset.sent;
  catchUp();
}

/** Whether the server answers anything at all. */
async function isAnswered() {
  if (!navigator.onLine) return false;
  // Debian's tsc does not know it yet.
  const signal = /** @type {any} */ (AbortSignal).timeout(patience);
  return fetch('/api/v1/health', { cache: 'no-store', signal }).then(() => true, () => false);
}

/** Keeps a form for when there is a network; says that it could not be sent where it cannot wait.
 * @param {HTMLFormElement} form @param {HTMLElement | null} button
 */
async function wait(form, button) {
  const isKept = form.dataset.wait !== undefined && await keepForm(form, button);
  if (!isKept) return say(form, 'unsent');
  if (form.dataset.wait === 'leave') return location.assign('/');
  say(form, 'kept');
}

/** A copy of a page without an entry of its own is of another day: it is today that somebody adds to. */
function setDay() {
  const date = /** @type {HTMLInputElement | null} */ (document.querySelector('form[action="/entries"] [name="date"]'));
  if (!date || !('stale' in root.dataset) || location.search) return;
  date.valueAsNumber = Date.now() - new Date().getTimezoneOffset() * 60_000;
}

/** @param {HTMLFormElement} form @param {string} name of the words */
function say(form, name) {
  /** @type {HTMLElement | null} */
  let note = form.querySelector('[data-unsent]');
  if (!note) {
    note = made('p');
    note.dataset.unsent = '';
    form.append(note);
  }
  note.className = name === 'kept' ? 'done' : 'err';
  tell(word(name), note);
  tell(word(name));
}
