import { sessionAccount } from "#lib/accounts/operator-session.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { dismissReports } from "#lib/moderation/reports.ts";

/** Dismisses the reports of a post. */
export const POST = handleForm(async ({ session, params }) => {
  if ((await sessionAccount(session ?? "")) !== null) await dismissReports(params.post_id!);
  return { to: "/operator" };
});
