import { sql } from "drizzle-orm";
import { operatorActs } from "../accounts/accounts.sql.ts";
import { linkActs } from "../accounts/acts.ts";
import type { Page } from "../accounts/contract.ts";
import { eventPath, events } from "../activity/activity.sql.ts";
import { momentJson } from "../db/columns.ts";
import { pendingFaults } from "../db/counters.ts";
import { dueRows } from "../db/due-work.sql.ts";
import { select, selectPage } from "../db/select.ts";
import { hostOf } from "../format.ts";
import { isOpen, studies } from "../studies/studies.sql.ts";
import type { StudyStatus } from "../studies/study-record.ts";
import type { DeliveryStatus } from "../webhooks/contract.ts";
import { webhookDeliveries } from "../webhooks/webhooks.sql.ts";
import { alertsAsJson, openAlerts } from "./alerts.ts";
import { type Bucket, bySubject, labelsOf, percentile, readBuckets, total } from "./buckets.ts";
import type { Act, Alert, Bar, Counts, DeliveryLine, FaultRow, Figures, Overview, PostLine } from "./contract.ts";
import { type Series, type Span, type StudyLine, type SubjectRow, series, seriesNames, spans } from "./contract.ts";
import { readEach, readersOfNow } from "./now.ts";
import { pulseNow } from "./status.ts";

const shown = { faults: 20, alike: 3, alerts: 10, tools: 12 };

/** Reads how the service is and was in a span, with what all processes have counted just now: each part on its own. */
export async function readOverview(span: Span): Promise<Overview> {
  await pulseNow();
  const [needs, now, { counters, ...parts }] = await Promise.all([
    openAlerts(),
    readEach(readersOfNow),
    readEach({
      counters: () => readBuckets(spans[span]),
      posts: () => readBuckets(spans[span], postsAsCounters),
      past: async (): Promise<Alert[]> => (await listAlerts()).rows.slice(0, shown.alerts),
      faults: newestFaults,
    }),
  ]);
  const rows = [counters, parts.posts].flatMap((one) => ("value" in one ? one.value : []));
  return { span, needs, now, counted: "fault" in counters ? counters : { value: countedOf(span, rows) }, ...parts };
}

const postsAsCounters = sql`select at, at as first, at as last, 'post' as name, kind as label, 0 as slot, 1 as count, 0 as sum from ${events}`;

/** The newest errors, those first that are not written yet; of the same one so many that others have room. */
async function newestFaults(): Promise<FaultRow[]> {
  const written = await select<FaultRow>(sql`
    select request_id, sentence, ${momentJson(sql`at`)} as at
    from (select *, row_number() over (partition by sentence order by at desc) as place from faults) as placed
    where place <= ${shown.alike} order by placed.at desc limit ${shown.faults}`);
  return [...pendingFaults(), ...written].slice(0, shown.faults);
}

function countedOf(span: Span, rows: Bucket[]): Counts {
  const of = (name: Bucket["name"]) => rows.filter((row) => row.name === name);
  return {
    total: figuresOf(rows),
    bars: barsOf(span, rows),
    doors: rowsBySubject(of("request")),
    refusals: labelsOf(of("request").filter(({ label }) => / 4..$/.test(label))),
    studies: labelsOf(of("study")),
    tools: labelsOf(of("tool")).slice(0, shown.tools),
    models: rowsBySubject(rows.filter(({ name }) => /^(model|.*_tokens|cost_usd)$/.test(name))),
  };
}

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

const patternOf = (name: Series) => new RegExp(series[name].of ?? `^gauge ${name}$`);
const patterns = seriesNames.map((name) => ({ name, ...series[name], of: patternOf(name) }));

function figuresOf(rows: Bucket[]): Figures {
  const figures = patterns.map(({ name, of, percentile: part, of_sums, is_mean, needs_price }) => {
    const own = rows.filter((row) => of.test(`${row.name} ${row.label}`));
    if (part !== undefined) return [name, percentile(own, part)];
    const [count, sum] = [total(own), total(own, "sum")];
    if (count === 0 && needs_price && rows.some((row) => row.name === "input_tokens" || row.name === "model"))
      return [name, null];
    return [name, is_mean ? (count === 0 ? null : sum / count) : of_sums ? sum : count];
  });
  return Object.fromEntries(figures) as Figures;
}

/** The figures of each door, or of each model with how its calls failed. */
const rowsBySubject = (rows: Bucket[]): SubjectRow[] =>
  [...bySubject(rows)]
    .map(([subject, own]) => {
      const faults = own.filter(({ name, label }) => name === "model" && !label.endsWith(" ok"));
      return { subject, ...figuresOf(own), faults: labelsOf(faults) };
    })
    .sort((one, other) => other.requests - one.requests);

/** Lists the boxes that are over. */
export const listAlerts = (from = 0): Promise<Page<Alert>> =>
  selectPage(sql`${alertsAsJson} where ended_at is not null order by seq desc`, from);

const acts = sql`
  select actor, act, target, ${momentJson(operatorActs.at)} as at,
    (select made.actor from operator_acts as entry join operator_acts as made using (target)
      where entry.actor = operator_acts.actor and entry.act = ${linkActs.used} and made.act = ${linkActs.made} limit 1) as link_by
  from operator_acts order by seq desc`;
/** Lists what operators did. */
export const listActs = (from = 0): Promise<Page<Act>> => selectPage(acts, from);

/** Lists studies of all accounts: those that wait or run first. */
export const listStudies = (from = 0): Promise<Page<StudyLine>> =>
  selectPage(
    sql`
      select study_id, accounts.name as account, left(topic, 200) as topic, status, error_message as error,
        ${momentJson(studies.created_at)} as created_at, step, ${momentJson(sql`last.at`)} as heard_at
      from studies join accounts using (account_id)
      left join lateral (select data ->> 'event' as step, at from study_events
        where study_events.study_id = studies.study_id and status = ${"running" satisfies StudyStatus} order by seq desc limit 1) as last on true
      order by ${sql.raw(isOpen)} desc, studies.seq desc`,
    from,
  );

/** Lists webhooks of all accounts: any that wait or failed, then the newest; those of a page in the order in which they were made. */
export async function listDeliveries(from = 0): Promise<Page<DeliveryLine>> {
  const page = await selectPage<Omit<DeliveryLine, "host"> & { url: string; seq: number }>(
    sql`
      select delivery_id, accounts.name as account, study_id, url, status, seq::float8 as seq,
        ${momentJson(webhookDeliveries.created_at)} as created_at, 
        (select ${momentJson(dueRows.due_at)} from due_work where kind = 'delivery' and subject = delivery_id) as next_attempt_at,
        (select coalesce(error, 'It answered ' || attempt.status) from webhook_attempts attempt
          where attempt.delivery_id = webhook_deliveries.delivery_id order by attempt desc limit 1) as error,
        -- Also those before it was sent again.
        (select count(*)::int from webhook_attempts attempt where attempt.delivery_id = webhook_deliveries.delivery_id) as attempts
      from webhook_deliveries join accounts using (account_id)
      order by status in (${"pending" satisfies DeliveryStatus}, ${"failed" satisfies DeliveryStatus}) desc, seq desc`,
    from,
  );
  const rows = page.rows.sort((one, other) => other.seq - one.seq);
  // The rest of an address may be a secret of its account.
  return { ...page, rows: rows.map(({ url, seq, ...delivery }) => ({ ...delivery, host: hostOf(url) ?? "no host" })) };
}

/** Lists the newest posts, or the newest with these words in their id, title or beginning. */
export function searchPosts(q: string, from = 0): Promise<Page<PostLine>> {
  const words = q.trim() === "" ? null : `%${q.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return selectPage(
    sql`
      select ref as post_id, kind, ${momentJson(events.at)} as at,
        ${eventPath("events")} as path,
        concat_ws(case when said ->> 'title' ~ '[.!?…]$' then ' ' else '. ' end,
          said ->> 'title', said ->> 'excerpt') as excerpt
      from events, lateral (select ('{' || preview || '}')::json as said) as preview_json
      where said ->> 'excerpt' is not null
        and (${words}::text is null or concat_ws(' ', ref, said ->> 'title', said ->> 'excerpt') ilike ${words})
      order by position desc`,
    from,
  );
}
