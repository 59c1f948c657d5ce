import { desc, inArray } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { inList } from "../in-words.ts";
import { recordOf } from "../own-value.ts";
import { type DimensionId, dimensionIds } from "../rubric/dimensions.ts";
import type { Usage } from "../votes/contract.ts";
import { shortfallIn } from "../votes/rules.ts";
import type { compareToolsEndpoint, DimensionComparison } from "./compare/contract.ts";
import type { Assessment } from "./contract.ts";
import { unknownTools } from "./near-tool-ids.ts";
import { selectTools, toTool } from "./tool.ts";
import { assessments, tools } from "./tools.sql.ts";

/** Compares tools in the order of the request: by firsthand use, and apart from it what reading says of each. */
export const compareTools: Verb<typeof compareToolsEndpoint> = async ({ tools: ids }) => {
  const [rows, assessed] = await Promise.all([
    selectTools(db).where(inArray(tools.tool_id, ids)),
    db
      .selectDistinctOn([assessments.tool_id], { record: assessments.record })
      .from(assessments)
      .where(inArray(assessments.tool_id, ids))
      .orderBy(assessments.tool_id, desc(assessments.assessed_at), assessments.assessment_id),
  ]);
  const listed = rows.map(toTool);
  const places = ids.map((tool_id, at) => [`/tools/${at}`, tool_id] as const);
  const unknown = places.filter(([, tool_id]) => !listed.some((tool) => tool.tool_id === tool_id));
  if (unknown.length > 0) throw await unknownTools(db, Object.fromEntries(unknown));
  const inOrder = <Item extends { tool_id: string }>(items: Item[]) =>
    items.toSorted((one, other) => ids.indexOf(one.tool_id) - ids.indexOf(other.tool_id));
  const compared = inOrder(listed);
  const newest = inOrder(assessed.map(({ record }) => record));
  return {
    tools: compared,
    usage_ratings: compareRatings(compared),
    assessments: newest,
    warnings: rubricMismatch(newest),
    content_trust: "untrusted",
  };
};

/** Ratings under two rubrics answer two different questions. */
function rubricMismatch(newest: Assessment[]): { code: "rubric_mismatch"; message: string }[] {
  const versions = [...new Set(newest.map(({ rubric_version }) => rubric_version))];
  if (versions.length < 2) return [];
  const message = `The desk assessments were made under rubric versions ${inList(versions.toSorted())}: do not read their ratings side by side.`;
  return [{ code: "rubric_mismatch", message }];
}

type ToolUsage = { tool_id: string; usage: Pick<Usage, "ratings" | "status"> };
type Interval = { tool_id: string; low: number; high: number };

/** What firsthand use says about each dimension: a difference only where the intervals do not overlap. */
export const compareRatings = (tools: ToolUsage[]): Record<DimensionId, DimensionComparison> =>
  recordOf(dimensionIds, (id) => compareDimension(tools, id));

function compareDimension(tools: ToolUsage[], id: DimensionId): DimensionComparison {
  const compared: Interval[] = [];
  const not_compared: DimensionComparison["not_compared"] = [];
  for (const { tool_id, usage } of tools) {
    const score = usage.ratings[id];
    // A tool may have enough voices but too few on this dimension: the prior's interval is no one's experience.
    const shortfall = score && shortfallIn({ status: usage.status, voices: score.count });
    if (score === null) not_compared.push({ tool_id, reason: "no_votes" });
    else if (shortfall) not_compared.push({ tool_id, reason: shortfall });
    else compared.push({ tool_id, low: score.low, high: score.high });
  }
  const higher = compared
    .map(({ tool_id, low }) => ({ tool_id, than: compared.filter(({ high }) => low > high).map((one) => one.tool_id) }))
    .filter(({ than }) => than.length > 0);
  const leader = higher.find(({ than }) => than.length === compared.length - 1)?.tool_id ?? null;
  return { verdict: verdictOf(compared.length, higher.length, leader), leader, higher, not_compared };
}

function verdictOf(compared: number, higher: number, leader: string | null): DimensionComparison["verdict"] {
  if (compared < 2) return "not_enough_data";
  if (leader !== null) return "lead";
  return higher > 0 ? "some_differ" : "no_clear_difference";
}
