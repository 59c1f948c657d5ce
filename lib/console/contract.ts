import * as z from "zod";
import type { Kind } from "../activity/kinds.ts";
import { type Operation, text } from "../contract.ts";
import alerts from "./alerts.json" with { type: "json" };
import figures from "./figures.json" with { type: "json" };

/** In words: the pages, the parts, the doors, the spans of charts, the sections and their columns, the steps of a study, and what is counted. */
export const { places, parts, doors: doorNames, spans, sections, tables, steps: stepWords, counters } = figures;
export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];
/** The parts that need storage, and nothing else. */
export const stored: Part[] = ["reads", "publishing"];
export type Door = keyof typeof doorNames;
export type Span = keyof typeof spans;
export const Span = z.enum(Object.keys(spans) as [Span, ...Span[]]).catch("1h");

type Traits<Name extends string> = Partial<Record<Name, boolean>>;
type SeriesRule = Record<"words" | "list", string> & { of?: string; percentile?: number } & Traits<
    "of_sums" | "needs_price" | "is_mean"
  >;
export type Series = keyof typeof figures.series;
/** The figures of the operator's page: of which counters, by name and label, or of the gauge of its name, which part of their times, their sum or its mean, whether it is known only by a price, and where the rows behind them are. */
export const series: Record<Series, SeriesRule> = figures.series;
export const seriesNames = Object.keys(series) as Series[];
type SampleName = Extract<Series, `${string}_${"ms" | "bytes" | "owed" | "used"}` | "queued" | "cost_usd">;
/** Each figure of a stretch of time; a percentile or a mean is null without any, a cost without a price. */
export type Figures = Record<Exclude<Series, SampleName>, number> & Record<SampleName, number | null>;

/** How many hours a time without the service may last to count as down, and how many days the status page shows. */
export const missedHours = 24;
export const statusDays = 90;

/** How a part is now, in words: mail, models and studies by their last real use. */
export const stateWords = { up: "Works", down: "Fails", unknown: "Not used lately", off: "Not set up" };
export type PartState = keyof typeof stateWords;
/** The minutes of a day by how a part was; those of no record are the rest. */
export type PartDay = { day: string; up: number; down: number; missed: number };
export type PartHistory = { part: Part; state: PartState; days: PartDay[] };
/** What the operator writes of an incident. */
export const NewIncident = z.strictObject({ title: text(1, 120), body: text(0, 2_000) });
export type NewIncident = z.infer<typeof NewIncident>;
export type Incident = { seq: number; title: string; body: string; began_at: string; ended_at: string | null };

export const readStatusOperation = {
  name: "read_status",
  summary: `Read how each part of the service is now and was in ${statusDays} days, and what the operator says of incidents.`,
  input: z.object({}),
  /** `away_since` is the moment since which nothing can be read, where that is so; no history is known then. */
  result: z.custom<{ parts: PartHistory[]; incidents: Incident[]; tables: string[]; away_since: string | null }>(),
} satisfies Operation;

/** For how many hours a webhook that was given up is counted beside those that wait. */
export const givenUpHours = 24;

/** For how many days it is known by the hour what the service did. */
export const countedDays = 31;

export type Bar = Figures & { at: string };
export type LabelRow = { label: string; count: number };
/** A door, or a model and how its calls failed. */
export type SubjectRow = Figures & { subject: string; faults: LabelRow[] };
/** When what a box says last came, where that may be over. */
type Quiet = { quiet_since?: string | undefined };
export type KindWord = keyof typeof alerts.kinds | "stopped" | "ended" | "unnoted";
type AlertTimes = { began_at: string; ended_at: string | null };
export type Alert = Quiet & AlertTimes & { kind: KindWord | `${KindWord} ${string}`; sentence: string };

type Reach = { parts?: Part[]; explains?: (keyof typeof alerts.kinds)[]; last_at?: string };
/** What needs the operator, of what, and since when as far as that is known. */
export type Finding = Quiet & Reach & { of?: string; sentence: string; began_at?: string | null | undefined };

/** The sentences of a box: what is wrong comes before what to do about it. */
export const sentencesOf = (words: string): string[] => words.split(/(?<=[^.]\.) (?=[A-Z])/);
/** The first word of an alert's kind; the rest says of what it is. */
export const baseOf = (kind: Alert["kind"]) => kind.split(" ")[0] as KindWord;
type AlertTraits = Traits<"is_local" | "has_cause" | "is_counted" | "is_outside">;
type AlertKind = AlertTraits & { place: string[]; explains?: string[] };
/** Where the operator looks first because of an alert, which other boxes it explains, whether only its server sees it, whether the last word of its kind is its cause, whether it is of what processes count, and whether it leaves out itself what a heavier box explains, by the first word of its kind. */
export const alertKinds = new Map<string, AlertKind>(Object.entries(alerts.kinds));
/** A kind without its cause: two of one subject are one fault whose cause has changed. */
export const subjectOf = (kind: Alert["kind"]): string =>
  alertKinds.get(baseOf(kind))?.has_cause ? kind.replace(/ \S+$/, "") : kind;

export type FaultRow = { request_id: string; at: string; sentence: string };

/** What was read, or in words why it could not be. */
export type Reading<Value> = { value: Value } | { fault: string };

/** How full a disk is when it needs the operator. */
export const nearlyFull = 0.9;
/** How full a disk is, from 0 to 1, by bytes or by files, and its room for both; null where that cannot be seen from here, or where the folder of `DATA_DIR` is gone. */
export type Room = Record<"used" | "free_bytes" | "free_files", number | null> & { lacksFiles: boolean };
export type Disk = Room & { of: "DATA_DIR" | "PostgreSQL"; path: string | null };
/** How the service is at this moment: of studies and webhooks, those are late that wait for longer than `ALERT_JOB_MINUTES`, or were refused `mostRefusals` times. */
export type Now = {
  jobs: Record<"queued" | "running" | "jobs_late" | "jobs_still", number> &
    Record<"oldest_job_at" | "still_since", string | null>;
  webhooks: Record<`webhooks_${"owed" | "late" | "refused" | "failed"}`, number> &
    Record<"oldest_webhook_at" | "webhooks_hosts" | "first_failed_at" | "failed_hosts", string | null>;
  database: Record<"database_bytes" | "storage_ms" | "ahead_ms", number>;
  disks: { disks: Disk[]; disk_used: number | null; outbox_fault: string | null };
  process: Record<"memory_bytes" | "stall_ms", number> & { started_at: string };
};

export type Counts = { total: Figures; bars: Bar[] } & Record<"doors" | "models", SubjectRow[]> &
  Record<"refusals" | "studies" | "tools", LabelRow[]>;

/** Each part is read on its own; `needs` is what needs the operator now, by weight. */
export type Overview = {
  span: Span;
  needs: Alert[];
  now: { [Of in keyof Now]: Reading<Now[Of]> };
  counted: Reading<Counts>;
  posts: Reading<unknown>;
  past: Reading<Alert[]>;
  faults: Reading<FaultRow[]>;
};

/** What an operator did; of a session also who made the link that it began with. */
export type Act = Record<"at" | "actor" | "act", string> & Record<"target" | "link_by", string | null>;
/** Members that the operator's lists of studies and of webhooks share. */
type JobLine = { study_id: string; account: string; status: string; error: string | null; created_at: string };
/** The newest event of a study that runs, and when it came: its last sign of life. */
export type StudyLine = JobLine & { topic: string; step: string | null; heard_at: string | null };
export type DeliveryLine = JobLine & { delivery_id: string; host: string; attempts: number; next_attempt_at: string };
export type PostLine = { post_id: string; kind: Kind; path: string; excerpt: string; at: string };
