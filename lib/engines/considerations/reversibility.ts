import type { Consideration } from "./consideration.ts";

export const reversibility: Consideration = {
  theme: "A way back",
  criterion: "Can be undone or cancelled",
  objection: "There is no easy way back",
  category: "risk",
  wording: {
    pro: "an easy way back",
    con: "no easy way back",
    see: "a short term and a way out in writing",
    keep: "keep the way out in plain sight",
    mend: "offer a short term and a tested way out",
  },
  loadings: { risk_aversion: 0.7, vendor_risk: 0.4, price_consciousness: 0.2 },
  touches: "contract, commitment length, cancel, cancelling, canceling, cancellation, return policy, exit",
};
