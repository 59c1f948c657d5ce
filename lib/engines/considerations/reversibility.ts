import type { Consideration } from "./consideration.ts";

export const reversibility: Consideration = {
  theme: "A way back",
  criterion: "Can be undone or cancelled",
  objection: "There is no easy way back",
  category: "risk",
  wording: {
    pro: "an easy way back",
    con: "the feeling of being tied in",
    see: "a short term and a way out in writing",
    keep: "keep the way out in plain sight",
    mend: "offer a short term and a tested way out",
  },
  loadings: { risk_aversion: 0.7, vendor_risk: 0.4, price_consciousness: 0.2 },
  touches: "contract, commitment length, cancel, cancelling, canceling, cancellation, return policy, exit",
  words: `
    -0.5 | no refund, no refunds, non-refundable, annual contract, long contract, two-year contract, 2-year contract,
      three-year contract, minimum term, cancellation fee, hard to cancel, irreversible, final sale, multi-year
      contract, 12-month contract, 24-month contract, upfront payment, prepaid, commitment, early termination
    0.3, proof 0.14 | free trial, trial, trial period, try before you buy, money-back, money back, money-back
      guarantee, refund, cancel anytime, cancel any time, no contract, no lock-in, pause anytime, month-to-month,
      returnable, free returns, opt out, opt-out, undo, reversible`,
  said: {
    matter: "a way back | a way out | a way to undo it",
    for: `an easy way [back/out/to leave] | being able to [get out of {it} again/leave {it} again/stop {it} again]
      I can get out of {it} [again without loss/when I want/with no harm done]
      I like that {it} would not [tie me down/tie me in/bind me] | I could [undo/reverse/stop] {it} if I had to
      I am free to [leave/stop/drop] {it} at any time`,
    against: `being [tied in/locked in/tied down] | being tied to {it} | I do not want to be [tied/bound] to {it}
      I feel [tied in/locked in/tied down] with {it} | {it} would [tie me down/tie me in/bind me] for too long
      I fear being [stuck with/tied to/locked into] {it}`,
    why: `my need for {kind} can change [within a year/in a few months/at short notice]
      I [decide on {it} more easily with a way back/say yes to {it} sooner with a door open]
      a mistake with {kind} should not [follow me/haunt me/last for years]`,
    want: `a way out of {it} [in writing/on paper/in black and white]
      a short trial of {it} without [a commitment/being tied/signing up]`,
  },
};
