import { type SQL, sql } from "drizzle-orm";
import { operatorActs } from "../accounts/accounts.sql.ts";
import { events } from "../activity/activity.sql.ts";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { flushCounters, pendingFaults } from "../db/counters.ts";
import { hostOf } from "../format.ts";
import { studies } from "../studies/studies.sql.ts";
import { webhookDeliveries } from "../webhooks/webhooks.sql.ts";
import { faultOfStorage, sayNow } from "./alerts.ts";
import { type Bucket, bySubject, labelsOf, percentile, readBuckets, total } from "./buckets.ts";
import { alerts, faults } from "./console.sql.ts";
import {
  type Act,
  type Alert,
  type Bar,
  type DeliveryLine,
  type FaultRow,
  type Figures,
  type ModelRow,
  type Overview,
  type PostLine,
  rowsShown,
  type Span,
  type StudyLine,
  series,
  spans,
} from "./contract.ts";
import { readNow } from "./status.ts";

const shown = { faults: 20, alerts: 10, tools: 12 };

/** Reads how the service is and was in a span, with what this process has counted just now. */
export async function readOverview(span: Span): Promise<Overview> {
  // What cannot be written now is shown with the next.
  await flushCounters().catch(() => {});
  const rows = await readBuckets(spans[span], sql`union all select at, 'post', kind, 0, 1, 0 from ${events}`);
  const of = (name: Bucket["name"]) => rows.filter((row) => row.name === name);
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
    doors: [...bySubject(of("request"))]
      .map(([door, own]) => ({ door, ...figuresOf(own) }))
      .sort((one, other) => other.requests - one.requests),
    refusals: labelsOf(of("request").filter(({ label }) => / 4..$/.test(label))),
    studies: labelsOf(of("study")),
    tools: labelsOf(of("tool")).slice(0, shown.tools),
    models: modelsOf(rows),
    faults: [...pendingFaults(), ...newestFaults].slice(0, shown.faults),
    alerts: [faultOfStorage() ?? [], await sayNow(newestAlerts)].flat(),
  };
}

const select = async <Row>(query: SQL) => (await db.execute(query)).rows as Row[];

/** The figures of each bar, the last of which has the present in it. */
function barsOf(span: Span, rows: Bucket[]): Bar[] {
  const { minutes, bars } = spans[span];
  const ms = (minutes / bars) * 60_000;
  const first = (Math.floor(Date.now() / ms) - bars + 1) * ms;
  const byBar = Map.groupBy(rows, ({ at }) => at);
  return Array.from({ length: bars }, (_, bar) => first + bar * ms).map((at) => ({
    at: new Date(at).toISOString(),
    ...figuresOf(byBar.get(at) ?? []),
  }));
}

const patterns = Object.entries(series).map(([name, rule]) => ({ name, ...rule, of: new RegExp(rule.of) }));

function figuresOf(rows: Bucket[]): Figures {
  const figures = patterns.map(({ name, of, percentile: part, of_sums }) => {
    const own = rows.filter((row) => of.test(`${row.name} ${row.label}`));
    return [name, part === undefined ? total(own, of_sums ? "sum" : "count") : (percentile(own, part) ?? 0)];
  });
  return Object.fromEntries(figures) as Figures;
}

/** The counters of models by model; the label of a call also says how it ended. */
const modelsOf = (rows: Bucket[]): ModelRow[] =>
  [...bySubject(rows.filter(({ name }) => /^(model|.*_tokens|cost_usd)$/.test(name)))].map(([model, own]) => ({
    model,
    ...figuresOf(own),
    tokens: total(
      own.filter(({ name }) => name.endsWith("_tokens")),
      "sum",
    ),
    faults: labelsOf(own.filter(({ name }) => name === "model"))
      .map(({ label, count }) => ({ label: label.split(" ")[1]!, count }))
      .filter(({ label }) => label !== "ok"),
  }));

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
