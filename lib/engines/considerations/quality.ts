import type { Consideration } from "./consideration.ts";

export const quality: Consideration = {
  theme: "Quality of the result",
  criterion: "Good quality",
  objection: "The quality would not hold up",
  category: "value",
  wording: {
    pro: "good quality",
    con: "doubt that the quality holds up",
    see: "a sample made under everyday conditions",
    keep: "let people see the result for themselves",
    mend: "hand out samples and ask again after some weeks",
  },
  loadings: { quality_consciousness: 1, craft_pride: 0.8 },
  touches: "standards, craftsmanship, taste, ingredients, materials, output quality",
  words: `
    -0.6 | worse, worst, poor quality, low quality, low-quality, flimsy, bad, inferior, poor, broken, defective,
      breaks, mediocre, shoddy, inaccurate, blurry, tasteless, stale, ugly, uncomfortable, faulty, crude, damaged
    0.3 | high quality, high-quality, quality, premium, handmade, hand-made, craft, durable, long-lasting, long
      lasting, well made, well-made, best-in-class, precise, accurate, professional-grade, fresh, chef-made,
      artisanal, hd, 4k, noise-cancelling, noise-canceling, waterproof, stainless, leather, wool, cashmere`,
  said: {
    matter: "the quality",
    for: `good quality | the good quality of {it} | I see {it} as good work | I trust {it} on quality
      I rate {it} high on quality | I find {it} of good quality`,
    against: `doubtful quality | the poor quality of {it} | I doubt the quality of {it}
      I expect {it} to slip in quality | I find {it} of poor quality | I have seen better quality than {it}`,
    why: `one good thing like {it} beats two poor ones | poor quality in {kind} costs twice
      I would notice the quality of {it} at once`,
    want: "a sample of {it} to judge for myself | proof that the quality of {it} lasts",
  },
};
