import { count, desc, isNotNull, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { joined, momentJson, once } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { tools } from "../tools/tools.sql.ts";
import { type listRemovalsEndpoint, mostConfirmed, type Removal } from "./contract.ts";
import { removals } from "./moderation.sql.ts";

type Confirmation = { tool_id: string; confirmed_at: string };

const pageOfRemovals = prepared("page_of_removals", (db) => {
  const page = db
    .select({
      removal: sql`json_build_object('id', ${removals.id}, 'kind', ${removals.kind}, 'reason', ${removals.reason},
        'published_at', ${momentJson(removals.published_at)}, 'removed_at', ${momentJson(removals.removed_at)})::text`,
    })
    .from(removals)
    // Records of one removal are in order of publication: a question before its answers.
    .orderBy(desc(removals.removed_at), removals.published_at, removals.id)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));
  const total = db.select({ n: count() }).from(removals);
  const confirmed = db
    .select({
      confirmed: sql`json_build_object('tool_id', ${tools.tool_id}, 'confirmed_at', ${momentJson(tools.confirmed_at)})::text`,
    })
    .from(tools)
    .where(isNotNull(tools.confirmed_at))
    .orderBy(desc(tools.confirmed_at), tools.tool_id)
    .limit(mostConfirmed);
  return db
    .select({ removals: joined(page), total: sql<number>`(${total})::int`, confirmed: joined(confirmed) })
    .from(once);
});

/** Lists a page of the public log of removals, newest first. */
export const listRemovals: Verb<typeof listRemovalsEndpoint> = async ({ limit, offset }) => {
  const [row] = await (await pageOfRemovals()).execute({ limit, offset });
  return withKept({
    removals: keptList<Removal>(row!.removals),
    total: row!.total,
    limit,
    offset,
    confirmed_tools: keptList<Confirmation>(row!.confirmed),
  });
};
