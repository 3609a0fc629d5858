/**
 * The course. The editor holds the answer; the engine asks, judges and counts, and the page keeps the progress.
 *
 * @typedef {import("../rows.js").Scene} Scene
 * @typedef {import("../sequence.js").Scenario} Scenario
 * @typedef {{
 *   heading?: string, text?: string, role?: string, items?: string[], code?: string[], rows?: Scene, calls?: Scenario
 * }} Part
 * @typedef {{
 *   verdict: Part[], parts: Part[], word: string | null, isComplaint: boolean, showsTask: boolean,
 *   file: { name: string, text: string, isReset: boolean } | null
 * }} Sheet
 * @typedef {{ number: number, title: string, task: string, state: string }} Row
 * @typedef {{ title: string, summary: string, isKnown: boolean, lessons: Row[] }} Unit
 * @typedef {{
 *   sheet: Sheet, progress: string, contents: { units: Unit[], summary: string, advice: string }, isSealed: boolean,
 *   isAnswerable: boolean, isTorn: boolean
 * }} Answer
 * @typedef {{
 *   engine: import("../playground/engine.js").Engine, editor: { text: string, area: HTMLTextAreaElement },
 *   moment: { name: string }, load: (moment: { text: string, name: string }) => void
 * }} Page
 */
import { element, find, replace, visible } from "../dom.js";
import { drawScene } from "../rows.js";
import { keep, kept } from "../playground/share.js";
import { drawSequence } from "../sequence.js";

const progressKey = "dnd-lessons";
const tornSentence = `Your progress could not be read, and begins anew. It is kept as ${progressKey}.torn.`;

export class Lessons {
  /** @param {Page} page @param {object | null} course Its texts, for the engine when it is first asked. */
  constructor(page, course) {
    this.page = page;
    this.course = course;
    const { progress, files, isOpen } = keptProgress();
    this.progress = progress;
    this.files = files;
    this.isOpen = isOpen;
    this.file = "";
    find("learn").addEventListener("click", () => (this.isOpen ? this.close() : this.open()));
    for (const request of ["next", "quiz", "check", "hint", "reset"]) {
      find(`lesson-${request}`).addEventListener("click", () => this.ask(request));
    }
    page.editor.area.addEventListener("input", () => this.edited());
  }

  /** Goes on where the learner was when the page was left. */
  resume() { if (this.isOpen) this.open(); }

  open() {
    this.arrange(true);
    this.ask("current");
    if (!this.file) /** @type {HTMLDetailsElement} */ (find("contents")).open = true;
  }

  close() {
    this.arrange(false);
    document.body.classList.remove("sealed");
    find("problems").hidden = false;
    this.keep();
  }

  /** @param {boolean} isOpen */
  arrange(isOpen) {
    this.isOpen = isOpen;
    const course = find("course");
    const text = find("text").closest(".card");
    find("learn").setAttribute("aria-expanded", String(isOpen));
    document.body.classList.toggle("learning", isOpen);
    // What is read and where it is answered follow each other, for those who hear the page.
    if (!isOpen) find("text-label").textContent = "Lists and delegate";
    if (text) (isOpen ? course : find("calls").closest(".card"))?.after(text);
  }

  /** @param {string} request @param {string} [lesson] */
  ask(request, lesson) {
    if (this.course) this.page.engine.ask("course", this.course);
    this.course = null;
    const isAnswer = this.page.moment.name === this.file;
    const text = isAnswer ? this.page.editor.text : this.files[this.file];
    this.show(this.page.engine.ask("learn", { request, lesson, text, progress: this.progress }), request);
  }

  /** @param {Answer} answer @param {string} request */
  show(answer, request) {
    const { sheet, contents } = answer;
    if (answer.isTorn) setAside();
    this.progress = answer.progress;
    document.body.classList.toggle("sealed", answer.isSealed);
    this.takeFile(sheet.file);
    const parts = sheet.parts.map(partElement);
    const verdict = sheet.verdict.map(partElement);
    if (answer.isTorn) verdict.push(partElement({ text: tornSentence }));
    if (sheet.showsTask) replace(find("lesson"), ...parts);
    replace(find("verdict"), ...verdict, ...(sheet.showsTask ? [] : parts));
    find("verdict").dataset.word = sheet.word ?? "";
    for (const id of ["lesson-check", "lesson-hint", "lesson-reset"]) {
      /** @type {HTMLButtonElement} */ (find(id)).disabled = !answer.isAnswerable;
    }
    this.drawContents(contents);
    this.edited();
    if (sheet.showsTask && ["next", "quiz", "open"].includes(request)) {
      /** @type {HTMLDetailsElement} */ (find("contents")).open = false;
      find("lesson").querySelector("h3")?.focus();
    } else {
      find("verdict").scrollIntoView({ block: "nearest" });
    }
  }

  /** @param {Sheet["file"]} file */
  takeFile(file) {
    if (!file) return;
    if (file.isReset || this.files[file.name] === undefined) this.files[file.name] = file.text;
    this.file = file.name;
    find("text-label").textContent = `Your answer: ${file.name.replace(/.*\//, "")}`;
    this.page.load({ text: this.files[file.name], name: file.name });
  }

  /** Keeps the text of the answer. What cannot be read while a hole is left is no problem of the learner's. */
  edited() {
    const { name } = this.page.moment;
    const { text } = this.page.editor;
    if (this.isOpen && name === this.file) this.files[name] = text;
    find("problems").hidden = this.isOpen && text.includes("???");
    this.keep();
  }

  keep() {
    const { progress, files, isOpen } = this;
    keep(progressKey, JSON.stringify({ progress, files, isOpen }));
  }

  /** @param {Answer["contents"]} contents */
  drawContents({ units, summary, advice }) {
    replace(find("lesson-units"), element("p", {}, summary), element("p", {}, ...marked(advice)),
      ...units.map((unit) => element("section", {},
        element("h3", {}, unit.title, unit.isKnown ? " (known, by the entry quiz)" : null),
        element("p", { class: "quiet" }, unit.summary),
        element("ol", {}, ...unit.lessons.map((lesson) => this.row(lesson))))));
  }

  /** @param {Row} lesson */
  row({ number, title, task, state }) {
    const begin = () => this.ask("open", `${number}`);
    return element("li", { class: "tools" },
      element("button", { type: "button", click: begin, "aria-current": state === "now" ? "step" : null },
        `${number} ${title}`),
      element("span", { class: "quiet" }, ` ${task}${state ? `, ${state}` : ""}`));
  }
}

/** @param {Part} part */
function partElement({ heading, text, role, items, code, rows, calls }) {
  if (heading !== undefined) return element("h3", { tabindex: -1 }, ...marked(heading));
  if (items) return element("ul", { class: "items" }, ...items.map((item) => element("li", {}, ...marked(item))));
  if (code) return element("pre", { class: "code" }, visible(code.join("\n")));
  if (text !== undefined) {
    const colours = { failed: "bad", passed: "good", quiet: "quiet" };
    return element("p", { class: colours[/** @type {keyof typeof colours} */ (role)] }, ...marked(text));
  }
  const picture = element("div", { class: "lists" });
  if (rows) drawScene(picture, rows);
  if (calls) drawSequence(picture, calls);
  return picture;
}

/** @param {string} text A sentence whose `code`, *stressed words* and rules become elements. */
function marked(text) {
  return visible(text).split(/(`[^`]+`|\*[^*\s][^*]*\*|\b[RBQ][0-9]{2,3}\b)/).map((piece) => {
    if (/^[RBQ][0-9]+$/.test(piece)) return element("button", { type: "button", class: "rule" }, piece);
    if (/^`.+`$/.test(piece)) return element("code", {}, piece.slice(1, -1));
    return /^\*.+\*$/.test(piece) ? element("em", {}, piece.slice(1, -1)) : piece;
  });
}

/** @returns {{ progress: string | null, files: Record<string, string>, isOpen: boolean }} Texts by names of files. */
function keptProgress() {
  try {
    const found = JSON.parse(kept(progressKey) ?? "{}");
    return { progress: found.progress ?? null, files: Object(found.files), isOpen: found.isOpen === true };
  } catch {
    return { progress: setAside(), files: {}, isOpen: false };
  }
}

/** Keeps what cannot be read under another name, and stands for it: the engine says that it is none. */
function setAside() {
  keep(`${progressKey}.torn`, kept(progressKey) ?? "");
  return "torn";
}
