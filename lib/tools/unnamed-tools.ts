import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { tools } from "./tools.sql.ts";

/** Those of some ids that belong to no listed tool and that no post names. */
export async function unnamedTools(tx: Transaction, tool_ids: string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ tool_id: string }>(sql`
    select tool_id from json_array_elements_text(${JSON.stringify(tool_ids)}::json) as asked (tool_id)
    where not exists (select from ${tools} where ${tools.tool_id} = asked.tool_id)
      and not exists (select from ${questions} where ${questions.tool_id} = asked.tool_id)
      and not exists (select from ${answers} where ${answers.tool_id} = asked.tool_id)`);
  return rows.map(({ tool_id }) => tool_id);
}
