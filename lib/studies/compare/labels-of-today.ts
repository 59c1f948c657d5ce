import type { ConsiderationId } from "../../engines/considerations.ts";
import { capital, wordsOf } from "../../engines/readings.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";

/** What themes and objections were called before version 4.0.0 of the built-in engine. */
const earlier: { [Id in ConsiderationId]?: [theme: string, objection: string] } = {
  price: ["Price against budget", "It may cost more than there is to spend"],
  price_clarity: ["Clear, predictable cost", "The full cost cannot be seen in advance"],
  value: ["Worth for the money", "The gain does not pay for the cost"],
  time_saved: ["Time saved", "The time it saves is not worth the change"],
  quality: ["Quality of the result", "The quality would not hold up"],
  outcome: ["A result that shows", "No result would show"],
  proof: ["Proof it works", "There is no proof that it works"],
  references: ["Word from peers", "Nobody I know uses it"],
  trust: ["Trust in the maker", "I do not trust who makes it"],
  privacy: ["Privacy of data", "I do not know where the data goes"],
  claims: ["Believable claims", "The claims sound too good"],
  security: ["Security and compliance", "It would not pass a security review"],
  vendor_risk: ["Will the maker last", "The maker may not be there in two years"],
  reliability: ["Works every time", "It would fail when it matters"],
  reversibility: ["A way back", "There is no easy way back"],
  personal_risk: ["My name is on it", "I answer for it if it fails"],
  effort: ["Effort", "It is too much work"],
  learning: ["Ease of learning", "It takes too long to learn"],
  integration: ["Fits with what we run", "It does not fit with what is in place"],
  migration: ["Cost of switching", "Switching costs more than it brings"],
  support: ["Help when it breaks", "Nobody helps when it breaks"],
  fit: ["Fits my situation", "It does not suit people like me"],
  features: ["Does what is needed", "Something needed is missing"],
  simplicity: ["Simple to use", "There is too much in it"],
  control: ["Staying in control", "It takes decisions out of my hands"],
  habit: ["Good enough today", "What I have is good enough"],
  urgency: ["Need right now", "It is not a priority now"],
  budget_cycle: ["Timing of the budget", "The budget for this year is spent"],
  others: ["Others who must agree", "I cannot decide this alone"],
  status: ["What it says about me", "It is not something to be seen with"],
  family: ["What it means at home", "The others at home would not want it"],
  ethics: ["Doing right", "It goes against what I hold right"],
  sustainability: ["Environmental impact", "It is wasteful"],
  novelty: ["Something new", "It is nothing new"],
  enjoyment: ["Pleasure of using it", "It takes the joy out of it"],
  health: ["Health and wellbeing", "I doubt that it is good for health"],
  convenience: ["Convenience", "It is one more thing to deal with"],
  choice: ["Enough choice", "There is too much or too little to choose from"],
  service: ["How one is treated", "I was treated badly"],
  speed: ["How fast it goes", "It takes too long"],
};

const idOf = new Map(
  Object.entries(earlier).flatMap(([id, labels]) => labels.map((label) => [label, id as ConsiderationId])),
);

/** A theme's label as studies of today have it. */
export function themeOfToday(study_type: StudyTypeId, theme: string): string {
  const id = idOf.get(theme);
  return id === undefined ? theme : wordsOf(study_type)[id].label;
}

/** An objection's label as studies of today have it. */
export function objectionOfToday(study_type: StudyTypeId, objection: string): string {
  const id = idOf.get(objection);
  return id === undefined ? objection : capital(wordsOf(study_type)[id].con);
}
