import { ownValue } from "../own-value.ts";

/** What a thing is set beside where no rival is given. */
const ownSolution = "what you do today";

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What a thing is set beside in a question: every rival that is given, else what people have today. */
export const besideOf = (rivals: readonly string[]): string =>
  rivals.length === 0 ? ownSolution : either.format(rivals);

/** A text of the tables with its slots, such as {thing}, filled; one that is not known stays as it is. */
export const filled = (text: string, slots: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(ownValue(slots, name) ?? slot)).trim();
