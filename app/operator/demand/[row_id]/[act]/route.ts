import type { DemandAct } from "#lib/demand/contract.ts";
import { hideDemand } from "#lib/demand/demand.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Hides a row of what is looked for, or shows it again. */
export const POST = operatorForm(async (operator, { params }) => {
  await hideDemand(params.row_id!, params.act === ("hide" satisfies DemandAct), operator);
  return { to: "/operator/demand" };
});
