// Generated from Page by `make generated`: do not edit.
// swift-format-ignore-file

/// The style and the script of pages, and their hashes for the policy.
enum PageAssets {
    static let styleHash = "sha256-95Y+J673frQn8oxBokEwVobvLkqpnhFopxCoVHcvGgA="
    static let scriptHash = "sha256-aXwWzR4iSeYeya8404K5t/6ccFEno57KU3F1taDT3wI="

    static let style = #"""
:root {
  color-scheme: light dark;
  --u: 4px;
  --row: 44px;
  --back: light-dark(#f2f2f7, #000000);
  --card: light-dark(#ffffff, #1c1c1e);
  --raised: light-dark(#e9e9ef, #2c2c2e);
  --line: light-dark(#c9c9d2, #48484a);
  --text: light-dark(#1c1c1e, #f2f2f7);
  --quiet: light-dark(#5a5a63, #b0b0b8);
  --accent: light-dark(#0057c2, #6cb0ff);
  --on-accent: light-dark(#ffffff, #00142e);
  --gap: light-dark(#cfe2ff, #12386b);
  --good: light-dark(#1b6e2d, #6ddc84);
  --bad: light-dark(#b3201a, #ff8a80);
  --warn: light-dark(#8a4b00, #ffc266);
  --fresh: light-dark(#fff6d6, #3a3210);
  --shadow: 0 1px 3px light-dark(rgb(0 0 0 / 16%), transparent);
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
*, *::before, *::after { box-sizing: border-box; }
html {
  background: var(--back);
  color: var(--text);
  font: 16px/24px -apple-system, system-ui, "Segoe UI", Roboto, sans-serif;
}
body { margin: 0; overflow-wrap: anywhere; }
h1, h2, h3, p, ul, ol, pre { margin: 0; padding: 0; }
h1 { font-size: 20px; font-weight: 700; }
h2, h3 { font-size: 14px; font-weight: 600; }
h2, .quiet { color: var(--quiet); }
p.quiet, output { font-size: 14px; line-height: 20px; }
ul, ol { list-style: none; }
pre { white-space: pre-wrap; }
a { color: var(--accent); }
bdi { unicode-bidi: isolate; }
[hidden] { display: none !important; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.warn { color: var(--warn); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.top, .tools, .hand, .moves, .filters, .timeline, .command, .people {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: calc(2 * var(--u));
}
button, select, textarea, input, .button, .rows, .editor pre, .floating {
  border: 1px solid var(--line);
  border-radius: calc(2 * var(--u));
  background: var(--card);
  color: inherit;
  font: inherit;
}
.floating { z-index: 9; overflow: auto; box-shadow: 0 4px 24px rgb(0 0 0 / 32%); font-size: 14px; line-height: 20px; }
button, select, .button, input { min-width: 0; max-width: 100%; min-height: 32px; font-size: 14px; line-height: 20px; }
button, select, .button { padding: var(--u) calc(3 * var(--u)); cursor: pointer; }
input { padding: var(--u) calc(2 * var(--u)); }
input::placeholder { color: var(--quiet); opacity: 1; }
button:hover:not(:disabled), .button:hover { background: var(--raised); }
button:disabled { color: var(--quiet); border-style: dashed; cursor: default; }
button.primary:not(:disabled), button[aria-pressed="true"] {
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);
}
button.primary { font-weight: 600; }
button.primary:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre, .code, .messages, .editor pre, .editor textarea, #line {
  font-family: var(--mono);
  font-size: 13px;
  line-height: 20px;
}
.card {
  min-width: 0;
  padding: calc(4 * var(--u));
  border-radius: calc(3 * var(--u));
  background: var(--card);
  box-shadow: var(--shadow);
}
.lists { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(4 * var(--u)); }
.list > header { display: flex; align-items: baseline; gap: calc(2 * var(--u)); white-space: nowrap; }
.list > header > * { overflow: hidden; text-overflow: ellipsis; font-size: 14px; }
.list > header .proposal { margin-inline-start: auto; color: var(--accent); }
.section-title { padding: 0 calc(4 * var(--u)); color: var(--quiet); font-size: 13px; }
.rows { position: relative; overflow: hidden; }
.rows.scrolls { overflow: auto; max-height: calc(10 * var(--row)); overscroll-behavior: contain; }
.rows > li { min-height: var(--row); border-bottom: 1px solid var(--line); }
.rows > li:last-child { border-bottom: 0; }
.rows .space { min-height: 0; border: 0; }
.row {
  display: flex;
  align-items: center;
  gap: calc(2 * var(--u));
  width: 100%;
  min-height: var(--row);
  padding: calc(2 * var(--u)) calc(4 * var(--u));
  border: 0;
  border-radius: 0;
  background: none;
  font-size: 16px;
  line-height: 24px;
  text-align: start;
}
.scrolls .row { height: var(--row); }
.scrolls .row .label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row:focus-visible { outline-offset: -2px; }
.row .label { flex: 1; min-width: 0; }
.row .label.long { max-height: calc(18 * var(--u)); overflow: hidden; }
.row .mark { color: var(--quiet); font-size: 13px; }
.rows .gap, .rows .gap .row { background: var(--gap); color: var(--accent); font-size: 13px; }
.rows .lifted, .rows .picked { background: var(--raised); }
.rows .lifted .label, .rows .placeholder .label, .rows .omitted .label { color: var(--quiet); }
.rows .target { box-shadow: inset 0 0 0 2px var(--accent); }
.rows .placeholder .label { font-style: italic; }
.rows .omitted .mark { display: none; }
.difference { color: var(--warn); font-size: 13px; line-height: 20px; }
.collection .rows:not(.scrolls) { display: grid; grid-template-columns: repeat(auto-fill, minmax(88px, 1fr)); }
.people { gap: 0 calc(3 * var(--u)); color: var(--quiet); font-size: 13px; }
.people b { color: var(--text); }
.message {
  display: grid;
  grid-template-columns: max-content 3ch minmax(0, 1fr) max-content;
  column-gap: calc(2 * var(--u));
  align-items: start;
  border-inline-start: 3px solid transparent;
  padding-inline-end: var(--u);
}
.message > span { padding-block: 2px; }
.message .lanes { position: relative; align-self: stretch; min-height: 24px; padding: 0; }
.lanes svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.message .number { text-align: end; color: var(--quiet); }
.message .text { font-weight: 600; }
.message .answer::before { content: "→ "; }
.message .reasons { text-align: end; }
.message.gesture { margin-top: calc(2 * var(--u)); background: var(--raised); border-radius: var(--u); }
.message:is(.absent, .note, .silence, .supposed) .text { font-weight: 400; color: var(--quiet); }
.message.exception .text { color: var(--bad); }
.message.fresh, .message.deciding { border-inline-start-color: var(--accent); background: var(--fresh); }
.message.deciding { border-inline-start-color: var(--bad); }
.lanes line, .lanes path { stroke: var(--line); stroke-width: 1; fill: none; }
.lanes .arrow { stroke: var(--text); stroke-width: 1.5; }
.lanes .absent { stroke-dasharray: 3 2; stroke: var(--quiet); }
.lanes circle { fill: var(--quiet); }
.rule {
  min-height: 24px;
  min-width: 24px;
  padding: 0 var(--u);
  border: 0;
  border-bottom: 1px dotted var(--accent);
  border-radius: 0;
  background: none;
  color: var(--accent);
  font-family: inherit;
  font-size: 12px;
}
.tip {
  position: fixed;
  max-width: min(420px, calc(100vw - 16px));
  max-height: 60vh;
  padding: calc(3 * var(--u));
  white-space: pre-wrap;
}
@media (max-width: 719px) {
  .message { grid-template-columns: max-content 3ch minmax(0, 1fr); }
  .message .lanes { grid-row: 1 / span 2; }
  .message .reasons { grid-column: 3; padding-top: 0; text-align: start; }
}
@media (prefers-reduced-motion: no-preference) {
  .rows .gap { animation: open 120ms ease-out; }
  @keyframes open { from { opacity: 0.4; } }
}
@media (forced-colors: active) {
  .rows .gap, .message.fresh, .message.deciding, button.primary { outline: 2px solid Highlight; outline-offset: -2px; }
  .lanes line, .lanes path, .lanes .arrow { stroke: CanvasText; }
}
@media print {
  :root { color-scheme: light; --back: #fff; --text: #000; --quiet: #333; --shadow: none; }
  .card { padding: 0; }
  .rows.scrolls { max-height: none; overflow: visible; }
  .message, .list > header { break-inside: avoid; }
  .screen-only { display: none !important; }
}
body > header, main { max-width: 1200px; margin: 0 auto; padding: calc(4 * var(--u)) calc(4 * var(--u)) 0; }
main { padding-bottom: calc(16 * var(--u)); }
.filters { position: sticky; top: 0; z-index: 1; padding: calc(2 * var(--u)) 0; background: var(--back); }
.filters input { flex: 1 1 160px; }
.entries { display: grid; gap: calc(2 * var(--u)); }
.entry { min-width: 0; border-radius: calc(3 * var(--u)); background: var(--card); box-shadow: var(--shadow); }
.entry:nth-child(n + 50) { content-visibility: auto; contain-intrinsic-size: auto 48px; }
.entry details, .line { scroll-margin-top: calc(16 * var(--u)); }
.line { padding: calc(3 * var(--u)) calc(4 * var(--u)); }
summary.line { border-radius: calc(3 * var(--u)); cursor: pointer; }
.line .name { font-weight: 600; }
.line .state { margin-inline-end: var(--u); font-size: 13px; font-weight: 700; }
.line .place, .line .time, .line .reason { margin-inline-start: var(--u); font-size: 13px; }
.entry details > :not(summary) { margin: 0 calc(4 * var(--u)) calc(4 * var(--u)); }
.screen { padding: calc(3 * var(--u)); border-radius: calc(2 * var(--u)); background: var(--raised); }
.command { justify-content: space-between; gap: 0 calc(4 * var(--u)); font-size: 14px; }
.passes { margin-top: calc(4 * var(--u)); }
.passes > summary { cursor: pointer; }
.passes > .entries { gap: 0; margin-top: calc(2 * var(--u)); }
.passes .entry { box-shadow: none; }
.passes .line { padding: var(--u) 0; }
.passes .line .name { font-weight: 400; }
.play { display: grid; gap: calc(4 * var(--u)); }
.play > *, .around > *, .around .list { min-width: 0; }
.timeline .keys { display: flex; flex: 1 1 240px; align-items: center; gap: calc(2 * var(--u)); max-width: 480px; }
.timeline input { flex: 1; min-width: 0; padding: 0; accent-color: var(--accent); }
.timeline .step { min-width: 0; font-size: 14px; }
.around { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: calc(4 * var(--u)); }
.row, .rows > li { --row: 36px; }
.row { padding-block: var(--u); }
.play .message.deciding { box-shadow: inset 0 0 0 1px var(--bad); }
.play .message.deciding .words::after { content: " decided it"; color: var(--bad); font-weight: 600; }
.held { font-size: 13px; line-height: 20px; }
.play pre { overflow-x: auto; white-space: pre; }
@media (max-width: 600px) {
  .screen { padding: calc(2 * var(--u)); font-size: 11px; line-height: 16px; }
  .around { gap: calc(2 * var(--u)); }
  .around .list > header { flex-wrap: wrap; gap: 0 var(--u); white-space: normal; }
  .around .list > header .proposal { margin-inline-start: 0; }
  .row { padding-inline: calc(2 * var(--u)); }
}
@media print {
  .entry:nth-child(n + 50) { content-visibility: visible; }
  .entry { border: 1px solid #999; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .line, .screen, .around { break-inside: avoid; }
}
"""#

    static let script = #"""
function element(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}
function drawing(tag, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}
function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(name, value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
}
function replace(parent, ...children) {
  parent.replaceChildren();
  fill(parent, {}, children);
}
function find(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no element ${id}.`);
  return /** @type {Found} */ (found);
}
function field(id) { return find(id); }
function choices(id, texts, values) {
  const list = find(id);
  const isLonger = [...list.children].every((option, index) => option.textContent === visible(texts[index] ?? ""));
  if (!isLonger) replace(list);
  const known = list.children.length;
  list.append(...texts.slice(known).map((text, index) =>
    element("option", { value: values?.[known + index] ?? known + index }, visible(text))));
}
function isolated(text, className) {
  return element("bdi", { class: className }, visible(text));
}
function visible(text) {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (found) => `\\u{${found.codePointAt(0)?.toString(16) ?? ""}}`);
}
function embedded(id) { return JSON.parse(find(id).textContent ?? ""); }
function shortened(text) { return text.length > 80 ? `${text.slice(0, 80)}…` : text; }
const streams = /** @type {any} */ (globalThis);
async function piped(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
function unpacked(bytes) { return piped(bytes, new streams.DecompressionStream("deflate-raw")); }
async function fragment(moment) {
  const bytes = new TextEncoder().encode(JSON.stringify(moment));
  const packed = await piped(bytes, new streams.CompressionStream("deflate-raw"));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return `#s=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}
const rowsUnscrolled = 60;
const rowPixels = 45;
const overscan = 8;
function drawScene(parent, scene, options = {}) {
  const scrolled = new Map([...parent.querySelectorAll(".scrolls")].map((rows) =>
    [rows.getAttribute("data-section"), rows.scrollTop]));
  replace(parent, ...scene.lists.map((list) => new ListDrawing(list, options).whole()));
  for (const rows of parent.querySelectorAll(".scrolls")) {
    rows.scrollTop = scrolled.get(rows.getAttribute("data-section")) ?? 0;
    rows.dispatchEvent(new Event("scroll"));
  }
}
function drawnRows(parent, { list, section }) {
  const rows = /** @type {NodeListOf<HTMLElement>} */ (parent.querySelectorAll(`[data-row][data-at="${section}"]`));
  return [...rows].filter((row) => row.dataset.list === list);
}
class ListDrawing {
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
  range(section, index, first, last) {
    const parts = [];
    for (let row = first; row <= last; row++) {
      if (section.gap === row) parts.push(this.gap(index, row));
      const isAway = this.hasGap && section.rows[row]?.marks?.includes("lifted");
      if (row < last && !isAway) parts.push(this.row(section, index, row));
    }
    return parts;
  }
  row(section, index, number) {
    const { label, marks = [] } = section.rows[number];
    return element("li", {
      class: marks.join(" ") || null, "aria-setsize": section.rows.length, "aria-posinset": number + 1,
    }, this.body(index, number, isolated(label, label.length > 200 ? "label long" : "label"),
      marks.length > 0 && element("span", { class: "mark" }, marks.join(", "))));
  }
  body(section, row, ...parts) {
    const { isInteractive, focus } = this.options;
    if (!isInteractive) return element("span", { class: "row" }, ...parts);
    const list = this.list.name;
    const isFocus = focus?.list === list ? focus.section === section && focus.row === row : section + row === 0;
    return element("button", {
      type: "button", class: "row", tabindex: isFocus ? 0 : -1, "data-list": list, "data-at": section, "data-row": row,
    }, ...parts);
  }
  gap(section, row) {
    return element("li", { class: "gap" }, element("span", {
      class: "row", "data-list": this.list.name, "data-at": section, "data-gap": row,
    }, "gap"));
  }
  empty(section) {
    const words = element("span", { class: "quiet" }, this.list.kind === "view" ? "a plain view" : "no rows");
    return element("li", {}, this.body(section, 0, words));
  }
}
const laneWidth = 14;
function drawSequence(parent, scenario, options = {}) {
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
function grow(list, scenario, kept, { fresh = Infinity, deciding }) {
  while (list.children.length > kept) list.lastElementChild?.remove();
  for (const message of scenario.messages.slice(kept)) list.append(messageLine(scenario, message));
  [...list.children].forEach((line, index) => {
    line.classList.toggle("fresh", index >= fresh);
    line.classList.toggle("deciding", index === deciding);
  });
}
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
function selector(text) {
  const parts = visible(text).split(/(?<=[:(])(?!\))/);
  return element("bdi", { class: "text" }, ...parts.flatMap((part) => [part, element("wbr")]));
}
function otherList(scenario, message) {
  const belongs = scenario.participants.some((participant) =>
    participant.list === message.list && [message.from, message.to].includes(participant.id));
  return belongs ? undefined : message.list;
}
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
function explainOnHover(describe) {
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
function unpack(nodes, index) {
  const node = nodes[index];
  if (!Array.isArray(node)) return node;
  const values = node.slice(1).map((part) => unpack(nodes, part));
  if (node[0] < 0) return values;
  const names = unpack(nodes, node[0]);
  return Object.fromEntries(names.map((/** @type {string} */ name, /** @type {number} */ at) => [name, values[at]]));
}
async function playgroundLink(playground, { source, sequence, scenario }) {
  return playground + await fragment({ text: source ?? "", name: sequence.file.split("/").pop(), scenario });
}
function playElement(play, playground) {
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
function part(title, ...children) {
  return element("section", {}, element("h2", {}, title), ...children);
}
function listsElement() { return element("div", { class: "lists" }); }
function drawMoment(parent, { scene }) {
  drawScene(parent, scene);
  const { drag } = scene;
  if (drag) parent.append(element("p", { class: "quiet held" }, `${drag.state}: `, isolated(drag.labels.join(" "))));
  return parent;
}
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
function firstStep(play) {
  const { deciding } = play;
  const found = deciding === undefined ? -1 : play.moments.findIndex((moment) => moment.messages > deciding);
  return found > 0 ? found : play.moments.length - 1;
}
function place(play, at) {
  const { file, line } = play.moments[at];
  if (!line) return null;
  return element("span", { class: "quiet" }, file ? isolated(` ${file}:${line}`) : ` line ${line}`);
}
function playgroundPart(play, playground) {
  if (play.obstacle) return element("p", { class: "quiet" }, `Not for the playground: ${play.obstacle}`);
  const link = element("a", { href: playground, rel: "noreferrer" }, "Play it in the playground");
  playgroundLink(playground, play).then((address) => link.setAttribute("href", address));
  return element("p", { class: "screen-only" }, link);
}
const data = embedded("data");
const main = document.querySelector("main") ?? document.body;
const entries = /** @type {HTMLElement[]} */ ([...main.querySelectorAll(".entry")]);
const isTrace = document.body.classList.contains("trace");
function draw(details) {
  const number = details.dataset.play;
  if (number === undefined || !details.open || details.querySelector(".play")) return;
  const made = playElement(unpack(data.nodes, data.plays[Number(number)]), data.playground);
  // The calls as text are for readers without scripts.
  if (isTrace) details.querySelector(".screen")?.replaceWith(made);
  else details.append(made);
}
const drawn = /** @type {HTMLDetailsElement[]} */ ([...main.querySelectorAll("details[data-play]")]);
for (const details of drawn) {
  details.addEventListener("toggle", () => draw(details));
  draw(details);
}
explainOnHover((id) => data.rules[id] ?? null);
const states = [...new Set(entries.map((entry) => entry.dataset.state ?? ""))];
const chosen = new Set();
const search = element("input", { type: "search", "aria-label": "Name or place", placeholder: "name or place" });
const status = element("output", { class: "quiet" });
const passes = /** @type {HTMLDetailsElement | null} */ (main.querySelector(".passes"));
function filter() {
  const words = search.value.toLowerCase();
  let shown = 0;
  for (const entry of entries) {
    const line = entry.querySelector(".line")?.textContent?.toLowerCase() ?? "";
    const fits = (!chosen.size || chosen.has(entry.dataset.state ?? "")) && line.includes(words);
    entry.hidden = !fits;
    if (fits) shown += 1;
  }
  if (passes) {
    passes.hidden = !passes.querySelector(".entry:not([hidden])");
    if (words || chosen.has("passed")) passes.open = true;
  }
  replace(status, `${shown} of ${entries.length} shown`);
}
function stateButton(state) {
  const count = entries.filter((entry) => entry.dataset.state === state).length;
  const button = element("button", {
    type: "button", "aria-pressed": "false", click: () => {
      if (!chosen.delete(state)) chosen.add(state);
      button.setAttribute("aria-pressed", `${chosen.has(state)}`);
      filter();
    },
  }, `${state} ${count}`);
  return button;
}
if (entries.length > 1) {
  search.addEventListener("input", filter);
  const buttons = states.length > 1 ? states.map(stateButton) : [];
  main.prepend(element("div", { class: "filters screen-only", role: "search", "aria-label": "Scenarios" },
    ...buttons, search, status));
  filter();
}
function follow() {
  const found = document.getElementById(location.hash.slice(1));
  if (!found) return;
  const hidden = found.closest("[hidden]");
  if (hidden instanceof HTMLElement) hidden.hidden = false;
  for (let outer = found.closest("details"); outer; outer = outer.parentElement?.closest("details") ?? null) {
    outer.open = true;
  }
  found.scrollIntoView();
}
addEventListener("hashchange", follow);
if (location.hash) follow();
let opened = [];
addEventListener("beforeprint", () => {
  opened = [...main.querySelectorAll("details")].filter((details) => !details.open);
  for (const details of opened) details.open = true;
});
addEventListener("afterprint", () => {
  for (const details of opened) details.open = false;
});
"""#
}
