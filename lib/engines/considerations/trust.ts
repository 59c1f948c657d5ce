import type { Consideration } from "./consideration.ts";

export const trust: Consideration = {
  theme: "Trust in the maker",
  criterion: "A maker one can trust",
  objection: "I do not trust who makes it",
  category: "trust",
  wording: {
    pro: "trust in the maker",
    con: "doubt about who makes it",
    see: "who stands behind it and what happens when something fails",
    keep: "keep the maker's name in view",
    mend: "say who makes it and who answers for it",
  },
  loadings: { ad_scepticism: 0.6, risk_aversion: 0.5, vendor_risk: 0.4, privacy_concern: 0.3 },
  touches: "trust, confidence, reputation, reassurance, safe, safety, brand trust",
};
