import { cutText } from "../../cut-text.ts";
import type { Brief, Price } from "../../engines/brief.ts";
import { contentWords } from "../../engines/content-words.ts";
import type { Engine } from "../../engines/engine.ts";
import { mostOwnLabels, type Plan } from "../../engines/plan.ts";
import { perAlike, readPrices } from "../../engines/read-prices.ts";
import { isConsideration } from "../../engines/readings.ts";
import type { RequestFacts } from "../../engines/understood.ts";
import { purposeOf } from "./guides/guide.ts";
import { lintGuide, lintQuestion } from "./guides/lint-guide.ts";
import { isEnglish } from "./stated-by.ts";

const mostQuestions = 5;
const guideCount = { least: 4, most: 12 };
const mostRead = 10;
const longest = { term: 60, refusal: 200 };

/** Reads the topic: the engine's plan within its bounds, names and prices only from the request, and what was given over it. */
export async function understand(engine: Engine, brief: Omit<Brief, "personas">, signal: AbortSignal): Promise<Plan> {
  const plan = bounded(await engine.plan({ brief, signal }), brief);
  return brief.given === undefined ? plan : withGiven(plan, brief.given);
}

/** All that the request says, in which every name, price and stimulus must be found. */
function textOf({ topic, audience_description, given }: Omit<Brief, "personas">, material: string | null): string {
  const { subject, stimulus, rivals = [], price, questions = [] } = given ?? {};
  const request = material === null ? topic : topic.replace(material, " ");
  return [request, audience_description, subject, stimulus, ...rivals, price?.amount, ...questions].join(" \n ");
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");

/** A plan in which nothing is named that the request does not name. */
function bounded(plan: Plan, brief: Omit<Brief, "personas">): Plan {
  const material = plan.material !== null && brief.topic.includes(plan.material) ? plan.material : null;
  const text = textOf(brief, material);
  let folded: string | undefined;
  const inOneForm = () => (folded ??= plain(text));
  // What a request gives is in it to the letter; only a model's reading has another form.
  const isSaid = (words: string | null) =>
    words !== null && words.trim() !== "" && (text.includes(words) || inOneForm().includes(plain(words).trim()));
  const isPriceKnown = plan.prices.length === 0 || brief.given?.price != null;
  const guide = plan.guide === null ? null : distinct(plan.guide);
  const isSound =
    guide !== null &&
    guide.length >= guideCount.least &&
    guide.length <= guideCount.most &&
    (!isEnglish(plan) ||
      lintGuide(
        guide.map((question, place) => ({ purpose: purposeOf(place), text: question })),
        plan,
      ).length === 0);
  return {
    ...plan,
    material,
    questions: distinct(plan.questions).slice(0, mostQuestions + (brief.given?.questions.length ?? 0)),
    brand: isSaid(plan.brand) ? plan.brand : null,
    competitors: [...new Set(plan.competitors)].filter(isSaid).slice(0, mostRead),
    status_quo: plan.status_quo?.trim() || null,
    stimulus: isSaid(plan.stimulus) ? plan.stimulus : null,
    prices: isPriceKnown ? [] : perAlike(pricesOf(plan, inOneForm())).slice(0, mostRead),
    claims: plan.claims.slice(0, mostRead),
    labels: plan.labels.slice(0, mostOwnLabels),
    not_understood: plan.not_understood.slice(0, mostRead),
    guide: isSound ? guide : null,
    closing:
      isEnglish(plan) && plan.closing && lintQuestion({ purpose: "next_step", text: plan.closing }).length > 0
        ? null
        : plan.closing,
    options: [...new Set(plan.options.map((option) => option.trim()))].filter(isSaid).slice(0, mostRead),
    people: isSaid(plan.people) ? plan.people : null,
    terms: Object.fromEntries(
      Object.entries(plan.terms).filter(
        ([id, term]) => isConsideration(id) && term.trim() !== "" && term.length <= longest.term,
      ),
    ),
    refuse: plan.refuse === null ? null : cutText(plan.refuse, longest.refusal),
  };
}

/** The plan's prices that the request names, in its currency; a period that it does not name is none. */
function pricesOf({ prices, language }: Plan, text: string): Price[] {
  const pricesInText = readPrices(text);
  const periods = new Set(pricesInText.map(({ per }) => per));
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(Number);
  return prices.flatMap(({ amount, currency, per }) => {
    const same = pricesInText.find((price) => price.amount === amount);
    if (same === undefined && !(numbers.includes(amount) && isCurrencyNamed(currency, language ?? "en", text)))
      return [];
    const isPeriodNamed = per !== null && (periods.has(per) || text.includes(plain(per).trim()));
    return [{ amount, currency: same?.currency ?? currency, per: isPeriodNamed ? per : null }];
  });
}

/** Whether a text has a currency by its code, its sign or a word of its name in the text's language. */
function isCurrencyNamed(currency: string, language: string, text: string): boolean {
  try {
    const [sign, name] = (["narrowSymbol", "name"] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
          .formatToParts(1)
          .find(({ type }) => type === "currency")!.value,
    );
    return [currency, sign!, ...contentWords(name!)].some((word) => text.includes(word.toLowerCase()));
  } catch {
    // No code of ISO 4217, or no tag of BCP 47.
    return text.includes(currency.toLowerCase());
  }
}

const distinct = (questions: readonly string[]): string[] => [
  ...new Set(questions.map((question) => question.replace(/\s+/g, " ").trim()).filter((question) => question !== "")),
];

/** What the request itself says is stronger than any reading of it; a given price is the only one. */
function withGiven(plan: Plan, { subject, stimulus, rivals, price, questions }: RequestFacts): Plan {
  return {
    ...plan,
    subject: subject ?? plan.subject,
    stimulus: stimulus ?? plan.stimulus,
    competitors: rivals.length > 0 ? rivals : plan.competitors,
    prices: price === null ? plan.prices : [price],
    guide: questions.length > 0 && plan.unasked.length === 0 ? questions : plan.guide,
    understood: plan.understood || subject !== null,
  };
}
