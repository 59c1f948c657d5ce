import { type AskedQuestion, besideOf, type ClosedReply } from "../../closed-questions.ts";
import { type Draw, sample } from "../../draw.ts";
import type { ClosedItem, Situation } from "../../engine.ts";
import { clamp } from "../../statistics.ts";
import type { ClosedTask } from "../task.ts";
import { closedNotes as notes } from "../words/notes.ts";
import { rate } from "./rate.ts";

/** Multiples of the given price among which one is named as what begins to feel expensive. */
const steps = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.2, 3];

/** What a respondent answers to closed questions of the caller's own: only where one is a measure of this engine. */
export const answerClosed = ({ shown, draw, ...situation }: ClosedTask): ClosedReply[] =>
  shown.map(({ question }) => {
    const isPrice = question.unit?.trim().toUpperCase() === situation.plan.prices[0]?.currency;
    const kind = question.item !== null ? "matrix" : question.kind === "number" && isPrice ? "price" : question.kind;
    const reply = answerOf(kind, question, situation, draw.at(question.id));
    const beside =
      reply.shares && besideOf(question).length > 0 ? " Nobody takes what is offered beside the options." : "";
    return { ...reply, note: `The built-in engine reads no question${notes[kind]}${beside}` };
  });

function answerOf(kind: keyof typeof notes, question: AskedQuestion, situation: Situation, draw: Draw): ClosedReply {
  const { options, min, max } = question;
  const rated = (points: string[], measures: ClosedItem["measures"]) => {
    const item: ClosedItem = { id: "closed", text: "", points, from: 1, measures };
    return rate({ ...situation, item, situation, answer: null }).distribution;
  };
  if (kind === "scale" || kind === "choice") {
    const beside = besideOf(question).map(() => 0);
    return { shares: [...rated(options, kind === "scale" ? { of: "stance" } : { of: "option", options }), ...beside] };
  }
  const [price] = situation.plan.prices;
  if (kind !== "price" || price === undefined) return {};
  const prices = steps.map((step) => ({ ...price, amount: Number((price.amount * step).toPrecision(2)) }));
  const points = prices.map(({ amount }) => String(amount));
  const { amount } = prices[sample(draw, rated(points, { of: "threshold", feels: "expensive", prices }))]!;
  return { number: clamp(amount, min!, max!) };
}
