import { keyOf, type Token } from "./read-text.ts";

/** The place of a lexicon's phrase in a row of words. */
export type PhraseMatch<Entry> = { entry: Entry; at: number; length: number };

/** Looks up phrases of a lexicon by their stems, the longest first. */
export class PhraseIndex<Entry> {
  readonly #entries = new Map<string, Entry>();
  #longest = 1;

  /** Adds a phrase; one that is there already keeps its first meaning. */
  add(phrase: string, entry: Entry): void {
    const key = keyOf(phrase);
    if (key === "" || this.#entries.has(key)) return;
    this.#entries.set(key, entry);
    this.#longest = Math.max(this.#longest, key.split(" ").length);
  }

  /** Every phrase in the words, without overlap, from left to right; none begins inside a hyphenated word. */
  find(tokens: readonly Token[]): PhraseMatch<Entry>[] {
    const matches: PhraseMatch<Entry>[] = [];
    let at = 0;
    while (at < tokens.length) {
      const here = tokens[at]!.joined ? undefined : this.#longestAt(tokens, at);
      if (here) matches.push(here);
      at += here?.length ?? 1;
    }
    return matches;
  }

  #longestAt(tokens: readonly Token[], at: number): PhraseMatch<Entry> | undefined {
    let key = "";
    let best: PhraseMatch<Entry> | undefined;
    for (let length = 1; length <= this.#longest && at + length <= tokens.length; length += 1) {
      const token = tokens[at + length - 1]!;
      if (length > 1 && token.opens) break;
      key = length === 1 ? token.stem : `${key} ${token.stem}`;
      // "Low" of "low-sugar" is no word by itself: a phrase ends where a hyphenated word does.
      if (tokens[at + length]?.joined && !this.#entries.has(`${key} ${tokens[at + length]!.stem}`)) {
        if (!endsInside.has(token.stem)) continue;
      }
      const entry = this.#entries.get(key);
      if (entry !== undefined) best = { entry, at, length };
    }
    return best;
  }
}

/** First parts of hyphenated words that keep their own meaning in them, such as "AI" in "AI-shaped". */
const endsInside = new Set("ai plastic privacy security price cost time data quality health".split(" "));
