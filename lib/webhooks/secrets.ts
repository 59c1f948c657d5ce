import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { accounts } from "../accounts/accounts.sql.ts";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { db, type Transaction } from "../db/client.ts";
import { transact } from "../db/statements.ts";
import {
  type getWebhookSecretEndpoint,
  overlapHours,
  type rotateWebhookSecretEndpoint,
  secretForm,
} from "./contract.ts";
import { webhookSecrets } from "./webhooks.sql.ts";

type Secrets = { secret: string; previous: { secret: string; expires_at: Date } | null };

/** The present signing secrets of an account's deliveries; the first is made at the first request. */
export async function secretsOf(account_id: string): Promise<Secrets> {
  return (await readSecrets(db, account_id)) ?? transact((_ask, tx) => ensureSecrets(tx, account_id));
}

/** Replaces the current secret, which goes on signing for `overlapHours`. The one before it stops signing. */
export async function replaceSecret(account_id: string): Promise<Secrets> {
  return transact(async (_ask, tx) => {
    await ensureSecrets(tx, account_id);
    const ofAccount = eq(webhookSecrets.account_id, account_id);
    await tx.delete(webhookSecrets).where(and(ofAccount, isNotNull(webhookSecrets.expires_at)));
    const expires_at = sql`date_trunc('milliseconds', clock_timestamp()) + ${overlapHours} * interval '1 hour'`;
    await tx.update(webhookSecrets).set({ expires_at }).where(ofAccount);
    await tx.insert(webhookSecrets).values({ account_id, secret: makeSecret() });
    return (await readSecrets(tx, account_id))!;
  });
}

async function ensureSecrets(tx: Transaction, account_id: string): Promise<Secrets> {
  // The holder of the account's row makes the secret; a concurrent caller waits here and finds it made.
  await tx.select().from(accounts).where(eq(accounts.account_id, account_id)).for("no key update");
  const standing = await readSecrets(tx, account_id);
  if (standing !== null) return standing;
  const secret = makeSecret();
  await tx.insert(webhookSecrets).values({ account_id, secret });
  return { secret, previous: null };
}

async function readSecrets(db: Pick<Transaction, "select">, account_id: string): Promise<Secrets | null> {
  const { secret, expires_at } = webhookSecrets;
  const stillSigns = or(isNull(expires_at), gt(expires_at, sql`clock_timestamp()`));
  const rows = await db
    .select({ secret, expires_at })
    .from(webhookSecrets)
    .where(and(eq(webhookSecrets.account_id, account_id), stillSigns));
  const current = rows.find((row) => row.expires_at === null);
  const previous = rows.find((row) => row.expires_at !== null);
  if (current === undefined) return null;
  return { secret: current.secret, previous: previous ? { ...previous, expires_at: previous.expires_at! } : null };
}

const makeSecret = () => `${secretForm.begin}${randomBytes(secretForm.bytes).toString("base64")}`;

/** Gets the secret of the caller's account, made at its first request. */
export const getWebhookSecret: Verb<typeof getWebhookSecretEndpoint> = async (_input, caller) =>
  showSecrets(await secretsOf(accountOf(caller).account_id));

const showSecrets = ({ secret, previous }: Secrets) => ({
  secret,
  previous_secret: previous?.secret ?? null,
  previous_expires_at: previous?.expires_at.toISOString() ?? null,
});

/** Replaces the secret of the caller's account; the old one signs as well for `overlapHours`. */
export const rotateWebhookSecret: Verb<typeof rotateWebhookSecretEndpoint> = async (_input, caller) =>
  showSecrets(await replaceSecret(accountOf(caller).account_id));
