import { and, type SQLWrapper, sql } from "drizzle-orm";
import { events } from "../activity/activity.sql.ts";
import { activityKinds, type Kind } from "../activity/kinds.ts";
import type { Verb } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { type Database, database, type Transaction } from "../db/client.ts";
import { recordOf } from "../own-value.ts";
import { bases } from "../questions/posts.ts";
import { questionTotals } from "../questions/questions.sql.ts";
import { isStanding, lacksEvidence, reviews } from "../reviews/reviews.sql.ts";
import { type DimensionId, dimensionIds, rubricVersion } from "../rubric/dimensions.ts";
import { assessments, toolAssessment } from "../tools/tools.sql.ts";
import type { Reason } from "../votes/rules.ts";
import { chartDays, type getStatsEndpoint, type Stats, windowNames, windows } from "./contract.ts";
import { keepBriefly } from "./keep-briefly.ts";
import { sumTools } from "./sum-tools.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Gets counts and rating summaries of all that is published, from one snapshot. */
export const getStats: Verb<typeof getStatsEndpoint> = async () => {
  const db = await database();
  return keepBriefly(db, "statistics", () => computeStats(db));
};

function computeStats(db: Database): Promise<Stats> {
  return db.transaction(
    async (tx) => {
      const recent = await countRecent(tx);
      const keys = await countKeys(tx);
      const listed = await sumTools(tx);
      const evidence = await countEvidence(tx);
      const evidence_linked = await tx.$count(reviews, and(sql.raw(isStanding("reviews")), reviews.evidence_linked));
      const withdrawn = keys.published - listed.standing;
      return {
        computed_at: recent.computed_at,
        rubric_version: rubricVersion,
        tools: listed.tools,
        reviews: {
          published: keys.published,
          counted: listed.counted,
          voices: listed.voices,
          superseded: listed.standing - listed.counted - evidence.evidence_reused - evidence.evidence_empty,
          withdrawn,
          ...evidence,
          ...recent.windows,
          per_day: recent.per_day,
          outcomes: listed.outcomes,
          distinct_keys: keys.distinct_keys,
          busiest_key_share: keys.published === 0 ? null : keys.busiest / keys.published,
        },
        ...(await countPosts(tx)),
        activity: await countActivity(tx, recent.per_day),
        usage_status: { self_reported: listed.standing, evidence_linked },
        firsthand: listed.firsthand,
        desk: await summarizeDesk(tx),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function countEvidence(tx: Transaction) {
  const of = (reason: Reason) => sql<number>`count(*) filter (where ${reviews.not_counted_reason} = ${reason})::int`;
  const [row] = await tx
    .select({ evidence_reused: of("evidence_reused"), evidence_empty: of("evidence_empty") })
    .from(reviews)
    .where(lacksEvidence(reviews.not_counted_reason));
  return row!;
}

type Window = keyof typeof windows;
const isWithin = (at: SQLWrapper, days: number) => sql`${at} > now() - ${sql.raw(`interval '${days * 24} hours'`)}`;
const countsWithin = (at: SQLWrapper) =>
  sql.join(
    windowNames.map((name) => sql`count(*) filter (where ${isWithin(at, windows[name])})::int as ${sql.raw(name)}`),
    sql`, `,
  );

async function countRecent(tx: Transaction) {
  type Day = { now_ms: number; day: string | null; reviews: number | null } & Record<Window, number | null>;
  const result = await tx.execute<Day>(sql`
    select moment.now_ms, found.* from (select (extract(epoch from now()) * 1000)::float8 as now_ms) as moment left join (
      select to_char(${reviews.published_at} at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as reviews,
        ${countsWithin(reviews.published_at)}
      from ${reviews} where ${isWithin(reviews.published_at, chartDays)}
      group by day
    ) as found on true`);
  const { now_ms } = result.rows[0]!;
  const onDay = new Map(result.rows.map((row) => [row.day, row.reviews]));
  const today = Math.floor(now_ms / dayMs);
  return {
    computed_at: new Date(now_ms).toISOString(),
    windows: recordOf(windowNames, (name) => result.rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)),
    per_day: Array.from({ length: chartDays }, (_, index) => {
      const day = partOf(new Date((today - chartDays + 1 + index) * dayMs).toISOString(), 0, 10);
      return { day, reviews: onDay.get(day) ?? 0 };
    }),
  };
}

async function countKeys(tx: Transaction) {
  const { rows } = await tx.execute<{ distinct_keys: number; published: number; busiest: number }>(sql`
    select count(*)::int as distinct_keys, coalesce(sum(signed), 0)::int as published,
      coalesce(max(signed), 0)::int as busiest
    from (select count(*) as signed from ${reviews} group by ${reviews.key_id}) as keys`);
  return rows[0]!;
}

async function summarizeDesk(tx: Transaction): Promise<Stats["desk"]> {
  const means = await tx.execute<{ id: DimensionId; count: number; mean: number }>(sql`
    select rated.key as id, count(*)::int as count, avg(rated.value::float8) as mean
    from ${toolAssessment}, json_each_text(${toolAssessment.summary} -> 'ratings') as rated
    where rated.value is not null group by rated.key`);
  const of = new Map(means.rows.map(({ id, count, mean }) => [id, { count, mean }]));
  return { assessments: await tx.$count(assessments), ratings: recordOf(dimensionIds, (id) => of.get(id) ?? null) };
}

type Row = { day: string; kind: Kind; n: number } & Record<Window, number>;

async function countActivity(tx: Transaction, days: { day: string }[]): Promise<Stats["activity"]> {
  const { rows } = await tx.execute<Row>(sql`
    select to_char(${events.at} at time zone 'UTC', 'YYYY-MM-DD') as day, ${events.kind} as kind, count(*)::int as n,
      ${countsWithin(events.at)}
    from ${events} where ${isWithin(events.at, days.length)} group by 1, 2`);
  const onDay = (day: string) => rows.filter((row) => row.day === day);
  return {
    ...recordOf(windowNames, (name) => byKind(rows, name)),
    per_day: days.map(({ day }) => ({ day, ...byKind(onDay(day), "n") })),
  };
}

function byKind(rows: Row[], member: Window | "n"): Stats["activity"]["last_24h"] {
  const countOf = (kind: Kind) => rows.reduce((sum, row) => sum + (row.kind === kind ? row[member] : 0), 0);
  return Object.fromEntries(activityKinds.map((kind) => [`${kind}s`, countOf(kind)])) as Stats["activity"]["last_24h"];
}

async function countPosts(tx: Transaction): Promise<Pick<Stats, "questions" | "answers" | "followups">> {
  const [total] = await tx.select().from(questionTotals);
  const { questions, unanswered, followups } = total!;
  const by_basis = recordOf(bases, (basis) => total![basis]);
  return {
    questions: { published: questions, unanswered, answered: questions - unanswered },
    answers: { published: Object.values(by_basis).reduce((sum, count) => sum + count, 0), by_basis },
    followups,
  };
}
