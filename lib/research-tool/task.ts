import type { Account, Caller } from "../contract.ts";
import { AppError } from "../errors.ts";
import { engineOf } from "../studies/engine-of.ts";
import { disclaimerOf } from "../studies/pipeline/confidence.ts";
import type { Member, ResearchAnswer, ResearchContext, ResearchInput, Scope } from "./contract.ts";
import type { Conversation } from "./conversation.ts";
import type { Proposal } from "./conversations.sql.ts";
import type { ResearchCall, ResearchVerb } from "./verbs.ts";

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

/** The members that have a value: one that is undefined is still a member to those who hash a request. */
export const present = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** The refusal of a call that this connection may not make; the door asks the client for the scope (RFC 6750, 403). */
export class ScopeNeeded extends AppError {
  readonly scope: Scope;

  constructor(scope: Scope) {
    super("forbidden", `This connection may only read. Allow it ${scope}, and send the same call again.`);
    this.scope = scope;
  }
}

/** Refuses what spends or changes where the connection may only read. */
export function needScope({ scopes }: Pick<ResearchContext, "scopes">): void {
  if (!scopes.includes("research:run")) throw new ScopeNeeded("research:run");
}

/** What a verb leaves: the parts of an answer that are its own. */
export type Outcome = Pick<ResearchAnswer, "understood" | "markdown"> &
  Partial<Pick<ResearchAnswer, "data" | "next" | "label">> & {
    study_id?: string;
    /** What waits for a yes. */
    proposal?: Omit<Proposal, "understood">;
    /** Something is missing, which `markdown` asks for. */
    asks?: true;
  };

/** A question back to the caller: nothing was done. */
export const askingOutcome = (understood: string, question: string, next: ResearchCall[] = []): Outcome => ({
  understood,
  markdown: question,
  next,
  asks: true,
});
