import type { AccountFault } from "#components/account/own-access.tsx";
import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import { createKey } from "#lib/accounts/keys.ts";
import type { MemberOf } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
import { memberKey } from "#lib/http/form-cookies.ts";
import { memberForm } from "#lib/http/signed-in.ts";
import { parseArguments } from "#lib/net/parse-arguments.ts";

const { invalid, refuses = [] } = createKeyEndpoint;

/** Makes a key of a person's own account; the next page shows it once. */
export const POST = memberForm(async ({ account }, { form, caller }) => {
  const input = parseArguments(createKeyEndpoint, {
    name: form.get("name" satisfies MemberOf<typeof createKeyEndpoint>)?.trim(),
  });
  try {
    const { key } = await createKey(input, { ...caller, account });
    return { to: "/account#keys", cookies: [memberKey.keep(key)] };
  } catch (error) {
    // The operator makes the keys, or too many are in use.
    if (error instanceof AppError && [invalid, ...refuses].includes(error.code))
      return { to: `/account?refused=${"key" satisfies AccountFault}#keys` };
    throw error;
  }
});
