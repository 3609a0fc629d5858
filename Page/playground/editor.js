/**
 * An editor: a text area over its coloured text, with the diagnostics beneath it and candidates at the cursor. Colours,
 * diagnostics and candidates are the engine's.
 *
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./engine.js").Check} Check
 * @typedef {import("./engine.js").Diagnostic} Diagnostic
 * @typedef {[string, string][]} Line Roles and texts.
 */
import { element, replace, visible } from "../dom.js";
import { Candidates } from "./candidates.js";

const diagnosticsShown = 20;

export class Editor {
  /**
   * @param {HTMLTextAreaElement} area
   * @param {HTMLElement} colours
   * @param {HTMLElement} problems
   * @param {Engine} engine
   * @param {{ name: () => string, changed: (check: Check) => void }} page
   */
  constructor(area, colours, problems, engine, page) {
    this.area = area;
    this.colours = colours;
    this.problems = problems;
    this.engine = engine;
    this.page = page;
    this.drawn = /** @type {string[]} The coloured lines as texts. */ ([]);
    this.area.addEventListener("input", () => this.page.changed(this.draw()));
    this.area.addEventListener("scroll", () => this.align());
    new Candidates(this.area, () => engine.complete(this.text, this.area.selectionStart, false));
  }

  get text() { return this.area.value; }

  /** @param {string} text */
  show(text) {
    if (this.text !== text) this.area.value = text;
    return this.draw();
  }

  /** Draws colours and diagnostics of the present text. */
  draw() {
    const check = this.engine.check(this.text, this.page.name());
    this.drawLines(this.lines(check.diagnostics));
    replace(this.problems, ...check.diagnostics.slice(0, diagnosticsShown).map((found) => this.problem(found)));
    this.area.setAttribute("aria-invalid", String(check.diagnostics.some((found) => found.severity === "error")));
    return check;
  }

  /** @param {Diagnostic[]} diagnostics */
  lines(diagnostics) {
    const { roles, spans } = this.engine.tokens(this.text);
    const marked = diagnostics.filter((found) => found.from !== undefined);
    /** @type {Line[]} */
    const lines = [[]];
    let start = 0;
    for (let index = 0; index < spans.length; index += 2) {
      const end = start + spans[index];
      const isMarked = marked.some(({ from = 0, to = 0 }) => from < end && Math.max(to, from + 1) > start);
      const role = `${roles[spans[index + 1]]}${isMarked ? " marked" : ""}`;
      this.text.slice(start, end).split("\n").forEach((part, number) => {
        if (number > 0) lines.push([]);
        lines[lines.length - 1].push([role, part]);
      });
      start = end;
    }
    return lines;
  }

  /** @param {Line[]} lines Draws the lines between those at the beginning and at the end that are as before. */
  drawLines(lines) {
    const [before, now] = [this.drawn, lines.map((parts) => parts.join("\n"))];
    const most = Math.min(before.length, now.length);
    let first = 0;
    while (first < most && before[first] === now[first]) first += 1;
    let rest = 0;
    while (rest < most - first && before[before.length - 1 - rest] === now[now.length - 1 - rest]) rest += 1;
    for (let gone = before.length - rest - first; gone > 0; gone--) this.colours.children[first].remove();
    const next = this.colours.children[first] ?? null;
    for (const parts of lines.slice(first, lines.length - rest)) {
      this.colours.insertBefore(element("div", {}, ...parts.map(([role, part]) =>
        (role === "plain" ? part : element("span", { class: role }, part))), "\n"), next);
    }
    this.drawn = now;
    this.align();
  }

  align() { this.colours.scrollTop = this.area.scrollTop; }

  /** @param {Diagnostic} found */
  problem({ code, severity, file, line, message, edit, hints }) {
    const apply = edit && element("button", { type: "button", click: () => {
      this.area.setRangeText(edit.text, edit.from, edit.to, "end");
      this.area.focus();
      this.page.changed(this.draw());
    } }, edit.text ? `Write ${visible(edit.text)}` : "Remove it");
    return element("li", { class: severity },
      element("button", { type: "button", class: "rule" }, code),
      ` ${file ? `${visible(file)}:` : "line "}${line}: ${visible(message)} `, apply,
      ...hints.map((hint) => element("div", { class: "quiet" }, visible(hint))));
  }
}
