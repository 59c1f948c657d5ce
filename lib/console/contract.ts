import * as z from "zod";
import { type Operation, text } from "../contract.ts";

/** The parts of the service that the status page names, each in words. */
export const parts = {
  reads: "Reading",
  publishing: "Publishing",
  studies: "Studies",
  mail: "Mail",
  models: "Models",
} as const;
export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];

/** The doors by which requests are counted, and each in words. */
export const doorNames = {
  pages: "Pages",
  files: "Files of pages",
  ratings: "Ratings API",
  research: "Research API",
  mcp: "MCP, ratings",
  connector: "MCP, research",
  oauth: "Sign-in of clients",
} as const;
export type Door = keyof typeof doorNames;

/** How many days the strip of the status page shows. */
export const statusDays = 90;
/** A time without the service counts as down where a start followed within so many hours. */
export const missedHours = 24;

/** How a part is now: mail, models and studies by their last real use, and unknown without one. */
export type PartState = "up" | "down" | "unknown";
/** The minutes of a day by how a part was; those of no record are the rest. */
export type PartDay = { day: string; up: number; down: number; missed: number };
export type PartHistory = { part: Part; state: PartState; days: PartDay[] };
/** What the operator writes of an incident. */
export const NewIncident = z.strictObject({
  title: text(1, 120),
  body: text(0, 2_000),
});
export type NewIncident = z.infer<typeof NewIncident>;
export type Incident = { seq: number; title: string; body: string; began_at: string; ended_at: string | null };

export const readStatusOperation = {
  name: "read_status",
  summary: `Read how each part of the service is now and was in ${statusDays} days, and what the operator says of incidents.`,
  input: z.object({}),
  result: z.custom<{ parts: PartHistory[]; incidents: Incident[] }>(),
} satisfies Operation;

/** The spans of the operator's charts: how long, and of how many bars. */
export const spans = {
  "1h": { words: "1 hour", minutes: 60, bars: 60 },
  "6h": { words: "6 hours", minutes: 360, bars: 72 },
  "24h": { words: "24 hours", minutes: 1_440, bars: 24 },
  "7d": { words: "7 days", minutes: 10_080, bars: 56 },
  "30d": { words: "30 days", minutes: 43_200, bars: 60 },
} as const;
export type Span = keyof typeof spans;
export const Span = z.enum(Object.keys(spans) as [Span, ...Span[]]).catch("1h");

/** What is drawn as bars. */
export const series = {
  requests: "Requests",
  client_errors: "4xx without 429",
  limited: "429: over a limit",
  server_errors: "5xx",
  p95_ms: "95th percentile, ms",
  tools: "MCP calls",
  posts: "Posts",
  studies: "Studies ended",
  studies_failed: "Studies failed",
  model_calls: "Calls of models",
  model_faults: "Faults of models",
  cost_usd: "Models’ cost, US$",
} as const;
export type Series = keyof typeof series;
export type Bar = { at: string } & Record<Series, number>;

export type DoorRow = {
  door: string;
  requests: number;
  client_errors: number;
  limited: number;
  server_errors: number;
  p50_ms: number | null;
  p95_ms: number | null;
};
/** Something that was counted by its label, such as why studies failed. */
export type LabelRow = { label: string; count: number };
export type ModelRow = { model: string; calls: number; faults: LabelRow[]; tokens: number; cost_usd: number };
export type Alert = { kind: string; sentence: string; began_at: string; ended_at: string | null };
export type FaultRow = { request_id: string; at: string; sentence: string };
export type Act = { at: string; actor: string; act: string; target: string | null };

/** How the service is at this moment. */
export type Now = {
  queued: number;
  running: number;
  oldest_job_at: string | null;
  webhooks_owed: number;
  oldest_webhook_at: string | null;
  webhooks_failed: number;
  disk_used: number | null;
  disk_free_bytes: number | null;
  database_bytes: number;
  memory_bytes: number;
  stall_ms: number;
  started_at: string;
};

export type Overview = {
  span: Span;
  now: Now;
  bars: Bar[];
  doors: DoorRow[];
  studies: LabelRow[];
  tools: LabelRow[];
  models: ModelRow[];
  alerts: Alert[];
  faults: FaultRow[];
};

const session = z.string();

export const readOverviewOperation = {
  name: "read_overview",
  summary: "Read how the service is and was, for the operator's page; null unless the operator is signed in.",
  input: z.object({ session, span: Span }),
  result: z.custom<Overview | null>(),
} satisfies Operation;

/** How many rows a list of the operator's shows. */
export const rowsShown = 100;

export const listActsOperation = {
  name: "list_acts",
  summary: "Read what operators did, newest first; null unless the operator is signed in.",
  input: z.object({ session }),
  result: z.custom<{ acts: Act[] } | null>(),
} satisfies Operation;

export type StudyLine = {
  study_id: string;
  account: string;
  topic: string;
  status: string;
  error: string | null;
  created_at: string;
};
export type DeliveryLine = {
  delivery_id: string;
  account: string;
  study_id: string;
  host: string;
  status: string;
  attempts: number;
  error: string | null;
  created_at: string;
};

export const listJobsOperation = {
  name: "list_jobs",
  summary:
    "Read the newest studies and webhooks of all accounts, what failed and waits first; null unless the operator is signed in.",
  input: z.object({ session }),
  result: z.custom<{ studies: StudyLine[]; deliveries: DeliveryLine[] } | null>(),
} satisfies Operation;

export type PostLine = { post_id: string; kind: string; path: string; excerpt: string; at: string };

export const searchPostsOperation = {
  name: "search_posts",
  summary: "Read the newest posts, or those with these words; null unless the operator is signed in.",
  input: z.object({ session, q: z.string().max(200).catch("") }),
  result: z.custom<{ posts: PostLine[] } | null>(),
} satisfies Operation;
