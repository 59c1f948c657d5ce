import { ownValue } from "../../../own-value.ts";
import { clamp } from "../../statistics.ts";
import { degrees, stancePhrases, valenceWords } from "../rating/valence.ts";
import { PhraseIndex } from "../topic/phrase-index.ts";
import { type Token, tokensOf } from "../topic/read-text.ts";
import { denial } from "./cues/cue.ts";

const liking = new PhraseIndex<number>();
for (const [valence, word] of valenceWords) liking.add(word, valence);
const denies = new RegExp(`^${denial}$`);
const deniedFactor = -0.7;
/** Outright stances are weighed from −2 to 2 in the lexicon; here they count as the strongest words. */
const stanceShare = 0.5;

/** How warm the words of a passage are, from −1 to 1: each word of liking with what denies or grades it, and outright stances. */
export function toneOf(text: string): number {
  let sum = 0;
  let rest = text;
  for (const [valence, phrase] of stancePhrases)
    rest = rest.replace(phrase, (found) => {
      sum += stanceShare * valence;
      return " ".repeat(found.length);
    });
  const tokens = tokensOf(rest);
  for (const { entry, at } of liking.find(tokens)) sum += entry * factorAt(tokens, at);
  return clamp(sum, -1, 1);
}

/** What up to three words before, in the same clause, do to a word. */
function factorAt(tokens: readonly Token[], at: number): number {
  let factor = 1;
  for (let back = 1; back <= 3 && at >= back && !tokens[at - back + 1]!.opens; back += 1) {
    const word = tokens[at - back]!.text.toLowerCase();
    if (denies.test(word)) factor *= tokens[at - back + 1]!.stem === "only" ? 1 : deniedFactor;
    else factor *= ownValue(degrees, word) ?? 1;
  }
  return factor;
}
