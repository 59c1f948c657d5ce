import * as z from "zod";
import type { AccountState } from "#components/account/account-state.ts";
import { listKeys } from "#lib/accounts/keys.ts";
import { isNewKeyOf } from "#lib/accounts/operator-session.ts";
import { getAccount } from "#lib/accounts/permissions.ts";
import { listConnections } from "#lib/connector/connections.ts";
import { type Caller, type Operation, pageSizes, type Verb } from "#lib/contract.ts";
import { listPersonas } from "#lib/personas/personas.ts";
import { listSessions, type Member, memberOf } from "#lib/sign-in/sessions.ts";
import { listBegunStudies, usageByMonth } from "#lib/studies/list-studies.ts";
import { listDeliveries } from "#lib/webhooks/deliveries.ts";

type OwnPage = { email: string; state: AccountState; new_key: string | null };

/** The input of a person's page: the browser's cookies, and the new key among them. */
export const readAccountOperation = {
  name: "read_account",
  summary: "Read the account of the person who is signed in; null without one.",
  input: z.object({ cookie: z.string(), new_key: z.string().optional() }),
  result: z.custom<OwnPage | null>(),
} satisfies Operation;

/** Reads a person's page; the new key is shown only to the session that has just made it. */
export const readAccount: Verb<typeof readAccountOperation> = async ({ cookie, new_key }) => {
  const member = await memberOf(new Headers({ cookie }));
  if (member === null) return null;
  const isIts = new_key !== undefined && (await isNewKeyOf(member.account.key_id, new_key));
  return { email: member.email, state: await readState(member), new_key: isIts ? new_key : null };
};

/** Reads all that a person's page shows: the newest of each, by the account's own verbs. */
export async function readState({ account, session_id }: Member): Promise<AccountState> {
  const { account_id } = account;
  const caller: Caller = { address: null, spent: [], account };
  const page = { limit: pageSizes.most, offset: 0 };
  const { keys } = await listKeys(page, caller);
  const { saved } = await listPersonas({}, caller);
  const { deliveries, total } = await listDeliveries({ ...page, limit: pageSizes.usual }, caller);
  const begun = await listBegunStudies(account_id, pageSizes.most);
  return {
    ...(await getAccount(account_id)),
    keys: keys as AccountState["keys"],
    studies: begun.studies,
    study_total: begun.total,
    personas: saved as AccountState["personas"],
    deliveries: deliveries as AccountState["deliveries"],
    delivery_total: total,
    months: await usageByMonth(account_id),
    connections: await listConnections(account_id),
    sessions: await listSessions(account_id, session_id),
  };
}
