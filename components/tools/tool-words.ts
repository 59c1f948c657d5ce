import { capital } from "#lib/cut-text.ts";
import { recordOf } from "#lib/own-value.ts";
import type { Tool, toolOrders } from "#lib/tools/contract.ts";
import { ToolType, toolTypes, unverifiedWord } from "#lib/tools/metadata.ts";

/** The orders of a list of tools, in words. */
export const sortNames = { usage: "Firsthand", assessment: "Desk", name: "Name" } satisfies Record<
  Exclude<(typeof toolOrders)[number], "relevance">,
  string
>;

/** The order of a search that names none. */
export const byFit = "Best fit";

/** The types of tools, in words. */
export const typeNames = recordOf(ToolType.options, (type) => capital(toolTypes[type][0]));

/** A tool's name for places without room for more; it always marks an unverified tool. */
export function titleOf({ name, listing, similar_to }: Pick<Tool, "name" | "listing" | "similar_to">): string {
  if (listing !== unverifiedWord) return name;
  const [original] = similar_to;
  return original === undefined ? `${name} (${unverifiedWord})` : `${name} (${unverifiedWord}, not ${original.name})`;
}
