import type { FactFacet, Facts } from "./contract.ts";

/** Whether facts say that a tool has a facet; null: they do not say. */
const says: Record<FactFacet, (facts: Facts) => boolean | null> = {
  free: ({ price }) => price && price.value.kind !== "paid",
  "self-hosted": ({ hosting, packages }) => (hosting ? hosting.value !== "hosted" : packages && true),
  "no-key": ({ auth }) => auth && auth.value === "none",
  hosted: ({ hosting, remotes }) => (hosting ? hosting.value !== "self_hosted" : remotes && true),
};

/** The facets that facts say a tool has, and those that they say it lacks. */
export function facetsOf(facts: Facts): { meets: FactFacet[]; lacks: FactFacet[] } {
  const ids = Object.keys(says) as FactFacet[];
  return {
    meets: ids.filter((id) => says[id](facts) === true),
    lacks: ids.filter((id) => says[id](facts) === false),
  };
}
