import { signInAddress, signInBrowser } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { refusalIn } from "#lib/http/signed-in.ts";
import { requestCode } from "#lib/sign-in/request-code.ts";

/** Sends a code to the address of the form. */
export const POST = handleForm(async ({ form, caller }) => {
  try {
    const { email, browser } = await requestCode({ email: form.get("email") ?? "" }, caller);
    return { to: "/sign-in/code", cookies: [signInAddress.keep(email), signInBrowser.keep(browser)] };
  } catch (error) {
    return { to: `/sign-in?refused=${refusalIn(error)}` };
  }
});
