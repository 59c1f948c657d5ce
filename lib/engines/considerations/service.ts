import type { Consideration } from "./consideration.ts";

export const service: Consideration = {
  theme: "How one is treated",
  criterion: "Being treated well",
  objection: "I was treated badly",
  category: "other",
  wording: {
    pro: "being treated well",
    con: "being treated badly",
    see: "how a complaint was dealt with",
    keep: "tell how people are treated when things go wrong",
    mend: "follow one complaint from start to end and mend it",
  },
  loadings: { quality_consciousness: 0.4, technology_readiness: -0.3, vendor_risk: 0.2 },
  touches:
    "service, staff, treatment, complaint handling, refund process, onboarding experience, customer experience, checkout experience, journey",
};
