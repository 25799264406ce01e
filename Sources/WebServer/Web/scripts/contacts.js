import { show } from './dom.js';
import { tell } from './words.js';

/** What a browser has that lets people pick of their contacts (Contact Picker API): on Android.
 * @typedef {{ select: (properties: string[]) => Promise<{ email?: string[] }[]> }} Contacts
 */

/** Shows the button that fills a field with the e-mail of a contact, where the browser can. */
function offerContacts() {
  const contacts = /** @type {{ contacts?: Contacts }} */ (/** @type {unknown} */ (navigator)).contacts;
  if (!contacts || !('ContactsManager' in window)) return;
  const offer = () => show('[data-contacts]');
  offer();
  // A page that was brought up to date has a button of its own.
  document.addEventListener('belltower:shown', offer);
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-contacts]') : null;
    if (!(button instanceof HTMLElement)) return;
    const field = document.getElementById(button.dataset.contacts ?? '');
    // Whoever closes the picker chooses nobody.
    const [chosen] = await contacts.select(['email']).catch(() => []);
    if (!chosen || !(field instanceof HTMLInputElement)) return;
    const email = chosen.email?.[0];
    if (email) field.value = email; else tell(button.dataset.none);
    field.focus();
  });
}

offerContacts();
