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
    matter: "whether I need it now | how soon it is needed | the need right now",
    for: `a need that [presses now/cannot wait/is there today] | how soon I [need/want/could use] {it}
      I need {it} [now rather than later/today and not next year/as soon as I can]
      I have [a problem today that {it} would solve/waited long for {it}/a need for {it} right now]
      I would put {it} near the top of my [list/pile/plans]
      it [costs me something/does me harm/is a loss to me] to wait with {it}`,
    against: `other things that [come first/are more urgent/will not wait]
      no [pressing/urgent/real] need for {it} now | I do not need {it} [now/yet/at the moment]
      I have more [pressing/urgent] things to see to than {it} | I would put {it} far down my [list/pile/plans]
      {it} could [wait, as other things come first/wait a year/wait for now]`,
    why: `I deal with what [presses/burns/cannot wait] before {it}
      [there is always something more urgent than/other things shout louder than/my day is full before I get to] {kind}
      what can wait, like {it}, [usually waits/is left to wait/gets put off]`,
    want: "an occasion that makes {it} [pressing/urgent/needed] | a reason to [take up/begin with/go for] {it} soon",
  },
};
