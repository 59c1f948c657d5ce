import { plainFinding } from "../../plain-prose.ts";
import { sentencesOf } from "../../sentences.ts";
import { type Sentence, type Writing, type WritingTask, wholeStudy } from "../../writing.ts";
import { write } from "./write.ts";

/** The simulator's prose, each sentence standing on all that was counted: it is made of nothing else. */
export function citing(task: WritingTask): Writing {
  const { headline_finding, executive_summary, opportunity, risk, ...rest } = write(task);
  const counts = [wholeStudy, ...task.facts.map(({ id }) => id), ...task.objections.map(({ id }) => id)];
  const cited = (text: string): Sentence[] => sentencesOf(text).map((one) => ({ text: one, quotes: [], counts }));
  return {
    ...rest,
    headline: { text: headline_finding, quotes: [], counts },
    summary: cited(executive_summary),
    opportunity: cited(opportunity),
    risk: cited(risk),
    answers: task.questions.map(({ id, question }, place) => ({
      id,
      ...answerTo(question, place, headline_finding, task),
    })),
  };
}

const nothingCounted = "No theme could be counted in these interviews.";
const notAsked =
  "The simulator weighs what people consider; this question names none of what its interviews brought up.";

/** The topic's own question is answered by the headline, that of a side by its strongest fact, and no other at all. */
function answerTo(
  question: string,
  place: number,
  headline: string,
  { facts }: WritingTask,
): Pick<Writing["answers"][number], "sentences" | "cannot_tell"> {
  const [, side] = /\bspeaks (for|against)\b/.exec(question) ?? [];
  const sign = side === "against" ? -1 : 1;
  const [fact] = side === undefined ? facts : facts.filter(({ polarity }) => sign * polarity > 0);
  if (place > 0 && side === undefined) return { sentences: [], cannot_tell: notAsked };
  if (fact === undefined)
    return { sentences: [], cannot_tell: facts.length === 0 ? nothingCounted : `No theme speaks ${side} it.` };
  const text = place === 0 ? `${headline}.` : plainFinding(fact);
  return {
    sentences: [{ text, quotes: fact.quotes.slice(0, 1).map(({ id }) => id), counts: [fact.id] }],
    cannot_tell: null,
  };
}
