import type { Consideration } from "./consideration.ts";

export const privacy: Consideration = {
  theme: "Privacy of data",
  criterion: "Keeps data private",
  objection: "I do not know where the data goes",
  category: "trust",
  wording: {
    pro: "data kept private",
    con: "doubt about where the data goes",
    see: "what is collected, where it is kept and who can read it",
    keep: "say plainly what is not collected",
    mend: "collect less, and show where the data stays",
  },
  loadings: { privacy_concern: 1, security_demand: 0.6 },
  touches: "privacy, data, personal data, personal information, consent, cookies, data sharing",
  words: `
    -0.6 | sells data, sell data, sells your data, shares data, share data, tracks you, surveillance, listens, always
      listening, facial recognition, reads emails, reads all, reads your, third parties, collects data, data
      collection, targeted ads, location data, personal data, biometric, access to all, scans your, full access
    0.32 | privacy-first, privacy first, anonymous, end-to-end encrypted, no tracking, on-device, on device, local
      storage, gdpr-compliant, gdpr compliant, data stays, keeps data private, no ads, ad-free, zero-knowledge`,
  said: {
    matter: "where my data goes | where my data ends up | where my data is kept",
    for: `data [kept private/that stays private/in safe hands]
      how {it} would keep my data [private/safe/to myself] | I trust {it} with [my data/my private data/my details]
      I see my data [kept private/kept safe/in good hands] with {it}
      I have no [worry/fear/doubt] about my data with {it} | I share [little/next to nothing] of my data with {it}`,
    against: `my data in the wrong hands | not knowing what {it} would do with my [data/details/private data]
      I would not trust {it} with [my data/my private data/my details]
      I [do not know where my data goes/cannot tell who gets my data/lose track of my data] with {it}
      I worry about my [privacy/private data/data] with {it}
      I [share too much of my data/give away too much of my data/have to tell too much about myself] with {it}`,
    why: `what {it} would learn about me [stays known/is never forgotten/is out for good]
      with {kind} I decide who [reads/sees/gets] my data
      {kind} [should not need to know everything about me/should keep out of my life/must leave my life alone]`,
    want: "a [plain/straight/short] answer on where {it} would keep my data | less data [taken/asked for/kept] by {it}",
  },
};
