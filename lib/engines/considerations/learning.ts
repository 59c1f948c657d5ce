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
    matter: "how fast it is learned | how fast it can be learned | how fast it is picked up",
    for: `[little to learn/not much to learn/hardly anything to learn]
      how [quickly/soon/easily] I could learn {it} | I could [soon/quickly/easily] learn {it}
      I can learn {it} [without a manual/without help/by myself]
      I find {it} easy to [learn/pick up/get the hang of] | I need no [training/course/lesson] to learn {it}`,
    against: `too much to [learn/take in/remember] | how [long/much time] it takes to learn {it}
      I would need [too long/a long time/more time than I have] to learn {it}
      I cannot learn {it} [without a manual/without help/by myself]
      I find {it} hard to [learn/pick up/get the hang of]
      I have no time [for a course/for training/for lessons] to learn {it}`,
    why: `I learn to use {kind} [slowly when busy/slowly on busy days/best with time on my hands]
      what takes long in {kind} [gets left lying/stays undone/is put off]
      others have to [understand/learn/get into] {it} too`,
    want: `a first task with {it} that I [manage alone/can do alone/get done by myself]
      a short [introduction/guide/lesson] to {it}`,
  },
};
