/**
 * Loads what few pages need, by the address that each page has for it.
 * @param {'push' | 'zone'} name
 * @returns {Promise<any>} never, where it cannot be had: the page does without
 */
export const later = (name) => import(document.getElementById('app')?.dataset[`${name}File`] ?? '').catch(() => new Promise(() => {}));
