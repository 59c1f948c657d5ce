import { operatorForm } from "#lib/http/signed-in.ts";
import { addAssessment } from "#lib/tools/add-assessment.ts";

/** Adds a desk assessment; the newest of a tool supersedes those before. */
export const POST = operatorForm(async ({ form }) => {
  const tool_id = await addAssessment(form.get("assessment") ?? "");
  return { to: `/tools/${tool_id}` };
});
