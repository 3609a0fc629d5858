// @ts-check
/**
 * Moments as text: in the fragment of the address, in the local storage, and in files.
 *
 * @typedef {import("./engine.js").Moment} Moment
 */

/** Longer links are cut by mail and chat programs. */
export const linkLimit = 8000;
const storageKey = "dnd-playground";

/**
 * The bytes after a stream has changed them.
 *
 * @param {Uint8Array} bytes
 * @param {ReadableWritablePair<any, any>} stream
 */
export async function piped(bytes, stream) {
  const changed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}

/** @param {string} text */
export function fromBase64(text) {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {Moment} moment */
export async function fragment(moment) {
  const bytes = new TextEncoder().encode(JSON.stringify(moment));
  return `#s=${toBase64(await piped(bytes, new (/** @type {any} */ (globalThis)).CompressionStream("deflate-raw")))}`;
}

/**
 * The moment in a fragment; null without a whole one.
 *
 * @param {string} hash
 * @returns {Promise<Moment | null>}
 */
export async function momentIn(hash) {
  if (!hash.startsWith("#s=")) return null;
  try {
    const stream = new (/** @type {any} */ (globalThis)).DecompressionStream("deflate-raw");
    return moment(JSON.parse(new TextDecoder().decode(await piped(fromBase64(hash.slice(3)), stream))));
  } catch {
    return null;
  }
}

/**
 * A value of somebody else as a moment; null if it is none.
 *
 * @param {any} value
 * @returns {Moment | null}
 */
function moment(value) {
  if (typeof value?.text !== "string") return null;
  const lines = Array.isArray(value.lines) ? value.lines.filter((/** @type {any} */ line) => typeof line === "string")
    : [];
  const number = (/** @type {any} */ found) => (Number.isInteger(found) ? found : undefined);
  return {
    text: value.text, name: typeof value.name === "string" ? value.name : "page", scenario: number(value.scenario),
    keep: number(value.keep), lines,
  };
}

/**
 * Keeps a moment for the next visit, where there is local storage.
 *
 * @param {Moment} moment
 */
export function remember(moment) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(moment));
  } catch { /* Private windows and some pages from disk have none. */ }
}

/** @returns {Moment | null} */
export function remembered() {
  try {
    return moment(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
  } catch {
    return null;
  }
}

/**
 * Offers a text as a file.
 *
 * @param {string} name
 * @param {string} text
 */
export function offerFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
