import type { TypeVoice } from "./type-voice.ts";

/** Message test: what the simulator knows of it. */
export const messaging: TypeVoice = {
  emphasis: ["claims", "proof", "fit", "trust"],
  brings: { claims: -0.14, proof: -0.1, trust: 0.12, fit: 0.12 },
  apart: ["price", "habit"],
  base: 0,
  answers: {
    read_back: {
      side: "for",
      about: "claim",
      opens: `In my words, “{claim}” is about {matter} | I read “{claim}” as being about {matter}
        What “{claim}” says to me is {promise} | To me “{claim}” speaks of {matter}
        Put plainly, “{claim}” is about {matter} | What I hear in “{claim}” is {promise}`,
    },
    promise: {
      side: "for",
      about: "claim",
      opens: `The promise of “{claim}” to me is {promise} | In “{claim}” I hear a promise of {promise}
        What {it} would promise me is {promise} | What “{claim}” promises me is {promise}
        I take “{claim}” as a promise of {promise} | As a promise I hear in it {promise}`,
    },
    unclear: {
      side: "against",
      opens: {
        warm: "Nothing in “{claim}” is unclear to me | The wording of “{claim}” leaves open only {matter}",
        torn: `What “{claim}” leaves open for me is {matter}
          In “{claim}” I do not find an answer on {matter}`,
        cold: `What is unclear to me in {it} is {matter} | What is unclear to me in “{claim}” is {matter}
          “{claim}” does not tell me about {matter} | After “{claim}” I still do not know about {matter}
          “{claim}” leaves me without an answer on {matter}`,
      },
    },
    believe: {
      side: "own",
      opens: {
        warm: `I believe {it} =+claims | I believe “{claim}” =+claims
          I take “{claim}” at its word =+claims | I have no reason to doubt “{claim}” =+claims`,
        torn: `I believe “{claim}” about halfway =0claims
          I would want to check “{claim}” before I believe it =0claims`,
        cold: `I do not believe {it} =-claims | I do not believe “{claim}” =-claims
          I am not convinced by “{claim}” =-claims | “{claim}” sounds untrue to me =-claims
          I doubt “{claim}” =-claims | I find “{claim}” hard to believe =-claims`,
      },
    },
    who_else_says: {
      side: "own",
      opens: `I hear much the same from {rivals} | Others in {kind} say something like “{claim}”
        I know words like “{claim}” from {kind} in general | To me “{claim}” could come from any of {kind}
        I cannot name who, but I have met words like “{claim}” | Words like “{claim}” are common in {kind}
        Other {kind} could say “{claim}” as well | I would not know from “{claim}” alone who speaks
        Nobody in particular says it, but most {kind} come with words like “{claim}”`,
    },
    forward_note: {
      side: "own",
      opens: `Above {it} I would write that {says} | Above “{claim}” I would write that {says}
        I would pass on “{claim}” with one line, {says} | My note on “{claim}” would say that {says}`,
    },
  },
};
