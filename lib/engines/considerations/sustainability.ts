import type { Consideration } from "./consideration.ts";

export const sustainability: Consideration = {
  theme: "Environmental impact",
  criterion: "Less waste and harm",
  objection: "It is wasteful",
  category: "social",
  wording: {
    pro: "less waste and harm",
    con: "waste and harm",
    see: "what is saved and what is thrown away, in figures",
    keep: "show what is not thrown away",
    mend: "cut the visible waste first",
  },
  loadings: { sustainability: 1 },
  touches: "sustainability, environment, environmental, climate, packaging, waste, carbon, recycling, footprint",
  words: `
    -0.45 | wasteful, single-use, plastic, plastic packaging, excess packaging, pollution, polluting, emissions,
      carbon footprint, disposable, landfill, deforestation, fast fashion, energy-hungry, gas-guzzling, overpackaged
    0.32 | sustainable, sustainably, eco-friendly, recycled, recyclable, compostable, biodegradable, carbon-neutral,
      carbon neutral, zero-waste, plastic-free, renewable, refillable, refill, energy-efficient, low-emission, green,
      plant-based, second-hand, refurbished, reusable, circular, net-zero, repairable`,
  said: {
    matter: "the effect on the environment | the effect on nature | the effect on the planet",
    for: `[less/little/hardly any] waste | how little harm {it} would do to [the environment/nature/the planet]
      I see [less/little/hardly any] waste with {it} | I find {it} good for [the environment/nature/the planet]
      I do less harm to [the environment/nature/the planet] with {it}
      I welcome {it} for the sake of [the environment/nature/the planet]`,
    against: `[too much waste/all the waste/so much waste]
      the harm {it} would do to [the environment/nature/the planet]
      I see too much [waste/rubbish/going to waste] with {it}
      I find {it} bad for [the environment/nature/the planet]
      I do more harm to [the environment/nature/the planet] with {it}
      I worry what {it} would do to [the environment/nature/the planet]`,
    why: `waste from {it} is [paid for by others/a bill for others/left to those after us]
      with {kind} I try to [throw away less/waste less/leave less behind]
      {it} should not cost [more than money/the earth/us our future]`,
    want: "figures on the [waste/rubbish/energy] {it} would save | less [waste/rubbish/packaging] around {it}",
  },
};
