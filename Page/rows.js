// @ts-check
/**
 * Draws lists as rows, from a scene: what an engine, or a recorded run, says about its lists. The gap and the rows that
 * give way to it come from there; nothing is decided here.
 *
 * @typedef {{ label: string, name?: string, marks?: string[] }} Row `name`: the words for it in a step, unless its
 *   label is; `marks`: "lifted", "selected", "target", "placeholder"
 * @typedef {{ title?: string, rows: Row[], gap?: number }} Section `gap`: the index of the row that follows the gap
 * @typedef {{
 *   name: string, spelling?: string, kind: string, app?: string, isBroken?: boolean, proposal?: string,
 *   data?: string[], sections: Section[]
 * }} List `data`: the labels of the app's data, when they differ from the rows
 * @typedef {{ state: string, labels: string[], proposal?: string }} Drag
 * @typedef {{ lists: List[], drag?: Drag }} Scene
 * @typedef {{ list: string, section: number, row: number }} Place
 * @typedef {{ isInteractive?: boolean, focus?: Place | null }} RowOptions
 */
import { element, isolated, replace } from "./dom.js";

/** Sections with more rows scroll, and are drawn as far as they are seen. */
export const rowsUnscrolled = 60;
const rowHeight = 44;
const overscan = 8;

/**
 * Draws all lists of a scene.
 *
 * @param {Element} parent
 * @param {Scene} scene
 * @param {RowOptions} [options] With `isInteractive` the rows are buttons that know their place.
 */
export function drawScene(parent, scene, options = {}) {
  const scrolled = new Map([...parent.querySelectorAll(".scrolls")].map((rows) =>
    [rows.getAttribute("data-section"), rows.scrollTop]));
  replace(parent, ...scene.lists.map((list) => listElement(list, options)));
  for (const rows of parent.querySelectorAll(".scrolls")) {
    rows.scrollTop = scrolled.get(rows.getAttribute("data-section")) ?? 0;
    rows.dispatchEvent(new Event("scroll"));
  }
}

/**
 * @param {List} list
 * @param {RowOptions} options
 */
function listElement(list, options) {
  const app = list.app ? ` of ${list.app}` : "";
  const header = element("header", {}, element("h3", {}, isolated(list.name)),
    element("span", { class: "quiet" }, `${list.kind}`, isolated(app)));
  if (list.proposal) header.append(element("span", { class: "proposal" }, list.proposal));
  if (list.isBroken) header.append(element("span", { class: "bad" }, "broken by an exception"));
  const made = element("section", { class: `list ${list.kind}`, "data-list": list.name }, header);
  list.sections.forEach((section, index) => {
    if (section.title) made.append(element("p", { class: "section-title" }, isolated(section.title)));
    made.append(rowsElement(list, section, index, options));
  });
  if (!list.sections.length) made.append(element("p", { class: "quiet" }, "no sections"));
  if (list.data) {
    made.append(element("p", { class: "difference" }, "the app’s data: ", isolated(list.data.join(" ") || "empty")));
  }
  return made;
}

/**
 * @param {List} list
 * @param {Section} section
 * @param {number} index
 * @param {RowOptions} options
 */
function rowsElement(list, section, index, options) {
  // A lifted row leaves its place to the gap, so that the other rows stay where they are.
  const hasGap = list.sections.some((other) => other.gap !== undefined);
  const scrolls = section.rows.length > rowsUnscrolled;
  const name = section.title ? `${list.name}, ${section.title}` : list.name;
  const rows = element("ul", {
    class: scrolls ? "rows scrolls" : "rows", "aria-label": name, "data-section": `${list.name}/${index}`,
    tabindex: scrolls && !options.isInteractive ? 0 : null,
  });
  const draw = (/** @type {number} */ first, /** @type {number} */ last) => {
    const parts = [];
    for (let row = first; row <= last; row++) {
      if (section.gap === row) parts.push(gapElement(list, index, row, options));
      const isAway = hasGap && section.rows[row]?.marks?.includes("lifted");
      if (row < last && !isAway) parts.push(rowElement(list, section, index, row, options));
    }
    return parts;
  };
  if (!scrolls) {
    rows.append(...draw(0, section.rows.length));
    if (!rows.children.length) rows.append(emptyElement(list, index, options));
    return rows;
  }
  let shown = "";
  const drawSeen = () => {
    const height = rows.clientHeight || 10 * rowHeight;
    const first = Math.max(0, Math.min(Math.floor(rows.scrollTop / (rowHeight + 1)) - overscan, section.rows.length));
    const last = Math.min(section.rows.length, first + Math.ceil(height / (rowHeight + 1)) + 2 * overscan);
    if (shown === `${first}-${last}`) return;
    shown = `${first}-${last}`;
    const space = (/** @type {number} */ count) => {
      const made = element("li", { class: "space", role: "presentation" });
      made.style.height = `${count * (rowHeight + 1)}px`;
      return made;
    };
    const focused = rows.contains(document.activeElement) ? document.activeElement?.getAttribute("data-row") : null;
    replace(rows, space(first), ...draw(first, last), space(section.rows.length - last));
    if (focused) {
      /** @type {HTMLElement | null} */ (rows.querySelector(`[data-row="${focused}"]`))?.focus({ preventScroll: true });
    }
  };
  rows.addEventListener("scroll", drawSeen);
  drawSeen();
  return rows;
}

/**
 * @param {List} list
 * @param {Section} section
 * @param {number} index
 * @param {number} number
 * @param {RowOptions} options
 */
function rowElement(list, section, index, number, options) {
  const row = section.rows[number];
  const marks = row.marks ?? [];
  const parts = [isolated(row.label, row.label.length > 200 ? "label long" : "label")];
  if (marks.length) parts.push(element("span", { class: "mark" }, marks.join(", ")));
  return element("li", {
    class: marks.join(" ") || null, "aria-setsize": section.rows.length, "aria-posinset": number + 1,
  }, rowBody(parts, { list: list.name, section: index, row: number }, options));
}

/**
 * @param {Node[]} parts
 * @param {Place} place
 * @param {RowOptions} options
 */
function rowBody(parts, place, options) {
  if (!options.isInteractive) return element("span", { class: "row" }, ...parts);
  const { focus } = options;
  const isFocus = focus && focus.list === place.list
    ? focus.section === place.section && focus.row === place.row : place.section === 0 && place.row === 0;
  return element("button", {
    type: "button", class: "row", tabindex: isFocus ? 0 : -1, "data-list": place.list, "data-at": place.section,
    "data-row": place.row,
  }, ...parts);
}

/**
 * @param {List} list
 * @param {number} section
 * @param {number} row
 * @param {RowOptions} options
 */
function gapElement(list, section, row, options) {
  const made = element("span", { class: "row" }, "gap");
  if (options.isInteractive) {
    made.dataset.list = list.name;
    made.dataset.at = `${section}`;
    made.dataset.gap = `${row}`;
  }
  return element("li", { class: "gap" }, made);
}

/**
 * @param {List} list
 * @param {number} section
 * @param {RowOptions} options
 */
function emptyElement(list, section, options) {
  const words = element("span", { class: "quiet" }, list.kind === "view" ? "a plain view" : "no rows");
  return element("li", {}, rowBody([words], { list: list.name, section, row: 0 }, options));
}
