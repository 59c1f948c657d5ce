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
    for: `being [quick/easy/fast] to learn | how [quickly/soon/easily] I could learn {it}
      I could [soon learn/learn in an hour/quickly pick up] {it}
      I understand {it} [without a manual/without help/from the start] | I find {it} easy to [learn/pick up/get into]
      I need no [training/course/lesson] for {it}`,
    against: `too much to [learn/take in/get into my head]
      the [long time it takes to learn/weeks I would need to learn/slow start with] {it}
      I would need [too long/a long time/more time than I have] to learn {it}
      I do not understand {it} [without help/on my own/at first sight] | I find {it} hard to [learn/pick up/get into]
      I [have no time for training on/cannot sit through a course on/would never finish a lesson on] {it}`,
    why: `I learn things like {it} [slowly when busy/slowly on busy days/best with time on my hands]
      what takes long in {kind} [gets left lying/stays undone/is put off]
      others have to [understand/learn/get into] {it} too`,
    want: `a first task with {it} that I [manage alone/can do alone/get done by myself]
      a short [introduction/guide/lesson] to {it}`,
  },
};
