import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import type { listPublicStudiesOperation, PublicStudy } from "./contract.ts";
import { listedColumns } from "./list-studies.ts";
import { studies } from "./studies.sql.ts";
import { type ListedRow, toSummary } from "./study.ts";

/** The studies that anyone may find: complete, and made public by their accounts; newest first. */
export const listPublicStudies: Verb<typeof listPublicStudiesOperation> = async ({
  limit,
  offset,
  q,
  study_type,
  audience,
}) => {
  const where = and(
    eq(studies.visibility, "public"),
    eq(studies.status, "complete"),
    study_type && eq(studies.study_type, study_type),
    audience && eq(studies.audience, audience),
    ...wordsIn(q).map(
      (word) => sql`position(${word} in lower(${studies.topic} || ' ' || ${studies.headline_finding})) > 0`,
    ),
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
  return { studies: rows.map(toPublicStudy), total: counted!.total, limit, offset };
};

/** The words of a search, in lower case. */
const wordsIn = (q = ""): string[] => q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A complete study always has its headline and its confidence: they are written with its findings. */
const toPublicStudy = (row: ListedRow): PublicStudy => ({
  ...toSummary(row),
  headline_finding: row.headline_finding!,
  overall_confidence: row.overall_confidence!,
  interviews: row.interviews_done,
});
