import * as z from "zod";
import { endpoint, idDigits, Moment, type Operation, paged, paging, readCosts, text } from "../contract.ts";
import { inChoice, mailRule } from "../in-words.ts";
import { ToolId } from "../tools/metadata.ts";
import words from "./words.json" with { type: "json" };

/** In words: what readers report and the operator removes, by its kind, the reasons of a report, and what a removal leaves. */
export const { records: recordNames, reasons: reportReasons, remains } = words;
/** The same as a refusal names them. */
export const noRecord = `No ${inChoice(Object.values(recordNames))} has`;
export type RecordKind = keyof typeof recordNames;
const RecordKind = z.enum(Object.keys(recordNames) as [RecordKind, ...RecordKind[]]);

/** The public remainder of a removed record; nothing of its text. */
export const Removal = z
  .strictObject({
    id: z.string().describe("The id it had, which is never given out again."),
    kind: RecordKind,
    reason: z.string().describe("Why it was removed, in the operator's words."),
    published_at: Moment.describe("When it had been published."),
    removed_at: Moment,
  })
  .meta({ id: "Removal" });
export type Removal = z.infer<typeof Removal>;

export const KeptPost = z
  .strictObject({
    id: z.string(),
    requested_at: Moment.describe("When a takedown was first asked for."),
    decided_at: Moment.describe("When the operator decided that it stays."),
  })
  .meta({ id: "KeptPost" });
export type KeptPost = z.infer<typeof KeptPost>;

/** How many confirmations the log has, and how many posts that stayed. */
export const mostConfirmed = 100;

/** The order of its lists, and of the reports that wait. */
export const logOrder = "newest first";
/** What it has of posts, and how long an address for the answer to a request is kept. */
export const inLog = ["what the operator removed and why", "what stayed after a request to take it down"] as const;
export const untilDecision = "until the decision";

export const listRemovalsEndpoint = endpoint({
  name: "list_removals",
  method: "GET",
  path: "/api/moderation",
  summary: `Read the public log of ${inLog.join(", ")}, and which tools an editor confirmed, ${logOrder}.`,
  cost: readCosts.list,
  input: z.object(paging),
  result: z.strictObject({
    removals: z.array(Removal),
    ...paged,
    confirmed_tools: z
      .array(z.strictObject({ tool_id: ToolId, confirmed_at: Moment }))
      .max(mostConfirmed)
      .describe(`The newest ${mostConfirmed} tools that a review listed and an editor confirmed, on every page.`),
    kept_after_request: z
      .array(KeptPost)
      .max(mostConfirmed)
      .describe(`What stayed although a takedown was asked for, the newest ${mostConfirmed} decisions, on every page.`),
  }),
});

const ReportReason = z.enum(Object.keys(reportReasons) as [keyof typeof reportReasons], {
  error: "choose one of the reasons",
});

/** What a client's further reports of one post or study are. */
export const onceEach = "the same sender’s reports of one post or study count once";
/** The longest note of a report, in characters. */
export const longestNote = 500;
/** The longest e-mail address, in characters (RFC 5321). */
export const longestMail = 254;
/** What the reason of a removal is, and how long, in characters. */
export const removalReason = { form: "one line that all can read", least: 3, most: 200 };

/** The form of a post's id, or of a study's. */
export const recordForm = `([a-f0-9]{${idDigits}}|[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12})`;
export const recordId = new RegExp(`^${recordForm}$`);
const post_id = z.string().regex(recordId, {
  error: `must be a post's id, ${idDigits} of 0-9 a-f, or a study's, which is the end of its report's address`,
});

/** A published post or a study for a person who judges it: its kind, its place, and its first words. */
export const JudgedPost = z.strictObject({
  post_id: z.string(),
  kind: RecordKind,
  path: z.string().describe("The address of its page on this service."),
  excerpt: z
    .string()
    .describe("The title, where it has one, and the beginning of the text; of a study its question and its answer."),
});
export type JudgedPost = z.infer<typeof JudgedPost>;

export const getJudgedPostOperation = {
  name: "get_judged_post",
  summary: "Read a post or a study that is to be reported.",
  input: z.object({ post_id }),
  result: JudgedPost,
} satisfies Operation;

export const reportPostOperation = {
  name: "report_post",
  summary: `Report a post or a study to the operator; ${onceEach}.`,
  input: z.object({
    post_id,
    reason: ReportReason,
    note: text(1, longestNote).optional(),
    answer_to: z.email({ error: mailRule }).max(longestMail).optional(),
  }),
  invalid: "invalid_content",
  result: z.strictObject({ duplicate: z.boolean() }),
  limit: "reports",
} satisfies Operation;

export const ReportedPost = z.strictObject({
  ...JudgedPost.shape,
  report_count: z.int().min(1),
  reasons: z.array(z.strictObject({ reason: ReportReason, count: z.int().min(1) })),
  notes: z.array(z.string()).describe("The newest notes, which strangers wrote."),
  answer_to: z.array(z.string()).describe("Who asked for a takedown and waits for an answer: e-mail addresses."),
  last_reported_at: Moment,
});
export type ReportedPost = z.infer<typeof ReportedPost>;
