import { plainly } from "../../../different.ts";
import { ownValue } from "../../../own-value.ts";
import { besideOptions, todayOption } from "../../closed-kinds.ts";
import { type AskedQuestion, besideOf, type ClosedLimit, type ClosedReply } from "../../closed-questions.ts";
import type { ClosedItem } from "../../engine.ts";
import type { Plan } from "../../plan.ts";
import { feelingSteps } from "../../prices.ts";
import { sample } from "../../statistics.ts";
import type { ClosedTask } from "../plan-of.ts";
import { cannotClosed, closedNotes } from "../words/notes.ts";
import { rate } from "./rate.ts";

/** What the choice model weighs, by name, in its order; nothing where the request names no subject. */
const alternativesOf = ({ competitors, subject }: Plan) =>
  subject === null
    ? []
    : [
        { name: todayOption, option: "status_quo" as const },
        ...competitors.map((name) => ({ name, option: "rival" as const })),
        { name: subject, option: "subject" as const },
      ];

/** The places of a question's options among what the choice model weighs; null where it does not weigh all, or no subject. */
function placesOf({ options }: AskedQuestion, plan: Plan): number[] | null {
  const names = alternativesOf(plan).map(({ name }) => plainly(name));
  const places = options.map((option) => names.indexOf(plainly(option)));
  return !places.includes(-1) && places.includes(names.length - 1) ? places : null;
}

/** The measure of this engine that answers a closed question, or the kind of question that none does. */
function measureFor(question: AskedQuestion, plan: Plan) {
  const { item, kind, unit, at_price } = question;
  const [price] = plan.prices;
  if (item !== null) return "matrix";
  if (at_price !== undefined) return price === undefined ? "no_price" : "at_price";
  if (kind === "choice" && placesOf(question, plan) !== null) return "pick";
  return kind === "number" && price !== undefined && unit?.trim().toUpperCase() === price.currency ? "price" : kind;
}

/** What the built-in engine's answers to a closed question are worth, or why it has none. */
export function closedLimit(question: AskedQuestion, plan: Plan): ClosedLimit {
  const measure = measureFor(question, plan);
  const worth = ownValue<string>(closedNotes, measure);
  if (worth === undefined) return { isEmpty: true, why: ownValue<string>(cannotClosed, measure)! };
  const beside =
    besideOf(question).length > 0 ? `; nobody says “${besideOptions.none}” or “${besideOptions.dont_know}”` : "";
  return { isEmpty: false, why: `${worth}${beside}` };
}

/** What a respondent answers to closed questions of the caller's own: only where one is a measure of this engine. */
export const answerClosed = ({ displays, draw, ...situation }: ClosedTask): ClosedReply[] =>
  displays.map(({ question }): ClosedReply => {
    const { options, id, at_price = 1 } = question;
    const { plan } = situation;
    const measure = measureFor(question, plan);
    const ratingOf = (points: string[], measures: ClosedItem["measures"]) => {
      const item: ClosedItem = { id: "closed", text: "", points, from: 1, measures };
      return rate({ ...situation, item, situation, answer: null }).distribution;
    };
    const priced = (times: number) => ({ ...plan.prices[0]!, amount: plan.prices[0]!.amount * times });
    const shared = (shares: number[]) => ({ shares: [...shares, ...besideOf(question).map(() => 0)] });
    if (measure === "scale") return shared(ratingOf(options, { of: "stance" }));
    if (measure === "at_price") return shared(ratingOf(options, { of: "price", price: priced(at_price) }));
    if (measure === "pick") {
      const all = alternativesOf(plan);
      const points = all.map(({ name }) => name);
      const shares = ratingOf(points, { of: "choice", options: all.map(({ option }) => option) });
      return shared(placesOf(question, plan)!.map((place) => shares[place]!));
    }
    if (measure !== "price") return {};
    const prices = feelingSteps.map((step) => ({ ...priced(1), amount: Number(priced(step).amount.toPrecision(2)) }));
    const points = prices.map(({ amount }) => String(amount));
    const distribution = ratingOf(points, { of: "threshold", feels: "expensive", prices });
    return { number: prices[sample(draw.at(id), distribution)]!.amount };
  });
