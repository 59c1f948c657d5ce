import type { Consideration } from "./consideration.ts";

export const service: Consideration = {
  theme: "How one is treated",
  criterion: "Being treated well",
  objection: "I was treated badly",
  category: "other",
  wording: {
    pro: "being treated well",
    con: "being treated badly",
    see: "how a complaint was dealt with",
    keep: "tell how people are treated when things go wrong",
    mend: "follow one complaint from start to end and mend it",
  },
  loadings: { quality_consciousness: 0.4, technology_readiness: -0.3, vendor_risk: 0.2 },
  touches: `service, treatment, complaint handling, refund process, onboarding experience,
    customer experience, checkout experience, journey`,
  words: `
    -0.5 | rude, poor service, bad service, slow service, unhelpful, ignored, understaffed, complaints, complaint,
      waiting times, impersonal, bad experience
    0.26 | friendly staff, friendly service, good service, personal service, attentive, courteous, personal advice,
      service included`,
  said: {
    matter: "how one is treated | how people are treated | how I am treated",
    for: `being treated [well/kindly/with respect] | how well I am [treated/served/looked after] with {it}
      I am [treated well/well served/well looked after] with {it}
      I feel [taken seriously/respected/treated with respect] with {it}
      I find the way I am treated [good/kind/friendly] with {it}
      I expect [friendly/kind/polite] treatment with {it}`,
    against: `being treated [badly/rudely/without respect] | how badly I am [treated/served/looked after] with {it}
      I am [treated badly/badly served/badly looked after] with {it}
      I do not feel [taken seriously/respected/treated with respect] with {it}
      I find the way I am treated [poor/cold/unkind] with {it}
      I expect [unfriendly/unkind/rude] treatment with {it}`,
    why: `with {kind} I [go where I am treated as a person/want to be somebody and no number/stay where people know me]
      bad treatment over {it} I do not [forget/forgive/put behind me]
      the people make [the difference/all the difference/or break the day] with {it}`,
    want: `better treatment from [those/the people/the ones] behind {it}
      one complaint about {it} [dealt with/taken care of/handled] well`,
  },
};
