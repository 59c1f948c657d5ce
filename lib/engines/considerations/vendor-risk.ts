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
    matter: "a maker that lasts | a maker that stays | a maker that is there for years",
    for: `a [maker/provider/company] that will [last/be there for years]
      how sure I am that those behind {it} will [last/stay/be there for years]
      I expect the people behind {it} to [last/stay/be around for years]
      I [see no risk of being left/do not fear being left/will hardly be left] alone with {it} in a few years
      I expect {it} to be there [in five years too/for years to come/years from now]
      I would [depend/rely/build] on those behind {it} for years`,
    against: `a [maker/provider/company] that may not [last/be there for years]
      the risk that nobody [keeps {it} going/looks after {it}/carries {it} on] in a few years
      I [am not sure those behind {it} will last/doubt that those behind {it} will stay for years]
      I could be left [alone/without help/on my own] with {it} in a few years
      I doubt that {it} would be there [in five years/for years to come/years from now]
      I [do not want to depend/would rather not depend/dare not build] on those behind {it} for years`,
    why: `I have to live with {it} [for years/for a long time/year after year]
      [the work is mine/I am left with the work/all falls to me] once a maker of {kind} closes
      I [do not want to choose {kind} twice/choose {kind} for the long run/want peace from choosing {kind}]`,
    want: `a [plan for what happens to {it} if the maker closes/way to keep {it} without the maker]
      a way to [take everything out of/get all my things out of/leave with everything from] {it}`,
  },
};
