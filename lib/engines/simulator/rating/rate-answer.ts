import type { Price } from "../../brief.ts";
import type { ClosedItem, Distribution } from "../../engine.ts";
import { mean } from "../../statistics.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { type Reading, readAnswer } from "../coder/read-answer.ts";
import type { SpokenPlan } from "../task.ts";
import { categories } from "../topic/categories.ts";
import { pointProbabilities, recommendingLeniency } from "./ordered-probit.ts";
import { dearestOf, priceEffect } from "./price-effect.ts";
import { rateChoice, rateThreshold } from "./rate-pick.ts";

// A simulated answer is rated by its construction: it states the respondent's stance outright, and names reasons.

/**
 * How far a reason moves what is said outright, and how far reasons alone lie from the middle: latent units.
 * Assumptions.
 */
const reasonMoves = { beside: 0.25, alone: 1.6 };
/** How surely an answer can be read, by what it says: deviation in latent units. Assumptions. */
const spread = { stance: 0.5, reasons: 0.8, nothing: 1.1 };
/**
 * How far the whole colours the rating of one side of it (Thorndike 1920), and what is said of that side: latent units.
 */
const sides = { halo: 0.5, own: 1.5 };

type Statement = { label: string; value: number };
type Stance = { latent: number; said: Statement[]; deviation: number };

const sideOf = ({ meaning, frame }: Reading): number => ("side" in meaning && !frame.neutral ? meaning.side : 0);

/** The common stance of an answer's sentences. */
function stanceOf(readings: readonly Reading[]): Stance {
  const verdicts = readings.flatMap(({ text, meaning }) =>
    meaning.of === "verdict" ? [{ label: text, value: meaning.stance - 3 }] : [],
  );
  const reasons = readings
    .filter((reading) => sideOf(reading) !== 0)
    .map((reading) => ({
      label: reading.text,
      value: sideOf(reading) * (reading.frame.severity === "minor" ? 0.5 : 1),
    }));
  const weight = (verdicts.length > 0 ? reasonMoves.beside : reasonMoves.alone) / Math.max(1, reasons.length);
  const said = [
    ...verdicts.map(({ label, value }) => ({ label, value: value / verdicts.length })),
    ...reasons.map(({ label, value }) => ({ label, value: value * weight })),
  ];
  return {
    latent: said.reduce((sum, { value }) => sum + value, 0),
    said,
    deviation: verdicts.length > 0 ? spread.stance : reasons.length > 0 ? spread.reasons : spread.nothing,
  };
}

/** What is said of one consideration, beside the whole. */
function standingOf(id: string, readings: readonly Reading[], whole: Stance): Stance {
  const about = readings.filter(
    (reading) => "id" in reading.meaning && reading.meaning.id === id && sideOf(reading) !== 0,
  );
  const said = [
    { label: "Liking of the whole", value: sides.halo * whole.latent },
    ...(about.length === 0 ? [] : [{ label: about[0]!.text, value: sides.own * mean(about.map(sideOf)) }]),
  ];
  const latent = said.reduce((sum, { value }) => sum + value, 0);
  return { latent, said, deviation: about.length === 0 ? spread.reasons : spread.stance };
}

/** Items whose highest point is against the subject, such as how likely someone is to leave. */
const againstItem = /\b(?:leave|leaving|cancel|cancell?ing|stop using|quit|churn|regret|give up|too expensive)\b/i;

/** Whether the highest point of an item speaks against what is studied. */
export function isAgainst(item: ClosedItem): boolean {
  return againstItem.test(item.text) && item.measures.of === "stance";
}

/** How much lower an item's points lie than those of others on its scale; undefined for the usual. */
export const leniencyOf = ({ id }: ClosedItem): number | undefined =>
  id === "recommend" ? recommendingLeniency : undefined;

/** Whether an item asks how much something matters, which liking does not answer. */
const importanceItem = /\b(?:important|importance|matters?|priority|how much do you care)\b/i;

/** Whether an item asks how much a consideration matters. */
export function asksImportance(item: ClosedItem): boolean {
  return importanceItem.test(item.text) && item.measures.of === "consideration";
}

/** Latent units for a consideration nobody speaks of, and for each doubling of the sentences that do. Assumptions. */
const unspoken = -0.7;
const perDoubling = 0.8;

/** What is spoken of matters: how important a consideration is by how many sentences of an answer speak of it. */
function rateImportance(readings: readonly Reading[], item: ClosedItem, id: string): Distribution {
  const about = readings.filter(({ meaning }) => "id" in meaning && meaning.id === id).length;
  const value = perDoubling * Math.log2(1 + about);
  return {
    distribution: pointProbabilities(unspoken + value, item.points.length, spread.nothing),
    contributions: [
      { label: "What goes unspoken matters less", value: unspoken },
      { label: `Spoken of in ${about} sentences`, value },
    ],
  };
}

/**
 * An answer speaks of the price that the topic names: at another one, an average person's liking moves by what that
 * price is against it, so that of one answer a higher price always has the lower intent.
 */
function priceStep(price: Price, plan: SpokenPlan) {
  const named = dearestOf(plan.prices);
  const category = categories.find(({ label }) => label === plan.category) ?? null;
  return priceEffect({ prices: named ? [{ ...named, role: "reference" }] : [], category }, price, 1, null);
}

/** How probable each point is by the words of an answer alone; who said it is not looked at. */
export function rateAnswer(answer: string, item: ClosedItem, plan: SpokenPlan, study_type: StudyTypeId): Distribution {
  const { measures } = item;
  const readings = readAnswer(answer, { plan, study_type, asked: [] });
  if (measures.of === "consideration" && asksImportance(item)) return rateImportance(readings, item, measures.id);
  const whole = stanceOf(readings);
  if (measures.of === "threshold") return rateThreshold(measures, whole.latent);
  if (measures.of === "choice") return rateChoice(measures, whole.latent);
  const { latent, said, deviation } =
    measures.of === "consideration" ? standingOf(measures.id, readings, whole) : whole;
  const sign = isAgainst(item) ? -1 : 1;
  const step = measures.of === "price" ? priceStep(measures.price, plan) : null;
  const contributions = said.map(({ label, value }) => ({ label: `Said: “${label}”`, value: sign * value }));
  if (contributions.length === 0) contributions.push({ label: "Nothing said for or against", value: 0 });
  return {
    distribution: pointProbabilities(
      sign * latent + (step?.value ?? 0),
      item.points.length,
      deviation,
      leniencyOf(item),
    ),
    contributions: step ? [...contributions, step] : contributions,
  };
}
