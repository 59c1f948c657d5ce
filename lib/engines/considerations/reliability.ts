import type { Consideration } from "./consideration.ts";

export const reliability: Consideration = {
  theme: "Works every time",
  criterion: "Reliable every day",
  objection: "It would fail when it matters",
  category: "risk",
  wording: {
    pro: "working every day",
    con: "fear that it fails when it matters",
    see: "a record of failures and how fast they were mended",
    keep: "publish how often it works and fails",
    mend: "try it through the busiest week first",
  },
  loadings: { risk_aversion: 0.6, quality_consciousness: 0.4, security_demand: 0.4, vendor_risk: 0.2 },
  touches: "reliability, availability, stability, consistency",
};
