import type { Consideration } from "./consideration.ts";

export const support: Consideration = {
  theme: "Help when it breaks",
  criterion: "Help from a person",
  objection: "Nobody helps when it breaks",
  category: "effort",
  wording: {
    pro: "help from a person when needed",
    con: "no help when something breaks",
    see: "who answers, when, and how fast",
    keep: "say who answers and when",
    mend: "give doubters a person to call before they buy",
  },
  loadings: { technology_readiness: -0.5, risk_aversion: 0.3, vendor_risk: 0.4, quality_consciousness: 0.2 },
  touches: "customer support, customer service, help, assistance, account manager, aftercare, advice",
};
