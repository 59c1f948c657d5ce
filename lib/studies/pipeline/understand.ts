import type { Brief, Price, RequestFacts } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import { arePaidAlike } from "../../engines/paid-alike.ts";
import { mostOwnLabels, type Plan } from "../../engines/plan.ts";
import { readPrices } from "../../engines/read-prices.ts";
import { readQuotes, stimulusOf } from "../../engines/read-quotes.ts";
import { usualQuestions } from "../../engines/usual-questions.ts";
import { purposeOf } from "./guides/guide.ts";
import { lintGuide } from "./guides/lint-guide.ts";

const questionCount = { least: 2, most: 5 };
const guideCount = { least: 4, most: 12 };
const mostRead = 10;

/** Reads the topic: the engine's plan within its bounds, names and prices only from the request, and what was given over it. */
export async function understand(engine: Engine, brief: Omit<Brief, "personas">, signal: AbortSignal): Promise<Plan> {
  const plan = bounded(await engine.plan({ brief, signal }), brief);
  return brief.given === undefined ? plan : withGiven(plan, brief.given);
}

/** All that the request says, in which every name, price and stimulus must be found. */
function textOf({ topic, audience_description, given }: Omit<Brief, "personas">): string {
  const { subject, stimulus, rivals = [], price, questions = [] } = given ?? {};
  return plain([topic, audience_description, subject, stimulus, ...rivals, price?.amount, ...questions].join(" \n "));
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");

/** A plan in which nothing is named that the request does not name. */
function bounded(plan: Plan, brief: Omit<Brief, "personas">): Plan {
  const text = textOf(brief);
  const isSaid = (words: string | null) => words !== null && words.trim() !== "" && text.includes(plain(words).trim());
  const shown = stimulusOf(brief.topic, readQuotes(brief.topic, brief.study_type));
  const guide = plan.guide === null ? null : asked(plan.guide);
  const isSound =
    guide !== null &&
    guide.length >= guideCount.least &&
    guide.length <= guideCount.most &&
    lintGuide(
      guide.map((question, place) => ({ purpose: purposeOf(place), text: question })),
      plan,
    ).length === 0;
  const questions = asked(plan.questions).slice(0, questionCount.most);
  return {
    ...plan,
    questions: questions.length >= questionCount.least ? questions : [...questions, ...usualQuestions(plan.subject)],
    brand: isSaid(plan.brand) ? plan.brand : null,
    competitors: [...new Set(plan.competitors)].filter(isSaid).slice(0, mostRead),
    status_quo: plan.status_quo?.trim() || null,
    stimulus: isSaid(plan.stimulus) ? plan.stimulus : brief.study_type === "messaging" ? shown : null,
    prices: perAlike(pricesOf(plan, brief, text)).slice(0, mostRead),
    claims: plan.claims.slice(0, mostRead),
    labels: plan.labels.slice(0, mostOwnLabels),
    not_understood: plan.not_understood.slice(0, mostRead),
    guide: isSound ? guide : null,
  };
}

/** The plan's prices that the request names; a pricing study also asks those of its topic that the plan leaves out. */
function pricesOf({ prices }: Plan, { topic, study_type }: Omit<Brief, "personas">, text: string): Price[] {
  const amounts = new Set(
    text
      .replace(/(?<=\d),(?=\d{3})/g, "")
      .match(/\d+(?:[.,]\d+)?/g)
      ?.map(amountOf),
  );
  const named = prices.filter(({ amount }) => amounts.has(amount));
  const read = study_type === "pricing" ? readPrices(topic) : [];
  const missed = read.filter(({ amount }) => named.every((price) => price.amount !== amount));
  return [...named, ...missed.map(({ amount, currency, per }) => ({ amount, currency, per }))];
}
const amountOf = (written: string): number => Number(written.replace(",", "."));

/** In "$5, $9 or $19 a month" only the last price says its period: the others take it. */
function perAlike(prices: readonly Price[]): Price[] {
  const periods = new Set(prices.map(({ per }) => per).filter((per) => per !== null));
  const [period] = periods;
  const isOne = periods.size === 1 && arePaidAlike(prices);
  return prices.map((price) => (price.per === null && isOne ? { ...price, per: period! } : price));
}

const asked = (questions: readonly string[]): string[] => [
  ...new Set(questions.map((question) => question.replace(/\s+/g, " ").trim()).filter((question) => question !== "")),
];

/** What the request itself says is stronger than any reading of it. */
function withGiven(plan: Plan, { subject, stimulus, rivals, price, questions }: RequestFacts): Plan {
  const others = plan.prices.filter(({ amount }) => amount !== price?.amount);
  return {
    ...plan,
    subject: subject ?? plan.subject,
    stimulus: stimulus ?? plan.stimulus,
    competitors: rivals.length > 0 ? rivals : plan.competitors,
    prices: price === null ? plan.prices : [price, ...others],
    guide: questions.length > 0 ? questions : plan.guide,
    questions: questions.length > 0 ? questions : plan.questions,
    understood: plan.understood || subject !== null,
  };
}
