/**
 * Moments in the fragment of an address: `#s=` and the base64url (RFC 4648) of their JSON, compressed (RFC 1951).
 */
const streams = /** @type {any} */ (globalThis);

/** @param {Uint8Array} bytes @param {ReadableWritablePair<any, any>} stream */
async function piped(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** @param {Uint8Array} bytes */
export function unpacked(bytes) { return piped(bytes, new streams.DecompressionStream("deflate-raw")); }

/** @param {{ text: string, name?: string, scenario?: number, keep?: number, lines?: string[] }} moment */
export async function fragment(moment) {
  const bytes = new TextEncoder().encode(JSON.stringify(moment));
  const packed = await piped(bytes, new streams.CompressionStream("deflate-raw"));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return `#s=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}
