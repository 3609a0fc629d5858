// @ts-check
/**
 * An editor: a text area over its coloured text, with the diagnostics beneath it and candidates at the cursor. Colours,
 * diagnostics and candidates are the engine's.
 *
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./engine.js").Check} Check
 * @typedef {import("./engine.js").Diagnostic} Diagnostic
 * @typedef {import("./engine.js").Edit} Edit
 */
import { element, replace, visible } from "../dom.js";

const diagnosticsShown = 20;

export class Editor {
  /**
   * @param {HTMLTextAreaElement} area
   * @param {HTMLElement} colours
   * @param {HTMLElement} problems
   * @param {Engine} engine
   * @param {{ name: () => string, changed: (check: Check) => void, explain: (word: string) => void }} page
   */
  constructor(area, colours, problems, engine, page) {
    this.area = area;
    this.colours = colours;
    this.problems = problems;
    this.engine = engine;
    this.page = page;
    /** @type {string[]} */
    this.lines = [];
    area.addEventListener("input", () => this.read());
    area.addEventListener("scroll", () => this.align());
    this.candidates = new Candidates(area, () => engine.complete(area.value, area.selectionStart, false));
  }

  get text() { return this.area.value; }

  /** @param {string} text */
  show(text) {
    this.area.value = text;
    return this.draw();
  }

  read() { this.page.changed(this.draw()); }

  /** Draws colours and diagnostics of the present text. */
  draw() {
    const check = this.engine.check(this.text, this.page.name());
    this.colour(check.diagnostics);
    replace(this.problems, ...check.diagnostics.slice(0, diagnosticsShown).map((found) => this.problem(found)));
    this.area.setAttribute("aria-invalid", String(check.diagnostics.some((found) => found.severity === "error")));
    return check;
  }

  /**
   * Colours the text, line by line; lines that are as before stay.
   *
   * @param {Diagnostic[]} diagnostics
   */
  colour(diagnostics) {
    const { roles, spans } = this.engine.tokens(this.text);
    const marked = diagnostics.filter((found) => found.from !== undefined);
    /** @type {{ key: string, parts: [string, string][] }[]} */
    const lines = [{ key: "", parts: [] }];
    let start = 0;
    for (let index = 0; index < spans.length; index += 2) {
      const end = start + spans[index];
      const isMarked = marked.some(({ from = 0, to = 0 }) => from < end && Math.max(to, from + 1) > start);
      const role = `${roles[spans[index + 1]]}${isMarked ? " marked" : ""}`;
      this.text.slice(start, end).split("\n").forEach((part, number) => {
        if (number > 0) lines.push({ key: "", parts: [] });
        const line = lines[lines.length - 1];
        line.parts.push([role, part]);
        line.key += `${role}\n${part}\n`;
      });
      start = end;
    }
    const same = (/** @type {number} */ before, /** @type {number} */ now) => this.lines[before] === lines[now]?.key;
    let first = 0;
    while (first < this.lines.length && first < lines.length && same(first, first)) first += 1;
    let rest = 0;
    while (rest < Math.min(this.lines.length, lines.length) - first
      && same(this.lines.length - 1 - rest, lines.length - 1 - rest)) rest += 1;
    for (let gone = this.lines.length - rest - first; gone > 0; gone--) this.colours.children[first].remove();
    const next = this.colours.children[first] ?? null;
    for (const { parts } of lines.slice(first, lines.length - rest)) {
      this.colours.insertBefore(element("div", {}, ...parts.map(([role, part]) =>
        (role === "plain" ? part : element("span", { class: role }, part))), "\n"), next);
    }
    this.lines = lines.map((line) => line.key);
    this.align();
  }

  align() {
    this.colours.scrollTop = this.area.scrollTop;
    this.colours.scrollLeft = this.area.scrollLeft;
  }

  /** @param {Diagnostic} found */
  problem(found) {
    const place = `${found.file ? `${visible(found.file)}:` : "line "}${found.line}`;
    const line = element("li", { class: found.severity },
      element("button", { type: "button", class: "rule", click: () => this.page.explain(found.code) }, found.code),
      ` ${place}: ${visible(found.message)} `);
    const { edit } = found;
    if (edit) {
      const words = edit.text ? `Write ${visible(edit.text)}` : "Remove it";
      line.append(element("button", { type: "button", click: () => this.apply(edit) }, words));
    }
    for (const hint of found.hints) line.append(element("div", { class: "quiet" }, visible(hint)));
    return line;
  }

  /** @param {Edit} edit */
  apply(edit) {
    this.area.setRangeText(edit.text, edit.from, edit.to, "end");
    this.area.focus();
    this.read();
  }
}

/** The candidates at the cursor of a field: Tab or Enter takes one, Escape closes the list. */
export class Candidates {
  /**
   * @param {HTMLTextAreaElement | HTMLInputElement} field
   * @param {() => { candidates: import("./engine.js").Candidate[], from: number, to: number }} ask
   */
  constructor(field, ask) {
    this.field = field;
    this.ask = ask;
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
    const { candidates, from, to } = this.ask();
    this.from = from;
    this.to = to;
    this.found = candidates.slice(0, 50);
    const isUseful = isAsked || (to > from && candidates.length < 20);
    if (!isUseful || !candidates.length) return this.hide();
    this.chosen = 0;
    replace(this.list, ...this.found.map((candidate, index) => element("li", {
      role: "option", id: `${this.list.id}-${index}`, "aria-selected": "false",
      pointerdown: (/** @type {Event} */ event) => { event.preventDefault(); this.take(index); },
    }, element("b", {}, visible(candidate.label)), " ", element("span", { class: "quiet" }, candidate.description))));
    this.list.hidden = false;
    this.choose(0);
  }

  /** @param {number} step */
  choose(step) {
    const count = this.list.children.length;
    this.chosen = (this.chosen + step + count) % count;
    [...this.list.children].forEach((line, index) => {
      line.setAttribute("aria-selected", String(index === this.chosen));
      if (index === this.chosen) line.scrollIntoView({ block: "nearest" });
    });
    this.field.setAttribute("aria-activedescendant", `${this.list.id}-${this.chosen}`);
  }

  /** @param {number} index */
  take(index) {
    const candidate = this.found?.[index];
    if (candidate) this.field.setRangeText(candidate.insertion, this.from ?? 0, this.to ?? 0, "end");
    this.hide();
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
    else if (isOpen && event.key === "ArrowDown") this.choose(1);
    else if (isOpen && event.key === "ArrowUp") this.choose(-1);
    else if (isOpen && event.key === "Tab" && !event.shiftKey) this.take(this.chosen);
    else if (isOpen && event.key === "Escape") this.hide();
    else return;
    event.preventDefault();
  }
}
