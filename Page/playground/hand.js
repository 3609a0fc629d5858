/**
 * Turns what a hand does into lines of the language: by keyboard or single clicks; `Pointer` adds mouse and touch. What
 * follows, the gap and the rows that give way, comes from the engine.
 *
 * @typedef {import("../rows.js").Place} Place
 * @typedef {import("../rows.js").Scene} Scene
 */
import { drawnRows } from "../rows.js";
import { Pointer } from "./pointer.js";

const zones = [" above", "", " below"];
const steps = new Map([["ArrowUp", -1], ["ArrowLeft", -1], ["ArrowDown", 1], ["ArrowRight", 1]]);

export class Hand {
  /**
   * @param {HTMLElement} lists
   * @param {{ scene: () => Scene, state: () => string, play: (line: string) => boolean, draw: () => void }} page
   */
  constructor(lists, page) {
    this.lists = lists;
    this.page = page;
    /** The row that the person has chosen, or that the finger is over. @type {Place | null} */
    this.place = null;
    /** The row that was lifted. @type {Place | null} */
    this.source = null;
    this.zone = 1;
    this.pointer = new Pointer(lists, this);
    lists.addEventListener("keydown", (event) => this.key(event));
    lists.addEventListener("keyup", (event) => { if (event.key === " ") event.preventDefault(); });
  }

  get isHolding() { return this.page.state() !== "idle"; }

  // Words

  /** @param {string} name */
  list(name) { return this.page.scene().lists.find((list) => list.name === name); }

  /** @param {Place | null} place */
  row(place) { return place ? this.list(place.list)?.sections[place.section]?.rows[place.row] : undefined; }

  /**
   * ` in people`; empty when there is only one list.
   * @param {string} preposition
   * @param {string} name
   */
  inList(preposition, name) {
    if (this.page.scene().lists.length < 2) return "";
    return ` ${preposition} ${this.list(name)?.spelling ?? name}`;
  }

  /** @param {Place} place The words for a row; undefined for none, and for placeholders, which have none. */
  words(place) {
    const row = this.row(place);
    return row?.marks?.includes("placeholder") ? undefined : row?.name ?? row?.label;
  }

  /** @param {string} verb @param {Place} place */
  touch(verb, place) {
    const row = this.words(place);
    return row !== undefined && this.page.play(`${verb} ${row}${this.inList("from", place.list)}`);
  }

  // Gestures

  /** @param {Place | null} place */
  lift(place) {
    this.place = this.source = place;
    this.zone = 1;
    return place !== null && this.touch("lift", place);
  }

  /** Lets the session begin, if the row is only lifted. */
  begin() {
    if (this.page.state() !== "lifted") return this.isHolding;
    return this.source !== null && this.touch("drag", this.source);
  }

  /** @param {Place} place @param {number} zone */
  hover(place, zone = 1) {
    if (!this.begin()) return false;
    this.place = place;
    this.zone = zone;
    const list = this.list(place.list);
    const row = this.words(place);
    const where = this.inList("in", place.list);
    if (list?.kind === "view") return this.page.play(`hover in ${list.spelling ?? list.name}`);
    if (!list?.sections.some((section) => section.rows.length)) return this.page.play(`hover empty${where}`);
    return this.page.play(`hover ${row === undefined ? "end" : `${row}${zones[zone]}`}${where}`);
  }

  /** @param {string} list @returns {Place} */
  end(list) {
    const sections = this.list(list)?.sections ?? [];
    const section = Math.max(0, sections.length - 1);
    return { list, section, row: sections[section]?.rows.length ?? 0 };
  }

  leave() {
    this.place = null;
    return this.begin() && this.page.play("leave");
  }

  drop() { return this.finish("drop"); }

  cancel() { return this.finish("cancel"); }

  /** @param {string} line */
  finish(line) { return this.isHolding && this.page.play(this.page.state() === "lifted" ? "release" : line); }

  // Single clicks

  /** @param {Place} place Chooses a row; with a row in the hand, moves over it. */
  choose(place) {
    if (this.isHolding) this.hover(place);
    else this.place = place;
    this.page.draw();
  }

  /** @param {EventTarget | null} target @returns {Place | null} */
  placeOf(target) {
    const row = target instanceof Element ? target.closest("[data-row]") : null;
    if (!row) return null;
    const number = (/** @type {string} */ name) => Number(row.getAttribute(name));
    return { list: row.getAttribute("data-list") ?? "", section: number("data-at"), row: number("data-row") };
  }

  // Keyboard

  /** @param {KeyboardEvent} event */
  key(event) {
    const place = this.placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.act(event, this.isHolding && this.place ? this.place : place)) return;
    event.preventDefault();
    event.stopPropagation();
    this.page.draw();
    this.focus();
  }

  /** @param {KeyboardEvent} event @param {Place} place @returns {boolean} */
  act({ key, shiftKey }, place) {
    const step = steps.get(key);
    if (key === " ") {
      if (this.isHolding) this.drop();
      else this.lift(place);
    } else if (key === "Escape" && this.isHolding) {
      this.cancel();
    } else if (step && shiftKey && this.isHolding) {
      this.hover(place, Math.min(2, Math.max(0, this.zone + step)));
    } else if (step) {
      const next = this.beside(place, step);
      if (next) this.choose(next);
    } else if (key === "Tab" && this.isHolding && this.page.scene().lists.length > 1) {
      this.hover(this.inNextList(place, shiftKey ? -1 : 1));
    } else return false;
    return true;
  }

  /**
   * The next row of the list; with a row in the hand also the end of the list.
   * @param {Place} place
   * @param {number} step
   */
  beside(place, step) {
    const sections = this.list(place.list)?.sections ?? [];
    let { section, row } = place;
    row += step;
    while (row < 0 && section > 0) row = sections[--section].rows.length - 1;
    while (row >= (sections[section]?.rows.length ?? 0) && section < sections.length - 1) {
      section += 1;
      row = 0;
    }
    const last = (sections[section]?.rows.length ?? 0) - (this.isHolding ? 0 : 1);
    return row < 0 || row > last ? null : { list: place.list, section, row };
  }

  /** @param {Place} place @param {number} step @returns {Place} */
  inNextList(place, step) {
    const { lists } = this.page.scene();
    const index = lists.findIndex((list) => list.name === place.list);
    return { list: lists[(index + step + lists.length) % lists.length].name, section: 0, row: 0 };
  }

  /** Moves the focus to the row of the place, or the last one before it. */
  focus() {
    const { place } = this;
    if (!place) return;
    const row = drawnRows(this.lists, place).filter((found) => Number(found.dataset.row) <= place.row).pop();
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: "nearest" });
  }
}
