import { sql } from "drizzle-orm";
import { contentLicence, type Verb } from "../contract.ts";
import { type Database, database } from "../db/client.ts";
import { env } from "../env.ts";
import { ownValue, recordOf } from "../own-value.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { fillPlaces } from "../text-file.ts";
import { sourceIds } from "../tools/sources.ts";
import { assessments, tools } from "../tools/tools.sql.ts";
import type { getSourcesEndpoint } from "./contract.ts";
import { keepBriefly } from "./keep-briefly.ts";
import published from "./sources.json" with { type: "json" };

/** Gets the sources with their published records, and the sources that were left out and why. */
export const getSources: Verb<typeof getSourcesEndpoint> = async () => {
  const db = await database();
  const records = await keepBriefly(db, "counts by source", () => countRecords(db));
  return {
    // An address with a leading slash is this service's own.
    sources: published.sources.map((source) => ({
      ...source,
      url: new URL(source.url, env().PUBLIC_URL).href,
      license: fillPlaces(source.license, { licence: contentLicence.id }),
      records: ownValue(records, source.id) ?? null,
    })),
    excluded_sources: published.excluded_sources,
  };
};

async function countRecords(db: Database): Promise<Record<string, number>> {
  const [listed, reviewCount, assessed, cited] = await Promise.all([
    db.execute<{ id: string; count: number }>(
      sql`select id, count(*)::int as count from ${tools}, unnest(${tools.sources}) as id group by id`,
    ),
    db.$count(reviews),
    db.$count(assessments),
    db.$count(sql`(select distinct source ->> 'url' from ${assessments},
      json_array_elements(${assessments.record} -> 'sources') as source) as cited`),
  ]);
  const naming = new Map(listed.rows.map((row) => [row.id, row.count]));
  return {
    ...recordOf(Object.values(sourceIds), (id) => naming.get(id) ?? 0),
    "firsthand-reviews": reviewCount,
    "desk-assessments": assessed,
    "cited-pages": cited,
  };
}
