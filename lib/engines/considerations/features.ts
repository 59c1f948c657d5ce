import type { Consideration } from "./consideration.ts";

export const features: Consideration = {
  theme: "Does what is needed",
  criterion: "Has what is needed",
  objection: "Something needed is missing",
  category: "fit",
  wording: {
    pro: "having what is needed",
    con: "something needed that is missing",
    see: "the missing part at work, or a date for it",
    keep: "show the needed part first",
    mend: "ask which missing part decides, and leave the others",
  },
  loadings: { innovativeness: 0.3, technology_readiness: 0.4, need_for_cognition: 0.3, integration_cost: 0.2 },
  touches: "feature, functionality, capability, capabilities, roadmap, requirements, specification, options",
};
