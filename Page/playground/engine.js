/**
 * The engine: the WebAssembly module of DNDBrowser, with a method for each of its functions. It runs in the page, and
 * in the worker that explores.
 *
 * @typedef {import("../rows.js").Scene} Scene
 * @typedef {import("../sequence.js").Scenario} Scenario
 * @typedef {{ text: string, holds: boolean }} Phrase
 * @typedef {{
 *   phrases: Phrase[], played: number, declarations: number, step: number, lastStep: number, state: string,
 *   fork: string, forks: { name: string }[]
 * }} Timeline
 * @typedef {{
 *   isPlayed: boolean, isCommand: boolean, output: string[], scene: Scene, timeline: Timeline, own: number,
 *   sequence: Scenario, keep: number
 * }} State `own`: the number of phrases of the text; `keep`: the number of messages that the page has already
 * @typedef {{ text: string, name: string, scenario?: number, keep?: number, lines?: string[] }} Moment
 * @typedef {{ from: number, to: number, text: string }} Edit
 * @typedef {{
 *   code: string, severity: string, message: string, hints: string[], file?: string, line: number,
 *   from?: number, to?: number, edit?: Edit
 * }} Diagnostic
 * @typedef {{ diagnostics: Diagnostic[], scenarios: { title: string, line: number }[], isHosted: boolean }} Check
 * @typedef {{ insertion: string, label: string, description: string }} Candidate
 * @typedef {{ candidates: Candidate[], from: number, to: number }} Completion
 * @typedef {{ title: string, state: string, isFailure: boolean, lines: string[], trace?: number }} Result
 * @typedef {Moment & { states: number, known: number }} Search
 * @typedef {{ refusal?: string, found?: { title: string, steps: string[] }, lines?: string[] }} Found
 */
import { find } from "../dom.js";

const encoder = new TextEncoder();

/** The module, and the texts beside it, which the page has packed behind the counts of their bytes: build.py. */
export async function unpackedParts() {
  const [code, packed] = ["unpacker", "packed"].map((id) => find(id).textContent ?? "");
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(atob(code), (byte) => byte.charCodeAt(0)));
  const { memory, room, unpack } = /** @type {any} */ (instance.exports);
  const text = encoder.encode(packed);
  const place = room(text.length);
  new Uint8Array(memory.buffer).set(text, place);
  const parts = unpack(place, text.length);
  if (!parts) throw new Error("The page is damaged.");
  const [moduleCount, textCount] = new Uint32Array(memory.buffer, parts, 2);
  const bytes = new Uint8Array(memory.buffer, parts + 8, moduleCount + textCount);
  return { module: bytes.slice(0, moduleCount), ...JSON.parse(new TextDecoder().decode(bytes.subarray(moduleCount))) };
}

/** Halves of a character, which JSON would keep, become U+FFFD as in UTF-8.
 *  @param {string} _ @param {any} value */
function wellFormed(_, value) {
  const isText = typeof value === "string";
  return isText ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(encoder.encode(value)) : value;
}

export class Engine {
  /** @param {any} functions */
  constructor(functions) {
    this.functions = functions;
    this.handle = functions.dnd_open();
  }

  /** @param {BufferSource} bytes */
  static async start(bytes) {
    // What Swift prints, which is the reason before a trap, is not shown.
    const system = { fd_write: () => 8 };
    const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system });
    return new Engine(instance.exports);
  }

  /**
   * Asks with a text, or with values as JSON.
   * @param {string} name
   * @param {string | object} request
   * @returns {any}
   */
  ask(name, request) {
    const { functions } = this;
    const bytes = encoder.encode(typeof request === "string" ? request : JSON.stringify(request, wellFormed));
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
  load(moment) { return this.ask("load", moment); }

  /** @param {string} name @param {string} text */
  file(name, text) { this.ask("file", { name, text }); }

  /** @param {string} line @returns {State} */
  play(line) { return this.ask("play", line); }

  /** @param {number} step @returns {Scene | null} */
  look(step) { return this.read(this.functions.dnd_look(this.handle, step)); }

  /** @param {string} text @param {string} name @returns {{ trace: { scenarios: Scenario[] }, results: Result[] }} */
  trace(text, name) { return this.ask("trace", { text, name }); }

  /** @param {string} text @param {string} name @returns {Check} */
  check(text, name) { return this.ask("check", { text, name }); }

  /** @param {string} text @returns {{ roles: string[], spans: number[] }} */
  tokens(text) { return this.ask("tokens", text); }

  /** @param {string} text @param {number} cursor @param {boolean} isLine @returns {Completion} */
  complete(text, cursor, isLine) { return this.ask("complete", { text, cursor, isLine }); }

  /** @param {string} word @returns {{ lines?: string[], example?: string, near?: string }} */
  explain(word) { return this.ask("explain", word); }

  /** @param {Search} search @returns {Found} */
  explore(search) { return this.ask("explore", search); }

  /** @param {string} title @returns {{ text?: string, refusal?: string }} */
  save(title) { return this.ask("save", title); }
}
