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
};
