import type { AccountState } from "#components/account/account-state.ts";
import { getAccount } from "#lib/accounts/get-account.ts";
import { listKeys } from "#lib/accounts/list-keys.ts";
import { type Caller, pageSizes } from "#lib/contract.ts";
import { listPersonas } from "#lib/personas/list-personas.ts";
import { listSessions } from "#lib/sign-in/list-sessions.ts";
import type { Member } from "#lib/sign-in/member-of.ts";
import { listBegunStudies } from "#lib/studies/list-begun-studies.ts";
import { usageByMonth } from "#lib/studies/usage-by-month.ts";
import { listDeliveries } from "#lib/webhooks/list-deliveries.ts";

/** Reads all that a person's page shows: the newest of each, by the account's own verbs. */
export async function readAccount({ account, session_id }: Member): Promise<AccountState> {
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
    sessions: await listSessions(account_id, session_id),
  };
}
