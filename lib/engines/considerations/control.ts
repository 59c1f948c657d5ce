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
    matter: "staying in control | keeping control | who has the last word",
    for: `[keeping the last word/having the last say/staying in charge]
      the control I [keep/have/hold on to] with {it} | I [stay/remain/am] in control with {it}
      I keep the last [word/say] with {it} | I can step in [whenever I want/at any point/when I like] with {it}
      my decisions [stay mine/remain my own/are still mine] with {it}`,
    against: `[losing control/a loss of control/giving up control]
      [losing my say/having no say/the control I lose] with {it}
      I [lose control/lose my say/am no longer in control] with {it}
      I do not want to [give up my say/give up control/lose my say] over {it}
      I could not step in on {it} when [something goes wrong/things go wrong/it matters]
      decisions are taken [out of my hands/away from me/over my head] with {it}`,
    why: `I answer for the [results/outcome/effects] of {it}, so I decide
      I want to [know what is done with {it} in my name/see what {it} would do for me/follow each step of {it}]
      {kind} should [follow me and not lead me/do as I say/serve me and not rule me]`,
    want: `the last [word/say] over what {it} would do
      a way to [step in and overrule {it}/stop {it} at any time/take over from {it}]`,
  },
};
