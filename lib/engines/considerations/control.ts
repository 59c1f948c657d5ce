import type { Consideration } from "./consideration.ts";

export const control: Consideration = {
  theme: "Staying in control",
  criterion: "Leaves decisions with me",
  objection: "It takes decisions out of my hands",
  category: "fit",
  wording: {
    pro: "decisions that stay in people's own hands",
    con: "decisions taken out of people's hands",
    see: "where they can step in and overrule",
    keep: "leave people the last word",
    mend: "propose, and leave the decision to the people concerned",
  },
  loadings: { craft_pride: 0.6, privacy_concern: 0.3, risk_aversion: 0.3, technology_readiness: -0.3 },
  touches: `control, autonomy, ownership, oversight, human oversight, delegate, delegating, override, customise,
    customize`,
  words: `
    -0.4 | takes over, fully autonomous, autonomous, decides for you, black box, black-box, no control, forced,
      mandatory use, without approval, replaces staff, replaces people, no choice, replaces jobs, replace workers, job
      losses, imposed, unskippable
    0.24 | in control, full control, human in the loop, human-in-the-loop, approval workflow, approvals, permissions,
      manual override, choose your own, flexible, flexibility, configurable, self-service, spending limits, parental
      controls`,
  said: {
    matter: "staying in control",
    for: `keeping the last word | the control I keep with {it} | I stay in control with {it}
      I keep the last word with {it} | I can step in whenever I want with {it}
      my decisions stay mine with {it}`,
    against: `losing control | how {it} would decide for me | I lose control with {it}
      I do not want {it} to decide for me | I cannot step in on {it} when something goes wrong
      decisions are taken out of my hands with {it}`,
    why: `I answer for the results of {it}, so I decide | I want to know what is done with {it} in my name
      {kind} should follow me and not lead me`,
    want: "the last word over what {it} would do | a way to step in and overrule {it}",
  },
};
