import { eq, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { inOrder, momentJson } from "../db/columns.ts";
import { answers } from "../questions/questions.sql.ts";
import { confirmations } from "./confirmations.sql.ts";
import { Confirmation, confirmationOrder, type listConfirmationsEndpoint } from "./contract.ts";

/** Lists the confirmations of an answer; none for an id without any. */
export const listConfirmations: Verb<typeof listConfirmationsEndpoint> = async ({ answer_id, limit, offset }) => {
  const ofAnswer = eq(confirmations.answer_id, answer_id);
  const page = await selectConfirmations(db)
    .where(ofAnswer)
    .orderBy(inOrder(confirmationOrder, confirmations.seq))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(confirmations, ofAnswer);
  return { confirmations: page.map(toConfirmation), total, limit, offset };
};

const { anonymous, signed } = Confirmation.shape.kind.enum;
const confirmationJson = sql<string>`json_build_object('answer_id', ${confirmations.answer_id},
  'question_id', ${answers.question_id}, 'kind', case when ${confirmations.public_key} is null then ${anonymous}::text else ${signed} end,
  'outcome', ${confirmations.outcome}, 'version', ${confirmations.version}, 'created_at', ${momentJson(confirmations.created_at)},
  'document', ${confirmations.document}::json, 'public_key', ${confirmations.public_key}, 'signature', ${confirmations.signature},
  'key_id', ${confirmations.key_id}, 'counted', ${confirmations.is_word}, 'voice_id', ${confirmations.voice_id},
  'content_trust', 'untrusted')::text`;

/** Confirmations as published, each as JSON. */
export function selectConfirmations(db: Database | Transaction) {
  return db
    .select({ confirmation: confirmationJson })
    .from(confirmations)
    .innerJoin(answers, eq(answers.answer_id, confirmations.answer_id));
}

/** A confirmation as published. */
export const toConfirmation = ({ confirmation }: { confirmation: string }): Confirmation =>
  JSON.parse(confirmation) as Confirmation;
