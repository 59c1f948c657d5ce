import { deleteAccount } from "#lib/accounts/delete-account.ts";
import { AppError } from "#lib/errors.ts";
import { forgetMember } from "#lib/http/form-cookies.ts";
import { memberForm } from "#lib/http/signed-in.ts";

/** Deletes a person's account, once its address is typed. */
export const POST = memberForm(async ({ account, email }, { form }) => {
  if (form.get("confirm")?.trim().toLowerCase() !== email)
    throw new AppError("invalid_request", "Nothing was deleted: type your address as it is shown.");
  await deleteAccount(account.account_id);
  return { to: "/sign-in?done=deleted", cookies: [forgetMember()] };
});
