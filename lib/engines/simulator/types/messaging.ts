import { voiceOf } from "./type-voice.ts";

/** Message test: what the simulator knows of it. */
export const messaging = voiceOf(`
base 0 | emphasis claims, proof, fit, trust | brings claims -0.14, proof -0.1, trust 0.12, fit 0.12 | apart price, habit
read_back | for claim | “{claim}” is about {matter} | To me “{claim}” speaks of {matter} | I read in “{claim}” {promise}
  | Put plainly, “{claim}” is about {matter} | I read {it} as being about {matter}
promise | for claim | The promise of “{claim}” to me is {promise} | I hear in “{claim}” a promise of {promise}
  | What {it} would promise me is {promise} | I take “{claim}” as a promise of {promise}
unclear warm | against | Nothing in “{claim}” is unclear to me | The wording of {it} leaves open only {matter}
unclear torn cold | against | I find no answer in “{claim}” on {matter} | “{claim}” leaves open {matter}
  | After “{claim}” I still do not know about {matter} | I miss in {it} a word on {matter}
believe warm | own | I believe {it} =+claims | I believe “{claim}” =+claims | I take “{claim}” at its word =+claims
  | I have no reason to doubt “{claim}” =+claims
believe torn | own | I believe “{claim}” about halfway =0claims | I would check “{claim}” before I believe it =0claims
  | I neither believe nor doubt {it} =0claims
believe cold | own | I do not believe {it} =-claims | I do not believe “{claim}” =-claims
  | I am not convinced by “{claim}” =-claims | I find “{claim}” hard to believe =-claims
who_else_says | own | I hear much the same from {rivals} | Others say something like “{claim}”
  | I cannot name who, but I have met words like “{claim}” | I often meet such words
  | I have heard “{claim}” in other words before | To me “{claim}” could come from many
forward_note | own | Above {it} I would write that {says} | My note on “{claim}” would say that {says}`);
