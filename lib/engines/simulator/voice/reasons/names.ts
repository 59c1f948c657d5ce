import type { ConsiderationId } from "../../../considerations.ts";

/** What people call a consideration: plainly, and as the thing one hopes for. All are singular noun phrases. */
export type Names = { plain: string[]; hoped: string[] };

const of = (plain: string, hoped: string): Names => ({ plain: plain.split(", "), hoped: hoped.split(", ") });

const names: Record<ConsiderationId, Names> = {
  price: of("the price, the monthly cost, the size of the bill", "a price {we} can live with, a modest bill"),
  price_clarity: of(
    "the question of the full cost, the small print on cost, the real total",
    "a clear price, a bill I can predict",
  ),
  value: of("the return on the money, the value for money, the payback", "good value, something back for the money"),
  budget_cycle: of(
    "the timing of the budget, the state of the budget, the moment in the year",
    "the right moment for the budget, money that is there when it's needed",
  ),
  time_saved: of(
    "the time it saves, the hours it takes, the time question",
    "a free hour or two, some breathing space",
  ),
  quality: of("the quality, the finish, the standard of it", "good quality, solid work"),
  outcome: of("the result, the difference it makes, the effect", "a result I can see, a real difference"),
  features: of(
    "the range of functions, the list of functions, the coverage",
    "the right set of functions, the one function {we} need",
  ),
  speed: of("the speed, the waiting, the pace of it", "a quick result, a short wait"),
  proof: of("the proof, the evidence, the question of proof", "proof that it works, some hard evidence"),
  references: of(
    "the word of other users, the reputation among people I know, the recommendation side",
    "a good word from someone I know, a solid recommendation",
  ),
  trust: of(
    "the trust in the people behind it, the trust question, the honesty of it",
    "somebody I can trust, an honest maker",
  ),
  privacy: of(
    "the privacy side, the handling of {our} data, the data question",
    "real privacy, data that stays private",
  ),
  claims: of(
    "the wording of the promise, the truth of the promises, the big talk",
    "a promise that holds, a straight word",
  ),
  security: of("the security, the security side, the safety of it", "proper security, a safe feeling"),
  vendor_risk: of(
    "the future of the maker, the staying power of the company, the age of the company",
    "a maker that lasts, a stable company",
  ),
  reliability: of(
    "the reliability, the uptime, the everyday running",
    "something that works every day, a steady service",
  ),
  reversibility: of("the exit, the notice period, the way out", "an easy way out, a short notice period"),
  personal_risk: of(
    "the risk to my own name, the blame if it fails, the risk for me",
    "a safe choice, a choice I can stand behind",
  ),
  effort: of("the effort at the start, the set-up, the work to get going", "an easy start, a light set-up"),
  learning: of(
    "the learning, the time to learn it, the training",
    "something {we} can learn in a day, a gentle learning curve",
  ),
  integration: of(
    "the fit with {our} other systems, the connection to the rest, the way it links up",
    "something that works with the rest, a smooth connection",
  ),
  migration: of(
    "the switch, the move from the old to the new, the cost of switching",
    "a painless switch, a switch without losses",
  ),
  support: of("the support, the help line, the help when it breaks", "a person who helps, quick help"),
  convenience: of("the convenience, the daily handling, the bother in the day", "an easier day, a bit of ease"),
  fit: of("the fit with {our} situation, the fit, the match with {our} case", "something made for {us}, a good fit"),
  simplicity: of(
    "the simplicity of it, the number of steps, the amount of clutter",
    "something simple, a plain and clear thing",
  ),
  control: of("the control over it, the last word, the say I have in it", "the last word, control over my own things"),
  choice: of("the choice, the range of options, the number of versions", "a choice I can survey, a sensible range"),
  habit: of(
    "the step up from today, the difference to {our} old way, the reason to change",
    "a clear step up from today, a real reason to change",
  ),
  urgency: of(
    "the urgency, the timing, the place on my list",
    "an answer to a need of today, help with a pressing problem",
  ),
  others: of(
    "the agreement of the others, the opinion of {who}, the yes of the others",
    "everyone on board, a yes from {who}",
  ),
  status: of("the look of it, the image, the impression it makes", "something to be proud of, a good impression"),
  family: of(
    "the effect on the people at home, the household side, the peace at home",
    "something the whole household likes, a calmer home",
  ),
  ethics: of(
    "the fairness of it, the moral side, the question of right and wrong",
    "a fair deal for everyone, a clear conscience",
  ),
  sustainability: of("the waste, the environmental side, the footprint", "a small footprint, something that lasts"),
  novelty: of("the newness, the new part, the novelty of it", "something new, a fresh idea"),
  enjoyment: of("the fun of it, the feel of it, the pleasure in using it", "some fun, a bit of joy"),
  health: of(
    "the health side, the effect on my health, the question of what it does to {us}",
    "something healthy, a good feeling afterwards",
  ),
  service: of("the service, the way they treat people, the tone they take", "kind service, a friendly face"),
};

const general = of("the everyday use, the practical side, the point of it", "something useful, a bit of help");

/** What a consideration is called; the practical side, when it is not one of the vocabulary. */
export const namesOf = (id: string): Names => (Object.hasOwn(names, id) ? names[id as ConsiderationId] : general);
