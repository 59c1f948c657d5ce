import type { SignOutFrom } from "#components/account/own-access.tsx";
import { forgetMember } from "#lib/http/form-cookies.ts";
import { memberForm } from "#lib/http/signed-in.ts";
import { endSession, endSessions } from "#lib/sign-in/sessions.ts";

/** Signs a person out here, or everywhere: the session itself ends, and not only the browser's memory of it. */
export const POST = memberForm(async ({ account, session_id }, { form }) => {
  if (form.get("where") === ("everywhere" satisfies SignOutFrom)) await endSessions(account.account_id);
  else await endSession(account.account_id, session_id);
  return { to: "/sign-in", cookies: [forgetMember()] };
});
