import { eq } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { apiKeys } from "./accounts.sql.ts";
import { accountOf } from "./authenticate.ts";
import type { moveKeyEndpoint } from "./contract.ts";
import { keysWhere } from "./list-keys.ts";
import { noSuchKey } from "./revoke-key.ts";
import { targetAccount } from "./target-account.ts";

/** Moves a key to another account, or to a new one named after it. Its studies and personas stay where they are. */
export const moveKey: Verb<typeof moveKeyEndpoint> = async ({ key_id, account }, caller) => {
  const by = accountOf(caller);
  const isThis = eq(apiKeys.key_id, key_id);
  const db = await database();
  await db.transaction(async (tx) => {
    const [key] = await tx.select().from(apiKeys).where(isThis).for("update");
    if (key === undefined || (!by.isOperator && key.account_id !== by.account_id)) throw noSuchKey();
    if (!by.isOperator) throw new AppError("forbidden", "The operator of this service moves keys: ask there.");
    const account_id = await targetAccount(tx, by, { account, name: key.name });
    await tx.update(apiKeys).set({ account_id }).where(isThis);
  });
  const [moved] = await keysWhere(isThis);
  return moved!;
};
