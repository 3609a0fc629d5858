/** The steps so far: where the session is among them, its forks, and what differs from another moment. */
import { choices, element, field, find, replace, visible } from "../dom.js";
import { drawScene } from "../rows.js";

/** The buttons that keys stand for when nothing else has the focus. */
const keys = new Map([["ArrowLeft", "back"], ["ArrowRight", "forward"], ["Home", "first"], ["End", "last"]]);

export class Timeline {
  /** @param {import("./engine.js").Engine} engine @param {(line: string) => void} play */
  constructor(engine, play) {
    this.engine = engine;
    this.compared = -1;
    for (const id of ["step", "forks"]) find(id).addEventListener("input", () => play(`goto ${field(id).value}`));
    find("compared").addEventListener("change", () => {
      this.compared = Number(field("compared").value) - 1;
      this.drawComparison(Number(field("step").value));
    });
    document.addEventListener("keydown", (event) => {
      const isTaken = event.target instanceof Element && event.target.closest("input, textarea, select, .row");
      const id = keys.get(event.key);
      if (!id || isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      find(id).click();
    });
  }

  /** @param {import("./engine.js").Timeline} timeline */
  draw({ phrases, played, step, lastStep, forks, fork }) {
    if (this.compared > lastStep) this.compared = -1;
    const range = field("step");
    range.max = `${lastStep}`;
    range.value = `${step}`;
    find("place").textContent = `Step ${step} of ${lastStep}`;
    range.setAttribute("aria-valuetext", `step ${step} of ${lastStep}`);
    const names = forks.map((found) => found.name);
    choices("forks", names, names);
    field("forks").value = fork;
    choices("compared", ["nothing", ...Array.from({ length: lastStep + 1 }, (_, index) => `step ${index}`)]);
    field("compared").value = `${this.compared + 1}`;
    replace(find("script"), ...phrases.map((phrase, index) => element("li", {
      class: `${index < played ? "" : "ahead"} ${phrase.holds ? "" : "bad"}`,
      "aria-current": index === played - 1 && "step",
    }, element("code", {}, visible(phrase.text)), !phrase.holds && " does not hold")));
    find("no-script").hidden = phrases.length > 0;
    this.drawComparison(step);
  }

  /** @param {number} step */
  drawComparison(step) {
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
}
