import { type SQL, sql } from "drizzle-orm";
import { type Database, db } from "../db/client.ts";

/** How many rows are read at once: a study has hundreds of kilobytes. */
const rowsAtOnce = 20;
const ofStudies = (account_id: string) =>
  sql`study_id in (select study_id from studies where account_id = ${account_id})`;

type Part = { table: string; without?: string[]; order: string; where: (account_id: string) => SQL };

/** The tables with rows of an account, and what of them is the service's own bookkeeping. */
export const exportedParts: Part[] = [
  { table: "accounts", order: "account_id", where: own },
  { table: "people", order: "id", where: (id) => sql`id = ${id}` },
  { table: "people_sessions", without: ["token"], order: "id", where: (id) => sql`person_id = ${id}` },
  { table: "people_identities", order: "id", where: (id) => sql`person_id = ${id}` },
  { table: "oauth_grants", order: "grant_id", where: own },
  {
    table: "oauth_tokens",
    without: ["token_sha256"],
    order: "created_at, kind",
    where: (id) => sql`grant_id in (select grant_id from oauth_grants where account_id = ${id})`,
  },
  { table: "api_keys", without: ["key_sha256"], order: "key_id", where: own },
  { table: "saved_personas", order: "seq", where: own },
  {
    table: "studies",
    without: ["attempts", "short_starts", "start_counts", "request_sha256", "webhook_headers"],
    order: "seq",
    where: own,
  },
  { table: "study_follow_ups", order: "seq", where: ofStudies },
  { table: "study_events", order: "study_id, seq", where: ofStudies },
  { table: "study_calls", order: "study_id, key", where: ofStudies },
  { table: "study_drafts", without: ["request_sha256"], order: "request_sha256", where: own },
  { table: "research_conversations", without: ["handle_sha256"], order: "conversation_id", where: own },
  { table: "simulations", order: "simulation_id", where: own },
  { table: "idempotency_keys", without: ["request_sha256"], order: "idempotency_key", where: own },
  { table: "webhook_secrets", order: "secret", where: own },
  { table: "webhook_deliveries", without: ["headers"], order: "seq", where: own },
  { table: "due_work", without: ["holder", "process"], order: "due_at", where: own },
  {
    table: "webhook_attempts",
    order: "delivery_id, attempt",
    where: (id) => sql`delivery_id in (select delivery_id from webhook_deliveries where account_id = ${id})`,
  },
];

function own(account_id: string): SQL {
  return sql`account_id = ${account_id}`;
}

/** Everything of an account as one JSON object, table by table, without the hashes of its secrets. */
export async function* exportAccount(account_id: string): AsyncGenerator<string> {
  yield "{\n";
  for (const [at, part] of exportedParts.entries()) {
    yield `${at === 0 ? "" : ",\n"}${JSON.stringify(part.table)}: [`;
    let isFirst = true;
    for await (const row of rowsOf(db, part, account_id)) {
      yield `${isFirst ? "\n" : ",\n"}${row}`;
      isFirst = false;
    }
    yield "]";
  }
  yield "\n}\n";
}

async function* rowsOf(db: Database, part: Part, account_id: string): AsyncGenerator<string> {
  const { table, without = [], order, where } = part;
  for (let skipped = 0; ; skipped += rowsAtOnce) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select (to_jsonb(kept) - ${sql.param(without)}::text[])::text as row
      from ${sql.identifier(table)} as kept where ${where(account_id)}
      order by ${sql.raw(order)} limit ${rowsAtOnce} offset ${skipped}`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) return;
  }
}
