import * as z from "zod";

/** What is wrong with an answer, as a closed list; the first three are no answers. */
export const marks = ["refused", "repeated", "recited", "cut"] as const;
export const Mark = z
  .enum(marks)
  .describe(
    "What is wrong with the answer, where something is. refused: it declines, or says that it is a program. repeated: it gives the question or an earlier answer back. recited: it lists its own traits, reasons or day. These are no answers: they are neither asked on, quoted, rated nor charged. cut: it grew too long, and breaks off.",
  );
export type Mark = z.infer<typeof Mark>;

/** The marks in words, as a reader sees them below an answer. */
export const markWords: Record<Mark, string> = {
  refused: "Declines to answer, or says that it is a program",
  repeated: "Gives the question or an earlier answer back",
  recited: "Lists its own traits, reasons or day",
  cut: "Breaks off: it grew too long",
};

/** Whether an answer is one: it may be quoted, rated and asked on. */
export const isAnswer = ({ mark = null }: { mark?: Mark | null }): boolean => mark === null || mark === "cut";

/** The transcript's words for a respondent who declined without a word. */
export const noAnswer = "(no answer)";

/** The words of an answer; throws when a respondent who did not decline said nothing. */
export function wordsOf({ text, mark }: { text: string; mark: Mark | null }): string {
  const words = text.trim() || (mark === "refused" ? noAnswer : "");
  if (words === "") throw new Error("an answer without a word");
  return words;
}
