import type { Verb } from "../contract.ts";
import { KeptJson, withKept } from "../json/kept-json.ts";
import { answersOnPage } from "./contract.ts";
import type { Question } from "./posts.ts";
import { readPlaces, readPosts } from "./read-thread.ts";
import type { browseThreadOperation } from "./thread.ts";
import { type PlacedPost, threadPagesOf } from "./thread-pages.ts";

/** Gets a page of a thread for people, with the evidence of the whole thread and the places of its other posts. */
export const browseThread: Verb<typeof browseThreadOperation> = async ({ question_id, answers_cursor }) => {
  const { question, ...placed } = await readPlaces(question_id, answers_cursor);
  const [page, ...others] = threadPagesOf(question_id, placed, answersOnPage, answers_cursor);
  const cursors = [page!, ...others].map(({ answers_cursor }) => answers_cursor!);
  return withKept({
    question: new KeptJson<Question>(question),
    ...(await readPosts(page!.places)),
    evidence: evidenceOf(placed.posts),
    further: others.map(({ places }, at) => ({
      answers_cursor: cursors[at]!,
      posts: places.map(({ answer_id }) => answer_id),
    })),
  });
};

function evidenceOf(posts: PlacedPost[]) {
  const answers = posts.filter(({ post_type }) => post_type === "answer");
  const tested = answers.filter(({ basis }) => basis === "tested");
  const count = (basis: PlacedPost["basis"]) => answers.filter((answer) => answer.basis === basis).length;
  return {
    tested: tested.length,
    documentation: count("documentation"),
    hypothesis: count("hypothesis"),
    newest_tested_at: tested.length === 0 ? null : new Date(tested.at(-1)!.at).toISOString(),
  };
}
