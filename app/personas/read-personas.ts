import * as z from "zod";
import { hasWords } from "#components/personas/has-words.ts";
import type { OwnPage } from "#components/personas/own-page.ts";
import type { Account, Operation, Verb } from "#lib/contract.ts";
import { cutText } from "#lib/cut-text.ts";
import { asAccount, signedInAccount } from "#lib/http/signed-in.ts";
import type { SavedPersona } from "#lib/personas/contract.ts";
import { listPersonas, whatMoves } from "#lib/personas/personas.ts";
import { findUses } from "#lib/studies/list-studies.ts";
import type { Uses } from "#lib/studies/study-record.ts";

/** Who opened the page, and the personas they have saved. */
export type Owner = { account: Account; saved: SavedPersona[] };

/** The input of a page of personas: the browser's cookies. */
export const readOwnerOperation = {
  name: "read_owner",
  summary: "Read who is signed in and the personas they have saved; null for a visitor.",
  input: z.object({ cookie: z.string() }),
  result: z.custom<Owner | null>(),
} satisfies Operation;

/** Reads who is signed in and their personas. */
export const readOwner: Verb<typeof readOwnerOperation> = async ({ cookie }, caller) => {
  const account = await signedInAccount(new Headers({ cookie }));
  if (account === null) return null;
  const { saved } = await asAccount(account, listPersonas)({}, caller);
  return { account, saved: saved as SavedPersona[] };
};

/** The input of one page of the list: also the words sought, and the first persona shown. */
export const readOwnPageOperation = {
  name: "read_own_page",
  summary: "Read one page of the personas of who is signed in; null for a visitor.",
  input: z.object({
    cookie: z.string(),
    q: z
      .string()
      .default("")
      .transform((words) => cutText(words.trim(), 100)),
    offset: z
      .string()
      .regex(/^\d{1,4}$/)
      .default("0")
      .catch("0")
      .transform(Number),
  }),
  result: z.custom<(Owner & { page: OwnPage }) | null>(),
} satisfies Operation;

const perPage = 24;
const unused: Uses = { count: 0, newest: [] };

/** Reads one page of the personas of who is signed in, with the studies that asked each. */
export const readOwnPage: Verb<typeof readOwnPageOperation> = async ({ cookie, q, offset }, caller) => {
  const owner = await readOwner({ cookie }, caller);
  if (owner === null) return null;
  const { account, saved } = owner as Owner;
  const matches = saved.filter((persona) => hasWords(persona, q));
  const page = matches.slice(offset, offset + perPage);
  const ids = page.map(({ id }) => id);
  const uses = await findUses(account.account_id, ids);
  const personas = page.map((one) => ({ ...one, movers: whatMoves(one), uses: uses.get(one.id) ?? unused }));
  return {
    account,
    saved,
    page: { personas, total: saved.length, matchCount: matches.length, q, offset, limit: perPage },
  };
};
