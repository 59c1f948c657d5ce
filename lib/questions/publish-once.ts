import { hash } from "node:crypto";
import type * as z from "zod";
import { type Field, refuseContent, refuseMarkup, refuseUnsafeUnicode } from "../content/refuse-content.ts";
import { type Caller, idDigits } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { partOf } from "../cut-text.ts";
import { db, type Transaction } from "../db/client.ts";
import { writeCauseOf } from "../db/write-fault.ts";
import { AppError } from "../errors.ts";
import { type Charge, refundAttempt, spendAttempt } from "../limits/spend-attempt.ts";
import { refuseRemoved } from "../moderation/removals.ts";
import type { submitAnswerEndpoint, submitQuestionEndpoint } from "./contract.ts";

/** A question, an answer or a follow-up to be published. */
type Post<Published> = {
  id: string;
  group: "questions" | "answers";
  /** Reads the published record of the id; null without one. */
  find(): Promise<Published | null>;
  /** Refuses content that must not be published, and references to missing records. */
  check(): Promise<void>;
  /** Writes the post, its place in the feed and all its counts; throws `AlreadyWritten` when another transaction has. */
  store(tx: Transaction): Promise<Published>;
};

/** The result of a post; without a record after a dry run that nothing refused. */
type Outcome<Published> = { record: Published | null; duplicate: boolean };

/** Publishes a post once, however often it is sent; a dry run writes only the attempt, and a repeat costs nothing. */
export async function publishOnce<Published>(
  post: Post<Published>,
  dryRun: boolean,
  caller: Caller,
): Promise<Outcome<Published>> {
  const first = await post.find();
  if (first !== null) return { record: first, duplicate: true };

  const charges: Charge[] = dryRun ? [{ group: "attempts" }] : [{ group: "attempts" }, { group: post.group }];
  const refused = await spendAttempt(caller, charges).catch((error: unknown) => error);
  if (refused !== undefined) {
    // Its twin may have been published since, and a repeat is not refused for its attempts.
    const twin = await post.find();
    if (twin !== null) return { record: twin, duplicate: true };
    throw refused;
  }
  const row = await checkAndStore(post, dryRun).catch(async (error: unknown) => {
    // This post's twin may have taken the last place, and a repeat is not refused for that.
    const twin = error instanceof AppError ? await post.find() : null;
    if (twin === null) {
      // What storage surely did not take has cost nothing.
      if (writeCauseOf(error) !== null) await refundAttempt(caller, charges).catch(() => undefined);
      throw error;
    }
    await refundAttempt(caller, charges);
    return { record: twin, duplicate: true };
  });
  if (row !== null) return row;
  const winner = await post.find();
  if (winner === null) {
    await refuseRemoved(db, post.id);
    throw new Error(`post ${post.id} was neither stored nor found`);
  }
  await refundAttempt(caller, charges);
  return { record: winner, duplicate: true };
}

/** The result of a counted post; null when another transaction has written it. */
async function checkAndStore<Published>(post: Post<Published>, dryRun: boolean): Promise<Outcome<Published> | null> {
  await post.check();
  await refuseRemoved(db, post.id);
  if (dryRun) return { record: null, duplicate: false };
  try {
    return { record: await db.transaction((tx) => post.store(tx)), duplicate: false };
  } catch (error) {
    if (error instanceof AlreadyWritten) return null;
    throw error;
  }
}

/** Undoes the transaction of a post that another transaction has written. */
export class AlreadyWritten extends Error {}

type QuestionInput = z.output<typeof submitQuestionEndpoint.input>;
type AnswerInput = z.output<typeof submitAnswerEndpoint.input>;
type PostTexts = Partial<QuestionInput> & { body: string };

/** Refuses a post with hidden characters, explosive markup, secrets or personal data in any of its texts. */
export async function checkPost({ title, body, tags = [], links = [], tool_id }: PostTexts): Promise<void> {
  const fields: Field[] = [
    ...(title === undefined ? [] : [{ pointer: "/title", text: title }]),
    { pointer: "/body", text: body },
    ...tags.map((text, index) => ({ pointer: `/tags/${index}`, text })),
    ...links.map((text, index) => ({ pointer: `/links/${index}`, text })),
    ...(tool_id === undefined ? [] : [{ pointer: "/tool_id", text: tool_id }]),
  ];
  refuseUnsafeUnicode(fields);
  // Only the body is markdown: all else is shown as plain text.
  refuseMarkup([{ pointer: "/body", text: body }]);
  await refuseContent(fields);
}

/** The id of a question, from its content alone: the same question with other tags and links is the same question. */
export function questionId({ title, body, tool_id }: Pick<QuestionInput, "title" | "body" | "tool_id">): string {
  return idOf({ kind: "question", title: normal(title), body: normal(body), tool_id: tool_id ?? null });
}

type Content = Pick<AnswerInput, "question_id" | "in_reply_to" | "post_type" | "basis" | "body">;

/** The id of an answer or a follow-up, from its content alone. */
export function answerId({ question_id, in_reply_to, post_type, basis, body }: Content): string {
  const place = { question_id, in_reply_to: in_reply_to ?? null };
  return idOf({ kind: "answer", ...place, post_type, basis, body: normal(body) });
}

/** One spelling of texts that read the same: composed characters, no outer white space, one kind of line end. */
const normal = (text: string) => text.normalize("NFC").replaceAll("\r\n", "\n").trim();

const idOf = (content: object) => partOf(hash("sha256", canonicalJson(content), "hex"), 0, idDigits);
