import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "../accounts/accounts.sql.ts";
import { isOneOf, moment, reference, uuidReference, writtenNow } from "../db/columns.ts";
import type { Brief } from "../engines/brief.ts";
import type { Disposition } from "../engines/disposition.ts";
import type { Engine, Findings } from "../engines/findings.ts";
import type { Usage } from "../engines/measured.ts";
import type { Plan } from "../engines/plan.ts";
import type { RecordedCall } from "../engines/recorded-call.ts";
import type { StudyTypeId } from "../engines/study-types.ts";
import type { Audience } from "../personas/contract.ts";
import { usualEvents, type WebhookEvent } from "../webhooks/contract.ts";
import type { StudyEvent } from "./events/contract.ts";
import { type FollowUp, type FullStudy, type StudyStatus, unlisted } from "./study-record.ts";
import { openStatuses, studyStatuses } from "./study-status.ts";

const complete = `'${"complete" satisfies StudyStatus}'`;
const inPublic = `'${"public" satisfies FullStudy["visibility"]}'`;
/** That a study is in the public list, in SQL: its index says the same. */
export const isListed = `studies.visibility = ${inPublic} and studies.status = ${complete}`;
/** That a study waits or runs, in SQL. */
export const isOpen = `studies.status in (${openStatuses.map((status) => `'${status}'`).join(", ")})`;
/** That the lease of a slot runs, and that a slot can be taken, in SQL. */
export const isLeased = "study_slots.lease_until > clock_timestamp()";
export const isFree = "(study_slots.holder is null or study_slots.lease_until <= clock_timestamp())";

/** What a study took its topic to ask, and the stance of each of its respondents, in the order of its interviews. */
export type Setting = {
  plan: Plan;
  /** Empty until the study is complete. */
  dispositions: Disposition[];
  /** What a dry run used for the plan and the people that the study took over. */
  used?: Usage;
};

/** Studies, from the moment they are accepted. What a study says is written once, when it is complete. */
export const studies = pgTable(
  "studies",
  {
    study_id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    account_id: reference(() => accounts.account_id),
    /** The key that asked, whose slots it takes; no reference, as the operator's secret is no row. */
    key_id: text().notNull(),
    status: text().$type<StudyStatus>().notNull(),
    topic: text().notNull(),
    study_type: text().$type<StudyTypeId>().notNull(),
    audience: text().$type<Audience>().notNull(),
    slug: text().notNull(),
    visibility: text().$type<FullStudy["visibility"]>().notNull().default(unlisted),
    /** Everything the pipeline runs on, with the personas as they were at that moment. */
    brief: jsonb().$type<Brief>().notNull(),
    engine: jsonb().$type<Engine>().notNull(),
    /** Body, seed and engine as a hash; null in studies of before calls were kept. */
    request_sha256: text(),
    webhook_url: text(),
    webhook_events: text().array().$type<WebhookEvent[]>().notNull().default(usualEvents),
    /** What is sent along to the webhook, until the study ends: these may be secrets, and are never shown. */
    webhook_headers: jsonb().$type<Record<string, string>>(),
    /** Whether the caller waits for no answer, so that another process may take the study over. */
    respond_async: boolean().notNull().default(false),
    interviews: integer().notNull(),
    interviews_done: integer().notNull().default(0),
    /** How often it was begun, without the starts that were given back. */
    attempts: integer().notNull().default(0),
    /** Of these, those that ended with their process before they counted. */
    short_starts: integer().notNull().default(0),
    /** Whether the start that runs counts when its process is gone. */
    start_counts: boolean().notNull().default(false),
    headline_finding: text(),
    overall_confidence: integer(),
    avg_sentiment: real(),
    findings: jsonb().$type<Findings>(),
    usage: jsonb().$type<Usage>(),
    /** What a question that is asked later needs to know: never shown. */
    setting: jsonb().$type<Setting>(),
    error_code: text(),
    error_message: text(),
    created_at: moment("created_at").notNull().default(writtenNow),
    completed_at: moment("completed_at"),
  },
  (table) => [
    index("studies_account_id_seq_idx").on(table.account_id, table.seq),
    index("studies_request_sha256_idx").on(table.request_sha256),
    index("studies_public_seq_idx")
      .on(table.seq)
      .where(sql`${table.visibility} = ${sql.raw(inPublic)} and ${table.status} = ${sql.raw(complete)}`),
    check("studies_status_check", isOneOf(table.status, studyStatuses)),
    check("studies_complete_check", sql`${table.status} <> ${sql.raw(complete)} or ${table.findings} is not null`),
  ],
);

/** Public studies that ended with their account: what is left of them at their reports' addresses. */
export const removedStudies = pgTable("removed_studies", {
  study_id: uuid().primaryKey(),
  removed_at: moment("removed_at").notNull().default(writtenNow),
});

/** The calls of a study's models, each written when it has ended. */
export const studyCalls = pgTable(
  "study_calls",
  {
    study_id: uuidReference(() => studies.study_id),
    key: text().notNull(),
    label: text().notNull(),
    prompt_sha256: text().notNull(),
    model: text().notNull(),
    /** The text and whether it is cut, as JSON: PostgreSQL's text takes no NUL. */
    reply: text(),
    fault: text(),
    /** Whether an earlier study or a dry run had paid for it. */
    reused: boolean().notNull().default(false),
    requests: integer().notNull(),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    cached_tokens: integer().notNull(),
    cost_usd: doublePrecision(),
    started_at: moment("started_at").notNull(),
    ms: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.study_id, table.key] }),
    check("study_calls_end_check", sql`${table.reply} is not null or ${table.fault} is not null`),
  ],
);

/** What happened while a study ran, for who watches it; kept a while after its end. */
export const studyEvents = pgTable(
  "study_events",
  {
    study_id: uuidReference(() => studies.study_id),
    seq: integer().notNull(),
    data: jsonb().$type<StudyEvent>().notNull(),
    cost_usd: doublePrecision(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.study_id, table.seq] }), index("study_events_at_idx").on(table.at)],
);

/** Places for studies that run at once: as many rows for a key as it may run. A crashed holder's lease ends. */
export const studySlots = pgTable(
  "study_slots",
  {
    key_id: text().notNull(),
    slot: integer().notNull(),
    /** The account that took it last. A browser's session takes slots too, and no table has its key. */
    account_id: text(),
    holder: uuid(),
    lease_until: moment("lease_until"),
  },
  (table) => [
    primaryKey({ columns: [table.key_id, table.slot] }),
    index("study_slots_account_id_idx").on(table.account_id),
  ],
);

/** Questions that a study's respondents were asked later. One without a result runs while its slot is held, or has failed. */
export const studyFollowUps = pgTable(
  "study_follow_ups",
  {
    follow_up_id: uuid().primaryKey(),
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    study_id: uuidReference(() => studies.study_id),
    /** The key that asked, whose slot it takes. */
    key_id: text().notNull(),
    question: text().notNull(),
    result: jsonb().$type<FollowUpResult>(),
    created_at: moment("created_at").notNull().default(writtenNow),
  },
  (table) => [index("study_follow_ups_study_id_seq_idx").on(table.study_id, table.seq)],
);

/** What a follow-up's respondents said, and what that used. */
export type FollowUpResult = Pick<FollowUp, "answers" | "missing" | "usage" | "engine">;

/** Requests that may be repeated without running twice. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    account_id: reference(() => accounts.account_id),
    idempotency_key: text().notNull(),
    request_sha256: text().notNull(),
    /** The study that the request made, or asked `follow_up_id`. */
    study_id: uuid().notNull(),
    follow_up_id: uuid(),
    created_at: moment("created_at").notNull().default(writtenNow),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.idempotency_key] }),
    index("idempotency_keys_created_at_idx").on(table.created_at),
  ],
);

/** What a dry run read and whom it made, until the study of the same request takes it over. */
export const studyDrafts = pgTable(
  "study_drafts",
  {
    account_id: reference(() => accounts.account_id),
    request_sha256: text().notNull(),
    engine: jsonb().$type<Engine>().notNull(),
    brief: jsonb().$type<Brief>().notNull(),
    plan: jsonb().$type<Plan>().notNull(),
    usage: jsonb().$type<Usage>().notNull(),
    calls: jsonb().$type<RecordedCall[]>().notNull().default([]),
    created_at: moment("created_at").notNull().default(writtenNow),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.request_sha256] }),
    index("study_drafts_created_at_idx").on(table.created_at),
  ],
);

/** Scenarios put before saved personas, with their answers. */
export const simulations = pgTable(
  "simulations",
  {
    simulation_id: uuid().primaryKey(),
    account_id: reference(() => accounts.account_id),
    key_id: text().notNull(),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    result: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: moment("created_at").notNull().default(writtenNow),
  },
  (table) => [index("simulations_account_id_idx").on(table.account_id, table.created_at)],
);
