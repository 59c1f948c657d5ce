import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { noteAct } from "../accounts/acts.ts";
import type { Account } from "../contract.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { inOrder, writtenNow } from "../db/columns.ts";
import { AppError } from "../errors.ts";
import { isBorneOut, voice } from "../votes/rules.ts";
import { type Tool, unverifiedOrder } from "./contract.ts";
import { nearToolIds } from "./near-tool-ids.ts";
import { selectTools, toTool } from "./tool.ts";
import { isByStranger, tools, toolUsage } from "./tools.sql.ts";

/** Confirms, at the word of an editor, that a tool which a review listed is what it says: it is unverified no more. */
export const confirmTool = (tool_id: string, by?: Account): Promise<void> =>
  changeListing(tool_id, "Confirmed a tool", by, async (tx) => {
    const waiting = and(eq(tools.tool_id, tool_id), sql.raw(isByStranger));
    const rows = await tx.update(tools).set({ confirmed_at: writtenNow }).where(waiting).returning({ one: sql`1` });
    if (rows.length > 0) return sql`false`;
    throw refusal(`${tool_id} needs no confirmation. Nothing was changed.`);
  });

/** Takes a confirmation back; the tool is unverified again unless its reviews bear it out. */
export const unconfirmTool = (tool_id: string, by?: Account): Promise<void> =>
  changeListing(tool_id, "Took a confirmation back", by, async (tx) => {
    const isConfirmed = and(eq(tools.tool_id, tool_id), isNotNull(tools.confirmed_at));
    const rows = await tx
      .update(tools)
      .set({ confirmed_at: null })
      .where(isConfirmed)
      .returning({ origin: tools.origin });
    if (rows.length === 0) throw refusal(`No editor has confirmed ${tool_id}. Nothing was changed.`);
    const { rows: basis } = await tx.execute<{ voices: number; hours: number }>(sql`
      select count(distinct ${sql.raw(voice)})::int as voices,
        coalesce(extract(epoch from max(published_at) - min(published_at)) / 3600, 0)::float8 as hours
      from reviews where tool_id = ${tool_id} and counted`);
    return sql`${rows[0]!.origin === "review" && !isBorneOut(basis[0]!)}::boolean`;
  });

/** Changes a tool's confirmation and whether it is unverified; those who publish reviews of it wait, as they do for each other. */
async function changeListing(
  tool_id: string,
  act: string,
  by: Account | undefined,
  change: (tx: Transaction) => Promise<SQL>,
): Promise<void> {
  await refuseUnlisted(db, tool_id);
  await db.transaction(async (tx) => {
    const own = eq(toolUsage.tool_id, tool_id);
    await tx.select({ one: sql`1` }).from(toolUsage).where(own).for("update");
    await tx
      .update(toolUsage)
      .set({ is_unverified: await change(tx) })
      .where(own);
    await noteAct(tx, by, act, tool_id);
  });
}

/** Refuses an id that no tool has. Runs before a transaction: the search for near ids needs a connection, and PGlite has one. */
export async function refuseUnlisted(db: Database, tool_id: string): Promise<void> {
  const listed = await db.select({ one: sql`1` }).from(toolUsage).where(eq(toolUsage.tool_id, tool_id));
  if (listed.length > 0) return;
  const near = await nearToolIds(db, tool_id);
  const hint = near.length > 0 ? ` You may have meant ${near.join(" or ")}.` : "";
  throw refusal(`No tool has the id ${tool_id}.${hint} Nothing was changed.`);
}

const refusal = (message: string) => new AppError("invalid_argument", message);

const mostTools = 50;

/** The tools that wait for an editor's word. */
export async function listUnverified(): Promise<{ tools: Tool[]; total: number }> {
  const [rows, total] = await Promise.all([
    selectTools(db)
      .where(eq(toolUsage.is_unverified, true))
      .orderBy(inOrder(unverifiedOrder, tools.created_at), tools.tool_id)
      .limit(mostTools),
    db.$count(toolUsage, eq(toolUsage.is_unverified, true)),
  ]);
  return { tools: rows.map(toTool), total };
}
