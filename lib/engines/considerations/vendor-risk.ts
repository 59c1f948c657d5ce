import type { Consideration } from "./consideration.ts";

export const vendorRisk: Consideration = {
  theme: "Will the maker last",
  criterion: "A maker that lasts",
  objection: "The maker may not be there in two years",
  category: "risk",
  wording: {
    pro: "a maker that will last",
    con: "doubt that the maker will last",
    see: "what happens to them if the maker is sold or closes",
    keep: "tell how long the maker has been at it",
    mend: "offer a way to leave with everything if the maker goes",
  },
  loadings: { vendor_risk: 1, risk_aversion: 0.4 },
  touches: "vendor, vendors, supplier, suppliers, provider, providers, partner",
  words: `
    -0.4 | startup, start-up, seed-stage, pre-revenue, small vendor, vendor lock-in, lock-in, locked in, proprietary,
      new vendor, new company, acquired by, shutting down, shut down, discontinued, layoffs, end of life, single
      supplier
    0.24 | open source, open-source, open standard, data export, exportable, backed by, well-funded, market leader,
      decades, industry standard, long-standing, no vendor lock-in, escrow`,
  said: {
    matter: "a maker that lasts",
    for: `a maker that will last | how lasting the people behind {it} look
      I expect the people behind {it} to last | I see no risk of being left alone with {it}
      I count on {it} in five years too | I would depend on those behind {it}`,
    against: `a maker that may not last | the risk that nobody keeps {it} going
      I am not sure those behind {it} will last | I could be left alone with {it}
      I would not bet on {it} in five years | I do not want to depend on those behind {it}`,
    why: `I have to live with {it} for years | the work is mine once a maker of {kind} closes
      I do not want to choose {kind} twice`,
    want: "a plan for what happens to {it} if the maker closes | a way to take everything out of {it}",
  },
};
