import { operatorForm } from "#lib/http/signed-in.ts";
import { confirmTool } from "#lib/tools/confirm-tool.ts";

/** Confirms a tool that a review had listed. */
export const POST = operatorForm(async (operator, { params }) => {
  await confirmTool(params.tool_id!, operator);
  return { to: "/operator" };
});
