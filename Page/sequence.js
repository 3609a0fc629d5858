/**
 * Draws a sequence of calls: a line for each message, with a lane for each participant. The values have the shape of
 * docs/trace.schema.json.
 *
 * @typedef {{ id: string, role: string, list?: string, title: string }} Participant
 * @typedef {{
 *   kind: string, number?: number, from: string, to: string, text: string, arguments?: string, list?: string,
 *   answer?: string, rule?: string, questions: string[], depth: number, milliseconds: number, file?: string,
 *   line?: number
 * }} Message
 * @typedef {{
 *   title: string, file: string, line: number, caseLine?: number, state: string,
 *   lists: { name: string, kind: string, app?: string }[], participants: Participant[], messages: Message[]
 * }} Scenario
 */
import { drawing, element, isolated, replace, visible } from "./dom.js";

const laneWidth = 14;

/**
 * Draws all messages of a scenario into an element.
 * @param {Element} parent
 * @param {Scenario} scenario
 * @param {{ fresh?: number, deciding?: number, keep?: number }} [options] `fresh`: the index of the first message of
 * the last step; `deciding`: the index of the message that decided a failure; `keep`: messages before this index are
 * drawn already, and stay.
 */
export function drawSequence(parent, scenario, options = {}) {
  const drawn = parent.querySelector(".messages");
  const people = scenario.participants.map((participant) => participant.id).join("\n");
  if (drawn && options.keep && parent.getAttribute("data-people") === people) {
    grow(drawn, scenario, options.keep, options);
    return;
  }
  parent.setAttribute("data-people", people);
  const legend = scenario.participants.map((participant, lane) =>
    element("span", {}, element("b", {}, `${lane + 1}`), " ", isolated(participant.title)));
  const list = element("ol", { class: "messages" });
  grow(list, scenario, 0, options);
  replace(parent, element("p", { class: "people" }, ...legend), list);
}

/**
 * @param {Element} list
 * @param {Scenario} scenario
 * @param {number} kept
 * @param {{ fresh?: number, deciding?: number }} options
 */
function grow(list, scenario, kept, { fresh = Infinity, deciding }) {
  while (list.children.length > kept) list.lastElementChild?.remove();
  for (const message of scenario.messages.slice(kept)) list.append(messageLine(scenario, message));
  [...list.children].forEach((line, index) => {
    line.classList.toggle("fresh", index >= fresh);
    line.classList.toggle("deciding", index === deciding);
  });
}

/** @param {Scenario} scenario @param {Message} message */
function messageLine(scenario, message) {
  const words = element("span", { class: "words" }, selector(message.text));
  if (message.arguments) words.append(" ", isolated(message.arguments, "arguments"));
  const other = otherList(scenario, message);
  if (other) words.append(" in ", isolated(other, "list"));
  if (message.answer !== undefined) words.append(" ", isolated(message.answer, "answer"));
  const cited = [message.rule, ...message.questions].filter(/** @returns {id is string} */ (id) => Boolean(id));
  return element("li", {
    class: `message ${message.kind}`, "data-kind": message.kind, "data-from": message.from, "data-to": message.to,
  }, lanes(scenario, message), element("span", { class: "number" }, message.number ? `${message.number}` : ""), words,
  element("span", { class: "reasons" }, ...cited.map((id) =>
    element("button", { type: "button", class: "rule", "data-rule": id }, visible(id)))));
}

/** @param {string} text A selector, which may be broken after each of its parts. */
function selector(text) {
  const parts = visible(text).split(/(?<=[:(])(?!\))/);
  return element("bdi", { class: "text" }, ...parts.flatMap((part) => [part, element("wbr")]));
}

/**
 * The list of a message, when neither participant belongs to it.
 * @param {Scenario} scenario
 * @param {Message} message
 */
function otherList(scenario, message) {
  const belongs = scenario.participants.some((participant) =>
    participant.list === message.list && [message.from, message.to].includes(participant.id));
  return belongs ? undefined : message.list;
}

/** @param {Scenario} scenario @param {Message} message */
function lanes(scenario, message) {
  const ids = scenario.participants.map((participant) => participant.id);
  const place = (/** @type {string} */ id) => (Math.max(0, ids.indexOf(id)) + 0.5) * laneWidth;
  const [from, to] = [place(message.from), place(message.to)];
  const parts = ids.map((id) => drawing("line", { x1: place(id), x2: place(id), y1: 0, y2: "100%" }));
  if (from === to) parts.push(drawing("circle", { cx: from, cy: 12, r: 2.5 }));
  else {
    const back = to > from ? -4 : 4;
    parts.push(drawing("path", {
      class: message.kind === "absent" ? "arrow absent" : "arrow",
      d: `M${from} 12H${to}M${to + back} 8L${to} 12L${to + back} 16`,
    }));
  }
  const words = from === to ? message.from : `${message.from} to ${message.to}`;
  const holder = element("span", { class: "lanes" },
    drawing("svg", { role: "img", "aria-label": visible(words) }, ...parts));
  holder.style.width = `${ids.length * laneWidth}px`;
  return holder;
}

/**
 * Shows what a rule or open question says while the pointer or the focus is on it. Escape hides it.
 * @param {(id: string) => string | null} describe
 */
export function explainOnHover(describe) {
  const tip = element("div", { class: "tip floating screen-only", role: "tooltip", id: "rule-tip", hidden: true });
  document.body.append(tip);
  const show = (/** @type {Event} */ { target }) => {
    if (!(target instanceof Element) || tip.contains(target)) return;
    const rule = target.closest(".rule");
    const words = rule && describe(rule.textContent ?? "");
    tip.hidden = !words;
    if (!rule || !words) return;
    tip.textContent = visible(words);
    rule.setAttribute("aria-describedby", tip.id);
    const place = rule.getBoundingClientRect();
    const isBelow = place.bottom + 4 + tip.offsetHeight < innerHeight;
    tip.style.top = `${Math.max(8, isBelow ? place.bottom + 4 : place.top - tip.offsetHeight - 4)}px`;
    tip.style.left = `${Math.max(8, Math.min(place.left, innerWidth - tip.offsetWidth - 8))}px`;
  };
  for (const name of ["pointerover", "focusin", "click"]) document.addEventListener(name, show);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") tip.hidden = true; });
}
