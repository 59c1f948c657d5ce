import type { Consideration } from "./consideration.ts";

export const proof: Consideration = {
  theme: "Proof it works",
  criterion: "Evidence from people like me",
  objection: "There is no proof that it works",
  category: "proof",
  wording: {
    pro: "evidence that it works",
    con: "missing proof that it works",
    see: "evidence from cases like their own, checked by others",
    keep: "put the evidence beside the claim",
    mend: "run a small trial with a result that can be checked",
  },
  loadings: { proof_demand: 1, need_for_cognition: 0.4, ad_scepticism: 0.4, roi_rigour: 0.2 },
  touches: "proof, prove, convince, believe, believable, demonstration, demo, validate, credible, credibility",
};
