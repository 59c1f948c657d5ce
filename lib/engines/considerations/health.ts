import type { Consideration } from "./consideration.ts";

export const health: Consideration = {
  theme: "Health and wellbeing",
  criterion: "Good for health",
  objection: "I doubt that it is good for health",
  category: "other",
  wording: {
    pro: "something good for health",
    con: "worry about health",
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
    matter: "what it does for health | what it does for people's health | what it does for body and mind",
    for: `[a gain for health/something good for health/better health]
      the good {it} would do for [health/people's health/body and mind]
      I find {it} good for [health/people's health/body and mind] | I see {it} as a healthy [choice/thing/option]
      I expect {it} to do [health/people's health/body and mind] good
      I see {it} [doing/bringing] [health/people's health/body and mind] some good`,
    against: `a [worry/fear/doubt] about health | the harm {it} might do to [health/people's health/body and mind]
      I doubt that {it} would do health any [good/real good/good at all]
      I worry [about health/about people's health/about harm to health] with {it}
      I do not see {it} as a healthy [choice/thing/option]
      I expect {it} to do [health/people's health/body and mind] no good`,
    why: `health lost to {kind} is [hard to get back/not easily won back/gone for long]
      with {kind} I am [careful/cautious/strict] about health | {kind} should not make anyone [ill/sick/feel worse]`,
    want: "a [test/check/study] of what {it} does to health | a [plain/full/short] list of what is in {it}",
  },
};
