import { signInAddress, signInBrowser, typedAddress } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { afterSignIn, refusalIn } from "#lib/http/signed-in.ts";
import { signIn } from "#lib/sign-in/sign-in.ts";

/** Signs in with the address and the code of the form. */
export const POST = handleForm(async ({ form, headers, caller }) => {
  const input = { email: form.get("email") ?? "", code: form.get("code") ?? "" };
  try {
    const { cookies } = await signIn({ ...input, user_agent: headers.get("user-agent") }, caller);
    const used = [signInAddress, signInBrowser, typedAddress].map((cookie) => cookie.keep(null));
    return { to: afterSignIn(headers), cookies: [...cookies, ...used] };
  } catch (error) {
    return { to: `/sign-in/code?refused=${refusalIn(error)}`, cookies: [typedAddress.keep(input.email)] };
  }
});
