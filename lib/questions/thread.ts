import * as z from "zod";
import { inDigits, Moment, type Operation, pageSizes, whole } from "../contract.ts";
import { recordOf } from "../own-value.ts";
import { answersOnPage, getQuestionEndpoint } from "./contract.ts";
import { AnswerId, bases } from "./posts.ts";

const Evidence = z.strictObject({ ...recordOf(bases, () => z.int().min(0)), newest_tested_at: Moment.nullable() });
/** The evidence of all answers of a thread. */
export type Evidence = z.infer<typeof Evidence>;

const Further = z.array(z.strictObject({ answers_cursor: z.string(), posts: z.array(AnswerId) }));
/** The following pages of a thread, each with its cursor and the ids of its posts. */
export type Further = z.infer<typeof Further>;

/** A thread as agents read it: always in pages, also without a limit. */
export const threadInPages = {
  ...getQuestionEndpoint,
  input: getQuestionEndpoint.input.extend({
    answers_limit: inDigits(whole(1, pageSizes.most).default(answersOnPage)).describe(`Posts, 1 to ${pageSizes.most}.`),
  }),
};

/** A page of a thread as people read it. */
export const browseThreadOperation = {
  name: "browse_thread",
  summary: "Read a page of a thread, on what all of it rests, and the places of its other posts.",
  input: getQuestionEndpoint.input.omit({ answers_limit: true }),
  result: getQuestionEndpoint.result
    .pick({ question: true, answers: true, removed: true })
    .extend({ evidence: Evidence, further: Further }),
} satisfies Operation;
