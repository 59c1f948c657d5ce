import type { Tool } from "../contract.ts";
import { hasLine } from "./connect.ts";
import { type FacetId, type FactFacet, type Facts, factFacets, factTopics } from "./contract.ts";
import { factWords } from "./fact-values.ts";

type Subject = Parameters<typeof hasLine>[0];

/** Whether facts say that a tool has a facet; null: they do not say. */
const says: Record<FactFacet, (facts: Facts, tool: Subject) => boolean | null> = {
  // Without a line here it is in neither list: its makers may have one.
  connect: (facts, tool) => hasLine(tool, facts) || null,
  free: ({ price }) => price && factWords.price[price.value.kind].isFree,
  // A package can be a client of what its makers host, so that one exists says nothing of who runs the tool.
  "self-hosted": ({ hosting }) => hosting && factWords.hosting[hosting.value].isOwn,
  "no-key": ({ auth }) => auth && auth.value === "none",
  hosted: ({ hosting }) => hosting && factWords.hosting[hosting.value].isHosted,
};

const ids = Object.keys(says) as FactFacet[];
/** Differs when the list of facets does; its number grows when a facet is decided by another rule: then all are made again. */
export const facetRule = [6, ...ids];

/** The facets that facts say a tool has, and those that they say it lacks. */
export function facetsOf(facts: Facts, tool: Subject): { meets: FactFacet[]; lacks: FactFacet[] } {
  const those = (is: boolean) => ids.filter((id) => says[id](facts, tool) === is);
  return { meets: those(true), lacks: those(false) };
}

type Evidence = Pick<Tool, "meets" | "lacks" | "usage_score" | "assessment_score">;

/** Whether a tool has a facet, by its facts or by the evidence and the lines that are here; null: it is not known. */
export function hasFacet({ meets, lacks, ...scores }: Evidence, id: FacetId): boolean | null {
  if (id === "reviewed" || id === "assessed")
    return scores[id === "reviewed" ? "usage_score" : "assessment_score"] !== null;
  return meets.includes(id) || (id === "connect" || lacks.includes(id) ? false : null);
}

/** The topics of which no facet of a tool is known. */
export const openTopics = (tool: Evidence, decided: string[] = []) =>
  factTopics.filter((topic) =>
    factFacets.every(({ id, topic: own }) => own !== topic || ![...decided, ...tool.meets, ...tool.lacks].includes(id)),
  );

/** Those of the wanted facets that a tool is known to lack. */
export const lackedBy = (tool: Evidence, wanted: FacetId[]) => wanted.filter((id) => hasFacet(tool, id) === false);
