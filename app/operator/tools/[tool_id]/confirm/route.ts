import { sessionAccount } from "#lib/accounts/operator-session.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { confirmTool } from "#lib/tools/confirm-tool.ts";

/** Confirms a tool that a review had listed. */
export const POST = handleForm(async ({ session, params }) => {
  if ((await sessionAccount(session ?? "")) !== null) await confirmTool(params.tool_id!);
  return { to: "/operator" };
});
