import { randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Account } from "../contract.ts";
import type { Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { accounts, apiKeys } from "./accounts.sql.ts";

type Target = { account: string | undefined; name: string };

/** The account of a new or moved key: the caller's own, or for the operator the one it names, or a new one. */
export async function targetAccount(tx: Transaction, caller: Account, { account, name }: Target): Promise<string> {
  if (!caller.isOperator) {
    if (account === undefined || account === caller.account_id) return caller.account_id;
    const isOwnKey = (await accountWith(tx, account)) === caller.account_id;
    if (!isOwnKey) throw noSuchAccount();
    return caller.account_id;
  }
  if (account === undefined) return makeAccount(tx, name);
  const known = await accountWith(tx, account);
  if (known === undefined) throw noSuchAccount();
  return known;
}

/** The account with this id, or with a key of this id; the visitors' takes no key. */
async function accountWith(tx: Transaction, id: string): Promise<string | undefined> {
  const [key] = await tx.select({ account_id: apiKeys.account_id }).from(apiKeys).where(eq(apiKeys.key_id, id));
  if (key !== undefined) return key.account_id;
  const [account] = await tx
    .select({ account_id: accounts.account_id })
    .from(accounts)
    .where(and(eq(accounts.account_id, id), ne(accounts.kind, "visitors")));
  return account?.account_id;
}

const noSuchAccount = () =>
  new AppError("invalid_request", "No such account can take a key of yours. See account in GET /api/v1/keys.", {
    details: [{ pointer: "/account", message: "must be the id of an account, or of one of its keys" }],
  });

/** A new account's id: acct_ and 80 bits of chance. */
export const newAccountId = (): string => `acct_${randomBytes(10).toString("hex")}`;

/** Makes an account for others than the operator; it may begin any number of studies. */
async function makeAccount(tx: Transaction, name: string): Promise<string> {
  const account_id = newAccountId();
  await tx.insert(accounts).values({ account_id, kind: "member", name });
  return account_id;
}
