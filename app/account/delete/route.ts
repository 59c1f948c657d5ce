import { deleteAccount } from "#lib/accounts/delete-account.ts";
import { forgetMember } from "#lib/http/form-cookies.ts";
import { memberForm } from "#lib/http/signed-in.ts";

/** Deletes a person's account, once its address is typed. */
export const POST = memberForm(async ({ account, email }, { form }) => {
  if (form.get("confirm")?.trim().toLowerCase() !== email) return { to: "/account?refused=delete#delete" };
  await deleteAccount(account.account_id);
  return { to: "/sign-in?done=deleted", cookies: [forgetMember()] };
});
