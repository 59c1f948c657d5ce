import type { Brief } from "../../engines/brief.ts";
import type { Plan } from "../../engines/plan.ts";
import { usualQuestions } from "../../engines/usual-questions.ts";

const longestQuestion = 300;

/** What a study is to answer: the topic's own question first, then the plan's. */
export function topicQuestions({ topic }: Pick<Brief, "topic">, { decision, questions }: Plan): string[] {
  const own = decision ?? (topic.length <= longestQuestion ? topic : `${topic.slice(0, longestQuestion - 1)}…`);
  const others = questions.filter((question) => plain(question) !== plain(own));
  return [own, ...new Set(others)];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const asks =
  /^(?:and |but |so )?(?:what|which|who|whom|whose|why|how|when|where|would|will|do|does|did|is|are|was|were|can|could|should|has|have)\b/i;

/** The topic's questions that respondents are asked in its own words: those that read as a question. */
export function askableQuestions(plan: Plan): string[] {
  const usual = new Set(usualQuestions(plan.subject).map(plain));
  const isSideOfIt = /^what speaks (?:for|against) /i;
  return [...(plan.decision === null ? [] : [plan.decision]), ...plan.questions]
    .filter((question) => question.trim().endsWith("?") || asks.test(question.trim()))
    .filter((question) => !usual.has(plain(question)) && !isSideOfIt.test(question))
    .filter((question, place, all) => all.findIndex((other) => plain(other) === plain(question)) === place);
}
