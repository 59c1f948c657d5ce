import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import { createKey } from "#lib/accounts/keys.ts";
import { operatorKey } from "#lib/http/form-cookies.ts";
import { operatorForm } from "#lib/http/signed-in.ts";
import { parseArguments } from "#lib/net/parse-arguments.ts";
import { accountChoice } from "./account-choice.ts";

/** Makes a key for the operator; the next page shows it once. */
export const POST = operatorForm(async (account, { form, caller }) => {
  const concurrency = form.get("concurrency") || undefined;
  const input = {
    name: form.get("name")?.trim(),
    account: form.get("account") || undefined,
    concurrency: concurrency && Number(concurrency),
  };
  const { key } = await createKey(parseArguments(createKeyEndpoint, input), { ...caller, account });
  return { to: "/operator", cookies: [operatorKey.keep(key)] };
}, accountChoice);
