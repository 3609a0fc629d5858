/** What the engine says in words: answers to lines, and explanations of rules. */
import { element, find, replace, visible } from "../dom.js";
import { explainOnHover } from "../sequence.js";

const answersShown = 50;
const linesWithoutExample = 14;

export class Answers {
  /** @param {import("./engine.js").Engine} engine @param {(example: import("./engine.js").Moment) => void} open */
  constructor(engine, open) {
    this.engine = engine;
    this.open = open;
    /** @type {Map<string, string | null>} */
    this.known = new Map();
    explainOnHover((id) => this.sentence(id));
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.matches(".rule")) this.explain(target.textContent ?? "");
    });
  }

  /** @param {string} line @param {string[]} output @param {{ words: string, act: () => void }} [offer] */
  write(line, output, offer) {
    const console = find("console");
    const entry = element("div", {}, element("pre", {}, element("b", {}, `> ${visible(line)}\n`),
      visible(output.length ? output.join("\n") : "played")),
      offer && element("button", { type: "button", click: offer.act }, offer.words));
    replace(console, ...[...console.children].slice(1 - answersShown), entry);
    find("console-card").hidden = false;
    console.scrollTop = entry.offsetTop;
  }

  /** @param {string} id The sentence of a rule, question, finding or diagnostic, with its grade and source. */
  sentence(id) {
    if (!this.known.has(id)) {
      const { lines } = this.engine.explain(id);
      const end = lines?.findIndex((line) => line.startsWith("A spec that shows it")) ?? -1;
      this.known.set(id, lines?.slice(0, end < 0 ? linesWithoutExample : end).join("\n").trim() ?? null);
    }
    return this.known.get(id) ?? null;
  }

  /** @param {string} word */
  explain(word) {
    const { lines, example, near } = this.engine.explain(word);
    this.write(`explain ${word}`, lines ?? [near ? `unknown; did you mean ${near}?` : "unknown"], example ? {
      words: "Open this example", act: () => this.open({ text: example, name: `${word}.dnd`, scenario: 0 }),
    } : undefined);
  }
}
