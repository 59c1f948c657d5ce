import type { ConsiderationId } from "../../engines/considerations.ts";
import { capital, wordsOf } from "../../engines/readings.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { ownValue } from "../../own-value.ts";

/** What themes and objections were called before version 4.0.0 of the built-in engine. */
const earlier: Record<string, ConsiderationId> = {
  "Price against budget": "price",
  "It may cost more than there is to spend": "price",
  "Clear, predictable cost": "price_clarity",
  "The full cost cannot be seen in advance": "price_clarity",
  "Worth for the money": "value",
  "The gain does not pay for the cost": "value",
  "Time saved": "time_saved",
  "The time it saves is not worth the change": "time_saved",
  "Quality of the result": "quality",
  "The quality would not hold up": "quality",
  "A result that shows": "outcome",
  "No result would show": "outcome",
  "Proof it works": "proof",
  "There is no proof that it works": "proof",
  "Word from peers": "references",
  "Nobody I know uses it": "references",
  "Trust in the maker": "trust",
  "I do not trust who makes it": "trust",
  "Privacy of data": "privacy",
  "I do not know where the data goes": "privacy",
  "Believable claims": "claims",
  "The claims sound too good": "claims",
  "Security and compliance": "security",
  "It would not pass a security review": "security",
  "Will the maker last": "vendor_risk",
  "The maker may not be there in two years": "vendor_risk",
  "Works every time": "reliability",
  "It would fail when it matters": "reliability",
  "A way back": "reversibility",
  "There is no easy way back": "reversibility",
  "My name is on it": "personal_risk",
  "I answer for it if it fails": "personal_risk",
  Effort: "effort",
  "It is too much work": "effort",
  "Ease of learning": "learning",
  "It takes too long to learn": "learning",
  "Fits with what we run": "integration",
  "It does not fit with what is in place": "integration",
  "Cost of switching": "migration",
  "Switching costs more than it brings": "migration",
  "Help when it breaks": "support",
  "Nobody helps when it breaks": "support",
  "Fits my situation": "fit",
  "It does not suit people like me": "fit",
  "Does what is needed": "features",
  "Something needed is missing": "features",
  "Simple to use": "simplicity",
  "There is too much in it": "simplicity",
  "Staying in control": "control",
  "It takes decisions out of my hands": "control",
  "Good enough today": "habit",
  "What I have is good enough": "habit",
  "Need right now": "urgency",
  "It is not a priority now": "urgency",
  "Timing of the budget": "budget_cycle",
  "The budget for this year is spent": "budget_cycle",
  "Others who must agree": "others",
  "I cannot decide this alone": "others",
  "What it says about me": "status",
  "It is not something to be seen with": "status",
  "What it means at home": "family",
  "The others at home would not want it": "family",
  "Doing right": "ethics",
  "It goes against what I hold right": "ethics",
  "Environmental impact": "sustainability",
  "It is wasteful": "sustainability",
  "Something new": "novelty",
  "It is nothing new": "novelty",
  "Pleasure of using it": "enjoyment",
  "It takes the joy out of it": "enjoyment",
  "Health and wellbeing": "health",
  "I doubt that it is good for health": "health",
  Convenience: "convenience",
  "It is one more thing to deal with": "convenience",
  "Enough choice": "choice",
  "There is too much or too little to choose from": "choice",
  "How one is treated": "service",
  "I was treated badly": "service",
  "How fast it goes": "speed",
  "It takes too long": "speed",
};

/** A theme's label as studies of today have it. */
export function themeOfToday(study_type: StudyTypeId, theme: string): string {
  const id = ownValue(earlier, theme);
  return id === undefined ? theme : wordsOf(study_type)[id].label;
}

/** An objection's label as studies of today have it. */
export function objectionOfToday(study_type: StudyTypeId, objection: string): string {
  const id = ownValue(earlier, objection);
  return id === undefined ? objection : capital(wordsOf(study_type)[id].con);
}
