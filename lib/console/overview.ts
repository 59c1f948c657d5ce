import { type SQL, sql } from "drizzle-orm";
import { operatorActs } from "../accounts/accounts.sql.ts";
import { events } from "../activity/activity.sql.ts";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { bounds, flushCounters, pendingFaults } from "../db/counters.ts";
import { hostOf } from "../format.ts";
import { studies } from "../studies/studies.sql.ts";
import { webhookDeliveries } from "../webhooks/webhooks.sql.ts";
import { failingWrites, sayNow } from "./alerts.ts";
import { alerts, faults } from "./console.sql.ts";
import {
  type Act,
  type Alert,
  type Bar,
  type DeliveryLine,
  type FaultRow,
  type Figures,
  type LabelRow,
  type ModelRow,
  type Overview,
  type PostLine,
  rowsShown,
  type Span,
  type StudyLine,
  series,
  seriesNames,
  spans,
} from "./contract.ts";
import { readNow } from "./status.ts";

type Row = { bar: number; name: string; label: string; slot: number; count: number; sum: number };
const shown = { faults: 20, alerts: 10, tools: 12 };

/** Reads how the service is and was in a span, with what this process has counted just now. */
export async function readOverview(span: Span): Promise<Overview> {
  // What cannot be written now is shown with the next.
  await flushCounters().catch(() => {});
  const rows = await readRows(span);
  const newestFaults = await select<FaultRow>(sql`
    select request_id, sentence, ${momentJson(faults.at)} as at from faults order by faults.at desc limit ${shown.faults}`);
  const newestAlerts = await select<Alert>(sql`
    select kind, sentence, ${momentJson(alerts.began_at)} as began_at, ${momentJson(alerts.ended_at)} as ended_at
    from alerts order by alerts.ended_at is null desc, seq desc limit ${shown.alerts}`);
  return {
    span,
    now: await readNow(),
    total: figuresOf(rows),
    bars: barsOf(span, rows),
    doors: [...bySubject(named(rows, /^request$/))]
      .map(([door, own]) => ({ door, ...figuresOf(own) }))
      .sort((one, other) => other.requests - one.requests),
    refusals: labelsOf(named(rows, /^request$/).filter(({ label }) => / 4..$/.test(label))),
    studies: labelsOf(named(rows, /^study$/)),
    tools: labelsOf(named(rows, /^tool$/)).slice(0, shown.tools),
    models: modelsOf(rows),
    faults: [...pendingFaults(), ...newestFaults].slice(0, shown.faults),
    alerts: [failingWrites() ?? [], await sayNow(newestAlerts)].flat(),
  };
}

async function select<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

/** The counters and posts of a span by bar, which end with the present: of minutes where they are kept so long, else of hours. */
async function readRows(span: Span): Promise<Row[]> {
  const { minutes, bars } = spans[span];
  const seconds = sql.raw(String((minutes / bars) * 60));
  const bar = sql`(${bars - 1} - floor(extract(epoch from now()) / ${seconds}) + floor(extract(epoch from at) / ${seconds}))::int`;
  const isIn = sql`at > now() - make_interval(mins => ${minutes})`;
  const rows = await select<Row>(sql`
    select ${bar} as bar, name, label, slot, sum(count)::float8 as count, sum(sum) as sum from counters
    where span = ${minutes / bars < 60 ? "minute" : "hour"} and ${isIn} group by 1, 2, 3, 4
    union all select ${bar}, 'post', kind, 0, count(*)::float8, 0 from ${events} where ${isIn} group by 1, 3`);
  return rows.filter(({ bar }) => bar >= 0 && bar < bars);
}

function barsOf(span: Span, rows: Row[]): Bar[] {
  const { minutes, bars } = spans[span];
  const ms = (minutes / bars) * 60_000;
  const last = Math.floor(Date.now() / ms) * ms;
  const byBar = Map.groupBy(rows, ({ bar }) => bar);
  return Array.from({ length: bars }, (_, bar) => ({
    at: new Date(last - (bars - 1 - bar) * ms).toISOString(),
    ...figuresOf(byBar.get(bar) ?? []),
  }));
}

function figuresOf(rows: Row[]): Figures {
  const figure = ({ of, percentile: part, isSum }: { of: RegExp; percentile?: number; isSum?: true }) => {
    const own = rows.filter(({ name, label }) => of.test(`${name} ${label}`));
    return part === undefined ? total(own, isSum ? "sum" : "count") : (percentile(own, part) ?? 0);
  };
  return Object.fromEntries(seriesNames.map((name) => [name, figure(series[name])])) as Figures;
}

const named = (rows: Row[], names: RegExp) => rows.filter(({ name }) => names.test(name));
const total = (rows: Row[], of: "count" | "sum") => rows.reduce((sum, row) => sum + row[of], 0);

const labelsOf = (rows: Row[]): LabelRow[] =>
  [...Map.groupBy(rows, ({ label }) => label)]
    .map(([label, own]) => ({ label, count: total(own, "count") }))
    .sort((one, other) => other.count - one.count);

/** The rows by the first word of their labels: a door, or a model. */
const bySubject = (rows: Row[]) => Map.groupBy(rows, ({ label }) => label.split(" ")[0]!);

/** The counters of models by model; the label of a call also says how it ended. */
const modelsOf = (rows: Row[]): ModelRow[] =>
  [...bySubject(named(rows, /^(model|input_tokens|output_tokens|cost_usd)$/))].map(([model, own]) => ({
    model,
    ...figuresOf(own),
    tokens: total(named(own, /_tokens$/), "sum"),
    faults: labelsOf(named(own, /^model$/))
      .map(({ label, count }) => ({ label: label.split(" ")[1]!, count }))
      .filter(({ label }) => label !== "ok"),
  }));

/** A percentile of a histogram in milliseconds, by straight lines within its buckets; null without any. */
export function percentile(rows: Pick<Row, "slot" | "count">[], part: number): number | null {
  const inSlot = (wanted: number) => rows.reduce((sum, { slot, count }) => sum + (slot === wanted ? count : 0), 0);
  let left = rows.reduce((sum, { count }) => sum + count, 0) * part;
  if (left === 0) return null;
  for (const [slot, upper] of bounds.entries()) {
    const own = inSlot(slot);
    const lower = bounds[slot - 1] ?? 0;
    if (own >= left) return (lower + ((upper - lower) * left) / own) * 1000;
    left -= own;
  }
  return bounds.at(-1)! * 1000;
}

/** Lists what operators did, newest first. */
export const listActs = (): Promise<Act[]> =>
  select(sql`
    select actor, act, target, ${momentJson(operatorActs.at)} as at from operator_acts order by seq desc limit ${rowsShown}`);

/** Lists studies and webhooks of all accounts: studies that wait or run first; the newest webhooks, and any that wait or failed. */
export async function listJobs(): Promise<{ studies: StudyLine[]; deliveries: DeliveryLine[] }> {
  const jobs = await select<StudyLine>(sql`
    select study_id, accounts.name as account, left(topic, 200) as topic, status, error_message as error,
      ${momentJson(studies.created_at)} as created_at, step, ${momentJson(sql`last.at`)} as heard_at
    from studies join accounts using (account_id)
    left join lateral (select data ->> 'event' as step, at from study_events
      where study_events.study_id = studies.study_id and status = 'running' order by seq desc limit 1) as last on true
    order by status in ('queued', 'running') desc, studies.seq desc limit ${rowsShown}`);
  const rows = await select<Omit<DeliveryLine, "host"> & { url: string }>(sql`
    select delivery_id, accounts.name as account, study_id, url, status, attempts, due.created_at,
      (select coalesce(error, 'It answered ' || attempt.status) from webhook_attempts attempt
        where attempt.delivery_id = due.delivery_id order by attempt desc limit 1) as error
    from (select delivery_id, account_id, study_id, url, status, attempts, seq,
        ${momentJson(webhookDeliveries.created_at)} as created_at from webhook_deliveries
      order by status in ('pending', 'failed') desc, seq desc limit ${rowsShown}) as due
    join accounts using (account_id) order by due.seq desc`);
  // The rest of an address may be a secret of its account.
  const deliveries = rows.map(({ url, ...delivery }) => ({ ...delivery, host: hostOf(url) ?? "no host" }));
  return { studies: jobs, deliveries };
}

/** Lists the newest posts, or the newest with these words in their title or beginning. */
export function searchPosts(q: string): Promise<PostLine[]> {
  const words = q.trim() === "" ? null : `%${q.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return select(sql`
    select ref as post_id, kind, ${momentJson(events.at)} as at,
      case kind when 'rating' then '/reviews/' || ref else '/questions/' || coalesce(question_id, ref) end as path,
      concat_ws(case when said ->> 'title' ~ '[.!?…]$' then ' ' else '. ' end,
        said ->> 'title', said ->> 'excerpt') as excerpt
    from events, lateral (select ('{' || preview || '}')::json as said) as preview_json
    where said ->> 'excerpt' is not null
      and (${words}::text is null or concat_ws(' ', ref, said ->> 'title', said ->> 'excerpt') ilike ${words})
    order by position desc limit ${rowsShown}`);
}
