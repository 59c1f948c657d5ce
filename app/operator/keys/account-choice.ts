import { accountOptions } from "#components/operator/account-options.ts";
import { listNames } from "#lib/accounts/operator-session.ts";

/** What a refused form of a key is shown again with. */
export const accountChoice = async () => ({ account: accountOptions(await listNames()) });
