import type { Consideration } from "./consideration.ts";

export const integration: Consideration = {
  theme: "Fits with what we run",
  criterion: "Works with existing systems",
  objection: "It does not fit with what is in place",
  category: "effort",
  wording: {
    pro: "a fit with what is already in place",
    con: "a poor fit with what is already in place",
    see: "it working with the systems they run, shown live",
    keep: "name what it works with",
    mend: "show it with the systems they name",
  },
  loadings: { integration_cost: 1, change_aversion: 0.3 },
  touches: "stack, tech stack, workflow, workflows, ecosystem, existing systems, existing tools, compatibility",
};
