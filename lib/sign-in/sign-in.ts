import type { Verb } from "../contract.ts";
import { cutText } from "../cut-text.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { addressOf } from "./address-of.ts";
import { auth } from "./auth.ts";
import { endCodes } from "./codes.ts";
import { SignInRefused, type signInOperation } from "./contract.ts";

/** Signs in with a code: a new session, even if a cookie was sent. Tries are counted before the code is looked at. */
export const signIn: Verb<typeof signInOperation> = async ({ email: typed, code, user_agent }, caller) => {
  const email = addressOf(typed);
  await spendAttempt(caller, [{ group: "attempts" }, { group: "codes", email }, { group: "codes" }]);
  const { api } = await auth();
  try {
    const body = { email, otp: code.replaceAll(/[\s-]/g, "") };
    const signedIn = await api.signInEmailOTP({ body, headers: browserHeaders(user_agent), returnHeaders: true });
    await endCodes(email);
    return { cookies: signedIn.headers.getSetCookie() };
  } catch (error) {
    if (error instanceof Error && error.name === "APIError") throw new SignInRefused("wrong_code");
    throw error;
  }
};

/** What a session keeps of the browser that it is in. */
export const browserHeaders = (user_agent: string | null): Headers =>
  new Headers(user_agent === null ? {} : { "user-agent": cutText(user_agent, 300) });
