/**
 * Draws lists as rows, from a scene: what an engine, or a recorded run, says about its lists. The gap and the rows that
 * give way to it come from there; nothing is decided here.
 *
 * @typedef {{ label: string, name?: string, marks?: string[] }} Row `name`: the words for it in a step, unless its
 *   label is; `marks`: "lifted", "selected", "target", "placeholder", "omitted"
 * @typedef {{ title?: string, rows: Row[], gap?: number }} Section `gap`: the index of the row that follows the gap
 * @typedef {{
 *   name: string, spelling?: string, kind: string, app?: string, isBroken?: boolean, proposal?: string,
 *   data?: string[], sections: Section[]
 * }} List `spelling`: the words for it in a step, unless its name is; `data`: the labels of the app's data, when they
 *   differ from the rows
 * @typedef {{ state: string, labels: string[] }} Drag
 * @typedef {{ lists: List[], drag?: Drag }} Scene
 * @typedef {{ list: string, section: number, row: number }} Place
 * @typedef {{ isInteractive?: boolean, focus?: Place | null }} RowOptions
 */
import { element, isolated, replace, visible } from "./dom.js";

/** Sections with more rows scroll, and are drawn as far as they are seen. */
const rowsUnscrolled = 60;
const rowPixels = 45;
const overscan = 8;

/**
 * @param {Element} parent
 * @param {Scene} scene
 * @param {RowOptions} [options] With `isInteractive` the rows are buttons that know their place.
 */
export function drawScene(parent, scene, options = {}) {
  const scrolled = new Map([...parent.querySelectorAll(".scrolls")].map((rows) =>
    [rows.getAttribute("data-section"), rows.scrollTop]));
  replace(parent, ...scene.lists.map((list) => new ListDrawing(list, options).whole()));
  for (const rows of parent.querySelectorAll(".scrolls")) {
    rows.scrollTop = scrolled.get(rows.getAttribute("data-section")) ?? 0;
    rows.dispatchEvent(new Event("scroll"));
  }
}

/** @param {Element} parent @param {Place} place */
export function drawnRows(parent, { list, section }) {
  const rows = /** @type {NodeListOf<HTMLElement>} */ (parent.querySelectorAll(`[data-row][data-at="${section}"]`));
  return [...rows].filter((row) => row.dataset.list === list);
}

class ListDrawing {
  /** @param {List} list @param {RowOptions} options */
  constructor(list, options) {
    this.list = list;
    this.options = options;
    // A lifted row leaves its place to the gap, so that the other rows stay where they are.
    this.hasGap = list.sections.some((section) => section.gap !== undefined);
  }

  whole() {
    const { name, kind, app, proposal, isBroken, data, sections } = this.list;
    const parts = sections.flatMap((section, index) => [
      section.title && element("p", { class: "section-title" }, isolated(section.title)), this.rows(section, index),
    ]);
    return element("section", { class: `list ${kind}`, "data-list": name },
      element("header", {}, element("h3", {}, isolated(name)),
        element("span", { class: "quiet" }, kind, app && isolated(` of ${app}`)),
        proposal && element("span", { class: "proposal" }, proposal),
        isBroken && element("span", { class: "bad" }, "broken by an exception")),
      ...parts, !sections.length && element("p", { class: "quiet" }, "no sections"),
      data && element("p", { class: "difference" }, "the app’s data: ", isolated(data.join(" ") || "empty")));
  }

  /** @param {Section} section @param {number} index */
  rows(section, index) {
    const scrolls = section.rows.length > rowsUnscrolled;
    const rows = element("ul", {
      class: scrolls ? "rows scrolls" : "rows", "data-section": `${this.list.name}/${index}`,
      "aria-label": visible(section.title ? `${this.list.name}, ${section.title}` : this.list.name),
      tabindex: scrolls && !this.options.isInteractive ? 0 : null,
    });
    if (scrolls) {
      let shown = "";
      const drawSeen = () => { shown = this.drawSeen(rows, section, index, shown); };
      rows.addEventListener("scroll", drawSeen);
      drawSeen();
    } else {
      const parts = this.range(section, index, 0, section.rows.length);
      rows.append(...(parts.length ? parts : [this.empty(index)]));
    }
    return rows;
  }

  /** @param {HTMLElement} rows @param {Section} section @param {number} index @param {string} shown */
  drawSeen(rows, section, index, shown) {
    const count = section.rows.length;
    const first = Math.max(0, Math.min(Math.floor(rows.scrollTop / rowPixels) - overscan, count));
    const height = rows.clientHeight || 10 * rowPixels;
    const last = Math.min(count, first + Math.ceil(height / rowPixels) + 2 * overscan);
    if (shown === `${first}-${last}`) return shown;
    const focused = rows.contains(document.activeElement) ? document.activeElement?.getAttribute("data-row") : null;
    const space = (/** @type {number} */ rowCount) => {
      const made = element("li", { class: "space", role: "presentation" });
      made.style.height = `${rowCount * rowPixels}px`;
      return made;
    };
    replace(rows, space(first), ...this.range(section, index, first, last), space(count - last));
    if (focused) {
      /** @type {HTMLElement | null} */ (rows.querySelector(`[data-row="${focused}"]`))?.focus({ preventScroll: true });
    }
    return `${first}-${last}`;
  }

  /** @param {Section} section @param {number} index @param {number} first @param {number} last */
  range(section, index, first, last) {
    const parts = [];
    for (let row = first; row <= last; row++) {
      if (section.gap === row) parts.push(this.gap(index, row));
      const isAway = this.hasGap && section.rows[row]?.marks?.includes("lifted");
      if (row < last && !isAway) parts.push(this.row(section, index, row));
    }
    return parts;
  }

  /** @param {Section} section @param {number} index @param {number} number */
  row(section, index, number) {
    const { label, marks = [] } = section.rows[number];
    return element("li", {
      class: marks.join(" ") || null, "aria-setsize": section.rows.length, "aria-posinset": number + 1,
    }, this.body(index, number, isolated(label, label.length > 200 ? "label long" : "label"),
      marks.length > 0 && element("span", { class: "mark" }, marks.join(", "))));
  }

  /** @param {number} section @param {number} row @param {...import("./dom.js").Child} parts */
  body(section, row, ...parts) {
    const { isInteractive, focus } = this.options;
    if (!isInteractive) return element("span", { class: "row" }, ...parts);
    const list = this.list.name;
    const isFocus = focus?.list === list ? focus.section === section && focus.row === row : section + row === 0;
    return element("button", {
      type: "button", class: "row", tabindex: isFocus ? 0 : -1, "data-list": list, "data-at": section, "data-row": row,
    }, ...parts);
  }

  /** @param {number} section @param {number} row */
  gap(section, row) {
    return element("li", { class: "gap" }, element("span", {
      class: "row", "data-list": this.list.name, "data-at": section, "data-gap": row,
    }, "gap"));
  }

  /** @param {number} section */
  empty(section) {
    const words = element("span", { class: "quiet" }, this.list.kind === "view" ? "a plain view" : "no rows");
    return element("li", {}, this.body(section, 0, words));
  }
}
