import type { ClosedAnswer } from "../../engines/closed-answers.ts";
import { besideOptions, choseNone } from "../../engines/closed-kinds.ts";
import type { ClosedResult } from "../../engines/measured.ts";

export type Cell = string | number | null;

/** What parts the options in a cell: those beside each other, and a better one before a worse. */
export const cellMarks = { beside: "|", before: ">" };

/** What a respondent answered, as one reads it; null where it is missing. */
export const answerInWords = (question: ClosedResult, answer: ClosedAnswer): string | null =>
  question.kind === "scale" && answer.state === "answered"
    ? question.options[answer.chosen[0]!]!
    : (cellOf(question, answer, (option) => option)?.toString() ?? null);

/** A scale as its point from 1, an amount as itself, else the options in words; empty where it is missing. */
export function cellOf(
  { kind, options }: ClosedResult,
  { state, chosen, number, sets }: ClosedAnswer,
  write = optionInCell,
): Cell {
  if (state === "none" || state === "dont_know") return besideOptions[state];
  if (state === "missing") return null;
  if (kind === "scale") return chosen[0]! + 1;
  if (kind === "number") return number;
  if (kind === "multi" && chosen.length === 0) return choseNone;
  const [beside, before] = Object.values(cellMarks).map((mark) => ` ${mark} `);
  const words = (places: readonly number[]) => places.map((place) => write(options[place]!));
  if (kind !== "best_worst") return words(chosen).join(kind === "rank" ? before : beside);
  return sets.map(({ best, worst }) => (best === null ? "?" : words([best, worst!]).join(before))).join(beside);
}

/** An option of which the marks between options have a backslash before them. */
export const optionInCell = (option: string): string => option.replaceAll(marksInOption, "\\$&");
const marksInOption = new RegExp(`[\\\\${Object.values(cellMarks).join("")}]`, "g");
