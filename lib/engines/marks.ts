import * as z from "zod";

/** What can be wrong with an answer, as a closed list: what such a one does, the flag that counts it, and whether it is an answer all the same. */
export const markFacts = {
  refused: { does: "declines, or says that it is a program", flag: "refusals", isAnswer: false },
  repeated: { does: "gives the question or an earlier answer back", flag: "repeated", isAnswer: false },
  recited: { does: "lists its own traits, reasons or day", flag: "recited", isAnswer: false },
  cut: { does: "breaks off, as it grew too long", flag: "truncated", isAnswer: true },
} as const;
export type Mark = keyof typeof markFacts;
export const marks = Object.keys(markFacts) as Mark[];

const listed = (areAnswers: boolean) =>
  marks.flatMap((mark) => (markFacts[mark].isAnswer === areAnswers ? `${mark}: it ${markFacts[mark].does}.` : []));
export const Mark = z
  .enum(marks)
  .describe(
    `What is wrong with the answer, where something is. ${listed(false).join(" ")} These are no answers: they are neither asked on, quoted, rated nor charged. ${listed(true).join(" ")}`,
  );

/** Whether an answer is one: it may be quoted, rated and asked on. */
export const isAnswer = ({ mark = null }: { mark?: Mark | null }): boolean => mark === null || markFacts[mark].isAnswer;

/** The transcript's words for a respondent who declined without a word. */
export const noAnswer = "(no answer)";

/** The words of an answer; throws when a respondent who did not decline said nothing. */
export function wordsOf({ text, mark }: { text: string; mark: Mark | null }): string {
  const words = text.trim() || (mark === "refused" ? noAnswer : "");
  if (words === "") throw new Error("an answer without a word");
  return words;
}
