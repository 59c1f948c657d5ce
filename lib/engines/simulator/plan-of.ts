import { madeFor } from "../../process-wide.ts";
import type { Brief, Price } from "../brief.ts";
import type { ConsiderationId } from "../considerations.ts";
import type { ClosedItem, Engine } from "../engine.ts";
import { mostLines, type Plan, wholePlan } from "../plan.ts";
import { readAmounts, readPrices } from "../read-prices.ts";
import { usualNeeds } from "../readings.ts";
import { type Draw, drawFrom } from "../statistics.ts";
import { studyForms } from "../study-types.ts";
import { quotedOnly, readPart, requestOf, shortClosing, stepsPut } from "../texts.ts";
import { money } from "./words/openings.ts";

/** Pairs of quotation marks; a single one opens before a letter and closes behind a word, so that apostrophes are none. */
const marked = [
  /["“”„]([^"“”„\n]{2,600})["“”]/g,
  /[«»]([^«»\n]{2,600})[«»]/g,
  /「([^「」\n]{2,600})」/g,
  /(?<![\p{L}\p{N}])['‘‚](?=[\p{L}\p{N}])([^\n'’‘]{1,600}(?:['’]\p{L}[^\n'’‘]{0,600}){0,8})['’‘](?![\p{L}\p{N}])/gu,
];
const leastWords = 2;

function quotesIn(text: string): string[] {
  const quotes: { text: string; start: number; end: number }[] = [];
  for (const pattern of marked)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (quotes.some((other) => start < other.end && other.start < end)) continue;
      quotes.push({ text: match[1]!.trim(), start, end });
    }
  return quotes
    .toSorted((one, other) => one.start - other.start)
    .map((quote) => quote.text)
    .filter((quote) => quote.split(/\s+/).length >= leastWords || /[\p{Script=Han}\p{Script=Hiragana}]/u.test(quote));
}

/** What is asked at the end of each interview; nothing where the report counts what is asked after the talk. */
function closingOf(
  study_type: Brief["study_type"],
  { prices, claims }: Pick<Plan, "prices" | "claims">,
): string | null {
  const { counts, closing } = studyForms[study_type];
  if (counts === "appeal" && claims.length > 1) return null;
  return (counts === "gabor_granger" ? stepsPut(prices) : null) ?? shortClosing(closing);
}

/** A plan of what the request gives; of the topic only prices, quoted lines and its language are read. */
export function planOf(brief: Omit<Brief, "personas">): Plan {
  const { given, study_type } = brief;
  const { request, material } = requestOf(brief.topic);
  const text = readPart(request);
  const { subject = null, stimulus: words = null, questions = [] } = given ?? {};
  const isCut = [request, subject, words, ...questions].some((text) => text !== null && readPart(text) !== text);
  const quoted = studyForms[study_type].isOfWords ? quotesIn(text) : [];
  const stimulus = given?.stimulus ?? quoted[0] ?? null;
  const amounts = amountsIn(brief);
  const claims = given?.stimulus != null ? linesOf(given.stimulus) : quoted.slice(0, mostLines);
  const foreign = isForeign(text);
  return wholePlan({
    decision: null,
    questions: [request, ...(given?.questions ?? [])],
    subject: given?.subject ?? null,
    category: given?.category ?? null,
    brand: null,
    competitors: given?.rivals ?? [],
    status_quo: null,
    stimulus,
    prices: amounts.prices,
    claims,
    considerations: mattersOf(brief),
    labels: [],
    language: foreign ? null : "en",
    coverage: 1,
    understood: !foreign || given?.subject != null,
    not_understood: [...(isCut ? [quotedOnly] : []), ...amounts.unread],
    guide: null,
    unasked: questions,
    closing: closingOf(study_type, { prices: amounts.prices, claims }),
    material,
  });
}

const longestLine = 200;

function linesOf(stimulus: string): string[] {
  const lines = stimulus
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.length >= 2 && lines.length <= mostLines && lines.every((line) => line.length <= longestLine)
    ? lines
    : [stimulus];
}

/** Words that hardly any other language has, of which even a short English sentence nearly always holds one. */
const closedWords = new Set(
  `the of and are what which who how why would should could our your their this that these those with
  from for does did do they you it if when where about have not than or been there into between`.split(/\s+/),
);

/** From this many words on a text in Latin letters without one of them is in another language. */
const leastForeign = 6;

/** Whether a text is in another language than English: by its letters, or by its lack of closed English words. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (letters.length > 0 && 2 * latin.length <= letters.length) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= leastForeign && !words.some((word) => closedWords.has(word));
}

/** The prices of a request: the given one, else those of the topic, with the amounts that could not be read whole. */
const amountsIn = ({ topic, given }: Pick<Brief, "topic" | "given">): ReturnType<typeof readAmounts> =>
  given?.price ? { prices: [given.price], unread: [] } : readAmounts(readPart(requestOf(topic).request));

/** What comes up in a study: what its type brings up of any thing, and money only where there is a price to speak of. */
export const mattersOf = (brief: Brief | Omit<Brief, "personas">): ConsiderationId[] =>
  onceInStudy(brief, "matters", () => {
    const { study_type } = brief;
    const { levels, ends, closed } = studyForms[study_type];
    const isPriced = closed.some(({ is }) => is === "prices") || amountsIn(brief).prices.length > 0;
    const ids = Object.keys(levels.brings) as ConsiderationId[];
    const fitting = isPriced ? ids : ids.filter((id) => !money.has(id));
    return ends === "no_side" ? fitting.slice(0, usualNeeds.length) : fitting;
  });

/** The price that a question of a study names first. */
export const priceInQuestion = (brief: object, question: string): Price | undefined =>
  onceInStudy(brief, `price in ${question}`, () => readPrices(readPart(question))[0]);

const caches = new WeakMap<object, Map<string, unknown>>();
const newCache = () => new Map();

/** What follows from a study's brief and a name, worked out once: each rating and each sentence asks for it again. */
export const onceInStudy = <Value>(brief: object, name: string, work: () => Value): Value =>
  madeFor(madeFor(caches, brief, newCache), name, work);

/** The chance of a study: it follows from the seed and the subject, so that two things under one seed are seen differently. */
export const studyDraw = ({ seed, given }: Pick<Brief, "seed" | "given">): Draw =>
  drawFrom(["touchstone study", seed, given?.subject ?? ""].join(" ").trim());

// What the built-in engine's parts take. They compute in one go, so none of them takes a signal.

type Task<Call extends "respond" | "rate" | "answerClosed" | "code"> = Omit<Parameters<Engine[Call]>[0], "signal">;

export type RespondTask = Task<"respond">;
export type RateTask = Omit<Task<"rate">, "items" | "draw"> & { item: ClosedItem };
export type ClosedTask = Task<"answerClosed">;
export type CodeTask = Task<"code">;
