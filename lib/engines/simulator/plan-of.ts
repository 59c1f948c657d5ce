import type { Brief } from "../brief.ts";
import { isForeign } from "../is-foreign.ts";
import type { Plan } from "../plan.ts";
import { stepsPut } from "../price-steps.ts";
import { shortClosing } from "../put-closing.ts";
import { studyForms } from "../study-types.ts";
import { quotedOnly, readPart, requestOf } from "../text-parts.ts";
import { amountsIn, mattersOf } from "./read-topic.ts";

/** Pairs of quotation marks; a single one opens before a letter and closes behind a word, so that apostrophes are none. */
const marked = [
  /["“”„]([^"“”„\n]{2,600})["“”]/g,
  /[«»]([^«»\n]{2,600})[«»]/g,
  /「([^「」\n]{2,600})」/g,
  /(?<![\p{L}\p{N}])['‘‚](?=[\p{L}\p{N}])([^\n'’‘]{1,600}(?:['’]\p{L}[^\n'’‘]{0,600}){0,8})['’‘](?![\p{L}\p{N}])/gu,
];
const leastWords = 2;

/** The words in quotation marks of a text, in its order, where they are more than one word. */
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

const mostLines = 4;

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
  return {
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
    options: [],
    people: null,
    side_asked: null,
    terms: {},
    material,
    refuse: null,
    sensitive: false,
  };
}

const longestLine = 200;

/** The lines of a shown text that are short enough to be compared; a page is one line. */
function linesOf(stimulus: string): string[] {
  const lines = stimulus
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.length >= 2 && lines.length <= mostLines && lines.every((line) => line.length <= longestLine)
    ? lines
    : [stimulus];
}
