import { removeRecord } from "#lib/cli/remove-record.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Removes a post or a study for good; what stays of it is public, with the reason. */
export const POST = operatorForm(async (operator, { form, params }) => {
  await removeRecord({ id: params.post_id!, reason: form.get("reason") ?? "", dry_run: false }, operator);
  return { to: "/operator/posts" };
});
