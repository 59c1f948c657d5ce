import type { Verb } from "../contract.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { auth, tokenOf } from "./auth.ts";
import { endCodes } from "./codes.ts";
import { SignInRefused, type signInByLinkOperation } from "./contract.ts";
import { browserHeaders } from "./sign-in.ts";

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
