import { anyOf } from "./cells.ts";
import type { Clause } from "./clauses.ts";
import type { Phrase } from "./phrases.ts";
import { stemOf } from "./read-text.ts";
import { isWord } from "./vocabulary.ts";
import { isPeople } from "./words.ts";

/** What people are asked about, and which part of the text it was read from. */
export type Subject = { text: string; span: readonly [start: number, end: number]; isDeed?: boolean };

/** How long a subject and what is added to its noun may be: characters. */
const longest = { subject: 90, relative: 62 };

const added = new Set(["of", "for", "with", "without", "by"]);
const moving = /^(?:return|switch|move|access|transition|upgrade|subscription|membership|alternative|ticket)$/i;
const mass = new Set(
  `return up software insurance clothing login milk coffee tea food banking furniture electricity delivery homework
  protection work training cream meat water energy data music news advice hardware machinery equipment telehealth
  pasta bread beer wine honey jam money time help support care parking sign-up checkout storage internet broadband housing
  oil gas power leasing catering health education transport recycling tourism design research media content
  analytics payroll backup bike-sharing mayonnaise cheese rice sugar chocolate juice soap shampoo paper plastic
  leave waste cutlery wood steel glass fabric cotton wool leather crypto travel rail`.split(/\s+/),
);

/** The chosen phrase as it fits into "How do you feel about …?", in the topic's own words. */
export function subjectText(text: string, phrase: Phrase, phrases: readonly Phrase[]): Subject {
  const { clause, from } = phrase;
  const early = doneFrom(phrase);
  // "We think of offering haircuts".
  const isOffering =
    early === from && phrase.words.length > 1 && /^(?:offer|sell)ing$/.test(clause.tokens[from]!.lower);
  const first = isOffering ? from + 1 : early;
  const start = clause.tokens[first]!.start;
  const end = endOf(phrase, phrases);
  const written = clause.text.slice(start, end).replace(/\s+/g, " ").replace(/\s,/g, ",").trim();
  const said = phrase.isName ? written : written.replace(/['’]s$/, "");
  const own = inOwnWords(lowered(said, phrase), text);
  const subject = (first < from ? own : withArticle(own, phrase)).replace(/§+\s?/g, "");
  const span = [clause.start + clause.tokens[early]!.start, clause.start + end] as const;
  return { text: subject.slice(0, longest.subject).trim(), span, isDeed: first < from };
}

/** A title up to an end as it fits into a sentence: "a night train with cabins between Munich and Rome". */
export function titleText({ text, start }: Clause, phrase: Phrase, end: number): Subject {
  const said = text.slice(0, end);
  return {
    text: withArticle(inOwnWords(lowered(said.trim(), phrase), said), phrase),
    span: [start, start + said.length],
  };
}

/** Where a subject begins that is done with a thing or at a place: "reporting a fault", "parking at our hospital". */
function doneFrom(phrase: Phrase): number {
  const { clause, from, isOwn, before } = phrase;
  const word = (back: number) => clause.tokens[from - back];
  const [doing, at] = [word(2), word(1)];
  // "Checking out of our hotel".
  const first = /^(?:out|in|up|back)$/.test(doing?.lower ?? "") ? 3 : 2;
  const isDoing =
    word(first)?.part === "gerund" && /^(?:verb|preposition|auxiliary)$/.test(word(first + 1)?.part ?? "");
  const isAsked = leading.test(word(first + 1)?.lower ?? "") && !asking.test(word(first)!.lower) && !phrase.isName;
  const isWay = isAsked && before === "to" && /^(?:mov|go|switch|return|commut|travel)\w*ing$/.test(doing!.lower);
  const isPlace = isAsked && (/^(?:at|in)$/.test(before) || (first === 3 && before === "for"));
  if (isDoing && (isPlace || isWay || (isOwn && /^(?:at|in|on|of)$/.test(before)))) return from - first;
  const isLed = at?.part === "gerund" && leading.test(doing?.lower ?? "") && !asking.test(before) && !phrase.isName;
  return isDone(phrase) || isLed ? from - 1 : from;
}
const leading = /^(?:about|of|with|when|while)$/;

/** "Registering a birth", "adults learning piano": what is done with a thing is what a title or a change is about. */
function isDone({ clause, from, isName, before, verb }: Phrase): boolean {
  if (from === 0 || isName || before !== verb) return false;
  const isOfPeople = from > 1 && isPeople(clause.tokens[from - 2]!.lower);
  const isTitle = clause.kind === "title" && /ing$/.test(before);
  return changing.test(before) || (isTitle && (isOfPeople || (from === 1 && !asking.test(before))));
}
const changing = /^(?:charg|lett|replac|rais|register|return|queu|wait|bann|abolish)\w*ing$/;
const asking = new RegExp(
  `^${anyOf(`understand, explor, test, evaluat, launch, introduc, us, buy, choos, adopt, try, compar, offer, present,
    pric, position, announc, investigat, learn, measur, assess, consider, discover, sell, build, hav, gett, be, do, mak,
    think, runn, own`)}ing$`,
);

/** Where the phrase ends with what is needed to know it by: "of …", "for …", "with …", a short "that …". */
function endOf(phrase: Phrase, phrases: readonly Phrase[]): number {
  const { clause } = phrase;
  const { tokens } = clause;
  const start = tokens[phrase.from]!.start;
  let { to } = phrase;
  const other = phrases.find((next) => next.clause === clause && next.from === to + 1);
  if (phrase.isName && other?.isName && isPair(phrase)) return tokens[other.to - 1]!.end;
  for (let rounds = 0; rounds < 2 && !phrase.isName; rounds += 1) {
    const next = tokens[to];
    const joint = next?.text.toLowerCase() ?? "";
    if (
      next === undefined ||
      next.opens ||
      !(
        added.has(joint) ||
        (joint === "to" && moving.test(tokens[to - 1]!.text)) ||
        (joint === "on" && isSingle(phrase) && /^(?:our|my)$/.test(tokens[to + 1]?.lower ?? ""))
      )
    )
      break;
    const more = phrases.find((other) => other.clause === clause && other.from === to + 1);
    const isLeft = joint === "for" && /^(?:leav|left|quit|swap|chang)/.test(phrase.verb);
    // "Trust an adviser with their pension": what is put into its hands is no part of it.
    const isGiven = joint === "with" && /^trust/.test(phrase.verb);
    if (isLeft || isGiven) break;
    const isNeeded = joint === "of" || joint === "to" || isSingle(phrase) || (joint === "for" && isPurpose(more));
    if (!isNeeded || more === undefined || more.isName || tokens[more.to - 1]!.end - start > longest.subject) break;
    if (/^(?:what|each|someone|every)$/.test(more.article)) break;
    to = more.to;
  }
  return to > phrase.to ? tokens[to - 1]!.end : relativeEnd(clause.text, phrase, tokens[to - 1]!.end);
}

/** "Between A and B", "which is better, A or B?": both are asked about. */
const isPair = ({ clause: { text, tokens }, before, to }: Phrase): boolean =>
  /^(?:and|or)$/i.test(tokens[to]!.text) &&
  !tokens[to]!.opens &&
  (before === "between" || /\b(?:which|better)\b/i.test(text));

/** "For lesson planning" says what a thing is, "for breweries" whom it is sold to. */
const isPurpose = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined &&
  !phrase.isPeople &&
  !phrase.isGeneric &&
  !/^the$/.test(phrase.article) &&
  !phrase.clause.tokens[phrase.to - 1]!.isPlural;

/** One word, but for those with a hyphen and for names before it. */
const isSingle = ({ clause, to, words }: Phrase): boolean => {
  const own = clause.tokens.slice(to - words.length, to);
  return own.slice(1).every(({ joined }, at) => joined || !isWord(own[at]!.text));
};

/** "An app that shows you": half of what is said of which thing it is. */
export const pointless = /\s(?:that|which)\s\w+\s(?:you|me|us|them|it)\s*$/;

function relativeEnd(text: string, phrase: Phrase, end: number): number {
  const { clause, from, isName } = phrase;
  const start = clause.tokens[from]!.start;
  const relative = /^\s(?:that|(?:in |by )?which)\s[^,.;:?!–—()]+/
    .exec(text.slice(end))?.[0]
    .replace(/(?<=\s\w+\s\w+)\s(?:is|are|was|would|will|(?<=\s\w+\s\w+\s\w+\s)(?:in|at|on))\s.*$/, "")
    .replace(/(?:\s(?:about|by|for|from|in|of|on|to|with))?\s(?:how|what|when|where|who|why)$/, "")
    .replace(pointless, "")
    .trimEnd();
  if (relative === undefined || isName || !isSingle(phrase)) return end;
  const isShort = end + relative.length - start <= longest.relative;
  return isShort && !/\s\p{Lu}/u.test(relative) ? end + relative.length : end;
}

const lowered = (said: string, { isName, words }: Phrase): string =>
  isName ||
  /^Quotex/.test(said) ||
  !isWord(said.split(/[\s-]/)[0]!) ||
  /^\p{Lu}{2}|^\p{Lu}-|^\p{Lu}\S*\p{Lu}/u.test(said) ||
  (words.length > 1 && /^\p{Lu}\S*\s\p{Lu}/u.test(said))
    ? said.replace(/^(?:Our|The|An?|My)\s/, (article) => article.toLowerCase())
    : said[0]!.toLowerCase() + said.slice(1);

/** The asker's "our" is the respondent's "the"; "their" is the respondent's own. */
function inOwnWords(said: string, text: string): string {
  const isSpokenTo = /\byou\b/i.test(text);
  return said
    .replace(/\b(?:our|my)\s(?:own\s)?/gi, "the ")
    .replace(/^(?:its|his|her)\s/i, "the ")
    .replace(/\btheir\s/gi, "your ")
    .replace(/^your\s/i, isSpokenTo ? "your " : /\btheir\b/i.test(text) ? "your " : "the ")
    .replace(/^(?:which|what|each|every|any|some|no|this|these|those|that|much|many)\s/i, "")
    .replace(/^\d+\s(?=\p{L})/u, "");
}

/** Puts "a" before one thing that is counted: "How do you feel about a meal kit?" */
function withArticle(said: string, { words, isName, article }: Phrase): string {
  const head = words.at(-1)!.toLowerCase();
  const hasArticle = /^(?:an?|the|your|this|that|these|those|one|two|three)\s/i.test(said);
  const isMass = mass.has(head) || /(?:ing|ware|ity|ness|ism|ship|age|ment|(?<!sta)tion|dom|ance|ence|ise)$/.test(head);
  const isOne = stemOf(head) === head && !/(?:people|men|women|children|s)$/.test(head);
  if (/^Quotex/.test(said) || hasArticle || isName || isMass || !isOne || /^(?:the|an?)$/.test(article)) return said;
  const isVowel = /^(?:[aioAIO](?!ne\b|nce)|[eE](?!u)|[uU](?!ni|se|s-|\b)|hour|honest|[FLMNSX](?:\p{Lu}|-))/u.test(
    said,
  );
  return `${isVowel ? "an" : "a"} ${said}`;
}
