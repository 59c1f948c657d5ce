import * as z from "zod";
import { type Operation, paging, type Verb } from "../contract.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { browseQuestions } from "./browse-questions.ts";
import { searchQuestionsEndpoint } from "./contract.ts";
import type { Question } from "./posts.ts";

/** The unanswered questions, those that have waited longest first, as people browse them. */
export const longestUnansweredOperation = {
  name: "list_longest_unanswered",
  summary: "List the questions without an answer, those that have waited longest first.",
  input: z.object(paging),
  result: searchQuestionsEndpoint.result.omit({ participation: true }),
} satisfies Operation;

/** A page of the questions that have waited longest for an answer. */
export const listLongestUnanswered: Verb<typeof longestUnansweredOperation> = async ({ limit, offset }) => {
  const { questions, total } = await browseQuestions("longest", { limit, offset });
  const met = { match: null, unmatched: [], corrected_q: null, guidance: null };
  return withKept({
    questions: keptList<Question>(questions),
    total,
    total_is: "exact" as const,
    limit,
    offset,
    ...met,
  });
};
