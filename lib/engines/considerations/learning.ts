import type { Consideration } from "./consideration.ts";

export const learning: Consideration = {
  theme: "Ease of learning",
  criterion: "Quick to learn",
  objection: "It takes too long to learn",
  category: "effort",
  wording: {
    pro: "being learned quickly",
    con: "too long a time to learn",
    see: "a first task done without help",
    keep: "let newcomers do a first task alone",
    mend: "watch newcomers and remove what stops them",
  },
  loadings: { change_aversion: 0.5, technology_readiness: -0.8, convenience: 0.3 },
  touches: "learn, learning, skills, usability, user interface, literacy",
  words: `
    -0.4 | steep learning curve, learning curve, training required, needs training, retraining, expert knowledge,
      programming skills, hard to learn, confusing, unfamiliar, technical skills
    0.24 | no training, training included, tutorial, tutorials, easy to learn, learn in a day, walkthrough, templates,
      template, onboarding`,
  said: {
    matter: "how fast it is learned",
    for: `being quick to learn | how quickly I could learn {it} | I could soon learn {it}
      I understand {it} without a manual | I find {it} easy to learn | I need no training for {it}`,
    against: `too much to learn | the long time it takes to learn {it} | I would need too long to learn {it}
      I do not understand {it} without help | I find {it} hard to learn | I have no time for training on {it}`,
    why: `I learn things like {it} slowly when busy | what takes long in {kind} gets left lying
      others have to understand {it} too`,
    want: "a first task with {it} that I manage alone | a short introduction to {it}",
  },
};
