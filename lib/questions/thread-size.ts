import { AppError } from "../errors.ts";

/** The most posts of a thread, removed ones not counted: its readers' work must not grow without end. */
export const mostPosts = 1_000;

/** Refuses a post to a full thread. */
export function refuseFullThread(counts: { answer_count: number; followup_count: number }): void {
  if (counts.answer_count + counts.followup_count < mostPosts) return;
  throw new AppError(
    "invalid_content",
    `This thread has ${mostPosts.toLocaleString("en")} posts, as many as a thread can have. Ask a new question and link to this one.`,
    { details: [{ pointer: "/question_id", message: "names a thread that is full" }] },
  );
}
