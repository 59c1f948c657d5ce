import { openIncident } from "#lib/console/status.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Writes an incident on the status page. */
export const POST = operatorForm(async (operator, { form }) => {
  await openIncident({ title: form.get("title")?.trim() ?? "", body: form.get("body")?.trim() ?? "" }, operator);
  return { to: "/status" };
});
