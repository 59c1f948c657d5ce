import { wordCount } from "../content-words.ts";
import type { Plan } from "../plan.ts";
import type { WrittenPlan } from "./prompts/plan.ts";

/** A plan without what is not in the topic: names, prices and quotations are repeated, never invented. */
export function groundPlan(plan: WrittenPlan, topic: string): Plan {
  const isIn = (text: string) => plain(topic).includes(plain(text));
  const copied = (text: string | null) => (text !== null && isIn(text) ? text : null);
  const numbers = numbersIn(topic);
  const not_understood = plan.not_understood.filter(isIn);
  const words = Math.max(1, wordCount(topic));
  const unknown = not_understood.reduce((all, text) => all + wordCount(text), 0);
  return {
    ...plan,
    brand: copied(plan.brand),
    competitors: plan.competitors.filter((name) => isIn(name) && name !== plan.brand),
    status_quo: copied(plan.status_quo),
    stimulus: copied(plan.stimulus),
    prices: plan.prices.filter(({ amount }) => numbers.some((number) => Math.abs(number - amount) < 0.005)),
    claims: plan.claims.filter(isIn),
    considerations: [...new Set(plan.considerations)],
    labels: [...new Set(plan.labels)],
    coverage: Math.max(0, 1 - unknown / words),
    not_understood,
  };
}

const plain = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();

/** Numbers as they may be meant: "1,200" and "1 200" are twelve hundred or two numbers, "9,50" is nine and a half, "2k" two thousand. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d+(?:[.,'’\s]\d+)*)\s?([km])?/gi)].flatMap(([, digits, unit]) => {
    const joined = digits!.replace(/['’\s]/g, "");
    const meant = [joined.replace(/,/g, ""), joined.replace(/\./g, "").replace(",", "."), ...digits!.split(/\D/)];
    const times = unit === undefined ? [1] : [1, /k/i.test(unit) ? 1e3 : 1e6];
    return meant.flatMap((one) => times.map((factor) => Number(one) * factor)).filter(Number.isFinite);
  });
}
