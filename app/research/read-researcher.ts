import * as z from "zod";
import { sessionAccount } from "#lib/accounts/operator-session.ts";
import { visitorAccount } from "#lib/accounts/visitors-account.ts";
import type { Account, Caller, Operation, Verb } from "#lib/contract.ts";
import { cookieOf, sessionCookie } from "#lib/http/form-cookies.ts";
import type { Persona } from "#lib/personas/contract.ts";
import { listPersonas } from "#lib/personas/list-personas.ts";
import { memberOf } from "#lib/sign-in/member-of.ts";
import { visitorStudies } from "#lib/studies/study-limits.ts";

/** Who begins a study: a person or the operator, signed in, with the personas they have saved. */
export type Researcher = { account: Account; saved: Persona[] };

/** What a page of research reads first: who opened it, null for a visitor. */
export const readResearcherOperation = {
  name: "read_researcher",
  summary: "Read who is signed in, and the personas they have saved; null for a visitor.",
  input: z.object({ cookie: z.string() }),
  result: z.custom<Researcher | null>(),
} satisfies Operation;

/** Reads who is signed in, and the personas they have saved. */
export const readResearcher: Verb<typeof readResearcherOperation> = async ({ cookie }, caller) => {
  const account = await signedIn(new Headers({ cookie }));
  if (account === null) return null;
  const { saved } = await listPersonas({}, { ...caller, account });
  return { account, saved: saved as Persona[] };
};

async function signedIn(headers: Headers): Promise<Account | null> {
  const member = await memberOf(headers);
  if (member !== null) return member.account;
  const session = cookieOf(headers, sessionCookie());
  return session === null ? null : sessionAccount(session);
}

/** A verb for who is signed in, else for the visitors' account. */
export const doneBy =
  <E extends Operation>(researcher: Researcher | null, verb: Verb<E>): Verb<E> =>
  async (input, caller) =>
    verb(input, await withAccount(researcher, caller));

async function withAccount(researcher: Researcher | null, caller: Caller): Promise<Caller> {
  const account = researcher?.account ?? (await visitorAccount(caller.address, visitorStudies.atOnce));
  return { ...caller, account };
}
