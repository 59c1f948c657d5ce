import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import type { listStudiesEndpoint } from "./contract.ts";
import { studies } from "./studies.sql.ts";
import { toSummary } from "./study.ts";

// What a study says is hundreds of kilobytes, and a list shows none of it.
const { brief: _, findings: __, setting: ___, webhook_headers: ____, ...listed } = getTableColumns(studies);

/** What is read of a study that is listed. */
export const listedColumns = {
  ...listed,
  // A seed is at most 2^53 − 1, which a float8 holds exactly.
  seed: sql<number>`(${studies.brief} ->> 'seed')::float8`.mapWith(Number),
};

/** The account's studies, newest first: complete ones, unless the query names another status. */
export const listStudies: Verb<typeof listStudiesEndpoint> = async (input, caller) => {
  const { limit, offset, study_type, audience, status } = input;
  const where = and(
    eq(studies.account_id, accountOf(caller).account_id),
    eq(studies.status, status),
    study_type && eq(studies.study_type, study_type),
    audience && eq(studies.audience, audience),
  );
  const db = await database();
  const [counted] = await db.select({ total: count() }).from(studies).where(where);
  const rows = await db
    .select(listedColumns)
    .from(studies)
    .where(where)
    .orderBy(desc(studies.seq))
    .limit(limit)
    .offset(offset);
  return { studies: rows.map(toSummary), total: counted!.total, limit, offset };
};
