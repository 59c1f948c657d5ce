import { visitorAccount } from "#lib/accounts/built-in-accounts.ts";
import type { Operation, Verb } from "#lib/contract.ts";
import { asAccount } from "#lib/http/signed-in.ts";
import { visitorStudies } from "#lib/studies/study-limits.ts";
import type { Owner } from "../personas/read-personas.ts";

/** A verb for who is signed in, else for the visitors' account. */
export const doneBy =
  <E extends Operation>(owner: Owner | null, verb: Verb<E>): Verb<E> =>
  async (input, caller) => {
    const account = owner?.account ?? (await visitorAccount(caller.address, visitorStudies.atOnce));
    return asAccount(account, verb)(input, caller);
  };
