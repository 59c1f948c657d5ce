import { anyOf } from "../../cells.ts";
import { stemOf } from "../../read-text.ts";
import type { Clause } from "./clauses.ts";
import { gerundOf, verbsDue, type Word } from "./grammar.ts";
import { isOwner, isShown, type Phrase, priceMark } from "./phrases.ts";
import { isTagged, isWord, set } from "./words.ts";

/** A part of a text. */
export type Span = readonly [start: number, end: number];
/** Whether a place in a text is inside one of its parts. */
export const isIn = (spans: readonly Span[], place: number): boolean =>
  spans.some(([start, end]) => place >= start && place < end);
/** What people are asked about, and which part of the text it was read from. */
export type Subject = { text: string; span: Span; isDeed?: boolean };

/** How long a subject and what is added to its noun may be: characters. */
const longest = { subject: 90, relative: 62 };

/** Things that are not counted, besides those of compromise. */
const mass =
  set(`return up login milk coffee delivery work cream energy data telehealth pasta beer jam time help support
    care sign-up checkout broadband oil gas power health transport design media content analytics payroll backup
    chocolate juice shampoo paper plastic leave waste cutlery glass fabric crypto travel rail cash`);
const massEnding =
  /(?:ing|ware|ity|ness|ism|ship|age|ment|(?<!sta|lica|scrip|solu|collec|connec|peti)tion|dom|ance|ence|ise)$/;

/** The chosen phrase as it fits into "How do you feel about …?", in the topic's own words. */
export function subjectText(text: string, phrase: Phrase, phrases: readonly Phrase[]): Subject {
  const { clause, from } = phrase;
  const { at, doing } = deedOf(phrase);
  const start = clause.tokens[at]!.start;
  const change = changeOf(phrase);
  const end = endOf(phrase, phrases);
  const written = `${doing} ${clause.text.slice(clause.tokens[doing === "" ? at : at + 1]!.start, end)}`;
  const said = written.replace(/\s+/g, " ").replace(/\s,/g, ",").trim();
  const own = inOwnWords(lowered(phrase.isName && !isOwner(phrase) ? said : said.replace(/['’]s$/, ""), phrase), text);
  const subject = (at < from ? own : withArticle(own, phrase)).replace(new RegExp(`${priceMark}+\\s?`, "g"), "");
  const span: Span = [clause.start + start, clause.start + (change?.end ?? end)];
  const whole = (subject + (change?.text ?? "")).slice(0, longest.subject);
  return { text: whole.trim(), span, isDeed: at < from || change !== null };
}

const announcing = /\b(?:tell|let|inform|warn|announc\w*|explain\w*|say\w*)\b/i;
const changing =
  /^ (?:is|are|will)(?: going to)?( be(?:ing)?)? ((?:mov|clos|switch|chang|end|stop|ris|start|go)\w*)([^.,;?!()§]*)/;

/** What is announced of a thing: "moving to every three weeks"; null where nothing is. */
export function changeOf({ clause: { text, tokens }, from, to }: Phrase): { text: string; end: number } | null {
  const after = tokens[to - 1]!.end;
  const [said, passive, verb = "", rest = ""] = changing.exec(text.slice(after)) ?? [];
  if (said === undefined || !announcing.test(text.slice(0, tokens[from]!.start))) return null;
  const doing = passive ? `being ${verb}` : verb.endsWith("ing") ? verb : gerundOf(verb);
  return { text: ` ${doing}${rest.trimEnd()}`, end: after + said.trimEnd().length };
}

/** Where a subject begins that is done with a thing, and its verb: "reporting a fault", "checking in at a hotel". */
function deedOf(phrase: Phrase): { at: number; doing: string } {
  const { from, isName } = phrase;
  const { tokens, kind } = phrase.clause;
  const none = { at: from, doing: "" };
  const [early, last] = [tokens[from - 2], tokens[from - 1]];
  const through = tokens[wayTo(phrase)];
  if (through) return { at: wayTo(phrase), doing: gerundOf(through.lower) };
  if (last === undefined || tokens[from]!.opens || isName) return none;
  if (last.part === "verb") {
    const isAfterThing = tokens[0]!.part === "auxiliary" && /^(?:noun|adverb)$/.test(early?.part ?? "");
    const isAsked = /question|request/.test(kind) && (early?.lower === "to" || isAfterThing);
    return isAsked && !taking.test(last.lower) ? { at: from - 1, doing: gerundOf(last.lower) } : none;
  }
  const isBeside = /^(?:out|in|up|back|off)$/.test(early?.lower ?? "");
  const back = last.part === "gerund" ? 1 : last.part !== "preposition" ? 0 : isBeside ? 3 : 2;
  const [deed, before] = [tokens[from - back], tokens[from - back - 1]];
  if (back === 0 || deed?.part !== "gerund" || asking.test(deed.lower)) return none;
  const isLed = /^(?:about|of|with|when|while|from|does|is|was|experience|mind|find)$/.test(before?.lower ?? "");
  return (before === undefined ? kind === "title" : isLed && !deed.opens) ? { at: from - back, doing: "" } : none;
}
/** Where "what is it like to return …" has its verb; below 0 where no way through is asked about. */
export const wayTo = ({ clause: { text, tokens }, from, isOwn }: Phrase): number =>
  tokens.findIndex(({ part, lower, start }, at) => {
    const isDone = at < from && part === "verb" && !(isOwn && taking.test(lower));
    return isDone && wayThrough.test(text.slice(0, start));
  });
const wayThrough = /^(?:what|how)\b[^,;]*?\bit\b(?: like| feel(?: like)?)? to $/i;
const asking = new RegExp(
  `^${anyOf(`understand, explor, test, evaluat, launch, introduc, us, buy, choos, adopt, try, compar, offer, present,
    pric, position, announc, investigat, learn, measur, assess, consider, discover, sell, build, hav, gett, be, do, mak,
    think, runn, own, leav, install, look, search, shopp, go, annoy, frustrat, confus, bor, worry`)}ing$`,
);
/** Verbs by which a thing is taken up or judged: what they are done to is the subject by itself. */
const taking = new RegExp(
  `^${anyOf(`want, like, love, hate, need, prefer, plan, try, hope, think, believe, feel, know, see, find, care, have,
    get, expect, view, use, trust, understand, notice, miss, enjoy, offer, introduce, launch, stop, start, sell, make,
    hear, pay, buy, spend, compare, accept, support, oppose, welcome, tolerate, reject, recommend, avoid, consider,
    adopt, choose, join, book, order, take, sign, switch, subscribe, visit, move, install, rent, hire, eat, drink, wear,
    watch, play, pick, leave, cancel, quit, evaluate, keep, value, perceive, position, lose, win, price, open, build,
    own, collect, let, replace, lend, improve, reduce, tell, test, explain, describe, put, say`)}$`,
);

/** Where the phrase ends with what is needed to know it by: "of …", "for …", "with …", a short "that …". */
function endOf(phrase: Phrase, phrases: readonly Phrase[]): number {
  const { clause, isName } = phrase;
  const { tokens } = clause;
  const start = tokens[phrase.from]!.start;
  let { to } = phrase;
  const rest = clause.text.slice(tokens[to - 1]!.end);
  if (wayTo(phrase) >= 0) return clause.text.length - rest.length + aside.exec(rest)!.index;
  const isNew = /^an?$/.test(phrase.article);
  const isJoint = ({ opens, lower }: Word) => !opens && /^(?:of|for|with(?:out)?|by|on)$/.test(lower);
  while (!isName && to < tokens.length && isJoint(tokens[to]!)) {
    const joint = tokens[to]!.lower;
    const more = phrases.find((other) => other.clause === clause && other.from === to + 1);
    const isAway = /^(?:leav|left|quit|swap|chang|trust)/.test(phrase.verb);
    // "For lesson planning" says what a thing is, "for breweries" whom it is sold to.
    const isPurpose = more && !more.isPeople && !more.isGeneric && !tokens[more.to - 1]!.isPlural;
    // "A repair café on a subscription for kids' bikes", "a home with a shared kitchen".
    const isPart = joint === "on" || (joint === "with" ? /^an?$/.test(more?.article ?? "") : to > phrase.to);
    const isNovel = isNew && more?.isPeople === false && isPart;
    const isOther = joint === "for" && isPurpose && more.article !== "the";
    const isNeeded = isNovel || joint === "of" || isOther || (joint !== "on" && isSingle(phrase));
    if (more === undefined || (more.isName && joint !== "of") || isAway || !isNeeded) break;
    if (tokens[more.to - 1]!.end - start > longest.subject || /^(?:what|each|someone|every)$/.test(more.article)) break;
    to = more.to;
  }
  const end = tokens[to - 1]!.end;
  return to > phrase.to || isName || !(isNew || isSingle(phrase)) ? end : relativeEnd(clause, to, start);
}

const aside = /(?:\s(?:and|but|when|if|so|as|(?:at|by|from|to|with) us|from start)\b|[,;:.?!()–—§]|\s*$)/;

/** One word, but for those with a hyphen and for names before it. */
const isSingle = ({ clause, to, words }: Phrase): boolean => {
  const own = clause.tokens.slice(to - words.length, to);
  return own.slice(1).every(({ joined }, at) => joined || !isWord(own[at]!.text));
};

function relativeEnd({ text, tokens }: Clause, to: number, start: number): number {
  const { end } = tokens[to - 1]!;
  // "A bot that explains itself" of "would a bot that explains itself appeal to".
  const isMain = ({ part }: Word, at: number) => at > to && part === "verb" && verbsDue(tokens.slice(0, at)) === 1;
  const main = verbsDue(tokens.slice(0, to)) === 1 ? tokens.find(isMain)?.start : undefined;
  const relative = /^\s(?:that|which)\s[^,.;:?!–—()]+/
    .exec(text.slice(end, main))?.[0]
    .replace(/\s(?:whether|if)\s.*$|(?:\s(?:for|at|from|of))?\s§.*$/, "")
    .replace(/(?<=\s\w+\s\w+)(?<!\swhen\s.*)\s(?:is|are|was|would|will)\s.*$/, "")
    .replace(/(?:\s(?:about|at|by|for|from|in|of|on|to|with))?\s(?:how|what|when|where|who|why)$/, "")
    .replace(/\s(?:that|which)\s\w+\s(?:you|me|us|them|it)\s*$/, "");
  // All of it, or as far as there is room before one of its prepositions.
  const ends = [...(relative ?? "").matchAll(/\s(?:about|at|by|for|from|in|on|to|with)\s|\s*$/g)];
  const last = ends.findLast(({ index }) => index <= longest.relative - (end - start))?.index ?? 0;
  const said = relative?.slice(0, last) ?? "";
  return said.split(" ").length < 3 || /\s\p{Lu}/u.test(said) ? end : end + last;
}

const lowered = (said: string, { isName, words }: Phrase): string => {
  const isKept =
    isName || isShown(said) || !isWord(said.split(/[\s-]/)[0]!) || /^\p{Lu}(?:\p{Lu}|-|\S*\p{Lu})/u.test(said);
  return isKept || (words.length > 1 && /^\p{Lu}\S*\s\p{Lu}/u.test(said))
    ? said.replace(/^(?:Our|The|An?|My)\s/, (article) => article.toLowerCase())
    : said[0]!.toLowerCase() + said.slice(1);
};

/** The asker's "our" is the respondent's "the"; "their" is the respondent's own. */
const inOwnWords = (said: string, text: string): string =>
  said
    .replace(/\b(?:our|my)\s(?:own\s)?/gi, "the ")
    .replace(/^(?:its|his|her)\s/i, "the ")
    .replace(/\btheir\s/gi, "your ")
    .replace(/^your\s/i, /\b(?:you|their)\b/i.test(text) ? "your " : "the ")
    .replace(/^(?:which|what|each|every|any|some|no|this|these|those|that|much|many)\s/i, "")
    .replace(/^\d+\s(?=\p{L})/u, "");

/** Puts "a" before one thing that is counted: "How do you feel about a meal kit?" */
function withArticle(said: string, phrase: Phrase): string {
  const { words, isName, article } = phrase;
  const head = words.at(-1)!.toLowerCase();
  const hasArticle = /^(?:an?|the|your|this|that|these|those|one|two|three)\s/i.test(said);
  const isMass = mass.has(head) || massEnding.test(head) || isTagged(head, /Uncountable/);
  const isDone = /^\p{Ll}+ing\s/u.test(said) && phrase.clause.kind === "title" && phrase.from === 0;
  const isOne = !isDone && stemOf(head) === head && !/(?:people|men|women|children|s)$/.test(head);
  if (isShown(said) || hasArticle || isName || isMass || !isOne || /^(?:the|an?)$/.test(article)) return said;
  return indefinite(said);
}

/** "A meal kit", "an hour", "an FAQ". */
export const indefinite = (noun: string): string => `${beginsWithVowel.test(noun) ? "an" : "a"} ${noun}`;
const beginsWithVowel = /^(?:[aioAIO](?!ne\b|nce)|[eE](?!u)|[uU](?!ni|se|s-|\b)|hour|honest|[FLMNSX](?:\p{Lu}|-))/u;
