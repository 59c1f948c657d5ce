import { desc } from "drizzle-orm";
import { sessionAccount } from "../accounts/operator-session.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { operatorActs } from "./console.sql.ts";
import { type listActsOperation, rowsShown } from "./contract.ts";

/** Notes what an operator did: by whose session or command, what, and on which id. Nothing that was typed is kept. */
export async function noteAct(actor: string, act: string, target?: string | null): Promise<void> {
  const db = await database();
  await db.insert(operatorActs).values({ actor, act, target: target ?? null });
}

/** Lists what operators did, newest first, for the operator's session; null without one. */
export const listActs: Verb<typeof listActsOperation> = async ({ session }) => {
  if ((await sessionAccount(session)) === null) return null;
  const db = await database();
  const rows = await db.select().from(operatorActs).orderBy(desc(operatorActs.seq)).limit(rowsShown);
  return { acts: rows.map(({ seq: _, at, ...act }) => ({ ...act, at: at.toISOString() })) };
};
