import type { Consideration } from "./consideration.ts";

export const claims: Consideration = {
  theme: "Believable claims",
  criterion: "Claims that can be checked",
  objection: "The claims sound too good",
  category: "trust",
  wording: {
    pro: "claims that can be believed",
    con: "claims that sound too good",
    see: "a smaller claim that can be checked",
    keep: "keep the claims modest",
    mend: "cut the claim down to what can be shown",
  },
  loadings: { ad_scepticism: 1, need_for_cognition: 0.3, craft_pride: 0.3 },
  touches:
    "claim, claims, message, messaging, headline, tagline, slogan, promise, positioning, advert, copy, pitch, campaign, greenwashing",
};
