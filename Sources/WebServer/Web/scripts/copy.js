import { tell } from './words.js';

/** Shows the button that copies a field, where the browser can. */
export function offerCopies() {
  const { clipboard } = navigator;
  if (!clipboard) return;
  for (const button of document.querySelectorAll('[data-copy]')) {
    if (!(button instanceof HTMLElement)) continue;
    const field = document.getElementById(button.dataset.copy ?? '');
    if (!(field instanceof HTMLInputElement)) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const isCopied = await clipboard.writeText(field.value).then(() => true, () => false);
      // What is marked can be copied by hand.
      if (!isCopied) field.select();
      tell(isCopied ? button.dataset.done : button.dataset.failed, document.getElementById('copied'));
    });
  }
}
