import { ownValue } from "../own-value.ts";

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
