import { and, eq, or, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { apiKeys } from "./accounts.sql.ts";
import { accountOf } from "./authenticate.ts";
import type { revokeKeyEndpoint } from "./contract.ts";

/** Revokes a key for good. A key revokes itself and those it made, a person every one of the account, the operator all. */
export const revokeKey: Verb<typeof revokeKeyEndpoint> = async ({ key_id }, caller) => {
  const { account_id, key_id: own, isOperator, isPerson } = accountOf(caller);
  const db = await database();
  const wanted = and(eq(apiKeys.key_id, key_id), isOperator ? undefined : eq(apiKeys.account_id, account_id));
  const isIts = isOperator || isPerson ? undefined : or(eq(apiKeys.key_id, own), eq(apiKeys.created_by, own));
  const revoked = await db
    .update(apiKeys)
    .set({ revoked_at: sql`coalesce(${apiKeys.revoked_at}, date_trunc('milliseconds', now()))` })
    .where(and(wanted, isIts))
    .returning({ key_id: apiKeys.key_id });
  if (revoked.length > 0) return null;
  const [other] = await db.select({ key_id: apiKeys.key_id }).from(apiKeys).where(wanted);
  if (other === undefined) throw noSuchKey();
  throw new AppError(
    "forbidden",
    "A key revokes itself and the keys it made; any other key is revoked by the operator of this service: ask there.",
  );
};

/** The refusal for a key that is not there, or is another account's. */
export const noSuchKey = () => new AppError("not_found", "This account has no key with this id. See GET /api/v1/keys.");
