import emptyWords from "#lib/engines/empty-words.json" with { type: "json" };
import { partOf } from "../cut-text.ts";
import { grouped, inChoice } from "../in-words.ts";
import { ownValue } from "../own-value.ts";
import { longestFact } from "../personas/contract.ts";
import type { Price } from "./brief.ts";
import { type Closing, type Names, noneOfThese, optionsOf, unknownOnes } from "./closings.ts";
import { buyingPrices, priceInWords } from "./prices.ts";
import { mean } from "./statistics.ts";

const words = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

const empty = new Set(emptyWords);

/** The words of a text that carry meaning, in lower case, in order. */
export function contentWords(text: string): string[] {
  return [...text.matchAll(words)]
    .map(([word]) => word.toLowerCase().replaceAll("’", "'"))
    .filter((word) => !empty.has(word));
}

/** How many words a text has. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

/** How many characters of a request, or of a text that is shown, are read by rules; a model reads all. */
export const longestRead = 4_000;

/** What is not understood of a request of which only a part is read. */
export const quotedOnly = `what comes after the first ${grouped(longestRead)} characters, which is quoted only`;

/** The beginning of a text: at most so many characters, also in the form that is read (NFKC). */
export function readPart(text: string, most = longestRead): string {
  let part = partOf(text, 0, most);
  // One sign such as ﷺ is eighteen letters in that form.
  for (let { length } = part.normalize("NFKC"); length > most; { length } = part.normalize("NFKC"))
    part = partOf(part, 0, Math.floor((part.length * most) / length));
  return part;
}

/** The most characters of a topic that are taken as a request, where the topic is longer. */
const longestRequest = 600;

/** What of a topic is the request, and what is pasted material; null where there is none. */
type TopicParts = { request: string; material: string | null };

/**
 * Divides a topic that is longer than a request by its paragraphs: the last is the request where it asks and is short
 * enough, else the first where that is short enough, else all of it.
 */
export function requestOf(topic: string): TopicParts {
  const whole = topic.trim();
  if (whole.length <= longestRequest) return { request: whole, material: null };
  const paragraphs = whole.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  const [first = "", last = ""] = [paragraphs[0]?.trim(), paragraphs.at(-1)?.trim()];
  if (paragraphs.length < 2) return { request: whole, material: null };
  if (last.length <= longestRequest && /[?？؟]$/.test(last))
    return { request: last, material: partOf(whole, 0, whole.lastIndexOf(last)).trim() };
  if (first.length <= longestRequest) return { request: first, material: partOf(whole, first.length).trim() };
  return { request: whole, material: null };
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** How many words a text has, also in a script that puts no blanks between them. */
export const wordsIn = (text: string): number =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** The sentences of the part of a text that is read, line by line, without marks before and after them. */
export const plainSentences = (text: string): string[] =>
  readPart(text)
    .split(/\n|(?<=[。！？])/)
    .flatMap(sentencesOf)
    .map((one) => one.replace(/^[#>*\s-]+|[\p{P}\s]+$/gu, ""))
    .filter((one) => one !== "");

/** How many words the sentences of a text have on average; 0 of no text. */
export function wordsEach(text: string): number {
  const sentences = plainSentences(text);
  return sentences.length === 0 ? 0 : mean(sentences.map(wordsIn));
}

/** The blank after a sentence, where another begins: not with a small letter. */
const gap = /\s+(?!\p{Ll})(?=\S)/uy;

/** The sentences of a text; text in quotation marks is not divided. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === "“") isInside = true;
    else if (character === "”") isInside = false;
    else if (character === '"') isInside = !isInside;
    if (isInside || !(isStop(character) || ((character === "”" || character === '"') && isStop(text[at - 1]))))
      continue;
    gap.lastIndex = at + 1;
    if (!gap.test(text)) continue;
    parts.push(partOf(text, from, at + 1).trim());
    from = at + 1;
  }
  return [...parts, partOf(text, from).trim()].filter((part) => part !== "");
}

const isStop = (character = ""): boolean => character === "." || character === "!" || character === "?";

/** A text with a stop at its end, so that another can follow. */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What a thing is set beside where no rival is given. */
const ownSolution = "what you do today";

/** What a thing is set beside in a question: every rival that is given, else what people have today. */
export const besideOf = (rivals: readonly string[]): string => (rivals.length === 0 ? ownSolution : inChoice(rivals));

/** A text of the tables with its slots filled; one that is not known stays as it is. */
export const filled = (text: string, slots: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(ownValue(slots, name) ?? slot)).trim();

/** A longer name of the subject is not said in a question. */
const longestName = 80;

/** The subject in a question: the caller's own words, which the form requests inside a sentence. */
export const namedAs = (subject: string | null): string =>
  subject === null || subject.length > longestName ? "this" : subject.replace(/\s+/g, " ").replace(/[.?\s]+$/, "");

/** The caller's own words, which need not fit into a sentence of ours. */
export const inQuotes = (words: string): string => `“${words.replace(/[“”]/g, "'")}”`;

/** A closing question as a report has it, which has named the subject before. */
export const shortClosing = ({ ask }: Closing): string => filled(ask, { subject: "it" });

/** A closing question as it is put to people: with the subject's name, or with all that there is to choose among. */
export function putClosing(closing: Closing, names: Names): string {
  if (closing.scale !== "sure") return filled(closing.ask, { subject: namedAs(names.subject) });
  const [, ...others] = optionsOf(closing, names);
  const options = others.map((option) => (names.rivals.includes(option) ? option : option.toLowerCase()));
  const mayNotKnow = closing.beside === noneOfThese ? ` “${unknownOnes}” is an answer, too.` : "";
  return `${stem(closing)}: ${inChoice([namedAs(names.subject), ...options])}?${mayNotKnow}`;
}

const stem = ({ ask }: Closing): string => ask.replace(/\?$/, "");

/** Whether a question is a closing one, with any names in it. */
export function isClosing(closing: Closing, text: string): boolean {
  const [before = "", after = ""] = closing.scale === "sure" ? [stem(closing)] : closing.ask.split("{subject}");
  return text.startsWith(before) && text.endsWith(after);
}

/** How the prices of a ladder are put in a talk that has named none; null without one. */
export function stepsPut(prices: readonly Price[]): string | null {
  const steps = buyingPrices(prices);
  const amounts = steps.slice(0, -1).map((price) => priceInWords({ ...price, per: null }));
  const options = inChoice([...amounts, ...steps.slice(-1).map(priceInWords), noneOfThese.toLowerCase()]);
  return steps.length === 0 ? null : `I name some prices, from low to high. Up to which would you pay: ${options}?`;
}

/** No fact of a persona that is written in usual letters is as long. */
const mostOfFact = 2 * Math.max(...Object.values(longestFact));

/** A fact of a persona in the form in which it is compared with words. */
export const comparableFact = (text: string): string => readPart(text, mostOfFact).normalize("NFKC").toLowerCase();
