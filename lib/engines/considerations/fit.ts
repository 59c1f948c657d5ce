import type { Consideration } from "./consideration.ts";

export const fit: Consideration = {
  theme: "Fits my situation",
  criterion: "Suits a case like mine",
  objection: "It does not suit people like me",
  category: "fit",
  wording: {
    pro: "a good fit for people like them",
    con: "a poor fit for people like them",
    see: "someone like them whom it suits",
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
    matter: "the fit with my situation",
    for: `a good fit for me | how well {it} would suit my situation | I see my own case in {it}
      I find {it} right for someone like me | I have a use for {it} as things are
      I am the kind of person {it} would suit`,
    against: `a poor fit for me | how little {it} would suit my situation | I do not see my own case in {it}
      I find {it} meant for someone else | I have no real use for {it}
      I am not the kind of person {it} would suit`,
    why: `my use of {kind} is not everyone's | what suits others in {it} need not suit me
      I give up on {kind} that I have to bend`,
    want: "a version of {it} for a case like mine | an example of {it} with someone in my situation",
  },
};
