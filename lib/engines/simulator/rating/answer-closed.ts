import { ownValue } from "../../../own-value.ts";
import { type AskedQuestion, besideOf, type ClosedLimit, type ClosedReply } from "../../closed-questions.ts";
import { sample } from "../../draw.ts";
import type { ClosedItem } from "../../engine.ts";
import type { Plan } from "../../plan.ts";
import type { ClosedTask } from "../task.ts";
import { cannotClosed, closedNotes } from "../words/notes.ts";
import { rate } from "./rate.ts";

/** Multiples of the given price among which one is named as what begins to feel expensive. */
const steps = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.2, 3];

/** The measure of this engine that answers a closed question, or the kind of question that none does. */
function measureFor({ item, kind, unit, at_price }: AskedQuestion, { prices: [price] }: Plan) {
  if (item !== null) return "matrix";
  if (at_price !== undefined) return price === undefined ? "no_price" : "at_price";
  return kind === "number" && price !== undefined && unit?.trim().toUpperCase() === price.currency ? "price" : kind;
}

/** What the built-in engine's answers to a closed question are worth, or why it has none. */
export function closedLimit(question: AskedQuestion, plan: Plan): ClosedLimit {
  const measure = measureFor(question, plan);
  const worth = ownValue<string>(closedNotes, measure);
  if (worth === undefined) return { isEmpty: true, why: ownValue<string>(cannotClosed, measure)! };
  return {
    isEmpty: false,
    why: `${worth}${besideOf(question).length > 0 ? "; nobody takes what is offered beside the options" : ""}`,
  };
}

/** What a respondent answers to closed questions of the caller's own: only where one is a measure of this engine. */
export const answerClosed = ({ shown, draw, ...situation }: ClosedTask): ClosedReply[] =>
  shown.map(({ question }): ClosedReply => {
    const { options, id } = question;
    const measure = measureFor(question, situation.plan);
    const ratingOf = (points: string[], measures: ClosedItem["measures"]) => {
      const item: ClosedItem = { id: "closed", text: "", points, from: 1, measures };
      return rate({ ...situation, item, situation, answer: null }).distribution;
    };
    const asked = situation.plan.prices[0];
    if (measure === "scale" || measure === "at_price") {
      const price = asked && { ...asked, amount: asked.amount * (question.at_price ?? 1) };
      const shares = ratingOf(options, measure === "at_price" ? { of: "price", price: price! } : { of: "stance" });
      return { shares: [...shares, ...besideOf(question).map(() => 0)] };
    }
    if (measure !== "price") return {};
    const prices = steps.map((step) => ({ ...asked!, amount: Number((asked!.amount * step).toPrecision(2)) }));
    const points = prices.map(({ amount }) => String(amount));
    const distribution = ratingOf(points, { of: "threshold", feels: "expensive", prices });
    return { number: prices[sample(draw.at(id), distribution)]!.amount };
  });
