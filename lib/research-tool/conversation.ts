import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import * as z from "zod";
import type { Account, Caller } from "../contract.ts";
import { db } from "../db/client.ts";
import { AppError, nothingDone } from "../errors.ts";
import { excerpt } from "../format.ts";
import { disclaimerOf, engineOf } from "../studies/study.ts";
import type { Member, ResearchAnswer, ResearchContext, ResearchInput, Scope } from "./contract.ts";
import { confirmMinutes, conversationHours } from "./contract.ts";
import { conversations, type Proposal } from "./conversations.sql.ts";
import type { ResearchCall, ResearchVerb } from "./verbs.ts";

/** A study's topic as answers name the study. */
export const shortTopic = (topic: string): string => excerpt(topic, 100);

/** What is remembered of a conversation. */
export type Conversation = { conversation_id: string; study_id: string | null };

const hours = sql.raw(`interval '${conversationHours} hours'`);
const minutes = sql.raw(`interval '${confirmMinutes} minutes'`);
const hashOf = (handle: string) => createHash("sha256").update(handle).digest("hex");

/** A conversation of the account: the one with this id, or a new one. */
export async function openConversation(account_id: string, id: string | undefined): Promise<Conversation> {
  await db.delete(conversations).where(lte(conversations.used_at, sql`clock_timestamp() - ${hours}`));
  if (id === undefined) {
    const conversation_id = randomUUID();
    await db.insert(conversations).values({ conversation_id, account_id });
    return { conversation_id, study_id: null };
  }
  const [row] = !z.uuid().safeParse(id).success
    ? []
    : await db
        .update(conversations)
        .set({ used_at: sql`clock_timestamp()` })
        .where(and(eq(conversations.conversation_id, id), eq(conversations.account_id, account_id)))
        .returning();
  if (row !== undefined) return row;
  throw new AppError(
    "not_found",
    `This account has no conversation with this id, or it ended: they end after ${conversationHours} hours. Leave conversation_id out to begin one.`,
  );
}

/** What the next call can build on. */
export async function remember({ conversation_id }: Conversation, study_id: string | null): Promise<void> {
  await db.update(conversations).set({ study_id }).where(eq(conversations.conversation_id, conversation_id));
}

/** Keeps what is proposed until it is confirmed; a conversation has one proposal, and an earlier one ends. */
export async function propose({ conversation_id }: Conversation, proposal: Proposal) {
  const handle = `ok_${randomBytes(18).toString("base64url")}`;
  const [row] = await db
    .update(conversations)
    .set({ proposal, handle_sha256: hashOf(handle), proposed_at: sql`clock_timestamp()` })
    .where(eq(conversations.conversation_id, conversation_id))
    .returning({ expires_at: sql<string>`proposed_at + ${minutes}` });
  return { handle, price_usd: proposal.price_usd, expires_at: new Date(row!.expires_at).toISOString() };
}

/** Takes the account's proposal of a handle, once: of two calls at the same time one has it. */
export async function takeProposal(account_id: string, handle: string): Promise<Conversation & { proposal: Proposal }> {
  const isIts = and(eq(conversations.handle_sha256, hashOf(handle)), eq(conversations.account_id, account_id));
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(isIts, gt(conversations.proposed_at, sql`clock_timestamp() - ${minutes}`)));
  const claimed = await db.update(conversations).set({ handle_sha256: null, proposal: null }).where(isIts).returning();
  if (row?.proposal && claimed.length === 1) return { ...row, proposal: row.proposal };
  throw new AppError(
    "invalid_request",
    `${nothingDone}: this confirmation was used, replaced, or is older than ${confirmMinutes} minutes. Send the request again for a new one.`,
  );
}

/** Keeps a proposal that was refused before it made anything, so that it can be confirmed again. */
export async function giveBack({ conversation_id }: Conversation, handle: string, proposal: Proposal): Promise<void> {
  await db
    .update(conversations)
    .set({ handle_sha256: hashOf(handle), proposal })
    .where(eq(conversations.conversation_id, conversation_id));
}

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

/** The refusal of a call that this connection may not make; the door asks the client for the scope (RFC 6750). */
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
  Partial<Pick<ResearchAnswer, "data" | "label">> & {
    next?: ResearchCall[];
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
