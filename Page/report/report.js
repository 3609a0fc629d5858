/**
 * A report of a run, or a trace of scenarios. All texts are in the page already; this adds filters, and draws the play
 * of a scenario when it is opened.
 *
 * @typedef {import("./values.js").Data} Data
 */
import { element, embedded, replace } from "../dom.js";
import { explainOnHover } from "../sequence.js";
import { playElement } from "./play.js";
import { unpack } from "./values.js";

/** @type {Data} */
const data = embedded("data");
const main = document.querySelector("main") ?? document.body;
const entries = /** @type {HTMLElement[]} */ ([...main.querySelectorAll(".entry")]);
const isTrace = document.body.classList.contains("trace");

// MARK: Plays

/** @param {HTMLDetailsElement} details */
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

// MARK: Filters

const states = [...new Set(entries.map((entry) => entry.dataset.state ?? ""))];
/** @type {Set<string>} */
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

/** @param {string} state */
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

// MARK: Links

/** Opens the entry that the fragment names. */
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

// MARK: Printing

/** @type {HTMLDetailsElement[]} */
let opened = [];
addEventListener("beforeprint", () => {
  opened = [...main.querySelectorAll("details")].filter((details) => !details.open);
  for (const details of opened) details.open = true;
});
addEventListener("afterprint", () => {
  for (const details of opened) details.open = false;
});
