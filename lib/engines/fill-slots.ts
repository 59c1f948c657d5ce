import { ownValue } from "../own-value.ts";
import type { Price } from "./brief.ts";
import { type Closing, type Names, noneOfThese, optionsOf, unknownOnes } from "./closings.ts";
import { buyingPrices, priceInWords } from "./prices.ts";

/** What a thing is set beside where no rival is given. */
const ownSolution = "what you do today";

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What a thing is set beside in a question: every rival that is given, else what people have today. */
export const besideOf = (rivals: readonly string[]): string => (rivals.length === 0 ? ownSolution : oneOf(rivals));

/** Names of which one is chosen. */
export const oneOf = (names: readonly string[]): string => either.format(names);

/** A text of the tables with its slots, such as {thing}, filled; one that is not known stays as it is. */
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
  return `${stem(closing)}: ${oneOf([namedAs(names.subject), ...options])}?${mayNotKnow}`;
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
  const options = oneOf([...amounts, ...steps.slice(-1).map(priceInWords), "none of these"]);
  return steps.length === 0 ? null : `I name some prices, from low to high. Up to which would you pay: ${options}?`;
}
