import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import { createKey } from "#lib/accounts/keys.ts";
import type { MemberOf } from "#lib/contract.ts";
import { operatorKey } from "#lib/http/form-cookies.ts";
import { operatorForm } from "#lib/http/signed-in.ts";
import { parseArguments } from "#lib/net/parse-arguments.ts";
import { accountChoice } from "./account-choice.ts";

/** Makes a key for the operator; the next page shows it once. */
export const POST = operatorForm(async (account, { form, caller }) => {
  const concurrency = form.get("concurrency" satisfies MemberOf<typeof createKeyEndpoint>) || undefined;
  const input = {
    name: form.get("name" satisfies MemberOf<typeof createKeyEndpoint>)?.trim(),
    account: form.get("account" satisfies MemberOf<typeof createKeyEndpoint>) || undefined,
    concurrency: concurrency && Number(concurrency),
  };
  const { key } = await createKey(parseArguments(createKeyEndpoint, input), { ...caller, account });
  return { to: "/operator", cookies: [operatorKey.keep(key)] };
}, accountChoice);
