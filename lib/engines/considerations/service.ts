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
    matter: "how one is treated",
    for: `being treated well | how well I am treated with {it} | I am treated well with {it}
      I feel taken seriously with {it} | I find the service of {it} good | I expect friendly treatment with {it}`,
    against: `being treated badly | how badly I feel treated with {it} | I am treated badly with {it}
      I do not feel taken seriously with {it} | I find the service of {it} poor
      I expect to be sent from one to another with {it}`,
    why: `with {kind} I go where I am treated as a person | bad treatment over {it} I do not forget
      the people make the difference with {it}`,
    want: "better treatment from those behind {it} | one complaint about {it} dealt with well",
  },
};
