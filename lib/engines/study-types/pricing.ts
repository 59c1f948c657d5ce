import { capital } from "../../cut-text.ts";
import { fewPeople, type StudyForm } from "../study-form.ts";

/** Where a price feels cheap and expensive, who would buy at which, and what earns most. */
export const pricing: StudyForm = {
  label: "Pricing",
  description: "What it is worth, what it is compared with, and where the price becomes a reason.",
  default_audience: "b2c",
  slug: "pricing-study",
  demo: {
    topic: "Is $12 a month a fair price for an invoicing app for freelancers?",
    subject: "an invoicing app",
    price: { amount: 12, currency: "USD", per: "month" },
    audience_description: "freelance designers",
  },
  uses: ["price"],
  proposal: "You gave a price: a pricing study measures who would pay it.",
  counts: "gabor_granger",
  reading: "offer",
  isOffered: true,
  sample: "budget_owner",
  guide: [
    {
      purpose: "value_today",
      ask: "What, if anything, would you expect from it?",
      seeks: ["example", "ladder"],
      hypothetical: true,
    },
    { purpose: "budget_owner", ask: "Who would decide whether to pay for it?", seeks: ["example", "clarify"] },
    {
      purpose: "price_reaction",
      ask: "{costs} What goes through your mind?",
      without: "Where would the price begin to feel high?",
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "comparison_price",
      ask: "What would you compare it with?",
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "fairness",
      ask: "What makes a price fair, or unfair, to you?",
      seeks: ["example", "clarify"],
    },
    {
      purpose: "unlock_more",
      ask: "What, if anything, would make it worth more to you?",
      seeks: ["counter", "ladder"],
      hypothetical: true,
    },
  ],
  closed: [{ is: "prices" }],
  measures: [{ is: "prices" }],
  levels: {
    base: 0.35,
    emphasis: ["price", "value"],
    brings: {
      price: -0.06,
      price_clarity: -0.02,
      value: 0.02,
      habit: -0.1,
      outcome: 0.14,
      fit: 0.06,
      quality: 0.04,
    },
  },
  closing: { ask: "All in all, would you pay for {subject}?", scale: "yes" },
  note: `${capital(fewPeople)} people show how people think about a price. They cannot set one.`,
  check:
    "Check whether people know what they get before they hear a price, and whether you could really ask each of the prices.",
  adds: [
    "What people say to each price",
    "What people compare the price with, in their own words",
    "What would make it worth more to them",
  ],
  openings: [
    {
      purpose: "value_today",
      says: { of: "own", except: ["quality"] },
      against: "Not a lot, to be honest. → / Very little. → / Less than you'd think. → / Next to nothing. →",
      torn: "Something, but I couldn't say how much. → / Something, if not much. → / A few things. → / A bit, I suppose. →",
      for: "A fair amount, I'd say. → / Quite a lot, actually. → / More than I first thought. → / Rather a lot. →",
    },
    {
      purpose: "comparison_price",
      against:
        "With what else the money could do. / With what I do now. / With the cheapest way I know. / With doing without it.",
      torn: "With what I pay for that sort of thing now. / With whatever else is on offer. / With two or three others like it. / With what I paid the last time.",
      for: "With other things I'm glad to pay for. / With what I pay for a treat. / With what I'd spend anyway. / With things that were worth paying for.",
    },
    {
      purpose: "price_reaction",
      against: "As soon as it's more than I pay now. / Pretty soon. / Right away, I'm afraid. / At the first step up.",
      torn: "A little above what I pay now. / Once I'd have to think it over. / When I'd start to compare. / Somewhere above what I'm used to.",
      for: "Well above what I pay now. / Higher than for most things. / Only at a price that I'd have to think over. / Not for a while yet.",
    },
    {
      purpose: "fairness",
      says: "own",
      against:
        "It's unfair if I pay for things I don't need. / It's fair if I'd pay it again. / It's unfair if I pay for more than I get. / It's unfair if others get it for less.",
      torn: "It's fair if it's the same for everyone. / It's fair if I can see what I'm paying for. / It's fair if I know it beforehand. / It's fair if it's close to what others ask.",
      for: "It's fair if both sides are happy with it. / It's fair if it's clear from the start. / It's fair if I get what was promised. / It's fair if it stays as it was agreed.",
    },
    {
      purpose: "unlock_more",
      says: { of: "want", except: ["price", "price_clarity", "value"] },
      against: "Nothing that I can think of. / I wouldn't pay more. / Nothing at all. / I can't see that happening.",
      torn: "Perhaps {want}. / Hard to say. Maybe {want}. / I'd think about it for {want}. / Possibly {want}.",
      for: "{Want}. / For a bit more, I'd want {want}. / I'd pay a little more for {want}. / I'd go a little higher for {want}.",
    },
  ],
};
