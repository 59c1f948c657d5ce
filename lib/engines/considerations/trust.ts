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
    matter: "who is behind it | who stands behind it | who answers for it",
    for: `[trust/faith/confidence] in the people in charge
      [my trust in/my faith in/my confidence in] those behind {it}
      I [trust the people/trust the ones/put trust in those/put faith in those] behind {it}
      I [have confidence/have faith/believe] in those behind {it}
      I [see no reason to distrust/see good reason to trust/have every reason to trust] those behind {it}
      I [would take those behind {it} at their word/believe what those behind {it} say]`,
    against: `[distrust of/little trust in/a lack of trust in] the people in charge
      [my distrust of/my lack of trust in/how little I trust] those behind {it}
      I [do not trust the people/mistrust the ones/distrust those] behind {it}
      I [have no confidence/have no faith/do not believe] in those behind {it}
      I [would not take those behind {it} at their word/doubt what those behind {it} say]
      I am not sure that I can [trust/believe/rely on] those behind {it}`,
    why: `with {kind} I [go only with people I trust/want to know whom I deal with/keep to people I know]
      [trust lost over {it} does not come back/I trust {it} once and not again/a lie about {it} is not forgiven]
      I [cannot check everything about {it} myself/must rely on others in much of {it}/have to take {it} on trust]`,
    want: `[a clear answer on who is behind/the names of the people behind/an open word from those behind] {it}
      a reason to [trust/believe/rely on] those behind {it}`,
  },
};
