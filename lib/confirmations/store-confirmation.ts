import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { type Database, db, type Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { DayClient } from "../limits/limits.ts";
import { removalOf, removedSentence } from "../moderation/removals.ts";
import { answersNothing } from "../questions/posts.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import type { Confirmations, Counts, Outcome } from "../questions/standing.ts";
import { inFavour, noConfirmations, noCounts, standingOf } from "../questions/standing.ts";
import type { ProvenDocument } from "../reviews/prove-review.ts";
import { voice, voiceOf } from "../votes/rules.ts";
import { isEstablishedKey } from "../votes/verdicts.ts";
import { answerConfirmations, confirmationClients, confirmations } from "./confirmations.sql.ts";
import type { Confirmation, ConfirmationDocument } from "./contract.ts";
import { selectConfirmations, toConfirmation } from "./list-confirmations.ts";

/** A checked confirmation, before it is published. */
export type NewConfirmation = {
  answer_id: string;
  outcome: Outcome;
  version: string | null;
  /** Null for an anonymous one. */
  proof: ProvenDocument<ConfirmationDocument> | null;
  client: DayClient;
  /** Null for the database's own clock. */
  at: Date | null;
};

type Publication = { confirmation: Confirmation; confirmations: Confirmations };

/** The same signed document, or the client's anonymous confirmation of the day, with the answer's summary; or null. */
export async function findDuplicate(db: Database | Transaction, input: NewConfirmation): Promise<Publication | null> {
  const { answer_id, proof, client } = input;
  const own =
    proof === null
      ? sql`${confirmations.seq} = (select ${confirmationClients.anonymous} from ${confirmationClients}
          where ${confirmationClients.salt} = ${client!.salt} and ${confirmationClients.answer_id} = ${answer_id}
            and ${confirmationClients.client} = ${client!.name})`
      : sql`${confirmations.public_key} = ${proof.public_key} and ${confirmations.document_sha256} = ${proof.document_sha256}`;
  const [row] = await selectConfirmations(db).where(and(eq(confirmations.answer_id, answer_id), own));
  if (row === undefined) return null;
  return { confirmation: toConfirmation(row), confirmations: await readSummary(db, answer_id) };
}

/** Writes a confirmation and what all say of its answer, together or not at all. */
export function storeConfirmation(input: NewConfirmation): Promise<Publication & { duplicate: boolean }> {
  return db.transaction(async (tx) => {
    await lockThread(tx, input);
    const twin = await findDuplicate(tx, input);
    if (twin !== null) return { ...twin, duplicate: true };
    const { seq, voices } = input.proof === null ? await storeAnonymous(tx, input) : await storeSigned(tx, input);
    const summary = await writeSummary(tx, input, voices);
    const [row] = await selectConfirmations(tx).where(eq(confirmations.seq, seq));
    return { confirmation: toConfirmation(row!), confirmations: summary, duplicate: false };
  });
}

/** Makes the writers of a thread take turns, and refuses an id that is not a published answer's. */
async function lockThread(tx: Transaction, { answer_id, proof }: NewConfirmation): Promise<void> {
  const find = () =>
    tx
      .select({ question_id: answers.question_id, post_type: answers.post_type })
      .from(answers)
      .where(eq(answers.answer_id, answer_id));
  const [row] = await find();
  if (row !== undefined) {
    const ofQuestion = eq(questions.question_id, row.question_id);
    await tx.select({ id: questions.question_id }).from(questions).where(ofQuestion).for("update");
  }
  // It may have been removed while this waited.
  const [answer] = await find();
  if (answer?.post_type === "answer") return;
  const removed = await removalOf(tx, answer_id);
  const message =
    removed !== undefined
      ? removedSentence(removed)
      : answer === undefined
        ? "No answer has this answer_id. Take one from get_question (GET /api/questions/{question_id})."
        : `This post is a follow-up: ${answersNothing}, so nothing can be confirmed. Send the answer_id of a post of type answer.`;
  const pointer = proof === null ? "/answer_id" : "/document/answer_id";
  throw new AppError("unknown_post", message, {
    details: [{ pointer, message: "is not the answer_id of a published answer" }],
  });
}

async function storeAnonymous(tx: Transaction, { answer_id, outcome, version, client, at }: NewConfirmation) {
  const seq = await insert(tx, at, { answer_id, outcome, version, is_word: false });
  await sharedVoice(tx, answer_id, client!, seq);
  return { seq, voices: null };
}

async function storeSigned(tx: Transaction, { answer_id, outcome, version, proof, client, at }: NewConfirmation) {
  const { public_key, key_id, document, canonical, document_sha256, signature } = proof!;
  const isOwnWord = and(isWordOn(answer_id), eq(confirmations.public_key, public_key));
  const signed_at = new Date(document.created_at.toUpperCase());
  const [word] = await tx.select({ signed_at: confirmations.signed_at }).from(confirmations).where(isOwnWord);
  if (word !== undefined && word.signed_at! >= signed_at)
    throw new AppError(
      "stale_created_at",
      "This key has signed a newer confirmation of this answer, which counts. To change it, sign a new one with the present time.",
      { details: [{ pointer: "/document/created_at", message: `is not after ${word.signed_at!.toISOString()}` }] },
    );
  const isVoice = client === null || (await isEstablishedKey(tx, { key_id, public_key }, at));
  const voice_id = isVoice ? null : await sharedVoice(tx, answer_id, client, null);
  const voices = await countVoices(tx, answer_id, { public_key, voice: voiceOf({ voice_id, public_key }), outcome });
  await tx.update(confirmations).set({ is_word: false }).where(isOwnWord);
  const signed = { public_key, key_id, document: canonical, document_sha256, signature, signed_at };
  const seq = await insert(tx, at, { answer_id, outcome, version, ...signed, is_word: true, voice_id, ...voices });
  return { seq, voices };
}

async function insert(tx: Transaction, at: Date | null, row: typeof confirmations.$inferInsert): Promise<number> {
  const values = { ...row, ...(at && { created_at: at }) };
  const [written] = await tx.insert(confirmations).values(values).returning({ seq: confirmations.seq });
  return written!.seq;
}

const isWordOn = (answer_id: string) => and(eq(confirmations.answer_id, answer_id), eq(confirmations.is_word, true));

/** The voice that a client's new keys share on an answer that day; notes its anonymous confirmation, if this is it. */
async function sharedVoice(
  tx: Transaction,
  answer_id: string,
  { salt, name }: NonNullable<DayClient>,
  anonymous: number | null,
): Promise<string> {
  const [row] = await tx
    .insert(confirmationClients)
    .values({ salt, answer_id, client: name, voice_id: randomBytes(16).toString("hex"), anonymous })
    .onConflictDoUpdate({
      target: [confirmationClients.salt, confirmationClients.answer_id, confirmationClients.client],
      set: { anonymous: sql`coalesce(${confirmationClients.anonymous}, excluded.anonymous)` },
    })
    .returning({ voice_id: confirmationClients.voice_id });
  return row!.voice_id;
}

/** The answer's voices with a key's new word: one vote for each, the newest word of its keys. */
async function countVoices(
  tx: Transaction,
  answer_id: string,
  own: { public_key: string; voice: string; outcome: Outcome },
): Promise<Counts> {
  const words = await tx
    .select({ voice: sql<string>`${sql.raw(voice)}`, outcome: confirmations.outcome })
    .from(confirmations)
    .where(and(isWordOn(answer_id), ne(confirmations.public_key, own.public_key)))
    .orderBy(confirmations.seq);
  const votes = new Map([...words, own].map(({ voice, outcome }) => [voice, outcome]));
  const counts = noCounts();
  for (const outcome of votes.values()) counts[outcome] += 1;
  return counts;
}

/** What all confirmations of an answer say together. */
async function readSummary(db: Database | Transaction, answer_id: string): Promise<Confirmations> {
  const [row] = await db.select().from(answerConfirmations).where(eq(answerConfirmations.answer_id, answer_id));
  return row?.summary ?? noConfirmations();
}

/** Counts one more anonymous confirmation, or sets the voices after a signed one. */
async function writeSummary(
  tx: Transaction,
  { answer_id, outcome }: { answer_id: string; outcome: Outcome },
  voices: Counts | null,
): Promise<Confirmations> {
  const before = await readSummary(tx, answer_id);
  const anonymous = { ...before.anonymous, [outcome]: before.anonymous[outcome] + 1 };
  const summary =
    voices === null
      ? { ...before, anonymous }
      : { ...before, voices, standing: standingOf(voices), ...(await lastWorked(tx, answer_id)) };
  await tx
    .insert(answerConfirmations)
    .values({ answer_id, summary })
    .onConflictDoUpdate({ target: answerConfirmations.answer_id, set: { summary } });
  return summary;
}

async function lastWorked(tx: Transaction, answer_id: string) {
  const [last] = await tx
    .select({ at: confirmations.created_at, version: confirmations.version })
    .from(confirmations)
    .where(and(isWordOn(answer_id), inArray(confirmations.outcome, inFavour)))
    .orderBy(desc(confirmations.seq))
    .limit(1);
  return { last_worked_at: last?.at.toISOString() ?? null, last_worked_version: last?.version ?? null };
}
