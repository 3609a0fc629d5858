/**
 * Moments as text: in the fragment of the address, in the local storage, and in files.
 *
 * @typedef {import("./engine.js").Moment} Moment
 */
import { unpacked } from "../fragment.js";

/** Longer links are cut by mail and chat programs. */
export const linkLimit = 8000;
const storageKey = "dnd-playground";

/** @param {string} hash */
export async function momentIn(hash) {
  if (!hash.startsWith("#s=")) return null;
  try {
    const binary = atob(hash.slice(3).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return moment(new TextDecoder().decode(await unpacked(bytes)));
  } catch {
    return null;
  }
}

/**
 * The moment in JSON of somebody else; null if it is none.
 * @param {string} json
 * @returns {Moment | null}
 */
function moment(json) {
  const { text, name, scenario, keep, lines } = JSON.parse(json) ?? {};
  if (typeof text !== "string") return null;
  const number = (/** @type {any} */ found) => (Number.isInteger(found) ? found : undefined);
  return {
    text, name: typeof name === "string" ? name : "page", scenario: number(scenario), keep: number(keep),
    lines: Array.isArray(lines) ? lines.filter((line) => typeof line === "string") : [],
  };
}

/** @param {string} key @param {string} json A value for the next visit, where there is local storage. */
export function keep(key, json) {
  try {
    localStorage.setItem(key, json);
  } catch { /* Private windows and some pages from disk have none. It is only a comfort. */ }
}

/** @param {string} key */
export function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {Moment} moment */
export const remember = (moment) => keep(storageKey, JSON.stringify(moment));

export function remembered() {
  try {
    return moment(kept(storageKey) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text */
export function offerFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
