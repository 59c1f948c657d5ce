import { signInAddress, signInBrowser, typedAddress } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { refusalIn } from "#lib/http/signed-in.ts";
import { requestCode } from "#lib/sign-in/request-code.ts";

/** Sends a code to the address of the form. */
export const POST = handleForm(async ({ form, caller }) => {
  const typed = form.get("email") ?? "";
  try {
    const { email, browser } = await requestCode({ email: typed }, caller);
    const cookies = [signInAddress.keep(email), signInBrowser.keep(browser), typedAddress.keep(null)];
    return { to: "/sign-in/code", cookies };
  } catch (error) {
    return { to: `/sign-in?refused=${refusalIn(error)}`, cookies: [typedAddress.keep(typed)] };
  }
});
