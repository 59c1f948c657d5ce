import { hideDemand } from "#lib/demand/get-demand.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Hides a row of what is looked for, or shows it again. */
export const POST = operatorForm(async ({ params }) => {
  await hideDemand(params.row_id!, params.act === "hide");
  return { to: "/operator/demand" };
});
