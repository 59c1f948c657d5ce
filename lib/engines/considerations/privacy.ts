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
  touches: "privacy, data, personal information, consent, cookies, data sharing",
};
