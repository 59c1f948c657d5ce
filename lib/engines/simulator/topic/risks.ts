import { said } from "./promises.ts";

/** Words of harm, of cost and of missing things; plain praise is here too, as it only meets doubt. */
export const risks = said(`
price -0.5 | expensive, overpriced, pricey, dearer, costly, more expensive, too expensive, price increase, price rise,
  price hike, raise prices, raising prices, higher price, higher prices, price premium, costs more, cost increase,
  surcharge, luxury price, unaffordable, costs twice, twice the price, double the price, increase the price, raise the
  price, raising the price, increasing prices, charge more
price_clarity -0.5 | hidden fee, hidden fees, hidden cost, hidden costs, usage-based, usage based, surge pricing,
  dynamic pricing, variable price, auto-renews, auto-renew, auto-renewal, credits-based, overage, unpredictable, fine
  print, drip pricing, extra fees, service fee, setup fee
value -0.5 | not worth, waste of money, poor value, pointless, useless, worthless, gimmick, gimmicky, no benefit, less
  for more, shrinkflation, smaller portions
quality -0.6 | worse, worst, poor quality, low quality, low-quality, flimsy, bad, inferior, poor, broken, defective,
  breaks, mediocre, shoddy, inaccurate, blurry, tasteless, stale, ugly, uncomfortable, faulty, crude, damaged
reliability -0.6 | unreliable, buggy, crashes, crash, outage, outages, downtime, fails, failure, failures, errors,
  error-prone, glitchy, delays, delay, delayed, arrives late, always late, often late, lost luggage, inconsistent, unstable, hallucinates,
  hallucinations, hallucination, mistakes, bugs, cancellations, overheats, short battery
proof -0.5 | no proof, unproven, untested, no evidence, without evidence, unverified, no case studies, experimental,
  anecdotal, no results, no data, prototype
trust -0.6 | untrustworthy, scandal, lawsuit, fraud, scam, misleading, deceptive, dishonest, shady, lied, unlicensed,
  unknown brand, fake, fake reviews, manipulative, dark patterns, spam, unregulated, bankrupt, recall, recalled
claims -0.26 | best, amazing, revolutionary, miracle, world-class, perfect, incredible, game-changing, game changer,
  unbeatable, ultimate, the future of, magical, 10x, disruptive, unparalleled, number one, excellent, fantastic,
  awesome, superb, wonderful, great, guaranteed results
privacy -0.6 | sells data, sell data, sells your data, shares data, share data, tracks you,
  surveillance, listens, always listening, facial recognition, reads emails, reads all, reads your, third
  parties, collects data, data collection, targeted ads, location data, personal data, biometric, access to all, scans
  your, full access
security -0.7 | data breach, breach, breached, hacked, leak, leaks, leaked, vulnerability, vulnerabilities, insecure,
  unencrypted, no encryption, non-compliant, ransomware, malware, phishing, security incident, stolen, no audit, no
  security
vendor_risk -0.4 | startup, start-up, seed-stage, pre-revenue, small vendor, vendor lock-in, lock-in, locked in,
  proprietary, new vendor, new company, acquired by, shutting down, shut down, discontinued, layoffs, end of life,
  single supplier
reversibility -0.5 | no refund, no refunds, non-refundable, annual contract, long contract, two-year contract, 2-year
  contract, three-year contract, minimum term, cancellation fee, hard to cancel, irreversible, final sale, multi-year
  contract, 12-month contract, 24-month contract, upfront payment, prepaid, commitment, early termination
personal_risk -0.4 | liability, blame, career risk, unauthorised, unauthorized, legal risk, penalty, fines, fired,
  responsible for errors, reputational risk
effort -0.45 | complicated, cumbersome, time-consuming, paperwork, manual, manually, tedious, long setup, complex
  setup, data entry, long forms, implementation project, hassle, hard to use, difficult, difficult to use, queues,
  queue, bureaucratic, six-month implementation, self-assembly, requires setup, extra steps
learning -0.4 | steep learning curve, learning curve, training required, needs training, retraining, expert knowledge,
  programming skills, hard to learn, confusing, unfamiliar, technical skills
integration -0.5 | no integration, no integrations, incompatible, does not integrate, standalone, data silo, silos,
  silo, no api, legacy system, custom development, does not work with
migration -0.45 | migration, data migration, switching cost, switching costs, replace, replaces, replacing, rip and
  replace, start over, data loss, lose data, moving from, rip-and-replace, forced upgrade
support -0.5 | no support, poor support, no phone support, chatbot only, unanswered, no help, bot only, long hold
  times, on hold, ticket only, self-support, email-only, no human, no humans, without human
fit -0.4 | one-size-fits-all, one size fits all, generic, not for, irrelevant, wrong size, limited sizes, niche, not
  designed for, outdated, does not fit
features -0.45 | missing features, lacks, limited features, no offline, basic only, stripped-down, feature removal,
  removed features, fewer features, removing features, downgrade
simplicity -0.4 | complex, cluttered, bloated, overloaded, feature bloat, overcomplicated, dense, crowded interface
control -0.4 | takes over, fully autonomous, autonomous, decides for you, black box, black-box, no control, forced,
  mandatory use, without approval, replaces staff, replaces people, no choice, replaces jobs, replace workers, job
  losses, imposed, unskippable
choice -0.3 | too many options, endless options, limited choice, limited selection, few options, out of stock, sold
  out, waiting list, waitlist
novelty -0.2 | old-fashioned, copycat, me-too, dull, boring, dated, same as before, unoriginal
status -0.3 | embarrassing, tacky, uncool, stigma, cheap-looking, off-brand, knock-off, knockoff, cringe, generic
  brand
enjoyment -0.45 | unpleasant, noisy, loud, bland taste, boring taste, intrusive, interruptive, ads,
  advertising, adverts, pop-ups, pushy, stressful, painful, smells, bitter, with ads, ad-supported
health -0.6 | unhealthy, harmful, harm, harms, side effects, side effect, toxic, addictive, addiction, high sugar,
  sugary, ultra-processed, allergens, carcinogenic, chemical, chemicals, dangerous, unsafe, injury, injuries,
  poisonous, hazard, hazardous, nicotine, causes cancer, radiation, choking, deadly, kills, injures, illness, rash
sustainability -0.45 | wasteful, single-use, plastic, plastic packaging, excess packaging, pollution, polluting,
  emissions, carbon footprint, disposable, landfill, deforestation, fast fashion, energy-hungry, gas-guzzling,
  overpackaged
ethics -0.6 | unethical, child labour, child labor, sweatshop, exploitative, exploits, exploitation, discriminates,
  discriminatory, animal testing, unfair, biased, bias, corrupt, illegal, cruel, predatory, gambling, weapons,
  punishes, steals
family -0.3 | not for kids, not for children, adults only, unsafe for children, keeps families apart, screen addiction
habit -0.26 | change of habit, replaces the usual, different from what, unlike anything, abandon, give up
urgency -0.3 | nice to have, nice-to-have, not a priority, optional, non-essential, luxury not need, not needed,
  unnecessary
others -0.3 | needs approval, board approval, committee, union, legal review, procurement process, procurement review,
  sign-off, everyone must agree, works council
budget_cycle -0.35 | budget cuts, budget freeze, hiring freeze, recession, cost cutting, cost-cutting, mid-year,
  unbudgeted, inflation, downturn
service -0.5 | rude, poor service, bad service, slow service, unhelpful, ignored, understaffed, complaints, complaint,
  waiting times, impersonal, bad experience
speed -0.4 | slow, slower, slowly, hate waiting, hates waiting, wait for, waits for, waiting for, long wait, lengthy,
  takes weeks, takes months, backlog, sluggish, waiting time, lag, laggy
convenience -0.4 | inconvenient, far away, pick-up only, cash only, limited hours, extra trip, no app, paper forms,
  in-store only, office days, return to office, mandatory office, five days
references -0.4 | bad reviews, negative reviews, one-star, nobody uses, unpopular, boycott, poorly rated, unknown`);
