import type { Consideration } from "./consideration.ts";

export const references: Consideration = {
  theme: "Word from peers",
  criterion: "Recommended by peers",
  objection: "Nobody I know uses it",
  category: "proof",
  wording: {
    pro: "a good word from peers",
    con: "no word from peers",
    see: "somebody like them who uses it and can be asked",
    keep: "let users speak for it",
    mend: "put doubters in touch with users of their own kind",
  },
  loadings: { influence: 0.8, consensus_need: 0.4, risk_aversion: 0.3, brand_consciousness: 0.2 },
  touches: "peers, peer, friends, recommend, recommendation, influencer, influencers, referral, advocacy",
};
