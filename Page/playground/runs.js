/**
 * Whole scenarios, as `dnd run` and `dnd trace` play them, and the search for wrong gestures.
 *
 * @typedef {import("./engine.js").Moment} Moment
 * @typedef {import("../sequence.js").Scenario} Scenario
 */
import { element, field, find, isolated, replace, shortened, visible } from "../dom.js";
import { drawSequence } from "../sequence.js";

const searchedStates = 20_000;

export class Runs {
  /**
   * @param {import("./engine.js").Engine} engine
   * @param {import("./answers.js").Answers} answers
   * @param {(moment: Moment) => void} load
   */
  constructor(engine, answers, load) {
    this.engine = engine;
    this.answers = answers;
    this.load = load;
    /** The number of wrong gestures that are known of a text and its scenario. */
    this.known = { of: "", count: 0 };
  }

  /** @param {string} text @param {string} name */
  run(text, name) {
    const { trace, results } = this.engine.trace(text, name);
    replace(find("results"), ...results.map((result) => this.result(result, trace.scenarios[result.trace ?? -1])));
    find("results-card").hidden = false;
  }

  /** @param {import("./engine.js").Result} result @param {Scenario | undefined} sequence */
  result({ title, state, isFailure, lines }, sequence) {
    const click = () => { if (sequence) this.show(sequence); };
    return element("li", {}, element("span", { class: isFailure ? "bad" : "good" }, state), " ",
      element("button", { type: "button", click, disabled: !sequence }, isolated(shortened(title))),
      lines.length > 0 && element("pre", {}, visible(lines.join("\n"))));
  }

  /** @param {Scenario} sequence */
  show(sequence) {
    const calls = find("calls");
    drawSequence(calls, sequence);
    // The session's calls are drawn anew after these.
    calls.removeAttribute("data-people");
    calls.scrollTop = 0;
    find("no-calls").hidden = true;
    find("trace-of").hidden = false;
    replace(find("trace-of-title"), isolated(sequence.title));
  }

  /** @param {Moment} moment @param {{ module: Uint8Array, files: Map<string, string> }} parts */
  explore(moment, { module, files }) {
    const of = JSON.stringify([moment.text, moment.scenario]);
    if (this.known.of !== of) this.known = { of, count: 0 };
    const source = find("worker-source").textContent ?? "";
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(address);
    const finish = (/** @type {() => void} */ tell) => {
      worker.terminate();
      URL.revokeObjectURL(address);
      field("explore").disabled = false;
      tell();
    };
    field("explore").disabled = true;
    worker.addEventListener("message", ({ data }) => finish(() => this.found(data, moment)));
    worker.addEventListener("error", () => finish(() => this.answers.write("explore", ["the search ended early"])));
    worker.postMessage({
      module, files: [...files], search: { ...moment, states: searchedStates, known: this.known.count },
    });
  }

  /** @param {import("./engine.js").Found} answer @param {Moment} moment */
  found({ found, refusal, lines = [] }, moment) {
    if (!found) {
      const none = this.known.count ? [`there are no others than the ${this.known.count} before`] : [];
      this.known.count = 0;
      return this.answers.write("explore", refusal ? [refusal] : [...none, ...lines]);
    }
    this.known.count += 1;
    const { title, steps } = found;
    const keep = moment.scenario === undefined ? undefined : 0;
    this.answers.write("explore", [
      `${this.known.count}. ${title}, after ${steps.length} steps: ${steps.join("; ")}`, ...lines,
    ], { words: "Play these steps", act: () => this.load({ ...moment, keep, lines: steps }) });
  }
}
