import type { Spellings } from "../json/strict-json.ts";
import type { Manner } from "./near-misses.ts";

/** RFC 8785's own form of every number. */
const canonical: Manner = () => null;

/** Numbers as languages with a float type print them, for a body that another program rewrote. */
const asFloats =
  (isFloat: (pointer: string) => boolean): Manner =>
  (pointer, value) =>
    isFloat(pointer) ? floatInPython(value) : null;

const isRating = (pointer: string) => pointer.startsWith("/ratings/");
const isCount = (pointer: string) => pointer === "/metrics/calls";

const guesses: Manner[] = [
  asFloats((pointer) => !isCount(pointer)),
  asFloats(isRating),
  asFloats((pointer) => !isRating(pointer) && !isCount(pointer)),
  asFloats(() => true),
  (_, value) => (Number.isInteger(value) ? null : floatInPython(value)),
];

/**
 * How the numbers of a document may have been signed, each manner with its rank: in canonical form, as in the body, or as
 * floats.
 */
export function numberMannersOf(spellings: Spellings): [Manner, rank: number][] {
  const isSpelled = [...spellings.keys()].some((pointer) => pointer.startsWith("/document/"));
  if (isSpelled)
    return [
      [asSent(spellings), 0],
      [canonical, 0.5],
    ];
  // A program in between may have rewritten the body, with numbers as JavaScript writes them.
  return [[canonical, 0], ...guesses.map((manner, index): [Manner, number] => [manner, 1.1 + index / 10])];
}

const asSent =
  (spellings: Spellings): Manner =>
  (pointer) =>
    spellings.get(`/document${pointer}`) ?? null;

/** A float as Python's repr writes it: 4.0, 1e-05, 1.5e-07; exact for the numbers that a review can have. */
function floatInPython(value: number): string {
  if (Number.isInteger(value)) return `${value}.0`;
  if (Math.abs(value) >= 1e-4) return String(value);
  return value.toExponential().replace(/e-(\d)$/, "e-0$1");
}
