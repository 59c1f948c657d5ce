import { partOf } from "../../cut-text.ts";
import { amountOf } from "../../engines/read-prices.ts";
import { sentencesOf } from "../../engines/texts.ts";
import { ownValue } from "../../own-value.ts";
import { madeFor } from "../../process-wide.ts";
import { numberOfWord, numberWord } from "./number-words.ts";

/** So many of so many: personas, or interviews. */
export type Count = [some: number, all: number, unit?: "personas" | "interviews"];

/** What prose may state: nothing else that is counted, and no other words of a respondent. */
export type Statements = {
  /** So many of so many: stated only of those who were simulated. */
  counts: Count[];
  /** So much on a scale, which is nobody's share. */
  scores: [points: number, most: number][];
  /** Other numbers that were computed or given. */
  numbers: number[];
  /** Verified quotes and who said each. */
  quotes: { quote: string; name: string }[];
  /** Names of everyone interviewed. */
  names: string[];
  /** Phrases that are allowed anywhere, in quotation marks too: labels, the topic's own words. */
  phrases: string[];
  /** Whether the study is in English: words for numbers are read in no other language. */
  isEnglish: boolean;
};

const digits = String.raw`[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[-−]?\d+(?:\.\d+)?`;
const number = `(?:${digits}|${numberWord})`;
const people =
  "(?:simulated |synthetic )?(?:personas?|interviews?|respondents?|people|persons?|participants?|buyers?|customers?|consumers?|shoppers?|users?|readers?|clients?|subscribers?|members?|families|family|parents?|mothers?|fathers?|households?|voters?|workers?|employees?|teams?|companies|company|adults?|men|women|students?|voices?|answers?|of them|of these|of the)";

const patterns = {
  pair: new RegExp(
    `(?<![\\w.])(${number})(?: (?:out of|of|in|from) (?:the |these |those |all )?| ?[/⁄] ?)(${number})(?![\\w%])`,
    "gi",
  ),
  percent: new RegExp(`(?<![\\w.])(${number})\\s?(?:%|per ?cent|percent)`, "gi"),
  fraction:
    /\b(half|(?:a|one)[- ]third|two[- ]thirds|(?:a|one)[- ]quarter|three[- ]quarters)\b(?! an? (?:hour|day|year))/gi,
  // Unanimity of any wording: it may be said only where a count says it.
  all: new RegExp(
    `\\b(?:all|every|each|both|the whole|the entire)(?: one)?(?: of)?(?: the| these| those| our)? (?:${number} )?(?:single )?${people}\\b|\\b(?:everyone|everybody|unanim\\w*|universal(?:ly)?|invariably|without exception|across the board|to a (?:man|woman|person)|in unison|with one voice|as one)\\b|\\b(?:they|we|these|those|${people}) (?:\\w+ )?all\\b|\\ball (?:${number}|agree\\w*|said|say|want\\w*|would|will|see|saw|feel|felt|like\\w*|lov\\w+|prefer\\w*|reject\\w*|refus\\w*|think|thought|nam\\w+|rais\\w+|mention\\w*|point\\w*|shar\\w+|lean\\w*|side\\w*)\\b`,
    "gi",
  ),
  // "Most" of anything in the plural, as whole peoples and trades have too many names to be listed.
  most: new RegExp(
    `\\b(?:most|the majority|a majority)(?: of)?(?: the| these| those)? (?:${people}|(?:simulated |synthetic )?\\p{L}{3,}s)(?!\\p{L})`,
    "giu",
  ),
  none: new RegExp(
    `\\b(?:none of(?: the| these| those| our)?|neither(?: of)?(?: the| these)?|no|not (?:one|a single)(?: of)?(?: the| these)?) (?:${number} )?${people}\\b|\\b(?:nobody|no one|none of them|not (?:one|a single) of them)\\b`,
    "gi",
  ),
  crowd: new RegExp(`(?<![\\w.])(?!one )(?:${number}) ${people}\\b`, "gi"),
  digits: new RegExp(`(?<![\\w.])(?:${digits})(?![\\w]|\\.\\d)`, "g"),
  word: new RegExp(`\\b(?:${numberWord})\\b`, "gi"),
};

/** What a share or a count must go on with: those who were simulated, and nobody else. */
const ofSimulated =
  /^(?:\s(?:of|the|these|those|all|simulated|synthetic)){0,4}\s(?:personas?|interviews?|(?<=(?:simulated|synthetic)\s)(?:respondents?|buyers?))\b/i;
const endsInSimulated = /\b(?:personas?|interviews?|(?:simulated|synthetic) (?:respondents?|buyers?))$/i;

/** Amounts that nothing here computes. */
const uncounted = new RegExp(
  `\\b(?:hundreds|thousands?|millions?|billions?|dozens?|scores of|twice|thrice|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|(?:${number}|many)[- ]?(?:times|fold)|per ?cent)\\b|[×%]|\\d\\s?(?:x|k|m|bn)\\b`,
  "i",
);

/** Words that make evidence of an interview nobody gave: whole peoples, surveys that match, real customers who say. */
const claimed = [
  /\b(?:Americans|Britons|Brits|Canadians|Australians|Europeans|Germans|Italians|Spaniards|Mexicans|Brazilians|Indians|Africans|Asians)\b/i,
  /\b(?:surveys?|polls?|research|stud(?:y|ies)|statistics|experts?|scientists?|experiments?|trials?)\s(?:\w+\s){0,2}?(?:match|finds?|shows?|showed|shown|proves?|proved|proven|confirms?|confirmed|reveals?|revealed|says?|said|suggests?|indicates?)\b/i,
  /\b(?:surveyed|polled|statistically|scientifically)\b/i,
  /(?<!\b(?:if|whether|when|once|until|do|does|did|would|will|few|have|ask|asking|that)\s)\breal (?:people|persons?|customers?|buyers?|users?|shoppers?|consumers?|families|parents)\s(?:\w+ly\s)?(?:says?|said|told|agreed?|confirm(?:ed)?|want(?:ed)?|prefer(?:red)?|loved?|liked?|bought|buy)\b/i,
];

/** Text in quotation marks of any kind; an apostrophe inside a word or behind one opens nothing. */
const quotation =
  /“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|"([^"]*)"|(?<![\p{L}\p{N}])[‘']((?:[^‘’']|(?<=\p{L})[’'](?=\p{L}))+)[’'](?![\p{L}\p{N}])/gu;

const fractions: Record<string, [number, number]> = {
  half: [1, 2],
  third: [1, 3],
  thirds: [2, 3],
  quarter: [1, 4],
  quarters: [3, 4],
};

const readNumber = (digits: string): number =>
  numberOfWord(digits) ?? Number(digits.replaceAll(",", "").replace("−", "-"));

/** Whether a sentence states only what may be stated. Of other languages than English the quotes and digits are checked. */
export function isStated(sentence: string, stated: Statements): boolean {
  const statements = oneForm(stated);
  const { rest, quotes } = withoutQuotes(inPlainDigits(sentence.normalize("NFKC")), statements);
  const own = withoutPhrases(rest, statements.phrases);
  if (!stated.isEnglish) return quotes && digitsAreStated(own, statements);
  return quotes && !/[“„«]/.test(own) && !claimed.some((words) => words.test(own)) && countsAreStated(own, statements);
}

/** What may be stated in the one form in which sentences are read, where a full-width 3 is a 3. */
const oneForm = (stated: Statements): Statements => ({
  ...stated,
  quotes: plainQuotes(stated.quotes),
  names: plainAll(stated.names),
  phrases: plainAll(stated.phrases),
});

/** A function of a list, worked out once: the lists of a study are the same for all its sentences. */
function once<Item, Result>(work: (list: readonly Item[]) => Result): (list: readonly Item[]) => Result {
  const results = new WeakMap<readonly Item[], Result>();
  return (list) => madeFor(results, list, () => work(list));
}

const plain = (text: string): string => text.normalize("NFKC");
const plainAll = once<string, string[]>((texts) => texts.map(plain));
const plainQuotes = once<Statements["quotes"][number], Statements["quotes"]>((quotes) =>
  quotes.map(({ quote, name }) => ({ quote: plain(quote), name: plain(name) })),
);

/** A sentence without its quotes, and whether each of them is verified and said by the one who is named beside it. */
function withoutQuotes(sentence: string, { quotes, names, phrases }: Statements): { rest: string; quotes: boolean } {
  const bare = (text: string) =>
    text
      .replace(/\s+/g, " ")
      .replace(/(?<![.,;:!?…\s])[.,;:!?…\s]+$/, "")
      .trim()
      .toLowerCase();
  const rest = sentence.replace(quotation, " ");
  const namedHere = names.filter((name) => rest.includes(name));
  const isGood = [...sentence.matchAll(quotation)].every(([, ...marked]) => {
    const inside = bare(marked.find((words) => words !== undefined) ?? "");
    if (phrases.some((phrase) => bare(phrase).includes(inside))) return true;
    const saying = quotes.filter(({ quote }) => quote.toLowerCase().replace(/\s+/g, " ").includes(inside));
    return saying.length > 0 && (namedHere.length === 0 || saying.some(({ name }) => namedHere.includes(name)));
  });
  return { rest, quotes: isGood };
}

/** A text without the phrases that are allowed anywhere; only whole words are taken out, so that a name like "Al" opens no door to "all". */
const withoutPhrases = (text: string, phrases: readonly string[]): string => {
  const pattern = anyOf(phrases);
  return pattern === null ? text : text.replace(pattern, " ~ ");
};

/** No sentence has a longer phrase, such as a whole page that is shown; patterns of so many signs do not compile. */
const longestPhrase = 1_000;
/** Any of some phrases as a pattern, the longest first; null of none. */
const anyOf = once<string, RegExp | null>((phrases) => {
  const sayable = phrases.filter(({ length }) => length > 1 && length <= longestPhrase);
  const longestFirst = sayable.sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(literal).join("|")})(?![\\p{L}\\p{N}])`, "giu");
});

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function isOf(unit: Count[2], words: string): boolean {
  if (unit === undefined) return true;
  const unitHere = /personas?\b/i.test(words) ? "personas" : /interviews?\b/i.test(words) ? "interviews" : unit;
  return unit === unitHere;
}

/** Digits of every script as 0 to 9: those of one script lie in a row. */
const inPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });

function digitsAreStated(text: string, { counts, scores, numbers }: Statements): boolean {
  const allowed = new Set([...numbers, ...counts.flatMap((count) => count.slice(0, 2) as number[]), ...scores.flat()]);
  return (text.match(/\d+(?:[.,'’\u00a0\u202f]\d+)*/g) ?? []).every((one) => allowed.has(amountOf(one) ?? Number.NaN));
}

function countsAreStated(text: string, { counts, scores, numbers }: Statements): boolean {
  let rest = text;
  let isGood = true;
  const take = (pattern: RegExp, holds: (after: string, match: string, one?: string, other?: string) => boolean) => {
    rest = rest.replace(pattern, (match: string, ...groups: unknown[]) => {
      const [at, whole] = groups.slice(-2) as [number, string];
      const [one, other] = groups.slice(0, -2) as string[];
      if (!holds(partOf(whole, at + match.length), match, one, other)) isGood = false;
      return " ~ ";
    });
  };
  const some = (holds: (some: number, all: number) => boolean, of = "") =>
    counts.some(([some, all, unit]) => all > 0 && isOf(unit, of) && holds(some, all));
  const saysNumber = (match: string, all: number) => {
    const amount = new RegExp(`\\b(?:${number})\\b`, "i").exec(match.replace(/\bone\b/i, ""));
    return amount === null || readNumber(amount[0]) === all;
  };
  take(patterns.pair, (after, _, one, other) => {
    const is = ([k, n]: [number, number, ...unknown[]]) => k === readNumber(one!) && n === readNumber(other!);
    const isCounted = counts.some((count) => is(count) && isOf(count[2], ofSimulated.exec(after)?.[0] ?? ""));
    return scores.some(is) || (isCounted && ofSimulated.test(after));
  });
  take(
    patterns.percent,
    (after, _, share) =>
      ofSimulated.test(after) &&
      some((k, n) => Math.round((100 * k) / n) === readNumber(share!), ofSimulated.exec(after)![0]),
  );
  take(patterns.fraction, (after, match) => {
    const [top, bottom] = ownValue(fractions, match.toLowerCase().split(/[- ]/).at(-1)!)!;
    return ofSimulated.test(after) && some((k, n) => k * bottom === n * top, ofSimulated.exec(after)![0]);
  });
  take(
    patterns.all,
    (_, match) => endsInSimulated.test(match) && some((k, n) => k === n && saysNumber(match, n), match),
  );
  take(patterns.most, (_, match) => endsInSimulated.test(match) && some((k, n) => k > n / 2, match));
  take(
    patterns.none,
    (_, match) => endsInSimulated.test(match) && some((k, n) => k === 0 && saysNumber(match, n), match),
  );
  if (uncounted.test(rest)) return false;
  const allowed = new Set([...numbers, ...counts.flatMap((count) => count.slice(0, 2) as number[]), ...scores.flat()]);
  take(patterns.crowd, (_, match) => {
    const [count] = new RegExp(number, "i").exec(match)!;
    return endsInSimulated.test(match) && allowed.has(readNumber(count));
  });
  take(patterns.digits, (_, match) => allowed.has(readNumber(match)));
  take(patterns.word, (_, match) => /^one$/i.test(match) || allowed.has(readNumber(match)));
  return isGood;
}

/** A text without the sentences that state what may not be stated, and how many those were. */
export function checkProse(text: string, stated: Statements): { text: string; corrected: number } {
  const sentences = sentencesOf(text);
  const sound = sentences.filter((sentence) => isStated(sentence, stated));
  return { text: [...new Set(sound)].join(" "), corrected: sentences.length - sound.length };
}
