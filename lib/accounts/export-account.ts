import { sql } from "drizzle-orm";
import { db } from "../db/client.ts";
import parts from "./exported-parts.json" with { type: "json" };

/** How many rows are read at once: a study has hundreds of kilobytes. */
const rowsAtOnce = 20;

type Part = { without?: string[]; order: string; where?: string };

/** The tables with rows of an account, what of them is the service's own bookkeeping, and which rows are the account's. */
export const exportedParts: [table: string, part: Part][] = Object.entries(parts);

/** Everything of an account as one JSON object, table by table, without the hashes of its secrets. */
export async function* exportAccount(account_id: string): AsyncGenerator<string> {
  yield "{\n";
  for (const [at, [table, part]] of exportedParts.entries()) {
    yield `${at === 0 ? "" : ",\n"}${JSON.stringify(table)}: [`;
    let isFirst = true;
    for await (const row of rowsOf(table, part, account_id)) {
      yield `${isFirst ? "\n" : ",\n"}${row}`;
      isFirst = false;
    }
    yield "]";
  }
  yield "\n}\n";
}

async function* rowsOf(table: string, part: Part, account_id: string): AsyncGenerator<string> {
  const { without = [], order, where = "account_id = :account" } = part;
  const [before, after] = where.split(":account") as [string, string];
  for (let skipped = 0; ; skipped += rowsAtOnce) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select (to_jsonb(kept) - ${sql.param(without)}::text[])::text as row
      from ${sql.identifier(table)} as kept where ${sql.raw(before)}${account_id}${sql.raw(after)}
      order by ${sql.raw(order)} limit ${rowsAtOnce} offset ${skipped}`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) return;
  }
}
