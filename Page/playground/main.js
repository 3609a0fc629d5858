/**
 * The playground: a moment of a session, drawn by its parts, and the lines that they play.
 *
 * @typedef {import("./engine.js").State} State
 * @typedef {import("./engine.js").Moment} Moment
 * @typedef {import("./engine.js").Check} Check
 * @typedef {import("../sequence.js").Message} Message
 */
import { choices, embedded, field, find, isolated, replace, shortened, visible } from "../dom.js";
import { fragment } from "../fragment.js";
import { Lessons } from "../learn/lessons.js";
import { drawnRows, drawScene } from "../rows.js";
import { drawSequence } from "../sequence.js";
import { Answers } from "./answers.js";
import { Candidates } from "./candidates.js";
import { Editor } from "./editor.js";
import { Engine, unpackedParts } from "./engine.js";
import { Files } from "./files.js";
import { Hand } from "./hand.js";
import { Runs } from "./runs.js";
import { linkLimit, momentIn, offerFile, remember, remembered } from "./share.js";
import { Timeline } from "./timeline.js";

const loadDelayMilliseconds = 120;
const rememberDelayMilliseconds = 500;
const savedTitle = "what I did";

class Playground {
  /** @param {Engine} engine @param {Uint8Array} module */
  constructor(engine, module) {
    this.engine = engine;
    /** @type {Moment} */
    this.moment = { text: "", name: "page" };
    this.own = /** @type {string[]} The phrases of the chosen scenario. */ ([]);
    this.messages = /** @type {Message[]} */ ([]);
    this.state = engine.load(this.moment);
    this.loading = this.remembering = 0;
    const load = (/** @type {Moment} */ moment) => this.load(moment);
    this.hand = new Hand(find("lists"), {
      scene: () => this.state.scene, state: () => this.state.timeline.state, play: (line) => this.play(line),
      draw: () => this.drawRows(),
    });
    this.answers = new Answers(engine, load);
    this.timeline = new Timeline(engine, (line) => this.play(line));
    this.runs = new Runs(engine, this.answers, load);
    this.files = new Files(engine, (name, text) => this.show(name, text));
    this.editor = new Editor(find("text"), find("colours"), find("problems"), engine, {
      name: () => this.moment.name, changed: (check) => this.edited(check),
    });
    this.connectButtons(module);
    this.connectFields();
    window.addEventListener("hashchange", () => this.visit(location.hash));
  }

  /** @param {Uint8Array} module */
  connectButtons(module) {
    const { hand } = this;
    /** @type {Record<string, () => void>} */
    const actions = {
      lift: () => hand.lift(hand.place), drop: () => hand.drop(), cancel: () => hand.cancel(),
      leave: () => hand.leave(), end: () => hand.hover(hand.end(hand.place?.list ?? this.state.scene.lists[0].name)),
      last: () => this.play(`goto ${this.state.timeline.lastStep}`),
      fork: () => this.play(`fork fork-${this.state.timeline.forks.length + 1}`),
      begin: () => this.load({ ...this.moment, keep: undefined, lines: [] }),
      run: () => this.runs.run(this.editor.text, this.moment.name),
      explore: () => this.runs.explore({ ...this.moment, text: this.editor.text }, { module, files: this.files.texts }),
      save: () => this.save(), share: () => this.share(), print: () => window.print(),
    };
    for (const [id, act] of Object.entries(actions)) {
      find(id).addEventListener("click", () => {
        act();
        this.drawRows();
      });
    }
    for (const button of document.querySelectorAll("[data-line]")) {
      button.addEventListener("click", () => this.play(button.getAttribute("data-line") ?? ""));
    }
  }

  connectFields() {
    const line = field("line");
    new Candidates(line, () => this.engine.complete(line.value, line.selectionStart ?? 0, true));
    find("lines").addEventListener("submit", (event) => {
      event.preventDefault();
      if (line.value.trim()) this.type(line.value);
      line.value = "";
    });
    find("scenarios").addEventListener("change", () => {
      const scenario = Number(field("scenarios").value) - 1;
      this.load({ text: this.editor.text, name: this.moment.name, scenario: scenario < 0 ? undefined : scenario });
    });
    const methods = this.engine.complete("why ", 4, true).candidates.map((method) => method.label);
    choices("why", ["choose a method", ...methods], ["", ...methods]);
    find("why").addEventListener("change", () => this.type(`why ${field("why").value}`));
    /** @type {Moment[]} */
    const examples = embedded("example-texts");
    choices("examples", ["choose one", ...examples.map((example) => example.name)]);
    find("examples").addEventListener("change", () => {
      const example = examples[Number(field("examples").value) - 1];
      if (example) this.load({ ...example, scenario: 0 });
    });
  }

  // Moments

  /** @param {Moment} moment @param {Check} [check] The diagnostics of its text, if the editor shows it already. */
  load({ text, name, scenario, keep, lines }, check) {
    this.moment = { text, name, scenario };
    let state = this.engine.load(this.moment);
    this.own = state.timeline.phrases.slice(0, state.own).map((phrase) => phrase.text);
    if (keep !== undefined || lines?.length) state = this.engine.load({ ...this.moment, keep, lines });
    this.messages = [];
    this.hand.place = null;
    this.drawScenarios(check ?? this.editor.show(text));
    this.receive(state, true);
  }

  /** The present moment: the text, and what was played since, on the fork where the session is. */
  now() {
    const { phrases, played } = this.state.timeline;
    const texts = phrases.slice(0, played).map((phrase) => phrase.text);
    let keep = 0;
    while (keep < this.own.length && texts[keep] === this.own[keep]) keep += 1;
    return { ...this.moment, keep: keep === this.own.length ? undefined : keep, lines: texts.slice(keep) };
  }

  /** @param {string} hash */
  async visit(hash) {
    const moment = await momentIn(hash);
    if (moment) this.load(moment);
  }

  /** The fragment of a link to the present moment. */
  link() { return fragment(this.now()); }

  /** @param {string} name @param {string} text */
  show(name, text) {
    const hasScenarios = this.engine.check(text, name).scenarios.length > 0;
    this.load({ text, name, scenario: hasScenarios ? 0 : undefined });
  }

  /** @param {Check} check */
  edited(check) {
    clearTimeout(this.loading);
    this.drawScenarios(check);
    if (check.diagnostics.some((found) => found.severity === "error")) return;
    this.loading = window.setTimeout(() => {
      const { scenario = -1, name, keep, lines } = this.now();
      const known = this.own.join("\n");
      const next = { text: this.editor.text, name, scenario: check.scenarios[scenario] ? scenario : undefined };
      this.load(next, check);
      if (lines.length && this.own.join("\n") === known) this.load({ ...next, keep, lines }, check);
    }, loadDelayMilliseconds);
  }

  // Lines

  /** @param {string} line */
  play(line) {
    const before = this.state.timeline.step;
    const { isPlayed, isCommand, output, timeline } = this.played(line);
    if (!isPlayed || (!isCommand && timeline.step === before)) this.answers.write(line, output);
    return isPlayed;
  }

  /** @param {string} line Plays a line that a person has typed. A declaration becomes a part of the text. */
  type(line) {
    const before = this.state.timeline.declarations;
    const { output, timeline } = this.played(line);
    this.answers.write(line, output);
    if (timeline.declarations > before) {
      this.load({ ...this.moment, text: `${this.moment.text.trimEnd()}\n${line}\n` });
    }
  }

  /** @param {string} line */
  played(line) {
    const state = this.engine.play(line);
    this.receive(state);
    return state;
  }

  /** @param {State} state @param {boolean} [isNew] */
  receive(state, isNew = false) {
    const isFurther = state.timeline.step > this.state.timeline.step && !isNew;
    const keep = isNew ? 0 : state.keep;
    this.state = state;
    this.messages = [...this.messages.slice(0, keep), ...state.sequence.messages];
    this.drawRows();
    const fresh = this.drawCalls(keep, isFurther);
    this.timeline.draw(state.timeline);
    this.announce(isFurther);
    // Last, so that the page is laid out once.
    scrollToLine(find("calls"), find("calls").querySelectorAll(".message")[fresh]);
    scrollToLine(find("script"), find("script").querySelector("[aria-current]"));
    clearTimeout(this.remembering);
    this.remembering = window.setTimeout(() => remember(this.now()), rememberDelayMilliseconds);
  }

  // Drawing

  drawRows() {
    const lists = find("lists");
    const { place } = this.hand;
    const hadFocus = lists.contains(document.activeElement);
    drawScene(lists, this.state.scene, { isInteractive: true, focus: place });
    if (hadFocus) this.hand.focus();
    const isHeld = this.hand.isHolding;
    const row = isHeld ? undefined : this.hand.row(place);
    if (place && row) {
      const drawn = drawnRows(lists, place).find((found) => found.dataset.row === `${place.row}`);
      drawn?.parentElement?.classList.add("picked");
    }
    this.enableButtons(isHeld, row !== undefined);
    replace(find("lift"), row ? "Lift " : "Lift", row && isolated(shortened(row.label)));
    find("advice").textContent = isHeld ? "Choose where it goes, then drop it."
      : row ? "Lift the row, or drag it." : "Drag a row, or choose one.";
  }

  /** @param {boolean} isHeld @param {boolean} isChosen */
  enableButtons(isHeld, isChosen) {
    const { step, lastStep, played } = this.state.timeline;
    /** @type {Record<string, boolean>} */
    const can = { lift: isChosen, hold: isHeld, back: step > 0, forward: step < lastStep, undo: played > 0 };
    const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button[data-when]"));
    for (const button of buttons) button.disabled = !can[button.dataset.when ?? ""];
    find("lift").classList.toggle("primary", !isHeld);
    find("drop").classList.toggle("primary", isHeld);
  }

  /** @param {number} keep @param {boolean} isFurther */
  drawCalls(keep, isFurther) {
    const lastGesture = this.messages.map((message) => message.kind).lastIndexOf("gesture");
    const fresh = Math.max(0, isFurther ? keep : lastGesture);
    drawSequence(find("calls"), { ...this.state.sequence, messages: this.messages }, { fresh, keep });
    find("trace-of").hidden = true;
    find("no-calls").hidden = this.messages.length > 0;
    return fresh;
  }

  /** @param {Check} check */
  drawScenarios({ scenarios, isHosted }) {
    choices("scenarios", ["none, only the lists", ...scenarios.map((scenario) => shortened(scenario.title))]);
    field("scenarios").value = `${(this.moment.scenario ?? -1) + 1}`;
    find("scenario-choice").hidden = !scenarios.length;
    field("run").disabled = !scenarios.length;
    find("hosted").hidden = !isHosted;
  }

  /** @param {boolean} isFurther Says what has happened, for those who do not see it. */
  announce(isFurther) {
    const { scene: { drag, lists }, timeline: { step, lastStep } } = this.state;
    const { place } = this.hand;
    const words = [];
    if (drag) {
      const row = this.hand.row(place);
      const count = place && this.hand.list(place.list)?.sections[place.section]?.rows.length;
      const where = !place ? "outside" : row ? `over row ${place.row + 1} of ${count}, ${row.label}`
        : `at the end of ${place.list}`;
      words.push(`${drag.labels.join(", ")} ${drag.state === "lifted" ? "lifted" : where}`);
    }
    const call = isFurther && this.messages.filter((message) => message.kind === "call").pop();
    if (call) words.push(`UIKit asked ${call.text}`);
    const proposal = lists.find((list) => list.proposal)?.proposal;
    if (proposal) words.push(proposal);
    if (!drag) words.push(`step ${step} of ${lastStep}`);
    find("live").textContent = visible(words.join("; "));
  }

  // Sharing

  save() {
    const { text, refusal = "" } = this.engine.save(savedTitle);
    if (text) offerFile(`${savedTitle.replaceAll(" ", "-")}.dnd`, text);
    else this.answers.write("save", [refusal]);
  }

  async share() {
    const hash = await this.link();
    if (hash.length > linkLimit) {
      this.answers.write("share", [
        `The link would have ${hash.length} characters, which many programs cut: save a file.`,
      ]);
      return;
    }
    history.replaceState(null, "", hash);
    const isCopied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
    const { fork, forks } = this.state.timeline;
    this.answers.write("share", [
      isCopied ? "The link is copied." : "The address of this page is the link:", location.href,
      ...(forks.length > 1 ? [`It leads to ${fork}, without the other forks.`] : []),
    ]);
  }
}

/** @param {HTMLElement} box @param {Element | null | undefined} line */
function scrollToLine(box, line) {
  if (line instanceof HTMLElement) box.scrollTop = line.offsetTop - 48;
}

async function begin() {
  if (typeof WebAssembly !== "object" || !("DecompressionStream" in globalThis)) throw new Error("no WebAssembly");
  const { module, course, examples } = await unpackedParts();
  const engine = await Engine.start(module);
  engine.ask("examples", examples);
  const playground = new Playground(engine, module);
  const first = { text: find("first-text").textContent?.trimStart() ?? "", name: "page" };
  const lessons = new Lessons(playground, course);
  const linked = await momentIn(location.hash);
  playground.load(linked ?? remembered() ?? first);
  if (!linked) lessons.resume();
  document.documentElement.dataset.ready = "true";
  Object.assign(globalThis, { playground });
}

/** @param {unknown} error Whether a fault of the engine has stopped it, which it cannot survive. The page says so. */
function hasStopped(error) {
  const isStop = typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;
  if (isStop) find("stopped").hidden = false;
  return isStop;
}

window.addEventListener("error", (event) => hasStopped(event.error));
window.addEventListener("unhandledrejection", (event) => hasStopped(event.reason));

begin().catch((error) => {
  if (hasStopped(error)) return;
  find("without").hidden = false;
  find("no-calls").hidden = true;
  for (const part of document.querySelectorAll(".needs-engine")) part.toggleAttribute("hidden", true);
  drawSequence(find("calls"), embedded("first-trace").scenarios[0]);
  document.documentElement.dataset.ready = "read-only";
});
