import { element, replace, visible } from "../dom.js";

/** The candidates at the cursor of a field: Tab takes one, Escape closes the list. */
export class Candidates {
  /** @param {HTMLTextAreaElement | HTMLInputElement} field @param {() => import("./engine.js").Completion} ask */
  constructor(field, ask) {
    this.field = field;
    this.ask = ask;
    this.found = { candidates: /** @type {import("./engine.js").Candidate[]} */ ([]), from: 0, to: 0 };
    this.chosen = 0;
    this.list = element("ul", { class: "candidates floating", role: "listbox", id: `${field.id}-candidates`,
      hidden: true, "aria-label": "Candidates" });
    field.after(this.list);
    field.setAttribute("aria-controls", this.list.id);
    field.setAttribute("aria-autocomplete", "list");
    field.addEventListener("input", () => this.show(false));
    field.addEventListener("blur", () => setTimeout(() => this.hide(), 150));
    field.addEventListener("keydown", (event) => this.key(/** @type {KeyboardEvent} */ (event)));
  }

  /** @param {boolean} isAsked */
  show(isAsked) {
    const { candidates, from, to } = this.found = this.ask();
    const isUseful = isAsked || (to > from && candidates.length < 20);
    if (!isUseful || !candidates.length) return this.hide();
    replace(this.list, ...candidates.slice(0, 50).map((candidate, index) => element("li", {
      role: "option", id: `${this.list.id}-${index}`,
      pointerdown: (/** @type {Event} */ event) => { event.preventDefault(); this.take(index); },
    }, element("b", {}, visible(candidate.label)), " ", element("span", { class: "quiet" }, candidate.description))));
    this.list.hidden = false;
    this.choose(0);
  }

  /** @param {number} index */
  choose(index) {
    const lines = [...this.list.children];
    this.chosen = (index + lines.length) % lines.length;
    for (const line of lines) line.setAttribute("aria-selected", String(line === lines[this.chosen]));
    lines[this.chosen].scrollIntoView({ block: "nearest" });
    this.field.setAttribute("aria-activedescendant", lines[this.chosen].id);
  }

  /** @param {number} index */
  take(index) {
    const { candidates, from, to } = this.found;
    this.field.setRangeText(candidates[index].insertion, from, to, "end");
    this.field.dispatchEvent(new Event("input"));
    this.hide();
  }

  hide() {
    this.list.hidden = true;
    this.field.removeAttribute("aria-activedescendant");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const isOpen = !this.list.hidden;
    if (event.key === " " && event.ctrlKey) this.show(true);
    else if (isOpen && event.key === "ArrowDown") this.choose(this.chosen + 1);
    else if (isOpen && event.key === "ArrowUp") this.choose(this.chosen - 1);
    else if (isOpen && event.key === "Tab" && !event.shiftKey) this.take(this.chosen);
    else if (isOpen && event.key === "Escape") this.hide();
    else return;
    event.preventDefault();
  }
}
