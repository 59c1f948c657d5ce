import { participation } from "../activity/participation.ts";
import type { Verb } from "../contract.ts";
import { KeptJson, withKept } from "../json/kept-json.ts";
import { answersOnPage, type getQuestionEndpoint } from "./contract.ts";
import type { Question } from "./posts.ts";
import { readPlaces } from "./read-places.ts";
import { readPosts } from "./read-posts.ts";
import { readWholeThread } from "./read-whole-thread.ts";
import { threadPagesOf } from "./thread-pages.ts";

/** Gets a question with all its posts or, with a limit or a cursor, with a page of them by their evidence. */
export const getQuestion: Verb<typeof getQuestionEndpoint> = async ({ question_id, answers_limit, answers_cursor }) => {
  if (answers_limit === undefined && answers_cursor === undefined) return readWholeThread(question_id);
  const { question, ...placed } = await readPlaces(question_id, answers_cursor);
  const [page] = threadPagesOf(question_id, placed, answers_limit ?? answersOnPage, answers_cursor);
  return withKept({
    question: new KeptJson<Question>(question),
    ...(await readPosts(page!.places)),
    answers_cursor: page!.answers_cursor,
    participation: participation(),
  });
};
