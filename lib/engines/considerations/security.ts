import type { Consideration } from "./consideration.ts";

export const security: Consideration = {
  theme: "Security and compliance",
  criterion: "Passes security review",
  objection: "It would not pass a security review",
  category: "risk",
  wording: {
    pro: "a way through the security review",
    con: "a security review it may not pass",
    see: "the certificates and answers their reviewers ask for",
    keep: "have the security papers ready at the first talk",
    mend: "bring the reviewers in before the decision",
  },
  loadings: { security_demand: 1, privacy_concern: 0.5, risk_aversion: 0.3 },
  touches: "security, compliance, cyber, access control, regulated industries, data residency",
};
