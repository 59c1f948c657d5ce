import type { NewIncident } from "#lib/console/contract.ts";
import { openIncident } from "#lib/console/status.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Writes an incident on the status page. */
export const POST = operatorForm(async (operator, { form }) => {
  await openIncident(
    {
      title: form.get("title" satisfies keyof typeof NewIncident.shape)?.trim() ?? "",
      body: form.get("body" satisfies keyof typeof NewIncident.shape)?.trim() ?? "",
    },
    operator,
  );
  return { to: "/status" };
});
