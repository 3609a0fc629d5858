// @ts-check
/**
 * The engine: the WebAssembly module of DNDBrowser, with a method for each of its functions. It runs in the page, and
 * in the worker that explores.
 *
 * @typedef {import("../rows.js").Scene} Scene
 * @typedef {import("../sequence.js").Scenario} Scenario
 * @typedef {{ text: string, isStep: boolean, holds: boolean, line: number }} Phrase
 * @typedef {{
 *   phrases: Phrase[], played: number, declarations: number, step: number,
 *   lastStep: number, state: string, stateLine: string, fork: string,
 *   forks: { name: string, step: number, lastStep: number }[]
 * }} Timeline
 * @typedef {{
 *   isPlayed: boolean, isCommand: boolean, output: string[], scene: Scene, timeline: Timeline, own: number,
 *   sequence: Scenario, keep: number
 * }} State
 * @typedef {{ text: string, name: string, scenario?: number, keep?: number, lines?: string[] }} Moment
 * @typedef {{ from: number, to: number, text: string }} Edit
 * @typedef {{
 *   code: string, severity: string, message: string, hints: string[], file?: string, line: number, column: number,
 *   from?: number, to?: number, edit?: Edit
 * }} Diagnostic
 * @typedef {{ diagnostics: Diagnostic[], scenarios: { title: string, line: number }[], isHosted: boolean }} Check
 * @typedef {{ insertion: string, label: string, description: string }} Candidate
 * @typedef {{ title: string, state: string, isFailure: boolean, lines: string[], line: number }} Result
 * @typedef {{
 *   refusal?: string, found?: { title: string, steps: string[] }, lines?: string[]
 * }} Found
 */

export class Engine {
  /** @param {any} functions @param {number} handle */
  constructor(functions, handle) {
    this.functions = functions;
    this.handle = handle;
  }

  /**
   * @param {BufferSource} bytes
   * @returns {Promise<Engine>}
   */
  static async start(bytes) {
    // What Swift prints, which is the reason before a trap, is not shown.
    const system = { fd_write: () => 8 };
    const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system });
    const functions = /** @type {any} */ (instance.exports);
    return new Engine(functions, functions.dnd_open());
  }

  /** @param {string} name @param {string} text @returns {any} */
  ask(name, text) {
    const { functions } = this;
    const bytes = new TextEncoder().encode(text);
    const pointer = functions.dnd_allocate(bytes.length);
    new Uint8Array(functions.memory.buffer).set(bytes, pointer);
    const answer = functions[`dnd_${name}`](this.handle, pointer, bytes.length);
    functions.dnd_release(pointer);
    return this.read(answer);
  }

  /** @param {number} pointer @returns {any} */
  read(pointer) {
    const { buffer } = this.functions.memory;
    const count = new DataView(buffer).getUint32(pointer, true);
    const text = new TextDecoder().decode(new Uint8Array(buffer, pointer + 4, count));
    this.functions.dnd_release(pointer);
    return JSON.parse(text);
  }

  /** @param {Moment} moment @returns {State} */
  load(moment) { return this.ask("load", JSON.stringify(moment)); }

  /** @param {string} name @param {string} text */
  file(name, text) { this.ask("file", JSON.stringify({ name, text })); }

  /** @param {string} line @returns {State} */
  play(line) { return this.ask("play", line); }

  /** @returns {State} */
  state() { return this.read(this.functions.dnd_state(this.handle)); }

  /** @param {number} step @returns {Scene | null} */
  look(step) { return this.read(this.functions.dnd_look(this.handle, step)); }

  /** @param {string} text @param {string} name @returns {{ trace: { scenarios: Scenario[] }, results: Result[] }} */
  trace(text, name) { return this.ask("trace", JSON.stringify({ text, name })); }

  /** @param {string} text @param {string} name @returns {Check} */
  check(text, name) { return this.ask("check", JSON.stringify({ text, name })); }

  /** @param {string} text @returns {{ roles: string[], spans: number[] }} */
  tokens(text) { return this.ask("tokens", text); }

  /**
   * @param {string} text
   * @param {number} cursor
   * @param {boolean} isLine
   * @returns {{ candidates: Candidate[], from: number, to: number }}
   */
  complete(text, cursor, isLine) { return this.ask("complete", JSON.stringify({ text, cursor, isLine })); }

  /** @param {string} word @returns {{ lines?: string[], example?: string, near?: string }} */
  explain(word) { return this.ask("explain", word); }

  /** @param {Moment & { states: number }} request @returns {Found} */
  explore(request) { return this.ask("explore", JSON.stringify(request)); }

  /** @param {string} title @returns {{ text?: string, refusal?: string }} */
  save(title) { return this.ask("save", title); }
}
