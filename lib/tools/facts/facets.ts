import type { Tool } from "../contract.ts";
import type { FacetId, FactFacet, Facts, Package } from "./contract.ts";

/** Whether facts say that a tool has a facet; null: they do not say. */
const says: Record<FactFacet, (facts: Facts, hasLine: boolean) => boolean | null> = {
  connect: (_, hasLine) => hasLine,
  free: ({ price }) => price && price.value.kind !== "paid",
  "self-hosted": ({ hosting, packages }) => (hosting ? hosting.value !== "hosted" : packages && true),
  "no-key": ({ auth, packages, remotes }) =>
    auth ? auth.value === "none" : remotes === null && packages?.value.every(needsSecret) ? false : null,
  hosted: ({ hosting, remotes }) => (hosting ? hosting.value !== "self_hosted" : remotes && true),
};

const needsSecret = ({ settings }: Package) =>
  settings?.value.some(({ value, required }) => required && value === "secret") ?? false;

/** The facets that facts say a tool has, and those that they say it lacks. */
export function facetsOf(facts: Facts, hasLine: boolean): { meets: FactFacet[]; lacks: FactFacet[] } {
  const ids = Object.keys(says) as FactFacet[];
  return {
    meets: ids.filter((id) => says[id](facts, hasLine) === true),
    lacks: ids.filter((id) => says[id](facts, hasLine) === false),
  };
}

type Evidence = Pick<Tool, "meets" | "lacks" | "usage_score" | "assessment_score">;

/** Whether a tool has a facet, by its facts or by the evidence that is here; null: it is not known. */
export function hasFacet({ meets, lacks, ...scores }: Evidence, id: FacetId): boolean | null {
  if (id === "reviewed") return scores.usage_score !== null;
  if (id === "assessed") return scores.assessment_score !== null;
  return meets.includes(id) || (lacks.includes(id) ? false : null);
}

/** Those of the wanted facets that a tool is known to lack. */
export const lackedBy = (tool: Evidence, wanted: FacetId[]) => wanted.filter((id) => hasFacet(tool, id) === false);
