import type { Verb } from "../contract.ts";
import { cutText } from "../cut-text.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { addressOf } from "./address-of.ts";
import { auth, tokenOf } from "./auth.ts";
import { endCodes } from "./codes.ts";
import { SignInRefused, type signInByLinkOperation, type signInOperation } from "./contract.ts";

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
const browserHeaders = (user_agent: string | null): Headers =>
  new Headers(user_agent === null ? {} : { "user-agent": cutText(user_agent, 300) });

/**
 * Signs in with the link of a mail, in the browser of its request. It counts no try at a code, so a stranger who uses up
 * those does not keep the person out; both halves of a link are too long to guess.
 */
export const signInByLink: Verb<typeof signInByLinkOperation> = async ({ link, browser, user_agent }, caller) => {
  await spendAttempt(caller, [{ group: "attempts" }]);
  const { api } = await auth();
  try {
    const query = { token: tokenOf({ link, browser }) };
    const { headers, response } = await api.magicLinkVerify({
      query,
      headers: browserHeaders(user_agent),
      returnHeaders: true,
    });
    await endCodes(response.user.email);
    return { cookies: headers.getSetCookie() };
  } catch (error) {
    if (error instanceof Error && error.name === "APIError") throw new SignInRefused("wrong_link");
    throw error;
  }
};
