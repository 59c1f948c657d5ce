import { operatorForm } from "#lib/http/signed-in.ts";
import { dismissReports } from "#lib/moderation/reports.ts";

/** Dismisses the reports of a post. */
export const POST = operatorForm(async (operator, { params }) => {
  await dismissReports(params.post_id!, operator);
  return { to: "/operator" };
});
