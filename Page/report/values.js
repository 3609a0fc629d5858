/**
 * The data of a report or a trace. Its values share their equal parts in one table.
 *
 * @typedef {import("../rows.js").Scene} Scene
 * @typedef {import("../sequence.js").Scenario} Scenario
 * @typedef {{ step?: string, file?: string, line?: number, messages: number, scene: Scene }} Moment `messages`: their
 *   number until then
 * @typedef {{
 *   sequence: Scenario, moments: Moment[], ledger?: string[], deciding?: number, source?: string, scenario?: number,
 *   obstacle?: string
 * }} Play `deciding`: the index of the message that decided a failure; `source`, `scenario`: the text of the spec, and
 *   the index of the scenario in it; `obstacle`: why the playground cannot play it
 * @typedef {{ nodes: any[], plays: number[], rules: Record<string, string>, playground?: string }} Data
 */
import { fragment } from "../fragment.js";

/**
 * The value at an index of the table: a scalar, or a list of indices after the index of its names, -1 for an array.
 * @param {any[]} nodes
 * @param {number} index
 * @returns {any}
 */
export function unpack(nodes, index) {
  const node = nodes[index];
  if (!Array.isArray(node)) return node;
  const values = node.slice(1).map((part) => unpack(nodes, part));
  if (node[0] < 0) return values;
  const names = unpack(nodes, node[0]);
  return Object.fromEntries(names.map((/** @type {string} */ name, /** @type {number} */ at) => [name, values[at]]));
}

/** @param {string} playground @param {Play} play */
export async function playgroundLink(playground, { source, sequence, scenario }) {
  return playground + await fragment({ text: source ?? "", name: sequence.file.split("/").pop(), scenario });
}
