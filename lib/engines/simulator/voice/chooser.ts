/** Chooses one of a number of things; the same label and number are always answered alike. */
export type Choose = (of: number) => number;

/** A number from 0 to 2^32 − 1 that follows from a text (FNV-1a): where a rotation through a bank begins. */
export function offsetOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}
