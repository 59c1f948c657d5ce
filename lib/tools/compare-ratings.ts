import { type DimensionId, dimensionIds } from "../rubric/dimensions.ts";
import type { Usage } from "../votes/contract.ts";
import { leastVoices } from "../votes/rules.ts";
import type { DimensionComparison } from "./contract.ts";

type ToolUsage = { tool_id: string; usage: Pick<Usage, "ratings" | "status"> };
type Interval = { tool_id: string; low: number; high: number };

/** What firsthand use says about each dimension: a difference only where the intervals do not overlap. */
export function compareRatings(tools: ToolUsage[]): Record<DimensionId, DimensionComparison> {
  return Object.fromEntries(dimensionIds.map((id) => [id, compareDimension(tools, id)])) as Record<
    DimensionId,
    DimensionComparison
  >;
}

function compareDimension(tools: ToolUsage[], id: DimensionId): DimensionComparison {
  const compared: Interval[] = [];
  const not_compared: DimensionComparison["not_compared"] = [];
  for (const { tool_id, usage } of tools) {
    const score = usage.ratings[id];
    if (score === null) not_compared.push({ tool_id, reason: "no_votes" });
    // A tool may have enough voices but too few on this dimension: the prior's interval is no one's experience.
    else if (score.count < leastVoices) not_compared.push({ tool_id, reason: "too_few_voices" });
    else if (usage.status !== "ok") not_compared.push({ tool_id, reason: "too_soon" });
    else compared.push({ tool_id, low: score.low, high: score.high });
  }
  const higher = compared
    .map(({ tool_id, low }) => ({ tool_id, than: compared.filter(({ high }) => low > high).map(idOf) }))
    .filter(({ than }) => than.length > 0);
  const leader = higher.find(({ than }) => than.length === compared.length - 1)?.tool_id ?? null;
  return { verdict: verdictOf(compared.length, higher.length, leader), leader, higher, not_compared };
}

function verdictOf(compared: number, higher: number, leader: string | null): DimensionComparison["verdict"] {
  if (compared < 2) return "not_enough_data";
  if (leader !== null) return "lead";
  return higher > 0 ? "some_differ" : "no_clear_difference";
}

const idOf = ({ tool_id }: Interval) => tool_id;
