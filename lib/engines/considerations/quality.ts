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
    matter: "the quality | how good it is | how well it is done",
    for: `[good/real/solid] quality | the [good/high/solid] quality of {it}
      I see {it} as [good quality/high quality/quality I like]
      I trust the quality [of {it}/behind {it}/I get with {it}]
      I rate {it} high [on quality/for quality/when it comes to quality]
      I find {it} [of good quality/good in quality/of high quality]`,
    against: `[doubtful/poor/weak] quality | the [poor/low/weak] quality of {it}
      I doubt the quality [of {it}/behind {it}/I would get with {it}]
      I expect {it} to [slip/drop/get worse] in quality
      I find {it} [of poor quality/poor in quality/of low quality]
      I have seen better quality [elsewhere than/in other places than] with {it}`,
    why: `good quality in {kind} [pays off/saves trouble later/is what I look for]
      poor quality in {kind} [costs twice/is paid for twice/comes back to me]
      I would [notice/feel/see] the quality of {it} at once`,
    want: `a sample of {it} to [judge for myself/try myself/test myself]
      proof that the quality of {it} [lasts/holds/stays]`,
  },
};
