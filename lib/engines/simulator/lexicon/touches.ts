import type { ConsiderationId } from "../../considerations.ts";

/**
 * Words that bring a consideration up without saying whether it is met: "do they trust it", "is it secure". Each opens a
 * question, which weighs a little against (an open question is avoided: Ellsberg 1961) and makes its consideration count.
 */
const rows: Partial<Record<ConsiderationId, string>> = {
  price:
    "price, pricing, cost, costs, pay, paying, afford, spend, spending, budget, budgets, fee, willingness to pay, price point, priced",
  price_clarity:
    "billing, bill, subscription, subscriptions, pricing model, pricing page, pricing tier, tiers, tier, plans, contract terms, total cost",
  value: "worth, value, benefit, benefits, pay off, justify, business value, value proposition",
  time_saved: "time, hours, workload, productivity gain",
  quality: "standards, craftsmanship, taste, ingredients, materials, output quality",
  outcome: "outcome, outcomes, goal, goals, success, impact, revenue, conversion, growth, kpi",
  proof: "proof, prove, convince, believe, believable, demonstration, demo, validate, credible, credibility",
  references: "peers, peer, friends, recommend, recommendation, influencer, influencers, referral, advocacy",
  trust: "trust, confidence, reputation, reassurance, safe, safety, brand trust",
  privacy: "privacy, data, personal information, consent, cookies, data sharing",
  claims:
    "claim, claims, message, messaging, headline, tagline, slogan, promise, positioning, advert, copy, pitch, campaign, greenwashing",
  security: "security, compliance, cyber, access control, regulated industries, data residency",
  vendor_risk: "vendor, vendors, supplier, suppliers, provider, providers, partner",
  reliability: "reliability, availability, stability, consistency",
  reversibility: "contract, commitment length, cancel, cancelling, canceling, cancellation, return policy, exit",
  personal_risk: "responsibility, accountable, accountability, risk, risks, risky",
  effort:
    "effort, implementation, set up, setup, adoption, adopt, adopting, rollout, friction, sign up, signup, sign-up, registration",
  learning: "learn, learning, skills, usability, user interface, literacy",
  integration: "stack, tech stack, workflow, workflows, ecosystem, existing systems, existing tools, compatibility",
  migration:
    "switch, switching, switched, move from, transition, change provider, leave, leaving, change from, stay, staying",
  support: "customer support, customer service, help, assistance, account manager, aftercare, advice",
  fit: "need, needs, relevance, relevant, use case, use cases, fit, suitable, small businesses, mid-market, lifestyle",
  features: "feature, functionality, capability, capabilities, roadmap, requirements, specification, options",
  simplicity: "simplicity, ux, interface, navigation, ease of use, design",
  control:
    "control, autonomy, ownership, oversight, human oversight, delegate, delegating, override, customise, customize",
  habit:
    "current, today, existing, habit, habits, status quo, routine, loyal, loyalty, renew, renewal, renewing, retention, churn, alternative, alternatives, spreadsheets, spreadsheet",
  urgency: "priority, priorities, urgent, timing, now, pain point, pain points, problem, trigger",
  budget_cycle: "budget cycle, fiscal year, annual budget, planning cycle, budget owner",
  others:
    "stakeholder, stakeholders, decision-making, buying committee, buying group, team, teams, colleagues, partner's, board, department, decision makers, spouse",
  status: "image, brand image, prestige level, impress, appearance, identity",
  family:
    "kids, child, children, toddler, toddlers, parents, family, families, household, mum, mom, dad, mothers, fathers, home life, baby, teenagers, teens, grandparents",
  ethics: "ethics, values, social responsibility, purpose, diversity, politics, political",
  sustainability: "sustainability, environment, environmental, climate, packaging, waste, carbon, recycling, footprint",
  novelty: "innovation level, trend, trends, future, idea, concept, emerging",
  enjoyment: "enjoy, experience, pleasure, joy, atmosphere, entertainment, love, flavour profile, feel",
  health: "health, medical, sleep, nutrition value, stress, mental health, fitness, sugar, calories, allergy",
  convenience: "convenience, location, opening hours, access, accessibility, mobile",
  choice: "choose, choosing, choice, selecting, select, compare, comparing, assortment, range, decide",
  service:
    "service, staff, treatment, complaint handling, refund process, onboarding experience, customer experience, checkout experience, journey",
  speed: "speed, turnaround, wait, waiting, delivery time, response time, lead time",
};

export const touches: { id: ConsiderationId; words: string[] }[] = Object.entries(rows).map(([id, words]) => ({
  id: id as ConsiderationId,
  words: words.split(", "),
}));
