import type { Consideration } from "./consideration.ts";

export const urgency: Consideration = {
  theme: "Need right now",
  criterion: "Solves a need of this year",
  objection: "It is not a priority now",
  category: "timing",
  wording: {
    pro: "a need that presses now",
    con: "other things that come first",
    see: "what waiting costs them",
    keep: "speak of the occasion that brings the need",
    mend: "find the occasion at which it becomes pressing",
  },
  loadings: { time_to_value: 0.5, convenience: 0.4, budget_authority: -0.2 },
  touches: "priority, priorities, urgent, timing, now, pain point, pain points, problem, trigger",
  words: `
    -0.3 | nice to have, nice-to-have, not a priority, optional, non-essential, luxury not need, not needed,
      unnecessary
    0.24 | deadline, mandatory, new law, new rules, required by law, before year-end, this quarter, regulation
      deadline, fine for`,
  said: {
    matter: "whether I need it now",
    for: `a need that presses now | how soon I need {it} | I need {it} now rather than later
      I have a problem today that {it} would solve | I would put {it} near the top of my list
      waiting with {it} costs me something`,
    against: `other things coming first | no pressing need for {it} | I do not need {it} now
      I have more pressing things than {it} | I would put {it} far down my list
      nothing is lost if I wait with {it}`,
    why: `I deal with what presses before {it} | there is always something more urgent than {kind}
      what can wait, like {it}, usually waits`,
    want: "an occasion that makes {it} pressing | a reason to take up {it} soon",
  },
};
