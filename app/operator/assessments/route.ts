import { operatorForm } from "#lib/http/signed-in.ts";
import { addAssessment } from "#lib/tools/load-catalog.ts";

/** Adds a desk assessment; the newest of a tool supersedes those before. */
export const POST = operatorForm(async (operator, { form }) => {
  const tool_id = await addAssessment(form.get("assessment") ?? "", operator);
  return { to: `/tools/${tool_id}` };
});
