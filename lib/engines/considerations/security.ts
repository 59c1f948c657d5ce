import type { Consideration } from "./consideration.ts";

export const security: Consideration = {
  theme: "Security and compliance",
  criterion: "Passes security review",
  objection: "It would not pass a security review",
  category: "risk",
  wording: {
    pro: "a way through the security review",
    con: "a security review in doubt",
    see: "the certificates and answers their reviewers ask for",
    keep: "have the security papers ready at the first talk",
    mend: "bring the reviewers in before the decision",
  },
  loadings: { security_demand: 1, privacy_concern: 0.5, risk_aversion: 0.3 },
  touches: "security, compliance, cyber, access control, regulated industries, data residency",
  words: `
    -0.7 | data breach, breach, breached, hacked, leak, leaks, leaked, vulnerability, vulnerabilities, insecure,
      unencrypted, no encryption, non-compliant, ransomware, malware, phishing, security incident, stolen, no audit,
      no security
    0.34 | secure, secured, encrypted, encryption, soc 2, soc2, iso 27001, hipaa, hipaa-compliant, gdpr, compliant,
      two-factor, fraud protection, sso, audit trail, audit log, pen-tested, fedramp, on-premise, on-premises,
      self-hosted, role-based access, fraud detection`,
  said: {
    matter: "security | the security | how secure it is",
    for: `security that would [pass a review/stand up to a check/hold up]
      how [secure/well secured/well guarded] I find {it}
      I see {it} passing [a security review/a security check/our security checks]
      I find {it} secure [enough for us/enough for our data/enough]
      I have no security [concern/worry/problem] with {it}
      {it} would pass [our security checks/a security review/a check on security]`,
    against: `a security [risk/hole/worry] | the security [risk/hole/danger] with {it}
      I do not see {it} passing [a security review/a security check/our security checks]
      I find {it} not secure [enough for us/enough for our data/enough]
      I have security [concerns/worries/problems] with {it}
      {it} would not pass [our security checks/a security review/a check on security]`,
    why: `one breach through {it} costs more than [any gain/all the gain/years of gain]
      {kind} must [meet the rules we work under/go through a review here/pass our checks first]
      questions about {it} [come back/return/are put] to me`,
    want: `security papers for {it} that our reviewers [accept/pass/agree with]
      an independent security [check/test/review] of {it}`,
  },
};
