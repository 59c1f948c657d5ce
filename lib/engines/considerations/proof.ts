import type { Consideration } from "./consideration.ts";

export const proof: Consideration = {
  theme: "Proof it works",
  criterion: "Evidence from people like me",
  objection: "There is no proof that it works",
  category: "proof",
  wording: {
    pro: "good evidence",
    con: "missing proof",
    see: "evidence from cases like their own, checked by others",
    keep: "put the evidence beside the claim",
    mend: "run a small trial with a result that can be checked",
  },
  loadings: { proof_demand: 1, need_for_cognition: 0.4, ad_scepticism: 0.4, roi_rigour: 0.2 },
  touches: "proof, prove, convince, believe, believable, demonstration, demo, validate, credible, credibility",
  words: `
    -0.5 | no proof, unproven, untested, no evidence, without evidence, unverified, no case studies, experimental,
      anecdotal, no results, no data, prototype
    0.34 | proven, clinically tested, clinically proven, tested, case study, case studies, evidence-based, evidence,
      peer-reviewed, benchmark, benchmarks, independently tested, dermatologist-tested, award-winning, demonstrated,
      verified results, certified results, science-backed, backed by science, backed by research`,
  said: {
    matter: "proof that it works",
    for: `proof that convinces me | the good evidence behind {it} | I have enough evidence for {it}
      I find {it} well tested | I see proof behind {it} | I accept the evidence on {it}`,
    against: `missing proof | the lack of proof behind {it} | I have seen no proof for {it}
      I find {it} untested | I miss evidence behind {it} | I need to see {it} work before I believe`,
    why: `I believe in {kind} once I see proof | words about {it} cost nothing
      I check first and rely on {it} later`,
    want: "evidence for {it} from cases like mine | a test of {it} that I can check myself",
  },
};
