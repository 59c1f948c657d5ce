import type { Account, Caller } from "../contract.ts";
import { engineOf } from "../studies/engine-of.ts";
import { disclaimerOf } from "../studies/pipeline/disclaimer.ts";
import type { Command } from "./command.ts";
import type { ResearchContext } from "./contract.ts";
import type { Conversation } from "./conversation.ts";

/** One message as the verbs see it. */
export type Task = {
  command: Command;
  account: Account;
  caller: Caller;
  conversation: Conversation;
  /** The study of the call, which is stronger than the message's words for one. */
  study_id: string | undefined;
  full: boolean;
  context: ResearchContext;
};

/** What composes the answers of this server, where an answer is about no study. */
export const generalLabel = (): string => disclaimerOf(engineOf());

/** Dollars as they are said. */
export const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
