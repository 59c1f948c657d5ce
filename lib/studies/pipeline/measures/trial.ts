import type { Measure } from "../../../engines/measured.ts";
import type { Answers } from "./answers.ts";
import { measureWords } from "./measure-of.ts";
import { trialWeights } from "./newton-miller-smith.ts";
import { meanOf } from "./shares.ts";

/** The share that would try it, with each point of intent discounted as it is known to overstate. */
export const trialOf = (answers: Answers): Measure => meanOf(answers, measureWords("trial"), "intent", trialWeights);
