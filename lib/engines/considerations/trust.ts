import type { Consideration } from "./consideration.ts";

export const trust: Consideration = {
  theme: "Trust in the maker",
  criterion: "A maker one can trust",
  objection: "I do not trust who makes it",
  category: "trust",
  wording: {
    pro: "trust in those behind it",
    con: "doubt about those behind it",
    see: "who stands behind it and what happens when something fails",
    keep: "say who is behind it",
    mend: "say who is behind it and who answers for it",
  },
  loadings: { ad_scepticism: 0.6, risk_aversion: 0.5, vendor_risk: 0.4, privacy_concern: 0.3 },
  touches: "trust, trustworthy, confidence, reputation, reassurance, safe, safety, brand trust",
  words: `
    -0.6 | untrustworthy, scandal, lawsuit, fraud, scam, misleading, deceptive, dishonest, shady, lied, unlicensed,
      unknown brand, fake, fake reviews, manipulative, dark patterns, spam, unregulated, bankrupt, recall, recalled
    0.3 | trusted, trustworthy, transparent, honest, guarantee, guaranteed, warranty, regulated, insured, fdic,
      licensed, reputable, established, accredited, audited, verified, local bank, lifetime warranty, family-owned`,
  said: {
    matter: "who is behind it",
    for: `people I can trust | my trust in those behind {it} | I trust the people behind {it}
      I have confidence in those behind {it} | I see no reason to distrust those behind {it}
      I would take those behind {it} at their word`,
    against: `people I do not trust | my distrust of those behind {it} | I do not trust the people behind {it}
      I have no confidence in those behind {it} | I would not take those behind {it} at their word
      I wonder who is really behind {it}`,
    why: `with {kind} I go only with people I trust | trust lost over {it} would not come back
      I cannot check everything about {it} myself`,
    want: "a clear answer on who is behind {it} | a reason to trust those behind {it}",
  },
};
