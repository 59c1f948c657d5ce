import { and, count, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import { type MonthOfUse, useSpan } from "../accounts/contract.ts";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { inOrder } from "../db/columns.ts";
import { studyTypes } from "../engines/study-types.ts";
import {
  type listPublicStudiesOperation,
  type listStudiesEndpoint,
  type listStudyTypesEndpoint,
  type PublicStudy,
  studyOrder,
} from "./contract.ts";
import { isListed, studies } from "./studies.sql.ts";
import { type ListedRow, reportUrl, toSummary } from "./study.ts";
import type { Uses } from "./study-record.ts";

// What a study says is hundreds of kilobytes, and a list shows none of it.
const { brief: _, findings: __, setting: ___, webhook_headers: ____, ...listed } = getTableColumns(studies);

/** What is read of a study that is listed. */
export const listedColumns = {
  ...listed,
  // A float8 holds every seed exactly.
  seed: sql<number>`(${studies.brief} ->> 'seed')::float8`.mapWith(Number),
};

/** A page of the account's studies in one state. */
export const listStudies: Verb<typeof listStudiesEndpoint> = async (input, caller) => {
  const { limit, offset, study_type, audience, status } = input;
  const where = and(
    eq(studies.account_id, accountOf(caller).account_id),
    eq(studies.status, status),
    study_type && eq(studies.study_type, study_type),
    audience && eq(studies.audience, audience),
  );
  const { rows, total } = await readPage(where, input);
  return { studies: rows.map(toSummary), total, limit, offset };
};

/** The studies that anyone may find: complete, and made public by their accounts. */
export const listPublicStudies: Verb<typeof listPublicStudiesOperation> = async (input) => {
  const { limit, offset, q, study_type, audience } = input;
  const where = and(
    sql.raw(isListed),
    study_type && eq(studies.study_type, study_type),
    audience && eq(studies.audience, audience),
    ...wordsIn(q).map(
      (word) => sql`position(${word} in lower(${studies.topic} || ' ' || ${studies.headline_finding})) > 0`,
    ),
  );
  const { rows, total } = await readPage(where, input);
  return { studies: rows.map(toPublicStudy), total, limit, offset };
};

async function readPage(where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) {
  const [all] = await db.select({ total: count() }).from(studies).where(where);
  const ordered = db.select(listedColumns).from(studies).where(where).orderBy(inOrder(studyOrder, studies.seq));
  return { rows: await ordered.limit(limit).offset(offset), total: all!.total };
}

const wordsIn = (q = ""): string[] => q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A complete study always has its headline and its confidence: they are written with its findings. */
const toPublicStudy = (row: ListedRow): PublicStudy => ({
  ...toSummary(row),
  headline_finding: row.headline_finding!,
  overall_confidence: row.overall_confidence!,
  interviews: row.interviews_done,
});

/** Lists the newest studies of an account in any state, and counts all. */
export async function listBegunStudies(account_id: string, limit: number) {
  const { rows, total } = await readPage(eq(studies.account_id, account_id), { limit, offset: 0 });
  const begun = rows.map(({ study_id: id, topic, status, interviews, interviews_done, created_at: begun_at }) => {
    const [report_url, created_at] = [reportUrl(id), begun_at.toISOString()];
    return { id, topic, status, interviews, interviews_done, report_url, created_at };
  });
  return { studies: begun, total };
}

/** How many studies of a persona are named; the others are counted. */
export const mostNamed = 5;

/** The studies of an account that asked each of these personas, by the persona's id. */
export async function findUses(account_id: string, persona_ids: string[]): Promise<Map<string, Uses>> {
  if (persona_ids.length === 0) return new Map();
  const { rows } = await db.execute<{ persona_id: string } & Uses>(sql`
    with uses as (
      select persona ->> 'id' as persona_id, study_id, topic,
        row_number() over (partition by persona ->> 'id' order by seq desc) as place
      from studies, jsonb_array_elements(brief -> 'personas') as persona
      where account_id = ${account_id}
    )
    select persona_id, count(*)::int as count,
      jsonb_agg(jsonb_build_object('study_id', study_id, 'topic', topic) order by place)
        filter (where place <= ${mostNamed}) as newest
    from uses where persona_id = any(${sql.param(persona_ids)}::text[]) group by persona_id`);
  return new Map(rows.map(({ persona_id, count, newest }) => [persona_id, { count, newest }]));
}

/** The kinds of study. */
export const listStudyTypes: Verb<typeof listStudyTypesEndpoint> = async () => ({ study_types: studyTypes });

/** What an account has begun and used; what a study used counts when it began. */
export async function usageByMonth(account_id: string): Promise<MonthOfUse[]> {
  const { rows } = await db.execute<MonthOfUse>(sql`
    with used as (
      select created_at, 1 as study, 0 as follow_up, 0 as simulation, usage from studies where account_id = ${account_id}
      union all
      select study_follow_ups.created_at, 0, 1, 0, result -> 'usage' from study_follow_ups
      join studies using (study_id) where account_id = ${account_id} and result is not null
      union all
      select created_at, 0, 0, 1, null from simulations where account_id = ${account_id})
    select to_char(created_at at time zone 'UTC', ${useSpan.form}) as month,
      sum(study)::int as studies, sum(follow_up)::int as follow_ups, sum(simulation)::int as simulations,
      coalesce(sum((usage ->> 'interviews')::int), 0)::int as interviews,
      coalesce(sum((usage ->> 'model_calls')::int), 0)::int as model_calls,
      coalesce(sum((usage ->> 'price_usd')::float8), 0) as price_usd,
      sum((usage ->> 'cost_usd')::float8) as cost_usd
    from used group by 1 order by 1 desc limit ${useSpan.most}`);
  return rows;
}
