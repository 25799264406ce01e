/** What the page says of itself: language, person, view, build. */
export const root = document.documentElement;

/**
 * A new element with some of its properties set.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 */
export const made = (tag, properties) => Object.assign(document.createElement(tag), properties);

/** Shows what only works where the browser can.
 * @param {string} selector
 */
export function show(selector) {
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))) one.hidden = false;
}
