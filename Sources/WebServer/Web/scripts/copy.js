import { all } from './dom.js';
import { tell } from './words.js';

/** How long a button says that it has copied, in milliseconds. */
const moment = 4_000;

/** Shows the button that copies a field, where the browser can. */
function offerCopies() {
  sayAfterwards();
  const { clipboard } = navigator;
  if (!clipboard) return;
  for (const button of all('[data-copy]')) {
    const field = document.getElementById(button.dataset.copy ?? '');
    if (!(field instanceof HTMLInputElement)) continue;
    button.hidden = false;
    const name = button.textContent;
    let back = 0;
    button.addEventListener('click', async () => {
      const isCopied = await clipboard.writeText(field.value).then(() => true, () => false);
      // What is marked can be copied by hand.
      if (!isCopied) field.select();
      const said = (isCopied ? button.dataset.done : button.dataset.failed) ?? '';
      const note = document.getElementById('copied');
      tell(said, note);
      note?.classList.toggle('vh', isCopied);
      if (!isCopied) return;
      button.textContent = said;
      clearTimeout(back);
      back = window.setTimeout(() => { button.textContent = name; }, moment);
    });
  }
}

/** A link that leaves to another program says what to do if that does not come. */
function sayAfterwards() {
  for (const link of all('a[data-says]')) {
    const note = document.getElementById(link.dataset.says ?? '');
    link.addEventListener('click', () => tell(note?.dataset.text, note));
  }
}

offerCopies();
