// @ts-check
/**
 * Turns what a hand does into lines of the language: by mouse, touch, keyboard, or single clicks. What follows, the gap
 * and the rows that give way, comes from the engine.
 *
 * @typedef {import("../rows.js").Place} Place
 * @typedef {import("../rows.js").Scene} Scene
 */

const longPressMilliseconds = 500;
const slackPixels = 5;
const zones = [" above", "", " below"];

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
    /** @type {{ id: number, x: number, y: number, place: Place, timer: number, isTouch: boolean } | null} */
    this.press = null;
    this.ghost = document.createElement("div");
    this.ghost.className = "ghost floating";
    this.ghost.hidden = true;
    document.body.append(this.ghost);
    lists.addEventListener("pointerdown", (event) => this.down(event));
    lists.addEventListener("pointermove", (event) => this.move(event));
    lists.addEventListener("pointerup", (event) => this.up(event));
    lists.addEventListener("pointercancel", () => this.lost());
    lists.addEventListener("contextmenu", (event) => { if (this.press?.isTouch) event.preventDefault(); });
    // Also the row that was touched, which is drawn anew, and gets the events all the same.
    this.keepStill = (/** @type {Event} */ event) => { if (this.isHolding) event.preventDefault(); };
    lists.addEventListener("touchmove", this.keepStill, { passive: false });
    lists.addEventListener("keydown", (event) => this.key(event));
    lists.addEventListener("keyup", (event) => { if (event.key === " ") event.preventDefault(); });
    lists.addEventListener("click", (event) => { if (event.detail === 0 || !this.wasDrag) this.click(event); });
    this.wasDrag = false;
  }

  get isHolding() { return this.page.state() !== "idle"; }

  // Words

  /** @param {string} name */
  list(name) { return this.page.scene().lists.find((list) => list.name === name); }

  /** @param {Place} place */
  row(place) { return this.list(place.list)?.sections[place.section]?.rows[place.row]; }

  /**
   * ` in people`; empty when there is only one list.
   *
   * @param {string} preposition
   * @param {string} name
   */
  inList(preposition, name) {
    if (this.page.scene().lists.length < 2) return "";
    return ` ${preposition} ${this.list(name)?.spelling ?? name}`;
  }

  /** @param {string} verb @param {Place} place */
  touch(verb, place) {
    const row = this.row(place);
    if (!row || row.marks?.includes("placeholder")) return false;
    return this.page.play(`${verb} ${row.name ?? row.label}${this.inList("from", place.list)}`);
  }

  // Gestures

  /** @param {Place} place */
  lift(place) {
    this.place = this.source = place;
    this.zone = 1;
    return this.touch("lift", place);
  }

  /** Lets the session begin, if the row is only lifted. */
  begin() {
    if (this.page.state() !== "lifted") return this.isHolding;
    return this.source ? this.touch("drag", this.source) : false;
  }

  /** @param {Place} place @param {number} zone */
  hover(place, zone = 1) {
    if (!this.begin()) return false;
    this.place = place;
    this.zone = zone;
    const list = this.list(place.list);
    const row = this.row(place);
    const where = this.inList("in", place.list);
    if (list?.kind === "view") return this.page.play(`hover in ${list.spelling ?? list.name}`);
    if (!list?.sections.some((section) => section.rows.length)) return this.page.play(`hover empty${where}`);
    if (!row || row.marks?.includes("placeholder")) return this.page.play(`hover end${where}`);
    return this.page.play(`hover ${row.name ?? row.label}${zones[zone]}${where}`);
  }

  drop() {
    this.ghost.hidden = true;
    if (this.page.state() === "lifted") return this.page.play("release");
    return this.isHolding && this.page.play("drop");
  }

  cancel() {
    this.ghost.hidden = true;
    return this.isHolding && this.page.play(this.page.state() === "lifted" ? "release" : "cancel");
  }

  // Mouse and touch

  /** @param {EventTarget | null} target @returns {Place | null} */
  placeOf(target) {
    const row = target instanceof Element ? target.closest("[data-row]") : null;
    if (!row) return null;
    const number = (/** @type {string} */ name) => Number(row.getAttribute(name));
    return { list: row.getAttribute("data-list") ?? "", section: number("data-at"), row: number("data-row") };
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.wasDrag = false;
    const place = this.placeOf(event.target);
    if (!place || event.button !== 0 || this.isHolding) return;
    const isTouch = event.pointerType === "touch";
    if (isTouch) event.target?.addEventListener("touchmove", this.keepStill, { passive: false });
    const timer = isTouch ? window.setTimeout(() => this.longPress(), longPressMilliseconds) : 0;
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, place, timer, isTouch };
  }

  longPress() {
    if (!this.press) return;
    this.wasDrag = this.lift(this.press.place);
    if (this.wasDrag) this.take(this.press);
  }

  /** @param {{ id: number, x: number, y: number, place: Place }} press */
  take(press) {
    this.lists.setPointerCapture(press.id);
    this.ghost.textContent = this.row(press.place)?.label ?? "";
    this.follow(press.x, press.y);
  }

  /** @param {number} x @param {number} y */
  follow(x, y) {
    this.ghost.hidden = false;
    this.ghost.style.transform = `translate(${x + 8}px, ${y + 8}px)`;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { press } = this;
    if (!press || press.id !== event.pointerId) return;
    const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slackPixels;
    if (!this.wasDrag) {
      if (!isFar) return;
      if (press.isTouch) return this.forget();
      this.wasDrag = this.lift(press.place);
      if (!this.wasDrag) return this.forget();
      this.take(press);
    }
    this.follow(event.clientX, event.clientY);
    if (isFar && this.begin()) this.over(event.clientX, event.clientY);
  }

  /**
   * Plays the place under the pointer, when it is another one.
   *
   * @param {number} x
   * @param {number} y
   */
  over(x, y) {
    const target = document.elementFromPoint(x, y);
    const place = this.placeOf(target);
    const list = target?.closest("[data-list]")?.getAttribute("data-list");
    if (place) {
      const box = /** @type {Element} */ (target?.closest("[data-row]")).getBoundingClientRect();
      const part = (y - box.top) / box.height;
      const zone = part < 0.25 ? 0 : part > 0.75 ? 2 : 1;
      if (!this.isAt(place, zone)) this.hover(place, zone);
      this.scroll(target?.closest(".scrolls"), y);
    } else if (list && target && !target.closest("[data-gap]")) {
      const sections = this.list(list)?.sections ?? [];
      const end = { list, section: sections.length - 1, row: sections[sections.length - 1]?.rows.length ?? 0 };
      if (!target.closest("header") && !this.isAt(end, 1)) this.hover(end);
    } else if (!list && this.place) {
      this.place = null;
      this.page.play("leave");
    }
  }

  /** @param {Place} place @param {number} zone */
  isAt(place, zone) {
    const here = this.place;
    return here?.list === place.list && here.section === place.section && here.row === place.row && this.zone === zone;
  }

  /**
   * Scrolls a long list when the pointer is near its edge.
   *
   * @param {Element | null | undefined} rows
   * @param {number} y
   */
  scroll(rows, y) {
    if (!rows) return;
    const box = rows.getBoundingClientRect();
    if (y < box.top + 24) rows.scrollTop -= 22;
    if (y > box.bottom - 24) rows.scrollTop += 22;
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.press || this.press.id !== event.pointerId) return;
    this.forget();
    if (this.wasDrag) this.drop();
  }

  lost() {
    const isDrag = this.press && this.wasDrag;
    this.forget();
    if (isDrag) this.cancel();
  }

  forget() {
    if (this.press) clearTimeout(this.press.timer);
    this.press = null;
    this.ghost.hidden = true;
  }

  // Single clicks

  /**
   * Chooses a row; with a row in the hand, moves over it.
   *
   * @param {MouseEvent} event
   */
  click(event) {
    const place = this.placeOf(event.target);
    if (!place) return;
    if (this.isHolding) this.hover(place);
    else this.place = place;
    this.page.draw();
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
  act(event, place) {
    const steps = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (event.key === " ") {
      if (this.isHolding) this.drop();
      else this.lift(place);
    } else if (event.key === "Escape" && this.isHolding) {
      this.cancel();
    } else if (steps && event.shiftKey && this.isHolding) {
      this.hover(place, Math.min(2, Math.max(0, this.zone + steps)));
    } else if (steps) {
      const next = this.beside(place, steps);
      if (next && this.isHolding) this.hover(next);
      else if (next) this.place = next;
    } else if (event.key === "Tab" && this.isHolding && this.page.scene().lists.length > 1) {
      this.hover(this.inNextList(place, event.shiftKey ? -1 : 1));
    } else return false;
    return true;
  }

  /**
   * The next row of the list; with a row in the hand also the end of the list.
   *
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
    const next = lists[(index + step + lists.length) % lists.length];
    return { list: next.name, section: 0, row: 0 };
  }

  /** Moves the focus to the row of the place, or the last one before it. */
  focus() {
    const { place } = this;
    if (!place) return;
    const rows = [...this.lists.querySelectorAll(`[data-row][data-at="${place.section}"]`)].filter((row) =>
      row.getAttribute("data-list") === place.list && Number(row.getAttribute("data-row")) <= place.row);
    const row = /** @type {HTMLElement | undefined} */ (rows[rows.length - 1]);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: "nearest" });
  }
}
