/**
 * Makes elements. Texts become text nodes and never markup; attributes are set one by one.
 *
 * @typedef {string | number | boolean | null | undefined | ((event: any) => void)} Attribute
 * @typedef {Node | string | null | undefined | false} Child
 */

/**
 * An element. Attributes that are null, undefined or false are left out; functions listen to the event of their name.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** @param {string} tag @param {Record<string, Attribute>} attributes @param {...Child} children */
export function drawing(tag, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

/**
 * @template {Element} Made
 * @param {Made} made
 * @param {Record<string, Attribute>} attributes
 * @param {Child[]} children
 */
function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(name, value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

/** @param {Element} parent @param {...Child} children */
export function replace(parent, ...children) {
  parent.replaceChildren();
  fill(parent, {}, children);
}

/**
 * The element with an ID, which the page is known to have.
 * @template {HTMLElement} [Found=HTMLElement]
 * @param {string} id
 * @returns {Found}
 */
export function find(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no element ${id}.`);
  return /** @type {Found} */ (found);
}

/**
 * An input, or what has a value like one.
 * @param {string} id
 * @returns {HTMLInputElement}
 */
export function field(id) { return find(id); }

/**
 * Fills a field of choices with texts, whose values are their numbers unless there are others.
 * @param {string} id
 * @param {string[]} texts
 * @param {string[]} [values]
 */
export function choices(id, texts, values) {
  const list = find(id);
  const isLonger = [...list.children].every((option, index) => option.textContent === visible(texts[index] ?? ""));
  if (!isLonger) replace(list);
  const known = list.children.length;
  list.append(...texts.slice(known).map((text, index) =>
    element("option", { value: values?.[known + index] ?? known + index }, visible(text))));
}

/**
 * A text of somebody else: its writing direction stays its own, and characters that have no look of their own are shown
 * as their numbers.
 * @param {string} text
 * @param {string} [className]
 */
export function isolated(text, className) {
  return element("bdi", { class: className }, visible(text));
}

/**
 * A text in which control characters and changes of the writing direction are visible: `\u{202e}`.
 * @param {string} text
 */
export function visible(text) {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (found) => `\\u{${found.codePointAt(0)?.toString(16) ?? ""}}`);
}

/** @param {string} id */
export function embedded(id) { return JSON.parse(find(id).textContent ?? ""); }

/** @param {string} text */
export function shortened(text) { return text.length > 80 ? `${text.slice(0, 80)}…` : text; }
