import { partOf } from "../../cut-text.ts";

const known =
  "show open list cancel delete remove publish unlist compare rerun repeat import simulate change study studies survey interview interviews person persons much would second third first webhook balance results research running follow spending expensive estimate deliveries delivery usage please persona personas respondents".split(
    " ",
  );

/** A sentence with the slips in the words of its order put right: two letters swapped, one left out or one too many. */
export const wellSpelt = (sentence: string): string =>
  sentence.replace(/\bteh\b/gi, "the").replace(/[a-z]{4,12}/gi, (written) => {
    const word = written.toLowerCase();
    return known.includes(word) ? written : (known.find((meant) => isSlip(word, meant)) ?? written);
  });

function isSlip(written: string, meant: string): boolean {
  if (written[0] !== meant[0]) return false;
  if (written.length === meant.length) return swaps(written).includes(meant);
  return written.length < meant.length ? shorter(meant).includes(written) : shorter(written).includes(meant);
}

const swaps = (word: string) =>
  places(word).map(
    (at) => partOf(word, 0, at) + [...partOf(word, at, at + 2)].reverse().join("") + partOf(word, at + 2),
  );

/** The word without one of its inner letters. */
const shorter = (word: string) =>
  places(word)
    .map((at) => partOf(word, 0, at) + partOf(word, at + 1))
    .slice(0, -1);

/** The places of its letters after the first. */
const places = (word: string) => Array.from({ length: word.length - 1 }, (_, place) => place + 1);
