import { sessionAccount } from "../accounts/operator-session.ts";
import type { Account } from "../contract.ts";
import { memberOf } from "../sign-in/member-of.ts";
import { cookieOf, sessionCookie } from "./form-cookies.ts";

/** The account of the person or the operator who is signed in by these headers' cookies; null for anyone else. */
export async function signedIn(headers: Headers): Promise<Account | null> {
  const member = await memberOf(headers);
  if (member !== null) return member.account;
  const session = cookieOf(headers, sessionCookie());
  return session === null ? null : sessionAccount(session);
}
