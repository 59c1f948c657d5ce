import { voiceOf } from "./type-voice.ts";

/** Product fit: what the simulator knows of it. */
export const product = voiceOf(`
base 0.1 | emphasis features, fit, effort, reliability
job_today | own | When I turn to {kind}, what counts is {matter:decides} | My use of {kind} turns on {matter:decides}
workaround | own | I manage without {it}, and the difference is {reason}
  | Without {it} I get by with {today}, and the difference is {reason} | Next to my way around {it}, I see {reason}
first_use | own | What I noticed first about {it} was {reason} | At the start with {it} I noticed {reason}
would_miss warm | for | Without {it} I would miss {reason} | If I had to give up {it}, I would miss {reason}
would_miss torn | for | Without {it} I might miss {reason:minor} | If this were gone, I would notice {reason}
would_miss cold | for | I would miss little of {it}, at most {reason:minor} | Of {it} I would only miss {reason:minor}
whats_missing | against | What is missing for me in {it} is {want} | To fill the gap in {it} I would need {want}
who_else | own | Others judge {kind} for themselves, and I go by {matter:decides}
  | I know my own use of {kind}, and it turns on {matter:decides} | Around me the talk on {kind} is of {matter}`);
