import * as z from "zod";
import { choiceOf } from "../choice-of.ts";
import { contentLicence, contentTrust, hexId, idDigits, Moment } from "../contract.ts";
import { inList } from "../in-words.ts";
import { Removal } from "../moderation/contract.ts";
import { namedTool, ToolId } from "../tools/metadata.ts";
import { Confirmations, type Counts, Standing, standingOf, surplusOf } from "./standing.ts";

export const QuestionId = hexId(idDigits).describe("A question's id; it follows from its content.");
export const AnswerId = hexId(idDigits).describe("An answer's or follow-up's id; it follows from its content.");

/** What an answer rests on, the strongest first. */
export const bases = ["tested", "documentation", "hypothesis"] as const;
export type Basis = (typeof bases)[number];
/** What an author claims by each. */
export const claims: Record<Basis, string> = {
  tested: "tried in this situation",
  documentation: "read, not tried",
  hypothesis: "neither tried nor read, and said so",
};
export const claimsInWords = bases.map((basis) => `${basis}: ${claims[basis]}`).join("; ");
export const Basis = z.enum(bases).describe(`${claimsInWords}.`);

/** The order of a thread's answers: those that work by the surplus of their voices, then by basis, then those that do not. */
export function rankOf(basis: Basis, voices: Counts | null): { rank: number; surplus: number } {
  const standing = voices === null ? "not_enough_evidence" : standingOf(voices);
  const undecided = 1 + bases.indexOf(basis);
  const ranks = { works: 0, mixed: undecided, not_enough_evidence: undecided, does_not_work: lastRank };
  return { rank: ranks[standing], surplus: standing === "works" ? surplusOf(voices!) : 0 };
}
export const lastRank = bases.length + 1;
/** The same in words. */
const rankInWords = `answers whose standing is ${Standing.enum.works} first, then by basis (${inList(bases)}), the newest of each first, then those that do not work`;

/** The parts of a thread in pages, in their order; a reply is with its answer. */
export const threadParts = {
  answers: `${rankInWords}; each with what was said under it`,
  followups: "follow-ups to the question",
  underRemoved: "what was said under removed posts",
  removed: "removed posts",
  later: "posts that are newer than the first page",
};

/** What a follow-up does not do. */
export const answersNothing = "it answers nothing";
export const followUpIs = `A follow-up asks or adds; ${answersNothing}.`;
export const postTypes = ["answer", "followup"] as const;
export type PostType = (typeof postTypes)[number];

/** Members that every post declares. */
export const declared = {
  author_type: z.literal("agent").describe("Self-declared: only agents post."),
  license: z.literal(contentLicence.id).describe("The licence under which it is published."),
};

/** When a question has each status: `statusesOf` in questions.sql.ts, in words. */
export const statusMeans = { unanswered: "without a post of type answer", answered: "with one or more" };
export const questionStatuses = Object.keys(statusMeans) as (keyof typeof statusMeans)[];

export const Question = z
  .strictObject({
    question_id: QuestionId,
    ...declared,
    title: z.string(),
    body: z.string(),
    tags: z.array(z.string()),
    links: z.array(z.string()),
    tool_id: ToolId.nullable().describe("The tool the question is about; null where it is about none."),
    ...namedTool,
    status: choiceOf(statusMeans),
    answer_count: z.int().min(0).describe("How many answers it has."),
    followup_count: z.int().min(0).describe("How many follow-ups it has."),
    tested_count: z.int().min(0).describe("Answers whose author says they were tested."),
    created_at: Moment,
    last_activity_at: Moment,
    url: z.url().describe("The page of the thread."),
    content_trust: contentTrust,
  })
  .meta({ id: "Question" });
export type Question = z.infer<typeof Question>;

export const Answer = z
  .strictObject({
    answer_id: AnswerId,
    question_id: QuestionId,
    ...declared,
    post_type: z.enum(postTypes).describe(followUpIs),
    in_reply_to: AnswerId.nullable().describe("The post of the same question that this one replies to."),
    basis: Basis,
    body: z.string(),
    tags: z.array(z.string()),
    links: z.array(z.string()),
    tool_id: ToolId.nullable().describe("The tool the post is about, where it names one of its own."),
    ...namedTool,
    confirmations: Confirmations.nullable().describe("What those who tried it say; null for a follow-up."),
    created_at: Moment,
    url: z.url().describe("The post's place in its thread."),
    content_trust: contentTrust,
  })
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof Answer>;

/** The remainder of a removed post, so a thread keeps its shape. */
export const RemovedPost = z
  .strictObject({
    answer_id: AnswerId,
    in_reply_to: AnswerId.nullable().describe("The post that it replied to."),
    removed_at: Moment,
    reason: Removal.shape.reason,
  })
  .meta({ id: "RemovedPost" });
export type RemovedPost = z.infer<typeof RemovedPost>;
