import type { Consideration } from "./consideration.ts";

export const features: Consideration = {
  theme: "Does what is needed",
  criterion: "Has what is needed",
  objection: "Something needed is missing",
  category: "fit",
  wording: {
    pro: "having what is needed",
    con: "something needed that is missing",
    see: "the missing part at work, or a date for it",
    keep: "show the needed part first",
    mend: "ask which missing part decides, and leave the others",
  },
  loadings: { innovativeness: 0.3, technology_readiness: 0.4, need_for_cognition: 0.3, integration_cost: 0.2 },
  touches: "feature, functionality, capability, capabilities, roadmap, requirements, specification, options",
  words: `
    -0.45 | missing features, lacks, limited features, no offline, basic only, stripped-down, feature removal, removed
      features, fewer features, removing features, downgrade
    0.24 | features, full-featured, advanced, comprehensive, powerful, complete, smart, multi-currency, unlimited,
      multi-language, multilingual, multi-device, gps, bluetooth, voice control, reminders, alerts, notifications,
      dark mode, analytics built in`,
  said: {
    matter: "whether it does what I need",
    for: `having what I need | all that I can do with {it} | I find what I need in {it} | I miss nothing in {it}
      I can do with {it} what I have to do | I see all the parts I need in {it}`,
    against: `something missing | what is missing from {it} | I do not find what I need in {it}
      I miss something in {it} | I cannot do with {it} all I have to do | I see gaps in {it} that matter to me`,
    why: `one missing part of {it} spoils the rest | I have a list of what {kind} must do
      any gap in {it} I would fill by hand`,
    want: "the missing part in {it} | a list of what {it} can and cannot do",
  },
};
