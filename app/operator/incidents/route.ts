import { openIncident } from "#lib/console/read-status.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Writes an incident on the status page. */
export const POST = operatorForm(async ({ form }) => {
  const [title, body] = ["title", "body"].map((name) => form.get(name)?.trim() ?? "") as [string, string];
  if (title !== "") await openIncident({ title, body });
  return { to: "/status" };
});
