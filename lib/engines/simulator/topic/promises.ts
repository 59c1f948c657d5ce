import { amountsOf, cellsOf } from "./cells.ts";
import type { Levels } from "./profiles.ts";

/**
 * A promise or a risk that words of a topic speak of. Levels are in latent units for an average person, −0.9 to 0.5:
 * what a mention moves before the person's importances weigh it. Losses are larger than gains, by about the factor two
 * that is usual in choices (Tversky and Kahneman 1991). All sizes are assumptions; words of plain praise ("best",
 * "amazing") promise nothing and only meet doubt. The words are parted by commas.
 */
export type Row = [levels: Levels, words: string];

export const said = (table: string): Row[] =>
  cellsOf(table).map(([levels = "", words = ""]) => [Object.fromEntries(amountsOf(levels)), words]);

/** Words that promise something; those without a level are part of a name or a question and promise nothing. */
export const promises = said(`
| free parking, free time, free market, free trade, duty free, slow cooker, slow food, fair price, fair deal, fair share
time_saved 0.34 | saves time, save time, saving time, time-saving, automates, automate, automated, automation,
  automatic, automatically, hours saved, frees up, auto-fill, autopilot
time_saved 0.26, control -0.2, trust -0.18, novelty 0.2 | ai-powered, ai powered, ai, artificial intelligence, machine
  learning, ai-driven, ai-based, ai-generated, generative, gpt, llm-based, ai-assisted, ai-native
speed 0.3 | fast, faster, instant, instantly, quick, quickly, real-time, real time, same-day, same day, one-day,
  next-day, next day, in minutes, in seconds, express, within minutes, rapid, 10-minute, 15-minute, 24 hours
effort 0.24, simplicity 0.14 | easy, easier, effortless, no setup, one-click, one click, plug and play, ready in
  minutes, ready-made, turnkey, zero setup, self-serve, easy setup, no code, no-code, guided, easy to start
simplicity 0.28 | simple, simpler, minimalist, minimal, clean interface, intuitive, user-friendly, user friendly,
  clutter-free, streamlined, all-in-one, all in one, straightforward
convenience 0.28 | convenient, hassle-free, home delivery, delivered, doorstep, on demand, on-demand, mobile app,
  anywhere, contactless, drive-through, portable, pre-portioned, hands-free, cordless, lightweight, foldable, ready to
  eat, ready-to-eat, 24/7
price 0.34, value 0.12 | cheap, cheaper, affordable, low-cost, low cost, discount, discounted, lower price, lower
  prices, price cut, half price, half the price, half the cost, inexpensive, budget-friendly, money off, saves money,
  save money, cashback, cash back, sale, coupon, lower cost, cost-saving, costs less, cost less, third less, half as much
price 0.4 | free, free of charge, free plan, free tier, freemium, no cost, zero cost, free shipping,
  free delivery
reversibility 0.3, proof 0.14 | free trial, trial, trial period, try before you buy, money-back, money back,
  money-back guarantee, refund, cancel anytime, cancel any time, no contract, no lock-in, pause anytime,
  month-to-month, returnable, free returns, opt out, opt-out, undo, reversible
price_clarity 0.3 | flat fee, flat-rate, flat rate, transparent pricing, clear pricing, no hidden fees, no hidden
  costs, fixed price, all-inclusive, price guarantee, price lock, predictable pricing, itemised, itemized, upfront
  pricing
value 0.3 | roi, return on investment, pays for itself, payback, value for money, good value, worth it, rewards,
  loyalty points, bundle, bundled, bonus, cost-effective, high yield, higher interest, interest-bearing
outcome 0.3 | increases revenue, more revenue, more leads, higher conversion, measurable, reduces churn, results,
  boosts, improves, productivity, increase sales, grow, faster close, cuts costs, reduce costs, reduces costs,
  efficiency, efficient, effective, performance, accuracy, fewer errors, error-free
quality 0.3 | high quality, high-quality, quality, premium, handmade, hand-made, craft, durable, long-lasting, long
  lasting, well made, well-made, best-in-class, precise, accurate, professional-grade, fresh, chef-made, artisanal,
  hd, 4k, noise-cancelling, noise-canceling, waterproof, stainless, leather, wool, cashmere
proof 0.34 | proven, clinically tested, clinically proven, tested, case study, case studies, evidence-based, evidence,
  peer-reviewed, benchmark, benchmarks, independently tested, dermatologist-tested, award-winning, demonstrated,
  verified results, certified results, science-backed, backed by science, backed by research
references 0.28 | recommended, recommended by, testimonials, testimonial, reviews, five-star, customer stories,
  popular, bestselling, best-selling, trusted by, used by, word of mouth, endorsed, doctor-recommended, reference
  customers, community, rated
trust 0.3 | trusted, trustworthy, transparent, honest, guarantee, guaranteed, warranty, regulated, insured, fdic,
  licensed, reputable, established, accredited, audited, verified, local bank, lifetime warranty, family-owned
privacy 0.32 | privacy-first, privacy first, anonymous, end-to-end encrypted, no tracking, on-device, on
  device, local storage, gdpr-compliant, gdpr compliant, data stays, keeps data private, no ads, ad-free,
  zero-knowledge
security 0.34 | secure, secured, encrypted, encryption, soc 2, soc2, iso 27001, hipaa, hipaa-compliant, gdpr,
  compliant, two-factor, fraud protection, sso, audit trail, audit log, pen-tested, fedramp, on-premise, on-premises,
  self-hosted, role-based access, fraud detection
vendor_risk 0.24 | open source, open-source, open standard, data export, exportable, backed by, well-funded, market
  leader, decades, industry standard, long-standing, no vendor lock-in, escrow
reliability 0.32 | reliable, reliably, dependable, uptime, 99.9%, sla, works offline, offline, backup, battery life,
  failover, robust, stable, never fails, on time, punctual, sturdy
integration 0.34 | integrates, integrate, integration, integrations, compatible, works with, connects to, api, plugin,
  plug-in, sync, syncs, interoperable, connector, native integration, single sign-on
migration 0.28 | free migration, migration service, import tool, one-click import, easy switch, white-glove
  onboarding, switching service, data import
support 0.3 | support, 24/7 support, phone support, human support, dedicated manager, customer success, onboarding
  help, live chat, concierge, live agent, real person, real people, hotline, white-glove, in-person
learning 0.24 | no training, training included, tutorial, tutorials, easy to learn, learn in a day, walkthrough,
  templates, template, onboarding
fit 0.26 | personalised, personalized, customised, customized, custom, customisable, customizable, tailored, designed
  for, made for, built for, bespoke, adjustable, adaptive, made-to-measure, specialised, specialized,
  industry-specific
features 0.24 | features, full-featured, advanced, comprehensive, powerful, complete, smart, multi-currency,
  unlimited, multi-language, multilingual, multi-device, gps, bluetooth, voice control, reminders, alerts,
  notifications, dark mode, analytics built in
control 0.24 | in control, full control, human in the loop, human-in-the-loop, approval workflow, approvals,
  permissions, manual override, choose your own, flexible, flexibility, configurable, self-service, spending limits,
  parental controls
choice 0.2 | wide selection, wide choice, large catalogue, many options, variety, selection, menu of, curated,
  hand-picked, rotating
novelty 0.26 | innovative, innovation, first of its kind, next-generation, next generation, cutting-edge, cutting
  edge, futuristic, reinvented, reimagined, novel, breakthrough, limited edition
status 0.34, price -0.06 | luxury, luxurious, exclusive, designer, prestige, prestigious, vip, invite-only, status
  symbol, status, iconic, high-end, members-only, first class, first-class, celebrity, platinum, couture, flagship
enjoyment 0.3 | fun, delicious, tasty, enjoyable, entertaining, playful, gamified, relaxing, comfortable, comfort,
  cosy, cozy, beautiful, stylish, delightful, indulgent, flavour, flavor, flavours, immersive, scented, soft, gourmet
health 0.3 | healthy, healthier, organic, low-sugar, sugar-free, low sugar, no sugar, natural, nutritious, wholesome,
  gluten-free, low-calorie, high-protein, high protein, additive-free, non-toxic, allergen-free, vitamin-rich,
  whole-grain, hypoallergenic, ergonomic, low-sodium, pesticide-free, wellbeing, wellness
sustainability 0.32 | sustainable, sustainably, eco-friendly, recycled, recyclable, compostable, biodegradable,
  carbon-neutral, carbon neutral, zero-waste, plastic-free, renewable, refillable, refill, energy-efficient,
  low-emission, green, plant-based, second-hand, refurbished, reusable, circular, net-zero, repairable
ethics 0.28 | fair trade, fairtrade, cruelty-free, ethical, ethically, vegan, b corp, living
  wage, inclusive, animal-free, donates
family 0.28 | for kids, kid-friendly, child-friendly, family-friendly, whole family, family plan, safe for children,
  for the family, for families
urgency 0.24 | deadline, mandatory, new law, new rules, required by law, before year-end, this quarter, regulation
  deadline, fine for
service 0.26 | friendly staff, friendly service, good service, personal service, attentive, courteous, personal
  advice, service included`);
