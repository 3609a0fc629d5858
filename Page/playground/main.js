// @ts-check
/**
 * The playground: joins the engine, the rows, the calls, the editor and the hand.
 *
 * @typedef {import("./engine.js").State} State
 * @typedef {import("./engine.js").Moment} Moment
 * @typedef {import("./engine.js").Check} Check
 * @typedef {import("./engine.js").Result} Result
 * @typedef {import("../sequence.js").Scenario} Scenario
 * @typedef {import("../sequence.js").Message} Message
 */
import { element, embedded, find, isolated, replace, visible } from "../dom.js";
import { drawScene } from "../rows.js";
import { drawSequence, explainOnHover } from "../sequence.js";
import { Candidates, Editor } from "./editor.js";
import { Engine } from "./engine.js";
import { Hand } from "./hand.js";
import { fragment, fromBase64, linkLimit, momentIn, offerFile, piped, remember, remembered } from "./share.js";

const exploredStates = 20_000;
const loadDelayMilliseconds = 120;

class Playground {
  /** @param {Engine} engine @param {Uint8Array} module */
  constructor(engine, module) {
    this.engine = engine;
    this.module = module;
    /** @type {Moment} */
    this.moment = { text: "", name: "page" };
    /**
     * The phrases of the chosen scenario.
     *
     * @type {string[]}
     */
    this.own = [];
    /** @type {Message[]} */
    this.messages = [];
    /** @type {Map<string, string>} */
    this.files = new Map();
    /** @type {Map<string, string | null>} */
    this.explained = new Map();
    this.compared = -1;
    this.loading = 0;
    this.state = engine.state();
    this.hand = new Hand(find("lists"), {
      scene: () => this.state.scene, state: () => this.state.timeline.state, play: (line) => this.play(line),
      draw: () => this.drawRows(),
    });
    this.editor = new Editor(find("text"), find("colours"), find("problems"), engine, {
      name: () => this.moment.name, changed: (check) => this.edited(check), explain: (word) => this.explain(word),
    });
    this.connect();
  }

  connect() {
    const click = (/** @type {string} */ id, /** @type {() => void} */ act) =>
      find(id).addEventListener("click", () => { act(); this.drawRows(); });
    click("lift", () => { if (this.hand.place) this.hand.lift(this.hand.place); });
    click("drop", () => this.hand.drop());
    click("cancel", () => this.hand.cancel());
    click("leave", () => { this.hand.begin(); this.play("leave"); });
    click("end", () => this.toEnd());
    click("undo", () => this.play("undo"));
    click("redo", () => this.play("redo"));
    click("first", () => this.play("goto 0"));
    click("back", () => this.play("back"));
    click("forward", () => this.play("redo 1"));
    click("last", () => this.play(`goto ${this.state.timeline.lastStep}`));
    click("fork", () => this.play(`fork fork-${this.state.timeline.forks.length + 1}`));
    click("begin", () => this.load({ ...this.moment, keep: undefined, lines: [] }));
    click("run", () => this.run());
    click("explore", () => this.explore());
    click("save", () => this.save());
    click("share", () => this.share());
    click("print", () => window.print());
    find("step").addEventListener("input", () => this.play(`goto ${this.input("step").value}`));
    find("forks").addEventListener("change", () => this.play(`goto ${this.select("forks").value}`));
    find("compared").addEventListener("change", () => {
      this.compared = Number(this.select("compared").value);
      this.drawComparison();
    });
    find("scenarios").addEventListener("change", () => {
      const index = Number(this.select("scenarios").value);
      this.load({ text: this.editor.text, name: this.moment.name, scenario: index < 0 ? undefined : index });
    });
    find("examples").addEventListener("change", () => this.example(Number(this.select("examples").value)));
    find("why").addEventListener("change", () => { this.type(`why ${this.select("why").value}`); });
    find("files").addEventListener("change", () => this.open(this.input("files").files));
    find("folder").addEventListener("change", () => this.open(this.input("folder").files));
    const line = this.input("line");
    new Candidates(line, () => this.engine.complete(line.value, line.selectionStart ?? 0, true));
    find("lines").addEventListener("submit", (event) => {
      event.preventDefault();
      if (line.value.trim()) this.type(line.value);
      line.value = "";
    });
    document.addEventListener("keydown", (event) => this.key(event));
    explainOnHover((id) => this.sentence(id));
    find("calls").addEventListener("click", (event) => {
      const rule = event.target instanceof Element ? event.target.closest(".rule") : null;
      if (rule) this.explain(rule.getAttribute("data-rule") ?? "");
    });
    window.addEventListener("hashchange", () => this.visit(location.hash));
    const methods = this.engine.complete("why ", 4, true).candidates;
    find("why").append(...methods.map((method) => element("option", { value: method.label }, method.label)));
    const examples = /** @type {Moment[]} */ (embedded("example-texts") ?? []);
    find("examples").append(...examples.map((found, index) => element("option", { value: index }, found.name)));
    this.examples = examples;
  }

  /** @param {string} id */
  input(id) { return /** @type {HTMLInputElement} */ (find(id)); }

  /** @param {string} id */
  select(id) { return /** @type {HTMLSelectElement} */ (find(id)); }

  // Moments

  /** @param {Moment} moment */
  load(moment) {
    this.moment = { text: moment.text, name: moment.name, scenario: moment.scenario };
    const whole = this.engine.load(this.moment);
    this.own = whole.timeline.phrases.slice(0, whole.own).map((phrase) => phrase.text);
    const state = moment.keep === undefined && !moment.lines?.length ? whole : this.engine.load(moment);
    this.messages = [];
    this.hand.place = null;
    if (this.editor.text !== moment.text) this.editor.show(moment.text);
    this.receive(state, { isNew: true });
    this.drawScenarios(this.engine.check(moment.text, moment.name));
    return state.isPlayed;
  }

  /**
   * The present moment: the text, and what was played since.
   *
   * @returns {Moment}
   */
  now() {
    const { phrases, played } = this.state.timeline;
    const texts = phrases.slice(0, played).map((phrase) => phrase.text);
    let keep = 0;
    while (keep < this.own.length && texts[keep] === this.own[keep]) keep += 1;
    const isWhole = keep === this.own.length;
    return { ...this.moment, keep: isWhole ? undefined : keep, lines: texts.slice(keep) };
  }

  /** @param {Moment | null} moment */
  restore(moment) {
    if (moment) this.load(moment);
    return Boolean(moment);
  }

  /**
   * Goes to the moment in a link.
   *
   * @param {string} hash
   */
  async visit(hash) { return this.restore(await momentIn(hash)); }

  /** The fragment of a link to the present moment. */
  link() { return fragment(this.now()); }

  /** @param {number} index */
  example(index) {
    const moment = this.examples?.[index];
    if (moment) this.load({ ...moment, scenario: 0 });
  }

  /** @param {Check} check */
  edited(check) {
    clearTimeout(this.loading);
    this.drawScenarios(check);
    if (check.diagnostics.some((found) => found.severity === "error")) return;
    this.loading = window.setTimeout(() => {
      const now = this.now();
      const { scenario } = now;
      const isThere = scenario === undefined || scenario < check.scenarios.length;
      const text = this.editor.text;
      const known = this.own.join("\n");
      const next = { text, name: now.name, scenario: isThere ? scenario : undefined };
      this.load(next);
      const { lines } = now;
      if (lines?.length && this.own.join("\n") === known) this.load({ ...next, keep: now.keep, lines });
    }, loadDelayMilliseconds);
  }

  // Lines

  /**
   * Plays a line of a hand or a button.
   *
   * @param {string} line
   * @returns {boolean}
   */
  play(line) {
    const before = this.state.timeline.step;
    const state = this.engine.play(line);
    this.receive(state);
    if (!state.isPlayed || (state.timeline.step === before && !state.isCommand)) this.write(line, state.output);
    return state.isPlayed;
  }

  /**
   * Plays a line that a person has typed.
   *
   * @param {string} line
   */
  type(line) {
    const before = this.state.timeline;
    const state = this.engine.play(line);
    this.receive(state);
    this.write(line, state.output);
    // A declaration belongs to the text.
    if (state.timeline.declarations > before.declarations) {
      this.moment = { ...this.moment, text: `${this.moment.text.trimEnd()}\n${line}\n` };
      this.load(this.moment);
    }
  }

  toEnd() {
    const list = this.hand.place?.list ?? this.state.scene.lists[0]?.name;
    const sections = this.state.scene.lists.find((found) => found.name === list)?.sections ?? [];
    const section = Math.max(0, sections.length - 1);
    if (list) this.hand.hover({ list, section, row: sections[section]?.rows.length ?? 0 });
  }

  /** @param {State} state @param {{ isNew?: boolean }} [options] */
  receive(state, options = {}) {
    const isFurther = state.timeline.step > this.state.timeline.step && !options.isNew;
    this.state = state;
    const keep = options.isNew ? 0 : state.keep;
    this.messages = [...this.messages.slice(0, keep), ...state.sequence.messages];
    this.drawRows();
    this.drawCalls(keep, isFurther);
    this.drawTimeline();
    this.drawScript();
    this.drawComparison();
    this.announce(isFurther);
    clearTimeout(this.remembering);
    this.remembering = window.setTimeout(() => remember(this.now()), 500);
  }

  // Drawing

  drawRows() {
    const lists = find("lists");
    const hadFocus = lists.contains(document.activeElement);
    drawScene(lists, this.state.scene, { isInteractive: true, focus: this.hand.place });
    if (hadFocus) this.hand.focus();
    const { state } = this.state.timeline;
    const isIdle = state === "idle";
    const { place } = this.hand;
    const row = place && this.hand.row(place);
    if (place && row && isIdle) {
      for (const button of lists.querySelectorAll(`[data-row="${place.row}"][data-at="${place.section}"]`)) {
        if (button.getAttribute("data-list") === place.list) button.parentElement?.classList.add("picked");
      }
    }
    const enable = (/** @type {string} */ id, /** @type {boolean} */ isEnabled) => {
      /** @type {HTMLButtonElement} */ (find(id)).disabled = !isEnabled;
    };
    enable("lift", isIdle && Boolean(row));
    enable("drop", !isIdle);
    enable("end", !isIdle);
    enable("leave", !isIdle);
    enable("cancel", !isIdle);
    find("lift").classList.toggle("primary", isIdle);
    find("drop").classList.toggle("primary", !isIdle);
    replace(find("lift"), row && isIdle ? "Lift " : "Lift", row && isIdle ? isolated(short(row.label)) : null);
    find("advice").textContent = this.advice(isIdle, Boolean(row));
  }

  /** @param {boolean} isIdle @param {boolean} hasRow */
  advice(isIdle, hasRow) {
    if (!isIdle) return "Choose where it goes, then drop it.";
    return hasRow ? "Lift the row, or drag it." : "Drag a row, or choose one.";
  }

  /** @param {number} keep @param {boolean} isFurther */
  drawCalls(keep, isFurther) {
    find("trace-of").hidden = true;
    const gestures = this.messages.map((message, index) => (message.kind === "gesture" ? index : -1));
    const fresh = isFurther ? Math.max(keep, 0) : Math.max(...gestures, 0);
    const scenario = { ...this.state.sequence, messages: this.messages };
    const calls = find("calls");
    drawSequence(calls, scenario, { fresh, keep });
    find("no-calls").hidden = this.messages.length > 0;
    const line = calls.querySelectorAll(".message")[fresh];
    if (line && this.messages.length) calls.scrollTop = /** @type {HTMLElement} */ (line).offsetTop - 48;
  }

  drawTimeline() {
    const { step, lastStep, forks, fork, played } = this.state.timeline;
    const range = this.input("step");
    range.max = `${lastStep}`;
    range.value = `${step}`;
    range.setAttribute("aria-valuetext", `step ${step} of ${lastStep}`);
    find("place").textContent = `Step ${step} of ${lastStep}`;
    const isAtStart = step === 0;
    const isAtEnd = step === lastStep;
    for (const id of ["first", "back"]) /** @type {HTMLButtonElement} */ (find(id)).disabled = isAtStart;
    for (const id of ["forward", "last", "redo"]) /** @type {HTMLButtonElement} */ (find(id)).disabled = isAtEnd;
    /** @type {HTMLButtonElement} */ (find("undo")).disabled = played === 0;
    replace(find("forks"), ...forks.map((found) =>
      element("option", { value: found.name, selected: found.name === fork }, found.name)));
    const steps = Array.from({ length: lastStep + 1 }, (_, index) =>
      element("option", { value: index, selected: index === this.compared }, `step ${index}`));
    replace(find("compared"), element("option", { value: -1 }, "nothing"), ...steps);
  }

  drawScript() {
    const { phrases, played } = this.state.timeline;
    const script = find("script");
    replace(script, ...phrases.map((phrase, index) => element("li", {
      class: [index < played ? "" : "ahead", phrase.holds ? "" : "bad"].join(" ").trim() || null,
      "aria-current": index === played - 1 ? "step" : null,
    }, element("code", {}, visible(phrase.text)), phrase.holds ? null : " does not hold")));
    script.querySelector("[aria-current]")?.scrollIntoView?.({ block: "nearest" });
    find("no-script").hidden = phrases.length > 0;
  }

  drawComparison() {
    const { step } = this.state.timeline;
    const panel = find("comparison");
    const scene = this.compared >= 0 ? this.engine.look(this.compared) : null;
    panel.hidden = !scene;
    if (!scene) return;
    const lists = element("div", { class: "lists" });
    drawScene(lists, scene);
    const difference = this.engine.play(`diff ${this.compared} ${step}`).output.join("\n");
    replace(panel, element("h3", {}, `Step ${this.compared}, and what differs at step ${step}`), lists,
      element("pre", {}, visible(difference)));
  }

  /** @param {Check} check */
  drawScenarios(check) {
    const chosen = this.moment.scenario ?? -1;
    const options = check.scenarios.map((scenario, index) =>
      element("option", { value: index, selected: index === chosen }, short(visible(scenario.title))));
    replace(find("scenarios"), element("option", { value: -1 }, "none, only the lists"), ...options);
    find("scenario-choice").hidden = !check.scenarios.length;
    /** @type {HTMLButtonElement} */ (find("run")).disabled = !check.scenarios.length;
    find("hosted").hidden = !check.isHosted;
  }

  /**
   * Says what has happened, for those who do not see it.
   *
   * @param {boolean} isFurther
   */
  announce(isFurther) {
    const { drag } = this.state.scene;
    const { place } = this.hand;
    const words = [];
    if (drag) {
      const row = place && this.hand.row(place);
      const count = place ? this.hand.list(place.list)?.sections[place.section]?.rows.length : 0;
      words.push(`${drag.labels.join(", ")} ${drag.state === "lifted" ? "lifted" : !place ? "outside"
        : row ? `over row ${place.row + 1} of ${count}, ${row.label}` : `at the end of ${place.list}`}`);
    }
    const calls = this.messages.filter((message) => message.kind === "call");
    if (isFurther && calls.length) words.push(`UIKit asked ${calls[calls.length - 1].text}`);
    const proposal = this.state.scene.lists.find((list) => list.proposal)?.proposal;
    if (proposal) words.push(proposal);
    if (!drag) words.push(`step ${this.state.timeline.step} of ${this.state.timeline.lastStep}`);
    find("live").textContent = visible(words.join("; "));
  }

  /** @param {string} line @param {string[]} output */
  write(line, output) {
    const console = find("console");
    const text = output.length ? output.join("\n") : "played";
    const entry = element("pre", {}, element("b", {}, `> ${visible(line)}\n`), visible(text));
    console.append(entry);
    while (console.children.length > 50) console.firstElementChild?.remove();
    find("console-card").hidden = false;
    console.scrollTop = entry.offsetTop;
  }

  // Explanations

  /** @param {string} id */
  sentence(id) {
    const known = this.explained.get(id);
    if (known !== undefined) return known;
    const lines = this.engine.explain(id).lines;
    const end = lines ? lines.findIndex((line) => line.startsWith("A spec that shows it")) : -1;
    const words = lines ? lines.slice(0, end < 0 ? 14 : end).join("\n").trim() : null;
    this.explained.set(id, words);
    return words;
  }

  /** @param {string} word */
  explain(word) {
    const { lines, example, near } = this.engine.explain(word);
    this.write(`explain ${word}`, lines ?? [near ? `unknown; did you mean ${near}?` : "unknown"]);
    if (!example) return;
    const open = () => this.load({ text: example, name: `${word}.dnd`, scenario: 0 });
    find("console").append(element("button", { type: "button", click: open }, "Open this example"));
  }

  // Runs

  run() {
    const { trace, results } = this.engine.trace(this.editor.text, this.moment.name);
    const sequences = trace.scenarios.slice();
    replace(find("results"), ...results.map((result) => {
      const index = sequences.findIndex((found) => found.title === result.title && found.line === result.line);
      const sequence = index < 0 ? null : sequences.splice(index, 1)[0];
      return this.result(result, sequence);
    }));
    find("results-card").hidden = false;
  }

  /** @param {Result} result @param {Scenario | null} sequence */
  result(result, sequence) {
    const show = () => {
      if (!sequence) return;
      drawSequence(find("calls"), sequence);
      // The session's calls are drawn anew after these.
      find("calls").removeAttribute("data-people");
      find("no-calls").hidden = true;
      find("trace-of").hidden = false;
      replace(find("trace-of-title"), isolated(sequence.title));
      find("calls").scrollTop = 0;
    };
    const line = element("li", {}, element("span", { class: result.isFailure ? "bad" : "good" }, result.state), " ",
      element("button", { type: "button", click: show, disabled: !sequence }, isolated(short(result.title))));
    if (result.lines.length) line.append(element("pre", {}, visible(result.lines.join("\n"))));
    return line;
  }

  explore() {
    const button = /** @type {HTMLButtonElement} */ (find("explore"));
    button.disabled = true;
    const source = find("worker-source").textContent ?? "";
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(address);
    const request = { ...this.moment, text: this.editor.text, states: exploredStates };
    const finish = (/** @type {() => void} */ tell) => {
      worker.terminate();
      URL.revokeObjectURL(address);
      button.disabled = false;
      tell();
    };
    worker.addEventListener("message", ({ data }) => finish(() => this.found(data, request)));
    worker.addEventListener("error", () => finish(() => this.write("explore", ["the search ended early"])));
    worker.postMessage({ module: this.module, files: [...this.files], request });
  }

  /** @param {import("./engine.js").Found} answer @param {Moment} request */
  found(answer, request) {
    const { found } = answer;
    const title = found ? [`${found.title}, after ${found.steps.length} steps: ${found.steps.join("; ")}`] : [];
    this.write("explore", answer.refusal ? [answer.refusal] : [...title, ...(answer.lines ?? [])]);
    if (!found) return;
    const show = () => {
      const { text, name, scenario } = request;
      this.load({ text, name, scenario, keep: scenario === undefined ? undefined : 0, lines: found.steps });
    };
    find("console").append(element("button", { type: "button", click: show }, "Play these steps"));
  }

  // Files

  /** @param {FileList | null} files */
  async open(files) {
    const texts = [];
    for (const file of files ?? []) {
      const name = file.webkitRelativePath || file.name;
      if (!name.endsWith(".dnd")) continue;
      texts.push({ name, text: await file.text() });
    }
    for (const { name, text } of texts) {
      this.files.set(name, text);
      this.engine.file(name, text);
    }
    const names = [...this.files.keys()].sort();
    replace(find("opened"), ...names.map((name) => element("option", { value: name }, name)));
    find("opened-choice").hidden = names.length < 2;
    find("opened").onchange = () => this.show(this.select("opened").value);
    if (texts.length) this.show(texts[0].name);
  }

  /** @param {string} name */
  show(name) {
    const text = this.files.get(name) ?? "";
    const has = this.engine.check(text, name).scenarios.length > 0;
    this.load({ text, name, scenario: has ? 0 : undefined });
  }

  save() {
    const title = "what I did";
    const { text, refusal } = this.engine.save(title);
    if (text) offerFile(`${title.replaceAll(" ", "-")}.dnd`, text);
    else this.write("save", [refusal ?? ""]);
  }

  async share() {
    const hash = await this.link();
    if (hash.length > linkLimit) {
      this.write("share", [`The link would have ${hash.length} characters, which many programs cut: save a file.`]);
      return;
    }
    location.replace(hash);
    const isCopied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
    this.write("share", [isCopied ? "The link is copied." : "The address of this page is the link:", location.href]);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, .row") || event.ctrlKey || event.metaKey || event.altKey) return;
    const ids = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
    const id = ids[/** @type {keyof typeof ids} */ (event.key)];
    if (!id) return;
    event.preventDefault();
    find(id).click();
  }
}

/**
 * The beginning of a long text.
 *
 * @param {string} text
 */
function short(text) { return text.length > 80 ? `${text.slice(0, 80)}…` : text; }

async function begin() {
  if (typeof WebAssembly !== "object" || !("DecompressionStream" in globalThis)) throw new Error("no WebAssembly");
  const packed = fromBase64(find("module").textContent?.trim() ?? "");
  const stream = new (/** @type {any} */ (globalThis)).DecompressionStream("gzip");
  const module = await piped(packed, stream);
  const engine = await Engine.start(module);
  const playground = new Playground(engine, module);
  if (!await playground.visit(location.hash) && !playground.restore(remembered())) {
    playground.load({ text: find("first-text").textContent?.trimStart() ?? "", name: "page" });
  }
  document.documentElement.dataset.ready = "true";
  Object.assign(globalThis, { playground });
}

/**
 * Whether a fault of the engine has stopped it, which it cannot survive. The page says so.
 *
 * @param {unknown} error
 */
function hasStopped(error) {
  const isStop = typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;
  if (isStop) find("stopped").hidden = false;
  return isStop;
}

window.addEventListener("error", (event) => hasStopped(event.error));
window.addEventListener("unhandledrejection", (event) => hasStopped(event.reason));

begin().catch((error) => {
  if (hasStopped(error)) return;
  const scenario = /** @type {Scenario} */ (embedded("first-trace")?.scenarios[0]);
  find("without").hidden = false;
  find("no-calls").hidden = true;
  for (const card of document.querySelectorAll(".needs-engine")) /** @type {HTMLElement} */ (card).hidden = true;
  if (scenario) drawSequence(find("calls"), scenario);
  document.documentElement.dataset.ready = "read-only";
});
