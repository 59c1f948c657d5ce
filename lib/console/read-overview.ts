import { desc, sql } from "drizzle-orm";
import { sessionAccount } from "../accounts/operator-session.ts";
import type { Verb } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { database } from "../db/client.ts";
import { faults } from "../db/counters.sql.ts";
import { bounds, flushCounters } from "../db/counters.ts";
import { alerts } from "./console.sql.ts";
import {
  type Bar,
  type DoorRow,
  type LabelRow,
  type ModelRow,
  type Overview,
  type readOverviewOperation,
  type Span,
  series,
  spans,
} from "./contract.ts";
import { readNow } from "./read-now.ts";

type Row = { bar: number; name: string; label: string; slot: number; count: number; sum: number };
const shown = { faults: 20, alerts: 10, tools: 12 };

/** Reads how the service is and was in a span, with what this process has counted just now. */
export const readOverview: Verb<typeof readOverviewOperation> = async ({ session, span }) => {
  if ((await sessionAccount(session)) === null) return null;
  await flushCounters();
  const rows = await readRows(span);
  const db = await database();
  const [newestFaults, newestAlerts] = await Promise.all([
    db.select().from(faults).orderBy(desc(faults.at)).limit(shown.faults),
    db.select().from(alerts).orderBy(sql`${alerts.ended_at} is null desc`, desc(alerts.seq)).limit(shown.alerts),
  ]);
  return {
    span,
    now: await readNow(),
    bars: await barsOf(span, rows),
    doors: doorsOf(rows),
    studies: labelsOf(rows, "study"),
    tools: labelsOf(rows, "tool").slice(0, shown.tools),
    models: modelsOf(rows),
    faults: newestFaults.map((one) => ({ ...one, at: one.at.toISOString() })),
    alerts: newestAlerts.map(({ seq: _, began_at, ended_at, ...alert }) => ({
      ...alert,
      began_at: began_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
  } satisfies Overview;
};

/** The counters of a span by bar: from minutes where they are kept so long, else from hours. */
async function readRows(span: Span): Promise<Row[]> {
  const { minutes, bars } = spans[span];
  const db = await database();
  const { rows } = await db.execute<Row>(sql`
    select ${barAt(sql`at`, span)} as bar, name, label, slot, sum(count)::float8 as count, sum(sum) as sum
    from counters
    where span = ${minutes / bars < 60 ? "minute" : "hour"} and at > now() - make_interval(mins => ${minutes})
    group by 1, 2, 3, 4`);
  return rows.filter(({ bar }) => bar >= 0 && bar < bars);
}

/** The place of a moment among the bars of a span, which end with the present. */
const barAt = (at: ReturnType<typeof sql>, span: Span) => {
  const { minutes, bars } = spans[span];
  const seconds = (minutes / bars) * 60;
  return sql`(${bars - 1} - (floor(extract(epoch from now()) / ${seconds}::int) - floor(extract(epoch from ${at}) / ${seconds}::int)))::int`;
};

async function barsOf(span: Span, rows: Row[]): Promise<Bar[]> {
  const { minutes, bars } = spans[span];
  const ms = (minutes / bars) * 60_000;
  const last = Math.floor(Date.now() / ms) * ms;
  const db = await database();
  const posts = await db.execute<{ bar: number; count: number }>(sql`
    select ${barAt(sql`at`, span)} as bar, count(*)::int as count from events
    where at > now() - make_interval(mins => ${minutes}) group by 1`);
  const postsAt = new Map(posts.rows.map(({ bar, count }) => [bar, count]));
  const byBar = Map.groupBy(rows, ({ bar }) => bar);
  const names = Object.keys(series) as (keyof typeof series)[];
  return Array.from({ length: bars }, (_, bar) => {
    const own = byBar.get(bar) ?? [];
    const at = new Date(last - (bars - 1 - bar) * ms).toISOString();
    const values = { ...valuesOf(own), posts: postsAt.get(bar) ?? 0 };
    return {
      at,
      ...(Object.fromEntries(names.map((name) => [name, values[name]])) as Record<keyof typeof series, number>),
    };
  });
}

const countOf = (rows: Row[]) => rows.reduce((total, { count }) => total + count, 0);
const statusIn = ({ label }: Row) => Number(label.split(" ")[2]);
const isLimited = (row: Row) => statusIn(row) === 429;
const isClientError = (row: Row) => statusIn(row) >= 400 && statusIn(row) < 500 && !isLimited(row);
const isServerError = (row: Row) => statusIn(row) >= 500;

function valuesOf(rows: Row[]): Record<Exclude<keyof typeof series, "posts">, number> {
  const of = (wanted: string) => rows.filter(({ name }) => name === wanted);
  const requests = of("request");
  return {
    requests: countOf(requests),
    client_errors: countOf(requests.filter(isClientError)),
    limited: countOf(requests.filter(isLimited)),
    server_errors: countOf(requests.filter(isServerError)),
    p95_ms: percentile(requests, 0.95) ?? 0,
    tools: countOf(of("tool")),
    studies: countOf(of("study")),
    studies_failed: countOf(of("study").filter(({ label }) => label.startsWith("failed"))),
    model_calls: countOf(of("model")),
    model_faults: countOf(of("model").filter(({ label }) => !/ (ok|stopped)$/.test(label))),
    cost_usd: of("cost_usd").reduce((total, { sum }) => total + sum, 0),
  };
}

function doorsOf(rows: Row[]): DoorRow[] {
  const requests = rows.filter(({ name }) => name === "request");
  const byDoor = [...Map.groupBy(requests, ({ label }) => label.split(" ")[0]!)];
  return byDoor
    .map(([door, own]) => ({
      door,
      requests: countOf(own),
      client_errors: countOf(own.filter(isClientError)),
      limited: countOf(own.filter(isLimited)),
      server_errors: countOf(own.filter(isServerError)),
      p50_ms: percentile(own, 0.5),
      p95_ms: percentile(own, 0.95),
    }))
    .sort((one, other) => other.requests - one.requests);
}

function labelsOf(rows: Row[], wanted: string): LabelRow[] {
  const own = rows.filter(({ name }) => name === wanted);
  return [...Map.groupBy(own, ({ label }) => label)]
    .map(([label, of]) => ({ label, count: countOf(of) }))
    .sort((one, other) => other.count - one.count);
}

function modelsOf(rows: Row[]): ModelRow[] {
  const calls = rows.filter(({ name }) => name === "model");
  const modelIn = (label: string) => partOf(label, 0, label.lastIndexOf(" "));
  const sumOf = (names: string[], model: string) =>
    rows
      .filter(({ name, label }) => names.includes(name) && label === model)
      .reduce((total, { sum }) => total + sum, 0);
  return [...Map.groupBy(calls, ({ label }) => modelIn(label))].map(([model, own]) => ({
    model,
    calls: countOf(own),
    faults: labelsOf(own, "model")
      .map(({ label, count }) => ({ label: partOf(label, model.length + 1), count }))
      .filter(({ label }) => label !== "ok"),
    tokens: sumOf(["input_tokens", "output_tokens"], model),
    cost_usd: sumOf(["cost_usd"], model),
  }));
}

/** A percentile of a histogram in milliseconds, by straight lines within its buckets; null without any. */
export function percentile(rows: Pick<Row, "slot" | "count">[], part: number): number | null {
  const inSlot = new Map<number, number>();
  for (const { slot, count } of rows) inSlot.set(slot, (inSlot.get(slot) ?? 0) + count);
  const total = [...inSlot.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [slot, upper] of bounds.entries()) {
    const own = inSlot.get(slot) ?? 0;
    const lower = bounds[slot - 1] ?? 0;
    if (below + own >= total * part) return (lower + ((upper - lower) * (total * part - below)) / own) * 1000;
    below += own;
  }
  return bounds.at(-1)! * 1000;
}
