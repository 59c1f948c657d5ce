/** A phrase of a list in a text: from its first word to the one after its last. */
export type Hit = { groups: readonly string[]; start: number; end: number };

type Step = {
  afterGap: boolean;
  firsts: readonly string[];
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  longer: ReadonlyMap<string, readonly (readonly string[])[]>;
};
type Phrase = { groups: string[]; steps: readonly Step[] };

const longestGap = 4;
const mostWordsKept = 20_000;

/** The words of a text in lower case, without apostrophes and other marks. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’'](?=\p{L})/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Reads lists of phrases: "," ends a phrase, "*" a word in any way, "~" skips up to four words, "(a|b)" is a choice. */
export function phraseReader(lists: readonly { group: string; list: string }[]): (words: readonly string[]) => Hit[] {
  const phrases = new Map<string, Phrase>();
  for (const { group, list } of lists) {
    for (const text of list.split(",").map(spaced).filter(Boolean)) {
      const known = phrases.get(text) ?? { groups: [], steps: stepsOf(text) };
      if (!known.groups.includes(group)) known.groups.push(group);
      phrases.set(text, known);
    }
  }
  const firsts = Map.groupBy(
    [...phrases.values()].flatMap((phrase) => phrase.steps[0]!.firsts.map((first) => ({ first, phrase }))),
    ({ first }) => first,
  );
  const begunBy = new Map<string, readonly Phrase[]>();
  const phrasesBegunBy = (word: string) => {
    const known = begunBy.get(word);
    if (known !== undefined) return known;
    const keys = [word, ...Array.from({ length: word.length }, (_, index) => `${word.slice(0, index + 1)}*`)];
    const begun = [...new Set(keys.flatMap((key) => (firsts.get(key) ?? []).map(({ phrase }) => phrase)))];
    if (begunBy.size < mostWordsKept) begunBy.set(word, begun);
    return begun;
  };
  return (words) =>
    words.flatMap((word, start) =>
      phrasesBegunBy(word).flatMap(({ groups, steps }) => {
        const end = endOf(steps, 0, words, start);
        return end === -1 ? [] : [{ groups, start, end }];
      }),
    );
}

/** Where the steps from one on end, if they begin at a word; -1 where they do not. */
function endOf(steps: readonly Step[], index: number, words: readonly string[], at: number): number {
  const step = steps[index];
  if (step === undefined) return at;
  for (let start = at; start <= at + (step.afterGap ? longestGap : 0) && start < words.length; start++) {
    const word = words[start]!;
    if (step.words.has(word) || step.beginnings.some((beginning) => word.startsWith(beginning))) {
      const end = endOf(steps, index + 1, words, start + 1);
      if (end !== -1) return end;
    }
    for (const option of step.longer.get(word) ?? []) {
      if (!option.every((pattern, offset) => isWord(pattern, words[start + offset]))) continue;
      const end = endOf(steps, index + 1, words, start + option.length);
      if (end !== -1) return end;
    }
  }
  return -1;
}

const isWord = (pattern: string, word: string | undefined) =>
  word !== undefined && (pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

function stepsOf(phrase: string): Step[] {
  const parts = phrase.match(/\([^)]*\)|\S+/g)!;
  return parts.flatMap((part, index) => (part === "~" ? [] : [stepOf(part, parts[index - 1] === "~")]));
}

function stepOf(part: string, afterGap: boolean): Step {
  const options = part
    .replace(/^\(|\)$/g, "")
    .split("|")
    .map((option) => option.trim().split(" "));
  const [single, longer] = [
    options.filter(({ length }) => length === 1).flat(),
    options.filter(({ length }) => length > 1),
  ];
  return {
    afterGap,
    firsts: options.map(([first]) => first!),
    words: new Set(single.filter((word) => !word.endsWith("*"))),
    beginnings: single.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
    longer: Map.groupBy(longer, ([first]) => first!),
  };
}

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
