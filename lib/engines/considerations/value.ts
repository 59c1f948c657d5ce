import type { Consideration } from "./consideration.ts";

export const value: Consideration = {
  theme: "Worth for the money",
  criterion: "Return on what it costs",
  objection: "The gain does not pay for the cost",
  category: "value",
  wording: {
    pro: "a gain that pays for the cost",
    con: "a gain too small for the cost",
    see: "a worked example of what comes back for what is paid",
    keep: "lead with what comes back for the money",
    mend: "work out the return with a sceptic's own figures",
  },
  loadings: { value_consciousness: 0.9, roi_rigour: 0.9, price_consciousness: 0.3 },
  touches: "worth, value, benefit, benefits, pay off, justify, business value, value proposition",
};
