import type { Caller } from "../contract.ts";
import { cutText } from "../cut-text.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { addressOf } from "./address-of.ts";
import { auth, type Link, tokenOf } from "./auth.ts";
import { type SignInRefusal, SignInRefused } from "./contract.ts";
import { endCodes } from "./request-code.ts";

type Browser = { user_agent: string | null };
type Entry = Browser & { email: string; code: string };

/** Signs in with a code: a new session, even if a cookie was sent. Tries are counted before the code is looked at. */
export async function signIn({ email: typed, code, user_agent }: Entry, caller: Caller) {
  const email = addressOf(typed);
  await spendAttempt(caller, [{ group: "attempts" }, { group: "codes", email }, { group: "codes" }]);
  const { api } = await auth();
  const body = { email, otp: code.replaceAll(/[\s-]/g, "") };
  return newSession("wrong_code", () =>
    api.signInEmailOTP({ body, headers: browserHeaders(user_agent), returnHeaders: true }),
  );
}

/** Signs in with a mail's link; it counts no try at a code, so a stranger cannot use those up and lock a person out. */
export async function signInByLink({ link, browser, user_agent }: Link & Browser, caller: Caller) {
  await spendAttempt(caller, [{ group: "attempts" }]);
  const { api } = await auth();
  const query = { token: tokenOf({ link, browser }) };
  return newSession("wrong_link", () =>
    api.magicLinkVerify({ query, headers: browserHeaders(user_agent), returnHeaders: true }),
  );
}

type SignedIn = { headers: Headers; response: { user: { email: string } } };

/** The cookies of a new session; the codes and links of its person end. A refusal of the package has this reason. */
async function newSession(reason: SignInRefusal, run: () => Promise<SignedIn>): Promise<{ cookies: string[] }> {
  try {
    const { headers, response } = await run();
    await endCodes(response.user.email);
    return { cookies: headers.getSetCookie() };
  } catch (error) {
    if (error instanceof Error && error.name === "APIError") throw new SignInRefused(reason);
    throw error;
  }
}

const browserHeaders = (user_agent: string | null): Headers =>
  new Headers(user_agent === null ? {} : { "user-agent": cutText(user_agent, 300) });
