import type { Persona } from "../../../personas/contract.ts";
import type { Brief } from "../../brief.ts";
import type { ClosedItem, Distribution } from "../../engine.ts";
import type { Plan } from "../../plan.ts";
import { mean } from "../../statistics.ts";
import { pickedIn, readClosest } from "../interview/mind.ts";
import { saidIn, stanceSaid, type TableSentence } from "../interview/sentence-meanings.ts";
import { pointProbabilities } from "./point-probabilities.ts";
import { priceStep } from "./price-effect.ts";
import { rateChoice, rateThreshold } from "./rate-pick.ts";
import { type Contribution, sumOf } from "./utility.ts";

// A simulated answer is rated by its own stance and reasons. All sizes are assumptions in latent units.

/** How far a reason moves what is said outright, and how far reasons alone lie from the middle. */
const reasonMoves = { beside: 0.1, alone: 1.6 };
/** How surely an answer can be read, by what it says: deviation. */
const spread = { stance: 0.3, price: 0.65, reasons: 0.8, nothing: 1.1 };
/** Where an answer lies that says outright what an item asks: latent units from the middle. */
const outrightly = 1.5;
/** How far the whole colours the rating of one side of it (Thorndike 1920), and what is said of that side. */
const sides = { halo: 0.5, own: 1.5 };
/** For a consideration nobody speaks of, and for each doubling of the sentences that do. */
const spoken = { never: -0.7, perDoubling: 0.8 };

type Study = { brief: Brief; plan: Pick<Plan, "prices" | "stimulus" | "claims">; persona: Persona };

/** How probable each point is by the words of an answer alone, by look-up; who said it is not looked at. */
export function rateAnswer(answer: string, item: ClosedItem, { brief, plan, persona }: Study): Distribution {
  const { measures } = item;
  const ratedBy = (contributions: Contribution[], deviation: number): Distribution => ({
    distribution: pointProbabilities(sumOf(contributions), item, deviation),
    contributions,
  });
  const inAnswer = saidIn(brief.study_type, answer);
  const about = inAnswer.filter(({ meaning }) => "id" in meaning && "id" in measures && meaning.id === measures.id);
  if (measures.of === "consideration" && measures.isImportance) {
    const contributions = [
      { label: "What goes unspoken matters less", value: spoken.never },
      { label: `Spoken of in ${about.length} sentences`, value: spoken.perDoubling * Math.log2(1 + about.length) },
    ];
    return ratedBy(contributions, spread.nothing);
  }
  const outright = inAnswer.find(({ meaning }) => meaning.of === "outright" && meaning.item === item.id);
  if (outright?.meaning.of === "outright") {
    return ratedBy([{ label: `Said: “${outright.text}”`, value: outrightly * outright.meaning.side }], spread.stance);
  }
  const whole = stanceOf(inAnswer);
  if (measures.of === "threshold") return rateThreshold(measures, sumOf(whole.moves));
  const place = measures.of === "choice" ? pickedIn(answer, item.points) : -1;
  if (place >= 0)
    return {
      distribution: item.points.map((_, at) => Number(at === place)),
      contributions: [{ label: `Said that they would choose “${item.points[place]}”`, value: 1 }],
    };
  if (measures.of === "choice") return rateChoice(measures, sumOf(whole.moves), brief);
  const line = readClosest(brief, plan, persona.id).findIndex((one) => item.text.includes(`“${one}`));
  if (item.id.startsWith("variant_") && line >= 0) {
    const ends = line === 0 ? 1 : line === plan.claims.length - 1 ? -1 : 0;
    const liking = { label: "Liking of the whole", value: sides.halo * sumOf(whole.moves) };
    return ratedBy([liking, { label: "Which line this person takes to", value: outrightly * ends }], spread.stance);
  }
  const { moves: moved, deviation } = measures.of === "consideration" ? sideIn(about, whole) : whole;
  const sign = measures.of === "stance" && measures.isReversed ? -1 : 1;
  const contributions = moved.map(({ label, value }) => ({ label: `Said: “${label}”`, value: sign * value }));
  if (contributions.length === 0) contributions.push({ label: "Nothing said for or against", value: 0 });
  if (measures.of === "price") {
    // An average person's: of one answer a higher price has less intent.
    const payer = { weight: 1, offered: plan.prices[0] ?? measures.price, audience: persona.audience };
    contributions.push({ label: "The price beside the one that was put", value: priceStep(measures.price, payer) });
  }
  const unsure = measures.of === "price" ? Math.max(spread.price, deviation) : deviation;
  return ratedBy(contributions, unsure);
}

type Stance = { moves: Contribution[]; deviation: number };

const sideOf = ({ meaning }: TableSentence): number => (meaning.of === "reason" ? meaning.side : 0);

/** The common stance of an answer's sentences. */
function stanceOf(inAnswer: readonly TableSentence[]): Stance {
  const verdicts = inAnswer.flatMap((one) => stanceSaid(one).map((stance) => ({ label: one.text, value: stance - 3 })));
  const reasons = inAnswer.filter((one) => sideOf(one) !== 0);
  const weight = (verdicts.length > 0 ? reasonMoves.beside : reasonMoves.alone) / reasons.length;
  return {
    moves: [
      ...verdicts.map(({ label, value }) => ({ label, value: value / verdicts.length })),
      ...reasons.map((one) => ({ label: one.text, value: sideOf(one) * weight })),
    ],
    deviation: spread[verdicts.length > 0 ? "stance" : reasons.length > 0 ? "reasons" : "nothing"],
  };
}

/** What is said of one consideration, beside the whole. */
function sideIn(about: readonly TableSentence[], whole: Stance): Stance {
  const sided = about.filter((one) => sideOf(one) !== 0);
  const liking = { label: "Liking of the whole", value: sides.halo * sumOf(whole.moves) };
  if (sided.length === 0) return { moves: [liking], deviation: spread.reasons };
  const own = { label: sided[0]!.text, value: sides.own * mean(sided.map(sideOf)) };
  return { moves: [liking, own], deviation: spread.stance };
}
