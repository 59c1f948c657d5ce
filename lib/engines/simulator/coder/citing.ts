import { sentencesOf } from "../../sentences.ts";
import { type Sentence, type Writing, type WritingTask, wholeStudy } from "../../writing.ts";
import { write } from "./write.ts";

/** The simulator's prose, each sentence standing on all that was counted: it is made of nothing else. */
export function citing(task: WritingTask): Writing {
  const { headline_finding, executive_summary, opportunity, risk, ...rest } = write(task);
  const counts = [wholeStudy, ...task.facts.map(({ id }) => id), ...task.objections.map(({ id }) => id)];
  const cited = (text: string): Sentence[] => sentencesOf(text).map((one) => ({ text: one, quotes: [], counts }));
  const [lead] = task.facts;
  const answer = lead === undefined ? [] : cited(`${headline_finding}.`);
  return {
    ...rest,
    headline: { text: headline_finding, quotes: [], counts },
    summary: cited(executive_summary),
    opportunity: cited(opportunity),
    risk: cited(risk),
    answers: task.questions.map(({ id }) => ({
      id,
      sentences: answer,
      cannot_tell: lead === undefined ? "No theme could be counted in these interviews." : null,
    })),
  };
}
