import { voiceOf } from "./type-voice.ts";

/** Churn: what the simulator knows of it. */
export const churn = voiceOf(`
base -0.25 | emphasis value, reliability, support, migration
  | brings fit -0.14, value -0.1, outcome 0.12, convenience 0.12
hired_for | for | When I began with {it}, I was after {promise} | What I wanted from {it} at the start was {promise}
first_doubt warm | against | I doubted {it} little, at most over {reason:minor}
  | If I ever doubted {it}, it was over {reason:minor}
first_doubt torn cold | against | I began to doubt {it} because of {reason} | My doubts about {it} started with {reason}
last_straw warm | own | What kept me with {it} was {reason:decides} | I stayed with {it} because of {reason:decides}
last_straw torn | own | Staying with {it} turns on {reason:decides} | My stay with {it} depends on {reason:decides}
last_straw cold | own | What drove me from {it} was {reason:stops} | I left {it} because of {reason:stops}
alternatives | own | Beside {it} I looked at {rivals} | In place of {it} I would look at {rivals}
  | I have no other name for {kind} in mind and would go by {matter:decides}
would_keep | against | What would keep me with {it} is {want} | To stay with {it} I would need {want}
exit_note | own | On the last day with {it} I would write that {says} | If I leave {it}, my note says that {says}`);
