import { eq, gt, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { settings } from "../db/settings.sql.ts";
import { likenessRule } from "./likeness.ts";
import { likenessColumns } from "./resemblance.ts";
import { tools } from "./tools.sql.ts";

const setting = "likeness_rule";
const atOnce = 1_000;

/** Recomputes the likeness keys of each tool, once after each change of the rule. */
export async function fillLikeness(db: Database): Promise<void> {
  const [filled] = await db.select().from(settings).where(eq(settings.name, setting));
  if (filled?.value === likenessRule) return;
  for (let after: string | undefined = ""; after !== undefined; ) after = await fillPage(db, after);
  await db
    .insert(settings)
    .values({ name: setting, value: likenessRule })
    .onConflictDoUpdate({ target: settings.name, set: { value: likenessRule } });
}

/** Fills the next tools after an id, and returns the last one's; undefined at the end. */
async function fillPage(db: Database, after: string): Promise<string | undefined> {
  const rows = await db
    .select({
      tool_id: tools.tool_id,
      name: tools.name,
      website: tools.website,
      origin: tools.origin,
      sources: tools.sources,
    })
    .from(tools)
    .where(gt(tools.tool_id, after))
    .orderBy(tools.tool_id)
    .limit(atOnce);
  const worked = JSON.stringify(rows.map((row) => ({ tool_id: row.tool_id, ...likenessColumns(row) })));
  await db.execute(sql`update ${tools} set likeness = worked.likeness, resembles = worked.resembles, kin = worked.kin
    from json_to_recordset(${worked}::json) as worked (tool_id text, likeness text[], resembles text[], kin text[])
    where worked.tool_id = ${tools.tool_id} and (worked.likeness, worked.resembles, worked.kin)
      is distinct from (${tools.likeness}, ${tools.resembles}, ${tools.kin})`);
  return rows.at(-1)?.tool_id;
}
