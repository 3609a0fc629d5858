/**
 * Draws the play of a scenario: a timeline, the rows before and after a step, the calls, and the ledger.
 *
 * @typedef {import("./values.js").Play} Play
 */
import { element, isolated, replace, visible } from "../dom.js";
import { drawScene } from "../rows.js";
import { drawSequence } from "../sequence.js";
import { playgroundLink } from "./values.js";

/** @param {Play} play @param {string | undefined} playground */
export function playElement(play, playground) {
  const made = element("div", { class: "play" });
  const calls = element("div", { class: "calls" });
  drawSequence(calls, play.sequence, { deciding: play.deciding });
  if (play.moments.length > 1) made.append(...stepper(play, calls));
  else made.append(...play.moments.map((moment) => part("Rows", drawMoment(listsElement(), moment))));
  made.append(part("Calls", calls));
  if (play.ledger) made.append(part("Ledger", element("pre", { tabindex: 0 }, play.ledger.map(visible).join("\n"))));
  if (playground) made.append(playgroundPart(play, playground));
  return made;
}

/** @param {string} title @param {...Node} children */
function part(title, ...children) {
  return element("section", {}, element("h2", {}, title), ...children);
}

function listsElement() { return element("div", { class: "lists" }); }

/** @param {Element} parent @param {import("./values.js").Moment} moment */
function drawMoment(parent, { scene }) {
  drawScene(parent, scene);
  const { drag } = scene;
  if (drag) parent.append(element("p", { class: "quiet held" }, `${drag.state}: `, isolated(drag.labels.join(" "))));
  return parent;
}

/**
 * The timeline, and the rows around the step that it points at. The range input brings its own keys: arrows, Home, End.
 * @param {Play} play
 * @param {Element} calls
 */
function stepper(play, calls) {
  const last = play.moments.length - 1;
  const [before, after] = [listsElement(), listsElement()];
  const words = element("output", { class: "step" });
  const range = element("input", { type: "range", min: 1, max: last, "aria-label": "Step" });
  const move = (/** @type {number} */ distance) => {
    range.value = `${Number(range.value) + distance}`;
    show();
  };
  const earlier = element("button", { type: "button", click: () => move(-1), "aria-label": "Earlier step" }, "←");
  const later = element("button", { type: "button", click: () => move(1), "aria-label": "Later step" }, "→");
  const show = () => {
    const at = Number(range.value);
    const [from, to] = [play.moments[at - 1], play.moments[at]];
    drawMoment(before, from);
    drawMoment(after, to);
    replace(words, `${at} of ${last}: `, isolated(to.step ?? "", "code"), place(play, at));
    range.setAttribute("aria-valuetext", `${at} of ${last}: ${visible(to.step ?? "")}`);
    earlier.disabled = at === 1;
    later.disabled = at === last;
    [...calls.querySelectorAll(".message")].forEach((line, index) =>
      line.classList.toggle("fresh", index >= from.messages && index < to.messages));
  };
  range.addEventListener("input", show);
  range.value = `${firstStep(play)}`;
  show();
  return [
    element("div", { class: "timeline" }, element("span", { class: "keys screen-only" }, earlier, range, later), words),
    element("div", { class: "around" }, part("Before", before), part("After", after)),
  ];
}

/** @param {Play} play The step that decided the failure, or the last one. */
function firstStep(play) {
  const { deciding } = play;
  const found = deciding === undefined ? -1 : play.moments.findIndex((moment) => moment.messages > deciding);
  return found > 0 ? found : play.moments.length - 1;
}

/** @param {Play} play @param {number} at */
function place(play, at) {
  const { file, line } = play.moments[at];
  if (!line) return null;
  return element("span", { class: "quiet" }, file ? isolated(` ${file}:${line}`) : ` line ${line}`);
}

/** @param {Play} play @param {string} playground */
function playgroundPart(play, playground) {
  if (play.obstacle) return element("p", { class: "quiet" }, `Not for the playground: ${play.obstacle}`);
  const link = element("a", { href: playground, rel: "noreferrer" }, "Play it in the playground");
  playgroundLink(playground, play).then((address) => link.setAttribute("href", address));
  return element("p", { class: "screen-only" }, link);
}
