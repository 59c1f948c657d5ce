import type { Consideration } from "./consideration.ts";

export const fit: Consideration = {
  theme: "Fits my situation",
  criterion: "Suits a case like mine",
  objection: "It does not suit people like me",
  category: "fit",
  wording: {
    pro: "a good fit for people like them",
    con: "a poor fit for people like them",
    see: "an example of someone in their situation whom it suits",
    keep: "show someone of the people it is for",
    mend: "show how it works for people in their situation",
  },
  loadings: { need_for_cognition: 0.2, craft_pride: 0.3, quality_consciousness: 0.3, family_orientation: 0.2 },
  touches: `relevance, relevant, use case, use cases, fit, suitable, small businesses, mid-market,
    lifestyle`,
  words: `
    -0.4 | one-size-fits-all, one size fits all, generic, not for, irrelevant, wrong size, limited sizes, niche, not
      designed for, outdated, does not fit
    0.26 | personalised, personalized, customised, customized, custom, customisable, customizable, tailored, designed
      for, made for, built for, bespoke, adjustable, adaptive, made-to-measure, specialised, specialized,
      industry-specific`,
  said: {
    matter: "whether it suits me | the fit with my situation | what suits people like me",
    for: `a good [fit/match] for [me/my situation/people like me]
      how well {it} would suit [me/my situation/people like me]
      I find {it} right for [someone like me/people like me/my situation]
      {it} would suit [me well/my situation well/people like me well]
      I am the kind of person {it} would [suit/fit/be right for]
      I think {it} would be a good fit for [me/my situation/people like me]`,
    against: `a poor [fit/match] for [me/my situation/people like me]
      how badly {it} would suit [me/my situation/people like me]
      I find {it} a poor [fit/match] for [someone like me/people like me/my situation]
      {it} would not suit [me well/my situation well/people like me well]
      I am not the kind of person {it} would [suit/fit/be right for]
      I doubt that {it} would suit [me/my situation/people like me]`,
    why: `my [situation/case] with {kind} is not everyone's
      what [suits others in {it}/is right in {it} for others/others like in {it}] may not suit me
      I [give up on {kind} that I have to bend/want {kind} made for people like me/will not bend myself for {kind}]`,
    want: `[a version of {it}/a kind of {it}/something in {it}] made for people like me
      an example of {it} with someone [like me/in my situation/close to my case]`,
  },
};
