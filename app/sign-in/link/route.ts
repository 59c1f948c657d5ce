import { cookieOf, signInAddress, signInBrowser } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { afterSignIn, refusalIn } from "#lib/http/signed-in.ts";
import { isLink } from "#lib/sign-in/auth.ts";
import { signInByLink } from "#lib/sign-in/sign-in.ts";

/** Signs in with the link of the page whose button was pressed, and the secret that this browser keeps. */
export const POST = handleForm(async ({ form, headers, caller }) => {
  const link = form.get("link") ?? "";
  const browser = cookieOf(headers, signInBrowser.name());
  if (isLink(link) && !browser) return { to: `/sign-in/link/${link}` };
  try {
    const halves = { link, browser: browser ?? "" };
    const { cookies } = await signInByLink({ ...halves, user_agent: headers.get("user-agent") }, caller);
    return { to: afterSignIn(headers), cookies: [...cookies, signInAddress.keep(null), signInBrowser.keep(null)] };
  } catch (error) {
    return { to: `/sign-in?refused=${refusalIn(error)}` };
  }
});
