import type { Answer } from "../../engines/engine.ts";
import { noAnswer } from "../../engines/marks.ts";

/** The words of an answer; throws when a respondent who did not decline said nothing. */
export function wordsOf({ text, mark }: Answer): string {
  const words = text.trim() || (mark === "refused" ? noAnswer : "");
  if (words === "") throw new Error("an answer without a word");
  return words;
}
