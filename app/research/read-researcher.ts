import * as z from "zod";
import { visitorAccount } from "#lib/accounts/built-in-accounts.ts";
import type { Account, Operation, Verb } from "#lib/contract.ts";
import { asAccount, signedInAccount } from "#lib/http/signed-in.ts";
import type { SavedPersona } from "#lib/personas/contract.ts";
import { listPersonas } from "#lib/personas/personas.ts";
import { visitorStudies } from "#lib/studies/study-limits.ts";

/** Who begins a study: a person or the operator, signed in, with the personas they have saved. */
export type Researcher = { account: Account; saved: SavedPersona[] };

/** What a page of research reads first: who opened it, null for a visitor. */
export const readResearcherOperation = {
  name: "read_researcher",
  summary: "Read who is signed in, and the personas they have saved; null for a visitor.",
  input: z.object({ cookie: z.string() }),
  result: z.custom<Researcher | null>(),
} satisfies Operation;

/** Reads who is signed in, and the personas they have saved. */
export const readResearcher: Verb<typeof readResearcherOperation> = async ({ cookie }, caller) => {
  const account = await signedInAccount(new Headers({ cookie }));
  if (account === null) return null;
  const { saved } = await asAccount(account, listPersonas)({}, caller);
  return { account, saved: saved as SavedPersona[] };
};

/** A verb for who is signed in, else for the visitors' account. */
export const doneBy =
  <E extends Operation>(researcher: Researcher | null, verb: Verb<E>): Verb<E> =>
  async (input, caller) => {
    const account = researcher?.account ?? (await visitorAccount(caller.address, visitorStudies.atOnce));
    return asAccount(account, verb)(input, caller);
  };
