// Explores in the background: it receives the module, the open files and a search, and answers with what was found.
import { Engine } from "./engine.js";

self.addEventListener("message", async ({ data }) => {
  const engine = await Engine.start(data.module);
  for (const [name, text] of data.files) engine.file(name, text);
  self.postMessage(engine.explore(data.search));
});
