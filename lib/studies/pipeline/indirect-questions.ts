import { anyOf } from "../../engines/cells.ts";
import { peoples } from "./people-words.ts";

const openers = anyOf("whether, if (?:they|people), what, how, why, who, which, where, when");
const asking = anyOf(`understand, know, find out, work out, figure out, learn, see, hear, explore, tell us, tell me,
  look into, identify, establish, explain, describe, (?:walk|talk) (?:us|me) through`);
/** "We'd like to understand the types of riders, why they travel and who leaves": what follows the verb of asking. */
const request = new RegExp(
  `(?:^|\\b(?:to|please|you|us|me|and|or)\\s|,\\s)${asking} (?:about |more about )?(?!if\\b)(.+)$`,
  "iu",
);
const between = new RegExp(`,? and (?=${openers}\\b)|,\\s(?=${openers}\\b)`, "i");

const kindWords = anyOf("types, kinds, groups, segments, sorts, camps, clusters, personas, profiles");
/** "The different types of riders we have now". */
const ofKinds = new RegExp(
  `^(?:the |our )?((?:\\p{Ll}+ ){0,2}${kindWords})( (?:of|among|in|within) .+?)?(?: (?:that )?(we|they) ((?:have|see|serve|get)\\b.*))?$`,
  "iu",
);
const ofReasons = /^(?:the )?(?:\p{Ll}+ )?(?:reasons?|barriers?|motives?)\b/iu;

const helping = anyOf("would, will, can, could, should, do, does, did, are, is, were, was, have, has, had, might, may");
const past =
  anyOf(`left, went, came, chose, bought, took, made, got, said, thought, felt, found, told, knew, saw, gave, kept,
  lost, won, had, did, began, spent, paid, met, heard, sold, ran, read, fell, rose, grew, broke, wrote, forgot, drove, ate, drank, wore, flew, spoke, stood,
  understood, led, became, hid, hung`);
const pronoun = "some|others|they(?: each)?|we|i|you";
const bareSomeone = `(?:${pronoun}|(?:our |the )?${peoples})`;
const someone = `(?:${pronoun}|(?:our |the )?(?:(?!${helping}\\b)\\p{Ll}+ )?${peoples})`;
const notVerbs =
  anyOf(`who, whom, that, which, in, on, at, of, for, from, with, to, under, over, aged, and, or, not, never,
  now, (?:do|does|did|wo|ca|is|are)nt`);
/** A verb as it is after "do". */
const barely = new RegExp(
  `^(?!(?:${helping}|${past}|${notVerbs}|\\p{Ll}+n['’]t|\\p{Ll}+(?:ed|ing|ly|[^s]s))\\b)\\p{Ll}{2,}\\b`,
  "iu",
);

const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const lower = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
/** A verb after "does": "means" as "mean". */
const stem = (verb: string): string =>
  verb
    .replace(/^has$/i, "have")
    .replace(/(?<=ch|sh|ss|x|go|do)es$|(?<!s)s$/i, "")
    .replace(/ie$/i, "y");

/** What a clause after "whether" asks: "they come back" as "Do they come back?"; null where its verb is not found. */
export function askedWhether(clause: string): string | null {
  const said = clause
    .replace(/['’]ve\b/i, " have")
    .replace(/['’]d\b/i, " would")
    .replace(/['’]re\b/i, " are");
  const [, subject, helper, rest] = new RegExp(`^((?:\\S+ ){1,6}?)(${helping})\\b(.*)$`, "iu").exec(said) ?? [];
  const isPlain = subject !== undefined && !/\b(?:who|that|which|what|how)\b/i.test(subject);
  if (isPlain) return `${upper(helper!)} ${subject.trim()}${rest}?`;
  const [, many, deed] = new RegExp(`^(${someone}) (.+)$`, "iu").exec(said) ?? [];
  if (many !== undefined && barely.test(deed!)) return `Do ${many} ${deed}?`;
  const [, one, verb, more] = /^(it|this|that|["“‘'][^"”’']+["”’']) (\p{Ll}+s)\b(.*)$/iu.exec(said) ?? [];
  return one === undefined ? null : `Does ${one} ${stem(verb!)}${more}?`;
}

/** "The types of riders we have", "types of people who keep bees": which types there are. */
function askedKinds(said: string): string | null {
  const [, group, of = "", who, have] = ofKinds.exec(said) ?? [];
  if (group === undefined) return null;
  const kinds = `What ${lower(group)}`;
  if (who !== undefined) return `${kinds}${of} do ${who} ${have}?`;
  if (/^ of \S+ (?:who|that) /i.test(of)) return `${kinds}${of.replace(/ (?:who|that) /i, " ")}?`;
  return /^ of/i.test(of) ? `${kinds}${of} are there?` : `${kinds} are there${of}?`;
}

/** A clause that asks, as a question; null where it is none. */
function asked(clause: string): string | null {
  const said = clause.trim().replace(/[?.,;\s]+$/, "");
  const [, whether] = /^(?:whether|if) (?!or not\b|to\b)(.+)$/i.exec(said) ?? [];
  if (whether !== undefined) return askedWhether(whether);
  const kinds = askedKinds(said);
  if (kinds !== null) return kinds;
  if (ofReasons.test(said)) return `${upper(said)}?`;
  return new RegExp(`^${openers}\\b`, "i").test(said) ? `${upper(turned(said))}?` : null;
}

/** "Have tried", where "have" is no verb of its own. */
const having = /^ (?:not |never |already |ever )?(?:\p{Ll}+(?:ed|en|wn)|been|had|made|got|left|found|gone|done|to)\b/iu;

const bare = new Map([
  ["felt", "feel"],
  ["saw", "see"],
  ["found", "find"],
  ["thought", "think"],
  ["chose", "choose"],
  ["bought", "buy"],
  ["left", "leave"],
]);

/** "How appealing that is", "how they felt about it", "what worries they would have": each in the order of a question. */
const orders: [clause: RegExp, question: (...found: string[]) => string][] = [
  [/^(how \p{Ll}+) (it|that|this|they) (is|are|was|were)(\??)$/iu, (how, it, is, end) => `${how} ${is} ${it}${end}`],
  [
    new RegExp(`^(how|why|what|where|when) (they|people) (${[...bare.keys()].join("|")})\\b(.*)$`, "i"),
    (how, they, past = "", rest) => `${how} did ${they} ${bare.get(past.toLowerCase())}${rest}`,
  ],
  [
    /^(what \p{Ll}+) (they|people) (would|can|will|should) (.+)$/iu,
    (what, they, would, rest) => `${what} ${would} ${they} ${rest}`,
  ],
];

/** "What they would want" as "what would they want", "why they travel" as "why do they travel". */
export function turned(clause: string): string {
  const said = clause
    .replace(/^(\S+(?: \p{Ll}+)? (?:they|we|people|you|it))['’]d\b/iu, "$1 would")
    .replace(/^(\S+ \S+)['’]re\b/, "$1 are");
  for (const [pattern, ordered] of orders) {
    const [, ...found] = pattern.exec(said) ?? [];
    if (found.length > 0) return ordered(...found);
  }
  if (/^when\b.*,\s/i.test(said)) return clause;
  const [, opener, who, rest] =
    new RegExp(`^(what|who|whom) (${bareSomeone}) (.+)$`, "iu").exec(said) ??
    new RegExp(`^(how|why|where|when) (${someone}) (.+)$`, "iu").exec(said) ??
    /^(how|why|where|when) (\p{Ll}{3,}[^s'’\s]s) (.+)$/iu.exec(said) ??
    [];
  if (opener === undefined) return clause;
  const [, helper, more] = new RegExp(`^(${helping})\\b(.*)$`, "i").exec(rest!) ?? [];
  const isMain =
    helper !== undefined &&
    (/^(?:do|did)$/i.test(helper) ? !/^ not\b/i.test(more!) : /^have$/i.test(helper) && !having.test(more!));
  if (isMain) return `${opener} ${helper === "did" ? "did" : "do"} ${who} ${helper === "did" ? "do" : helper}${more}`;
  if (helper !== undefined) return more === "" ? clause : `${opener} ${helper} ${who}${more}`;
  return barely.test(rest!) ? `${opener} do ${who} ${rest}` : clause;
}

/** The questions that a request lists after "understand" or "find out"; null where it lists fewer than two. */
export function indirectQuestions(topic: string): string[] | null {
  const sentence = topic.split(/(?<=[.!?])\s+(?=\p{Lu})/u).find((one) => listIn(one) !== null);
  return sentence === undefined ? null : listIn(sentence);
}

function listIn(sentence: string): string[] | null {
  const said = sentence.replace(/[?.!\s]+$/, "").replace(/\b(do|does|did|would|is|are|was|were|wo|ca)nt\b/gi, "$1n't");
  const isNoun = ofReasons.test(said) || ofKinds.test(said.split(between)[0]!);
  const [, list] = isNoun ? [said, said] : (request.exec(said) ?? []);
  const parts = (list ?? "").split(between).map(asked);
  const isOne = !isNoun && /^(?:what|how|where) \S+ \S+ \S+ /i.test(list ?? "");
  return (parts.length > 1 || isOne) && parts.every((part) => part !== null) ? parts : null;
}
