import { answersIn, type TypeVoice } from "./type-voice.ts";

/** Churn: what the simulator knows of it. */
export const churn: TypeVoice = {
  emphasis: ["value", "reliability", "support", "migration"],
  brings: { fit: -0.14, value: -0.1, outcome: 0.12, convenience: 0.12 },
  base: -0.25,
  answers: answersIn(`
hired_for | for | When I began with {it}, I was after {promise} | I came to {it} for {promise}
  | What I wanted from {it} at the start was {promise}
first_doubt warm | against | I had few doubts about {it}, at most {reason:minor}
  | If I ever doubted {it}, it was over {reason:minor}
first_doubt torn cold | against | My first doubt about {it} was {reason} | My doubts about {it} started with {reason}
  | I began to doubt {it} because of {reason}
last_straw warm | own | What settled it for me, to stay with {it}, was {reason:decides}
  | I stayed with {it} because of {reason:decides}
last_straw torn | own | Whether I stay with {it} turns on {reason:decides}
  | It is not settled, and with {it} it turns on {reason:decides}
last_straw cold | own | What settled it for me, to leave {it}, was {reason:stops}
  | I left {it} because of {reason:stops} | In the end I gave up {it} over {reason:stops}
alternatives | own | Beside {it} I looked at {rivals} | In place of {it} I would look at {rivals}
  | I have no other name for {kind} in mind and would go by {matter:decides}
would_keep | against | What would keep me with {it} is {want} | I would stay with {it} for {want}
  | To stay with {it} I would need {want}
exit_note | own | My note about {it} would say that {says} | On the last day with {it} I would write that {says}
  | If I leave {it}, my note says that {says}`),
};
