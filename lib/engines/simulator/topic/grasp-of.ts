/** Where no thing was found and the question itself, or a word for anything, stands in for it. */
export const noGrasp = 0.2;
/** Where yes or no is asked of something going on: what is weighed are things, and this is none. */
const someGrasp = 0.45;
const generic =
  /^(?:(?:the|this|that|these|those|your|any|some)\s)?(?:this|that|it|these|those|things?|something|anything|everything|offers?|compan(?:y|ies)|business(?:es)?|products?|services?|brands?|ideas?|customers?|people|users?|buyers?|markets?|strategy|situation|topic)$/i;
const process = /^\p{Ll}+ing\s(?:an?|the|your|this|that|for|up|on|to|with|in|at|\d+|[$€£]\d\S*)\s/u;
const asksYesOrNo = /^(?:do|does|did|would|will|can|could|should|might|is|are|was|were|have|has)\s/i;

/** How well a subject tells what is asked about: an assumption, so that a guess is never told with confidence. */
export function graspOf(subject: string, asked: string): number {
  if (generic.test(subject)) return noGrasp;
  return process.test(subject) && asksYesOrNo.test(asked) ? someGrasp : 1;
}
