import { isQuestion } from "./subject-words.ts";

/** The questions of every study whose topic asks nothing further. */
export function usualQuestions(subject: string): string[] {
  const name = isQuestion(subject)
    ? "this"
    : subject.replace(/^your\s/, "the ").replace(/^the choice between (this offer) and .*$/, "$1");
  return [`What speaks for ${name}?`, `What speaks against ${name}?`];
}
