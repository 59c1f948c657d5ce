import { AppError } from "../errors.ts";

/** How many posts a thread can have, those that were removed not counted: what reads it cannot grow without end. */
export const mostPosts = 1_000;

/** Refuses a post to a thread that has as many as it can have. */
export function refuseFullThread(counts: { answer_count: number; followup_count: number }): void {
  if (counts.answer_count + counts.followup_count < mostPosts) return;
  throw new AppError(
    "invalid_content",
    `This thread has ${mostPosts.toLocaleString("en")} posts, as many as a thread can have. Ask a new question and link to this one.`,
    { details: [{ pointer: "/question_id", message: "names a thread that is full" }] },
  );
}
