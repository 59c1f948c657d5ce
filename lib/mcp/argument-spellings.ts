import { partOf } from "../cut-text.ts";
import type { Spellings } from "../json/strict-json.ts";

/**
 * The spellings in a message's arguments, by their pointers from there; the body is one message, or a batch whose
 * messages run one after the other.
 */
export function argumentSpellings(spellings: Spellings, body: unknown, message: unknown): Spellings {
  const place = `${Array.isArray(body) ? `/${body.indexOf(message)}` : ""}/params/arguments`;
  const inside = [...spellings].filter(([pointer]) => pointer.startsWith(`${place}/`));
  return new Map(inside.map(([pointer, written]) => [partOf(pointer, place.length), written]));
}
