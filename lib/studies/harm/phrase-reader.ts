/** A phrase of a list in a text: from its first word to the one after its last. */
export type Hit = { groups: readonly string[]; start: number; end: number };
/** A word of a text as written in lower case, and its stem. */
export type Word = { text: string; stem: string };

type Step = { options: readonly (readonly Pattern[])[]; afterGap: boolean };
type Pattern = { stem: string; exact: string | null };
type Phrase = { groups: string[]; steps: readonly Step[] };

const longestGap = 4;
const mostStemsKept = 20_000;
const stems = new Map<string, string>();

/** The words of a text in lower case, without apostrophes and other marks. */
export const wordsOf = (text: string): Word[] =>
  (
    text
      .toLowerCase()
      .replace(/[’'](?=\p{L})/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => ({ text: word, stem: stemOf(word) }));

/** Reads lists of phrases: "," ends a phrase, "=" wants a word as it is, "~" skips up to four words, "(a|b)" is a choice. */
export function phraseReader(lists: ReadonlyMap<string, string>): (words: readonly Word[]) => Hit[] {
  const phrases = new Map<string, Phrase>();
  for (const [group, list] of lists) {
    for (const text of phrasesOf(list)) {
      const known = phrases.get(text) ?? { groups: [], steps: stepsOf(text) };
      if (!known.groups.includes(group)) known.groups.push(group);
      phrases.set(text, known);
    }
  }
  const begunBy = Map.groupBy(
    [...phrases.values()].flatMap((phrase) =>
      [...new Set(phrase.steps[0]!.options.map(([first]) => first!.stem))].map((stem) => ({ stem, phrase })),
    ),
    ({ stem }) => stem,
  );
  return (words) =>
    words.flatMap(({ stem }, start) =>
      (begunBy.get(stem) ?? []).flatMap(({ phrase: { groups, steps } }) => {
        const end = endOf(steps, 0, words, start);
        return end === -1 ? [] : [{ groups, start, end }];
      }),
    );
}

/** Where the steps from one on end if they begin at a word; -1 where they do not. */
function endOf(steps: readonly Step[], index: number, words: readonly Word[], at: number): number {
  const step = steps[index];
  if (step === undefined) return at;
  for (let start = at; start <= at + (step.afterGap ? longestGap : 0) && start < words.length; start++) {
    for (const option of step.options) {
      if (!isWord(option[0]!, words[start]) || !option.every((word, offset) => isWord(word, words[start + offset])))
        continue;
      const end = endOf(steps, index + 1, words, start + option.length);
      if (end !== -1) return end;
    }
  }
  return -1;
}

const isWord = ({ stem, exact }: Pattern, word: Word | undefined) =>
  word?.stem === stem && (exact === null || word.text === exact);

/** The phrases of a list. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(",")
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean);

function stepsOf(phrase: string): Step[] {
  const parts = phrase.match(/\([^)]*\)|\S+/g)!;
  return parts.flatMap((part, index) =>
    part === "~" ? [] : [{ options: optionsOf(part), afterGap: parts[index - 1] === "~" }],
  );
}

const optionsOf = (part: string): Pattern[][] =>
  part
    .replace(/^\(|\)$/g, "")
    .split("|")
    .map((option) => option.trim().split(" ").map(patternOf));

function patternOf(text: string): Pattern {
  const exact = text.startsWith("=") ? text.slice(1) : null;
  return { stem: stemOf(exact ?? text), exact };
}

/** A word without the endings of its number and tense, where at least four letters are left. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = withoutEnding(word);
  if (stems.size < mostStemsKept) stems.set(word, stem);
  return stem;
}

function withoutEnding(word: string): string {
  const single = word
    .replace(/(?<=..)ies$/, "y")
    .replace(/(?<=sh|ch|x|ss|zz)es$/, "")
    .replace(/(?<=...)(?<![suiy])s$/, "");
  const plain = single.replace(/(?<=....)(ed|ing)$/, "").replace(/([bdgmnprt])\1$/, "$1");
  return plain.replace(/(?<=....)e$/, "");
}
