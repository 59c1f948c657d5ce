import type { ObjectionCategory } from "./findings.ts";

/**
 * What people weigh when they decide, as a closed vocabulary: the simulator's utility, its speech, its coder and the
 * closed questions all name these. Labels are what themes, objections and criteria are called in a study.
 */
export type Consideration = {
  /** The theme, as a noun phrase. */
  theme: string;
  /** What a decision asks for, as a criterion. */
  criterion: string;
  /** The objection, as a sentence without a period. */
  objection: string;
  category: ObjectionCategory;
};

const of = (theme: string, criterion: string, objection: string, category: ObjectionCategory): Consideration => ({
  theme,
  criterion,
  objection,
  category,
});

export const considerations = {
  price: of("Price against budget", "Fits the budget", "It costs more than there is to spend", "price"),
  price_clarity: of(
    "Clear, predictable cost",
    "Cost that can be foreseen",
    "The full cost cannot be seen in advance",
    "price",
  ),
  value: of("Worth for the money", "Return on what it costs", "The gain does not pay for the cost", "value"),
  time_saved: of("Time saved", "Saves time soon", "The time it saves is not worth the change", "value"),
  quality: of("Quality of the result", "Good, even quality", "The quality would not hold up", "value"),
  outcome: of("A result that shows", "A result that can be shown", "No result would show", "value"),
  proof: of("Proof it works", "Evidence from people like me", "There is no proof that it works", "proof"),
  references: of("Word from peers", "Recommended by peers", "Nobody I know uses it", "proof"),
  trust: of("Trust in the maker", "A maker one can trust", "I do not trust who makes it", "trust"),
  privacy: of("Privacy of data", "Keeps data private", "I do not know where the data goes", "trust"),
  claims: of("Believable claims", "Claims that can be checked", "The claims sound too good", "trust"),
  security: of("Security and compliance", "Passes security review", "It would not pass a security review", "risk"),
  vendor_risk: of("Will the maker last", "A maker that lasts", "The maker may not be there in two years", "risk"),
  reliability: of("Works every time", "Reliable every day", "It would fail when it matters", "risk"),
  reversibility: of("A way back", "Can be undone or cancelled", "There is no easy way back", "risk"),
  personal_risk: of("My name is on it", "Safe to put my name to", "I answer for it if it fails", "risk"),
  effort: of("Effort to begin", "Easy to begin", "It is too much work to begin", "effort"),
  learning: of("Ease of learning", "Learned in a day", "It takes too long to learn", "effort"),
  integration: of(
    "Fits with what we run",
    "Works with existing systems",
    "It does not fit with what is in place",
    "effort",
  ),
  migration: of("Cost of switching", "A switch without loss", "Switching costs more than it brings", "effort"),
  support: of("Help when it breaks", "Help from a person", "Nobody helps when it breaks", "effort"),
  fit: of("Fits my situation", "Made for a case like mine", "It is not made for people like me", "fit"),
  features: of("Does what is needed", "Has what is needed", "Something needed is missing", "fit"),
  simplicity: of("Simple to use", "Simple, nothing to think about", "There is too much in it", "fit"),
  control: of("Staying in control", "Leaves decisions with me", "It takes decisions out of my hands", "fit"),
  habit: of("Good enough today", "Clearly better than today", "What I have is good enough", "timing"),
  urgency: of("Need right now", "Solves a need of this year", "It is not a priority now", "timing"),
  budget_cycle: of("Timing of the budget", "Fits the budget cycle", "The budget for this year is spent", "timing"),
  others: of("Others who must agree", "The others agree", "I cannot decide this alone", "social"),
  status: of("What it says about me", "Something to be seen with", "It is not something to be seen with", "social"),
  family: of("What it means at home", "Good for the household", "The others at home would not use it", "social"),
  ethics: of("Doing right", "In line with my values", "It goes against what I hold right", "social"),
  sustainability: of("Environmental impact", "Less waste and harm", "It is wasteful", "social"),
  novelty: of("Something new", "New and interesting", "It is new for the sake of new", "other"),
  enjoyment: of("Pleasure of using it", "A pleasure to use", "It takes the joy out of it", "other"),
  health: of("Health and wellbeing", "Good for health", "I doubt that it is good for me", "other"),
  convenience: of("Convenience", "Less bother every day", "It is one more thing to deal with", "effort"),
  choice: of("Enough choice", "Choice without confusion", "There is too much to choose from", "other"),
  service: of("How one is treated", "Being treated well", "I was treated badly", "other"),
  speed: of("How fast it goes", "Quick from start to end", "It takes too long", "effort"),
} as const satisfies Record<string, Consideration>;

export type ConsiderationId = keyof typeof considerations;
export const considerationIds = Object.keys(considerations) as ConsiderationId[];
