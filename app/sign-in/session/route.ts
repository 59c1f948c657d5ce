import { isRequest } from "#lib/connector/get-request.ts";
import { cookieOf, keepAddress, requestCookie } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { refusalIn } from "#lib/http/refusal-in.ts";
import { signIn } from "#lib/sign-in/sign-in.ts";

/** Signs in with the address and the code of the form. */
export const POST = handleForm(async ({ form, headers, caller }) => {
  const given = { email: form.get("email") ?? "", code: form.get("code") ?? "" };
  try {
    const { cookies } = await signIn({ ...given, user_agent: headers.get("user-agent") }, caller);
    return { to: nextPage(headers), cookies: [...cookies, keepAddress(null)] };
  } catch (error) {
    return { to: `/sign-in/code?refused=${refusalIn(error)}` };
  }
});

/** Who came from a client that wants to connect goes on to consent; everyone else to the account. */
function nextPage(headers: Headers): `/${string}` {
  const request = cookieOf(headers, requestCookie()) ?? "";
  return isRequest(request) ? `/oauth/consent?request=${request}` : "/account";
}
