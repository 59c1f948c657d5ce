import type { Account, Caller } from "../contract.ts";
import { engineOf } from "../studies/engine-of.ts";
import { disclaimerOf } from "../studies/pipeline/disclaimer.ts";
import type { Member, ResearchContext, ResearchInput } from "./contract.ts";
import type { Conversation } from "./conversation.ts";
import type { ResearchVerb } from "./verbs.ts";

/** The members of a call that its verb reads. */
export type Members = Partial<Pick<ResearchInput, Member>>;

/** One call as the verbs see it. */
export type Task = {
  verb: ResearchVerb;
  members: Members;
  account: Account;
  caller: Caller;
  conversation: Conversation;
  full: boolean;
  context: ResearchContext;
};

/** What composes the answers of this server, where an answer is about no study. */
export const generalLabel = (): string => disclaimerOf(engineOf());

/** Dollars as they are said. */
export const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

/** The members that have a value: one that is undefined is still a member to those who hash a request. */
export const given = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
