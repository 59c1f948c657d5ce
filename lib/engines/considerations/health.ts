import type { Consideration } from "./consideration.ts";

export const health: Consideration = {
  theme: "Health and wellbeing",
  criterion: "Good for health",
  objection: "I doubt that it is good for me",
  category: "other",
  wording: {
    pro: "something good for their health",
    con: "worry about their health",
    see: "what is in it and who has tested it",
    keep: "say what is in it",
    mend: "have its effect on health tested, and publish it",
  },
  loadings: { health_concern: 1, family_orientation: 0.4 },
  touches: "health, medical, sleep, nutrition value, stress, mental health, fitness, sugar, calories, allergy",
  words: `
    -0.6 | unhealthy, harmful, harm, harms, side effects, side effect, toxic, addictive, addiction, high sugar,
      sugary, ultra-processed, allergens, carcinogenic, chemical, chemicals, dangerous, unsafe, injury, injuries,
      poisonous, hazard, hazardous, nicotine, causes cancer, radiation, choking, deadly, kills, injures, illness, rash
    0.3 | healthy, healthier, organic, low-sugar, sugar-free, low sugar, no sugar, natural, nutritious, wholesome,
      gluten-free, low-calorie, high-protein, high protein, additive-free, non-toxic, allergen-free, vitamin-rich,
      whole-grain, hypoallergenic, ergonomic, low-sodium, pesticide-free, wellbeing, wellness`,
  said: {
    matter: "what it does for health",
    for: `a gain for my health | what {it} would do for my health | I find {it} good for health
      I expect to feel better with {it} | I see {it} as a healthy choice
      I have no worry about my health with {it}`,
    against: `a worry about my health | the harm {it} might do to my health | I doubt that {it} does health any good
      I worry about my health with {it} | I do not see {it} as a healthy choice
      I expect no good for my health from {it}`,
    why: `health lost to {kind} is hard to get back | with {kind} I am careful about health
      {kind} should not make anyone ill`,
    want: "a test of what {it} does to health | a plain list of what is in {it}",
  },
};
