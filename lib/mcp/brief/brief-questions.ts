import type * as z from "zod";
import type { getQuestionEndpoint, searchQuestionsEndpoint } from "../../questions/contract.ts";
import type { Answer, Question } from "../../questions/posts.ts";
import { pick, shortened } from "./shorten.ts";

const ofQuestion = ["question_id", "title", "body", "tags", "tool_id", "tool_unverified", "status"] as const;
const counts = ["answer_count", "followup_count", "tested_count", "created_at", "last_activity_at"] as const;
const ofAnswer = [
  "answer_id",
  "post_type",
  "in_reply_to",
  "basis",
  "body",
  "tool_id",
  "tool_unverified",
  "confirmations",
] as const;

/** The most bytes of a body in a list, of a question that is read, and of each of its answers. */
const mostInList = 200;
const mostOfQuestion = 2_000;
const mostOfAnswer = 1_200;

/** A question with the beginning of its body. */
export const briefQuestion = (question: Question, body = mostInList) => ({
  ...shortened(pick(question, [...ofQuestion, ...counts]), { body }),
  content_trust: question.content_trust,
});

const briefAnswer = ({ links, ...answer }: Answer) => ({
  ...shortened(pick(answer, [...ofAnswer, "created_at"]), { body: mostOfAnswer }),
  ...(links.length > 0 && { links_omitted: links.length }),
  content_trust: answer.content_trust,
});

/** A page of questions in short. */
export const briefQuestions = ({
  questions,
  participation: _,
  ...page
}: z.output<(typeof searchQuestionsEndpoint)["result"]>) => ({
  questions: questions.map((question) => briefQuestion(question)),
  ...page,
});

/** A page of a thread in short. */
export const briefThread = ({
  question,
  answers,
  participation: _,
  ...page
}: z.output<(typeof getQuestionEndpoint)["result"]>) => ({
  question: briefQuestion(question, mostOfQuestion),
  answers: answers.map(briefAnswer),
  ...page,
});
