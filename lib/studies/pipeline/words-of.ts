import type { Answer } from "../../engines/engine.ts";

/** What is written where a respondent declined without a word. */
export const noAnswer = "(no answer)";

/** The words of an answer; throws when a respondent who did not decline said nothing. */
export function wordsOf({ text, refused }: Answer): string {
  const words = text.trim() || (refused ? noAnswer : "");
  if (words === "") throw new Error("an answer without a word");
  return words;
}
