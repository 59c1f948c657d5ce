import type { Consideration } from "./consideration.ts";

export const reliability: Consideration = {
  theme: "Works every time",
  criterion: "Reliable",
  objection: "It would fail when it matters",
  category: "risk",
  wording: {
    pro: "working every time",
    con: "fear of failure at the wrong moment",
    see: "a record of failures and how fast they were mended",
    keep: "publish how often it works and fails",
    mend: "try it through the busiest week first",
  },
  loadings: { risk_aversion: 0.6, quality_consciousness: 0.4, security_demand: 0.4, vendor_risk: 0.2 },
  touches: "reliability, availability, stability, consistency",
  words: `
    -0.6 | unreliable, buggy, crashes, crash, outage, outages, downtime, fails, failure, failures, errors,
      error-prone, glitchy, delays, delay, delayed, arrives late, always late, often late, lost luggage, inconsistent,
      unstable, hallucinates, hallucinations, hallucination, mistakes, bugs, cancellations, overheats, short battery
    0.32 | reliable, reliably, dependable, uptime, 99.9%, sla, works offline, offline, backup, battery life, failover,
      robust, stable, never fails, on time, punctual, sturdy`,
  said: {
    matter: "whether it works every time | how far I can rely on it | that it works each time",
    for: `something [I can rely on/that works every time/that works when it counts]
      how [reliable/dependable] I find {it} | I can [rely/depend/count] on {it}
      I expect {it} to work [when it counts/when I need it/every time]
      I have no fear of {it} [letting me down/breaking down/failing me]
      I think {it} would [work every time/never let me down/work when it counts]`,
    against: `[a lack of reliability/the fear of a failure/the fear of being let down]
      the [risk/chance/danger] that {it} might fail | I cannot [rely/depend/count] on {it}
      I expect {it} to fail [when it counts/when I need it/on a bad day]
      I fear {it} [letting me down/breaking down/failing me]
      I would need something else in case {it} should [fail/let me down/break down]`,
    why: `a failure of {kind} comes at the [worst/wrong/most awkward] moment
      I need {it} to hold when [other things fail/the rest fails/all else fails]
      [after one failure I stop counting on/one failure would end my trust in/I do not forgive a failure of] {it}`,
    want: `a [record/count/history] of how often {it} might fail
      a trial of {it} [at a busy time/on a busy day/in a hard week]`,
  },
};
