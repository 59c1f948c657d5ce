import type { AskedQuestion, ClosedReply, ShownQuestion } from "../../closed-questions.ts";
import { offeredOf } from "../../closed-questions.ts";
import { type Draw, sample } from "../../draw.ts";
import type { ClosedItem, Situation } from "../../engine.ts";
import { rate } from "./rate.ts";

type Task = Situation & { shown: readonly ShownQuestion[]; draw: Draw };

/** What a respondent answers to closed questions of the caller's own: only where one is a measure of this engine. */
export const answerClosed = ({ shown, draw, ...situation }: Task): ClosedReply[] =>
  shown.map(({ question }) => answerOf(question, situation, draw.at(question.id)));

/** Multiples of the given price among which one is named as what begins to feel expensive. */
const steps = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.2, 3];

function answerOf(question: AskedQuestion, situation: Situation, draw: Draw): ClosedReply {
  const { kind, item, options, unit, min, max } = question;
  if (kind === "scale" && item === null)
    return { shares: chosenFrom(question, situation, { of: "stance" }), note: byLeaning };
  if (kind === "choice") return { shares: chosenFrom(question, situation, { of: "option", options }), note: byStance };
  const [price] = situation.plan.prices;
  if (kind !== "number") return { unable: true, note: item === null ? unread[kind] : unreadMatrix };
  if (price === undefined || unit?.trim().toUpperCase() !== price.currency)
    return { unable: true, note: unread.number };
  const prices = steps.map((step) => ({ ...price, amount: Number((price.amount * step).toPrecision(2)) }));
  const points = prices.map(({ amount }) => String(amount));
  const { distribution } = rated(points, situation, { of: "threshold", feels: "expensive", prices });
  const { amount } = prices[sample(draw, distribution)]!;
  return { number: Math.min(max!, Math.max(min!, amount)), note: byPrice };
}

/** Probabilities of the options by the person's leaning; nobody takes what is offered beside them. */
function chosenFrom(question: AskedQuestion, situation: Situation, measures: ClosedItem["measures"]): number[] {
  const { distribution } = rated(question.options, situation, measures);
  return offeredOf(question).map((_, place) => distribution[place] ?? 0);
}

const rated = (points: string[], situation: Situation, measures: ClosedItem["measures"]) =>
  rate({
    ...{ brief: situation.brief, plan: situation.plan, persona: situation.persona, situation, answer: null },
    item: { id: "closed", text: "", points, from: 1, measures },
  });

const engine = "The built-in engine reads no question";
const byLeaning = `${engine}: these are leanings towards the subject, the first point read as the least in favour.`;
const byStance = `${engine}: these are picks by leaning alone, the first option read as the most in favour and the last as the least.`;
const byPrice = `${engine}: these are the amounts at which the price begins to feel expensive.`;
const unread = {
  scale: `${engine}.`,
  multi: `${engine}, and has no leaning for several options at once. A language model answers it.`,
  rank: `${engine}, and so has no order of options. A language model answers it.`,
  best_worst: `${engine}, and so has no best and worst option. A language model answers it.`,
  number: `${engine}: it answers an amount only where unit is the currency of the request's price, such as USD. A language model answers others.`,
};
const unreadMatrix = `${engine}, and so cannot tell the items of a matrix apart. A language model answers it.`;
