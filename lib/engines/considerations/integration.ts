import type { Consideration } from "./consideration.ts";

export const integration: Consideration = {
  theme: "Fits with what we run",
  criterion: "Works with existing systems",
  objection: "It does not fit with what is in place",
  category: "effort",
  wording: {
    pro: "a fit with what is already in place",
    con: "a poor fit with what is already in place",
    see: "it working with the systems they run, shown live",
    keep: "name what it works with",
    mend: "show it with the systems they name",
  },
  loadings: { integration_cost: 1, change_aversion: 0.3 },
  touches: "stack, tech stack, workflow, workflows, ecosystem, existing systems, existing tools, compatibility",
  words: `
    -0.5 | no integration, no integrations, incompatible, does not integrate, standalone, data silo, silos, silo, no
      api, legacy system, custom development, does not work with
    0.34 | integrates, integrate, integration, integrations, compatible, works with, connects to, api, plugin,
      plug-in, sync, syncs, interoperable, connector, native integration, single sign-on`,
  said: {
    matter: "the fit with what we run | the fit with the systems we have | the fit with our other tools",
    for: `a good fit with [our systems/the systems we have/our other tools]
      how well {it} would [fit/go/work] with our systems
      I see {it} fitting in with [our systems/what we have in place/our setup]
      I can connect {it} to [our systems/what we have in place/our tools]
      I expect {it} to [work with/link up with/fit in with] our other tools
      {it} would work with [the systems we have/what we have in place/our setup]`,
    against: `a poor fit with [our systems/the systems we have/our other tools]
      how badly {it} would [fit/go/work] with our systems
      I do not see {it} fitting in with [our systems/what we have in place/our setup]
      I cannot connect {it} to [our systems/what we have in place/our tools]
      I expect {it} to clash with [our other tools/the systems we have/our setup]
      {it} would not work with [the systems we have/what we have in place/our setup]`,
    why: `what we use here never [works/stands/runs] alone
      a gap beside {it} ends up as [my manual work/work by hand/typing for me]
      {kind} must share [data/figures/records] with the rest`,
    want: `{it} shown [live with/at work with/running beside] the systems we run
      a list of what {it} would [connect to/link up with/work with]`,
  },
};
