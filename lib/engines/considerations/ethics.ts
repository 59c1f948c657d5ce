import type { Consideration } from "./consideration.ts";

export const ethics: Consideration = {
  theme: "Doing right",
  criterion: "In line with my values",
  objection: "It goes against what I hold right",
  category: "social",
  wording: {
    pro: "being in line with their values",
    con: "going against what they hold right",
    see: "how people are treated",
    keep: "say how it is done and why",
    mend: "change, or openly explain, what is held against it",
  },
  loadings: { sustainability: 0.6, ad_scepticism: 0.2, need_for_cognition: 0.2 },
  touches: "ethics, values, social responsibility, purpose, diversity, politics, political",
  words: `
    -0.6 | unethical, child labour, child labor, sweatshop, exploitative, exploits, exploitation, discriminates,
      discriminatory, animal testing, unfair, biased, bias, corrupt, illegal, cruel, predatory, gambling, weapons,
      punishes, steals
    0.28 | fair trade, fairtrade, cruelty-free, ethical, ethically, vegan, b corp, living wage, inclusive,
      animal-free, donates`,
  said: {
    matter: "whether it is right",
    for: `doing what is right | how right I find {it} | I find {it} right in principle
      I can support {it} with a good conscience | I see {it} in line with my values
      I think {it} would be fair to people`,
    against: `something I find wrong | how wrong I find {it} | I find {it} wrong in principle
      I cannot support {it} with a good conscience | I see {it} going against my values
      I think {it} would be unfair to people`,
    why: `I have to live with {it} on my conscience | some things about {kind} are not for sale
      how people are treated in {kind} matters to me`,
    want: "an open answer on how people are treated with {it} | a change in what I find wrong about {it}",
  },
};
