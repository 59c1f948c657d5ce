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
    matter: "proof that it works | proof that it does what it says | proof that it really works",
    for: `proof that [convinces/satisfies/persuades] me | the [good/solid/strong] evidence behind {it}
      I have seen [enough/good/all the] evidence for {it} | I find {it} well [tested/proven/borne out]
      I see [proof/facts/good tests] behind {it} | I accept the [evidence for/proof for/tests of] {it}`,
    against: `a lack of [proof/evidence/good proof] | the lack of [proof/evidence/good evidence] behind {it}
      I have seen no [proof/evidence/good proof] for {it} | I find {it} [not proven/unproven/not well proven]
      I see no [proof/evidence/good proof] behind {it} | I need proof of {it} before I [believe/trust it/go along]`,
    why: `I believe in {kind} once I see [proof/facts/it work]
      words about {it} [cost nothing/are cheap/are easily said] | I check first and [rely on/trust/use] {it} later`,
    want: `[evidence/proof/facts] for {it} from cases like mine
      a test of {it} that I can [check/follow/repeat] myself`,
  },
};
