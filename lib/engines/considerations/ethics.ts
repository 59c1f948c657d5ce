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
    matter: "whether it is right | the right and wrong of it | what is right",
    for: `[being true to my values/something I hold right/having a good conscience]
      how [right by my values/fair to people] I find {it}
      I find {it} right [in principle/as a matter of principle/at heart]
      I can [support/back/stand behind] {it} with a good conscience
      I see {it} in line with [my values/what I believe in/what I hold right]
      I think {it} would be [fair to people/just to everyone/right by my conscience]`,
    against: `something [against my values/that goes against my values/against my conscience]
      how [wrong by my values/unfair to people] I find {it}
      I find {it} wrong [in principle/as a matter of principle/at heart]
      I cannot [support/back/stand behind] {it} with a good conscience
      I see {it} going against [my values/what I believe in/what I hold right]
      I think {it} would be [unfair to people/unjust to some/wrong by my conscience]`,
    why: `I have to live with {it} [on my conscience/and my conscience/and look in the mirror]
      some things about {kind} are [not for sale/beyond money/not to be bought]
      how people are [treated/dealt with/looked after] in {kind} matters to me`,
    want: `[an open answer on how people are treated/proof that people are treated fairly] with {it}
      [a change in what I find wrong about/an end to what I find wrong in/a better way of doing] {it}`,
  },
};
