/**
 * A hand by mouse and touch: a press that moves lifts a row, and with a finger a long press does.
 *
 * @typedef {import("./hand.js").Hand} Hand
 * @typedef {import("../rows.js").Place} Place
 */
import { element, visible } from "../dom.js";

const longPressMilliseconds = 500;
const slackPixels = 5;
const scrollingEdgePixels = 24;
const scrollStepPixels = 22;

export class Pointer {
  /** @param {HTMLElement} lists @param {Hand} hand */
  constructor(lists, hand) {
    this.lists = lists;
    this.hand = hand;
    /** @type {{ id: number, x: number, y: number, place: Place, timer: number, isTouch: boolean } | null} */
    this.press = null;
    /** Whether the present press, or the last one, has lifted a row. */
    this.isDrag = false;
    this.ghost = element("div", { class: "ghost floating", hidden: true });
    document.body.append(this.ghost);
    this.keepStill = (/** @type {Event} */ event) => { if (this.hand.isHolding) event.preventDefault(); };
    lists.addEventListener("touchmove", this.keepStill, { passive: false });
    lists.addEventListener("pointerdown", (event) => this.down(event));
    lists.addEventListener("pointermove", (event) => this.move(event));
    lists.addEventListener("pointerup", (event) => this.end(event, () => this.hand.drop()));
    lists.addEventListener("pointercancel", (event) => this.end(event, () => this.hand.cancel()));
    lists.addEventListener("contextmenu", (event) => { if (this.press?.isTouch) event.preventDefault(); });
    lists.addEventListener("click", (event) => {
      const place = hand.placeOf(event.target);
      if (place && (event.detail === 0 || !this.isDrag)) hand.choose(place);
    });
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.isDrag = false;
    const place = this.hand.placeOf(event.target);
    if (!place || event.button !== 0 || this.hand.isHolding) return;
    const isTouch = event.pointerType === "touch";
    // The row that was touched is drawn anew, and gets the events all the same.
    if (isTouch) event.target?.addEventListener("touchmove", this.keepStill, { passive: false });
    const timer = isTouch ? window.setTimeout(() => this.lift(), longPressMilliseconds) : 0;
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, place, timer, isTouch };
  }

  lift() {
    if (!this.press) return;
    const { id, x, y, place } = this.press;
    this.isDrag = this.hand.lift(place);
    if (!this.isDrag) return this.forget();
    this.lists.setPointerCapture(id);
    this.ghost.textContent = visible(this.hand.row(place)?.label ?? "");
    this.follow(x, y);
  }

  /** @param {number} x @param {number} y */
  follow(x, y) {
    this.ghost.hidden = false;
    this.ghost.style.transform = `translate(${x + 8}px, ${y + 8}px)`;
  }

  /** @param {PointerEvent} event */
  move({ pointerId, clientX, clientY }) {
    const { press } = this;
    if (press?.id !== pointerId) return;
    const isFar = Math.hypot(clientX - press.x, clientY - press.y) > slackPixels;
    if (!this.isDrag && isFar) {
      if (press.isTouch) this.forget();
      else this.lift();
    }
    if (!this.press || !this.isDrag) return;
    // Escape has ended the drag.
    if (!this.hand.isHolding) return this.forget();
    this.follow(clientX, clientY);
    if (isFar && this.hand.begin()) this.over(clientX, clientY);
  }

  /**
   * Plays the place under the pointer, when it is another one.
   * @param {number} x
   * @param {number} y
   */
  over(x, y) {
    const target = document.elementFromPoint(x, y);
    const place = this.hand.placeOf(target);
    const list = target?.closest("[data-list]")?.getAttribute("data-list");
    if (place) {
      const box = /** @type {Element} */ (target?.closest("[data-row]")).getBoundingClientRect();
      const part = (y - box.top) / box.height;
      this.hover(place, part < 0.25 ? 0 : part > 0.75 ? 2 : 1);
      this.scroll(target?.closest(".scrolls"), y);
    } else if (list && !target?.closest("li, header")) this.hover(this.hand.end(list), 1);
    else if (!list && this.hand.place) this.hand.leave();
  }

  /** @param {Place} place @param {number} zone */
  hover(place, zone) {
    const here = this.hand.place;
    const isSame = here?.list === place.list && here.section === place.section && here.row === place.row;
    if (!isSame || this.hand.zone !== zone) this.hand.hover(place, zone);
  }

  /** @param {Element | null | undefined} rows @param {number} y */
  scroll(rows, y) {
    if (!rows) return;
    const box = rows.getBoundingClientRect();
    if (y < box.top + scrollingEdgePixels) rows.scrollTop -= scrollStepPixels;
    if (y > box.bottom - scrollingEdgePixels) rows.scrollTop += scrollStepPixels;
  }

  /** @param {PointerEvent} event @param {() => void} finish */
  end(event, finish) {
    if (this.press?.id !== event.pointerId) return;
    this.forget();
    if (this.isDrag) finish();
  }

  forget() {
    clearTimeout(this.press?.timer);
    this.press = null;
    this.ghost.hidden = true;
  }
}
