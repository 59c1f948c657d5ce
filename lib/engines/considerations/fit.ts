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
    matter: "the fit with my situation | what suits my case | a match for my life",
    for: `[a good fit for me/something made for me/a close match for my case]
      how [well {it} would suit my situation/close {it} would be to my life/neatly {it} would match my case]
      I [see my own case in/recognise my life in/feel addressed by/find myself in] {it}
      I find {it} right for [someone like me/people like me/my sort of case]
      I have a [use/place/good use] for {it} as things are
      I [am the kind of person {it} would suit/would get good use from {it}/can see {it} in my own life]`,
    against: `[a poor fit for me/something made for others/a bad match for my case]
      how [little {it} would suit my situation/far {it} would be from my life/badly {it} would match my case]
      I do not [see my own case in/recognise my life in/feel addressed by/find myself in] {it}
      I find {it} [meant for someone else/wrong for my case/aimed at other people]
      I [have no real use for/would not know what to do with/get nothing out of] {it}
      I [am not the kind of person {it} would suit/would get little use from {it}/cannot see {it} in my own life]`,
    why: `my [use of/case with/way with] {kind} is not everyone's
      what [suits others in {it} need not suit/is right in {it} for others may not fit/others like in {it} can miss] me
      I [give up on {kind} that I have to bend/want {kind} made for my case/will not bend myself for {kind}]`,
    want: `[a version of {it} for a case like mine/a kind of {it} made for me/some part of {it} cut to my case]
      [an example of {it} with someone in my situation/a case of {it} close to mine/{it} in a life like mine]`,
  },
};
