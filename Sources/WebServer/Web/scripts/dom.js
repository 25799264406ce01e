/** What the page says of itself: language, person, view, build. */
export const root = document.documentElement;

/**
 * A new element with some of its properties set.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 */
export const made = (tag, properties) => Object.assign(document.createElement(tag), properties);

/** All that a selector finds, of the page or of a part of it.
 * @param {string} selector @param {ParentNode} [within]
 */
export const all = (selector, within = document) => /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);

/** Calls when the page comes into sight or goes out of it.
 * @param {() => void} handle
 */
export const onSight = (handle) => document.addEventListener('visibilitychange', handle);

/** Shows what only works where the browser can.
 * @param {string} selector
 */
export function show(selector) {
  for (const one of all(selector)) one.hidden = false;
}
