import { endIncident } from "#lib/console/status.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Says on the status page that an incident is over. */
export const POST = operatorForm(async (operator, { params }) => {
  if (/^\d{1,15}$/.test(params.seq!)) await endIncident(Number(params.seq), operator);
  return { to: "/status" };
});
