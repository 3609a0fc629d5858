/** The files that a person has opened, by their paths from a common root; each may include the others. */
import { choices, field, find } from "../dom.js";

export class Files {
  /** @param {import("./engine.js").Engine} engine @param {(name: string, text: string) => void} show */
  constructor(engine, show) {
    this.engine = engine;
    /** @type {Map<string, string>} */
    this.texts = new Map();
    const showChosen = () => show(field("opened").value, this.texts.get(field("opened").value) ?? "");
    find("opened").addEventListener("change", showChosen);
    for (const id of ["files", "folder"]) {
      find(id).addEventListener("change", async () => {
        if (await this.open(field(id).files ?? [])) showChosen();
      });
    }
  }

  /** @param {Iterable<File>} files Reads files, and chooses the first that is a spec. Returns whether there is one. */
  async open(files) {
    const specs = [...files].map((file) => ({ file, name: file.webkitRelativePath || file.name }))
      .filter(({ name }) => name.endsWith(".dnd"));
    for (const { file, name } of specs) {
      this.texts.set(name, await file.text());
      this.engine.file(name, this.texts.get(name) ?? "");
    }
    const names = [...this.texts.keys()].sort();
    choices("opened", names, names);
    if (specs.length) field("opened").value = specs[0].name;
    find("opened-choice").hidden = this.texts.size < 2;
    return specs.length > 0;
  }
}
