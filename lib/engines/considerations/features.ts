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
    matter: "whether it does what I need | what it can do | the things it can do",
    for: `getting [what I need/all I need/everything I need] from {it}
      finding [what I need/all I need/everything I need] in {it}
      I find [what I need/all I need/everything I need] in {it}
      I [miss nothing I need/lack nothing I need] in {it} | {it} would do [all I need/everything I need/what I need]
      nothing I need is missing [in/from] {it}`,
    against: `[something I need that is missing/a missing part that I need/something missing that I need]
      what is missing [from/in] {it} | I do not find [all I need/everything I need/what I need] in {it}
      I miss [something I need/a part I need/one thing I need] in {it}
      {it} would not do [all I need/everything I need/what I need] | something I need is missing [in/from] {it}`,
    why: `one missing part of {it} [spoils/undoes/takes away from] the rest
      I [have a list of what {kind} must do/know just what I need from {kind}/want certain things from {kind}]
      any gap in {it} [I would fill by hand/means work by hand/I must make up for]`,
    want: `the [missing part/part I miss/one thing I miss] in {it}
      a list of what {it} [can and cannot do/would do and would not do/can do for me]`,
  },
};
