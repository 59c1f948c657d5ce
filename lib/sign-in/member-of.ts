import { defaultConcurrency } from "../accounts/account-limits.ts";
import { hashOfKey } from "../accounts/api-key.ts";
import type { Account } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { auth } from "./auth.ts";

/** A person who is signed in. */
export type Member = { account: Account; email: string; session_id: string };

/** The person of a request's session cookie, read from storage each time: a session that was ended is none at once. */
export async function memberOf(headers: Headers): Promise<Member | null> {
  if (!(headers.get("cookie") ?? "").includes("account=")) return null;
  const { api } = await auth();
  const found = await api.getSession({ headers, query: { disableCookieCache: true, disableRefresh: true } });
  if (found === null) return null;
  const { session, user } = found;
  // Keys bear the name of the session that made them, so a page can recognise its own.
  const key_id = `session_${partOf(hashOfKey(session.id), 0, 20)}`;
  const account = {
    account_id: user.id,
    key_id,
    concurrency: defaultConcurrency,
    isOperator: false,
    isPerson: true,
  } as const;
  return { account, email: user.email, session_id: session.id };
}
