import { answersIn, type TypeVoice } from "./type-voice.ts";

/** Message test: what the simulator knows of it. */
export const messaging: TypeVoice = {
  emphasis: ["claims", "proof", "fit", "trust"],
  brings: { claims: -0.14, proof: -0.1, trust: 0.12, fit: 0.12 },
  apart: ["price", "habit"],
  base: 0,
  answers: answersIn(`
read_back | for claim | In my words, “{claim}” is about {matter} | I read “{claim}” as being about {matter}
  | What “{claim}” says to me is {promise} | To me “{claim}” speaks of {matter}
  | Put plainly, “{claim}” is about {matter} | What I hear in “{claim}” is {promise}
promise | for claim | The promise of “{claim}” to me is {promise} | In “{claim}” I hear a promise of {promise}
  | What {it} would promise me is {promise} | What “{claim}” promises me is {promise}
  | I take “{claim}” as a promise of {promise} | As a promise I hear in it {promise}
unclear warm | against | Nothing in “{claim}” is unclear to me | The wording of “{claim}” leaves open only {matter}
unclear torn cold | against | What is unclear to me in {it} is {matter} | What “{claim}” leaves open for me is {matter}
  | In “{claim}” I do not find an answer on {matter} | After “{claim}” I still do not know about {matter}
  | “{claim}” leaves me without an answer on {matter} | What is unclear to me in “{claim}” is {matter}
believe warm | own | I believe {it} =+claims | I believe “{claim}” =+claims | I take “{claim}” at its word =+claims
  | I have no reason to doubt “{claim}” =+claims
believe torn | own | I believe “{claim}” about halfway =0claims
  | I would want to check “{claim}” before I believe it =0claims
believe cold | own | I do not believe {it} =-claims | I do not believe “{claim}” =-claims | I doubt “{claim}” =-claims
  | I am not convinced by “{claim}” =-claims | I find “{claim}” hard to believe =-claims
who_else_says | own | I hear much the same from {rivals} | Others in {kind} say something like “{claim}”
  | To me “{claim}” could come from any of {kind} | I cannot name who, but I have met words like “{claim}”
  | Words like “{claim}” are common in {kind} | I would not know from “{claim}” alone who speaks
  | I know words like “{claim}” from {kind} in general
forward_note | own | Above {it} I would write that {says} | Above “{claim}” I would write that {says}
  | I would pass on “{claim}” with one line, {says} | My note on “{claim}” would say that {says}`),
};
