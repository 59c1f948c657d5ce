import type { Price } from "../../brief.ts";
import { categories } from "../../categories.ts";
import type { ClosedItem, Distribution } from "../../engine.ts";
import { mean } from "../../statistics.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { type Reading, readAnswer } from "../coder/read-answer.ts";
import type { SpokenPlan } from "../task.ts";
import { pointProbabilities } from "./point-probabilities.ts";
import { dearestOf, priceEffect } from "./price-effect.ts";
import { rateChoice, rateThreshold } from "./rate-pick.ts";
import { type Contribution, sumOf } from "./utility.ts";

// A simulated answer is rated by its construction: it states the respondent's stance outright, and names reasons. All
// sizes are assumptions in latent units.

/** How far a reason moves what is said outright, and how far reasons alone lie from the middle. */
const reasonMoves = { beside: 0.25, alone: 1.6 };
/** How surely an answer can be read, by what it says: deviation. */
const spread = { stance: 0.5, reasons: 0.8, nothing: 1.1 };
/** How far the whole colours the rating of one side of it (Thorndike 1920), and what is said of that side. */
const sides = { halo: 0.5, own: 1.5 };
/** For a consideration nobody speaks of, and for each doubling of the sentences that do. */
const spoken = { never: -0.7, perDoubling: 0.8 };

/** Items whose highest point is against the subject, such as how likely someone is to leave. */
const againstItem = /\b(?:leave|leaving|cancel|cancell?ing|stop using|quit|churn|regret|give up|too expensive)\b/i;
/** Items that ask how much something matters, which liking does not answer. */
const importanceItem = /\b(?:important|importance|matters?|priority|how much do you care)\b/i;

/** Whether the highest point of an item speaks against what is studied. */
export const isAgainst = ({ text, measures }: ClosedItem): boolean =>
  againstItem.test(text) && measures.of === "stance";

/** Whether an item asks how much a consideration matters. */
export const asksImportance = ({ text, measures }: ClosedItem): boolean =>
  importanceItem.test(text) && measures.of === "consideration";

/** How probable each point is by the words of an answer alone; who said it is not looked at. */
export function rateAnswer(answer: string, item: ClosedItem, plan: SpokenPlan, study_type: StudyTypeId): Distribution {
  const { measures } = item;
  const readings = readAnswer(answer, { plan, study_type });
  const about = readings.filter(({ meaning }) => "id" in meaning && "id" in measures && meaning.id === measures.id);
  if (asksImportance(item)) {
    const contributions = [
      { label: "What goes unspoken matters less", value: spoken.never },
      { label: `Spoken of in ${about.length} sentences`, value: spoken.perDoubling * Math.log2(1 + about.length) },
    ];
    return { distribution: pointProbabilities(sumOf(contributions), item, spread.nothing), contributions };
  }
  const whole = stanceOf(readings);
  if (measures.of === "threshold") return rateThreshold(measures, sumOf(whole.said));
  if (measures.of === "choice") return rateChoice(measures, sumOf(whole.said));
  const { said, deviation } = measures.of === "consideration" ? sideIn(about, whole) : whole;
  const sign = isAgainst(item) ? -1 : 1;
  const contributions = said.map(({ label, value }) => ({ label: `Said: “${label}”`, value: sign * value }));
  if (contributions.length === 0) contributions.push({ label: "Nothing said for or against", value: 0 });
  if (measures.of === "price") contributions.push(priceStep(measures.price, plan));
  const distribution = pointProbabilities(sumOf(contributions), item, deviation);
  return { distribution, contributions };
}

type Stance = { said: Contribution[]; deviation: number };

const sideOf = ({ meaning, frame }: Reading): number => ("side" in meaning && !frame.neutral ? meaning.side : 0);

/** The common stance of an answer's sentences. */
function stanceOf(readings: readonly Reading[]): Stance {
  const verdicts = readings.flatMap(({ text, meaning }) =>
    meaning.of === "verdict" ? [{ label: text, value: meaning.stance - 3 }] : [],
  );
  const reasons = readings.filter((reading) => sideOf(reading) !== 0);
  const weight = (verdicts.length > 0 ? reasonMoves.beside : reasonMoves.alone) / reasons.length;
  const said = [
    ...verdicts.map(({ label, value }) => ({ label, value: value / verdicts.length })),
    ...reasons.map((reading) => ({
      label: reading.text,
      value: sideOf(reading) * weight * (reading.frame.severity === "minor" ? 0.5 : 1),
    })),
  ];
  return { said, deviation: spread[verdicts.length > 0 ? "stance" : reasons.length > 0 ? "reasons" : "nothing"] };
}

/** What is said of one consideration, beside the whole. */
function sideIn(about: readonly Reading[], whole: Stance): Stance {
  const told = about.filter((reading) => sideOf(reading) !== 0);
  const liking = { label: "Liking of the whole", value: sides.halo * sumOf(whole.said) };
  if (told.length === 0) return { said: [liking], deviation: spread.reasons };
  const own = { label: told[0]!.text, value: sides.own * mean(told.map(sideOf)) };
  return { said: [liking, own], deviation: spread.stance };
}

/** How another price than the topic's moves an average person's liking: of one answer a higher one has less intent. */
function priceStep(price: Price, plan: SpokenPlan): Contribution {
  const named = dearestOf(plan.prices);
  const category = categories.find(({ label }) => label === plan.category) ?? null;
  return priceEffect({ prices: named ? [{ ...named, role: "reference" }] : [], category }, price, 1, null);
}
