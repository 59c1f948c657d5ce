import type { Persona } from "../../../personas/contract.ts";
import type { Brief, Price } from "../../brief.ts";
import type { ClosedItem, Distribution, PriceFeeling, Rating } from "../../engine.ts";
import type { Plan } from "../../plan.ts";
import { isConsideration, wordsOf } from "../../readings.ts";
import { logit, mean, normal, normalCdf } from "../../statistics.ts";
import type { Style } from "../../traits.ts";
import { saidIn, stanceSaid, type TableSentence } from "../interview/sentence-meanings.ts";
import { pickedIn, readClosest, traitsOf } from "../people/mind.ts";
import { type RateTask, studyDraw } from "../plan-of.ts";
import {
  type Contribution,
  importanceParts,
  levelOf,
  ofThoseAsked,
  priceStep,
  sumOf,
  type Weighing,
  weigh,
} from "./utility.ts";

/** Deviation of what one person answers from one time to the next: latent units. */
const noise = 0.65;
/** How much extremity narrows the points of a scale and so pushes answers outward: factor per z-score (exponent). */
const extremityFactor = 0.1;
/** What readiness to agree adds to items that ask for agreement: latent units per z-score. */
const acquiescenceShift = 0.2;
const likingLabel = "Liking of the whole";
/** How far it colours the rating of one side: the halo effect (Thorndike 1920); a factor. */
const halo = 0.45;
/** How strongly the level of a consideration shows when it is rated itself: factor on latent units. An assumption. */
const ownLevel = 1.3;

/** How probable each point of a closed question is: by the person's traits, or by the words of an answer alone. */
export const rate = ({ brief, plan, persona, item, situation, answer }: RateTask): Rating => {
  const { measures } = item;
  if (answer !== null) return rateAnswer(answer, item, { brief, plan, persona });
  const disposition = situation?.disposition ?? null;
  if (measures.of === "option") return rateOptions(measures.options, disposition?.stance ?? 3);
  const { style } = traitsOf(persona);
  const offered: Price | null = plan.prices[0] ?? null;
  const price = measures.of === "price" ? measures.price : offered;
  const weighed = weigh({ brief, persona, state: disposition?.state ?? null, price, offered });
  const { latent, reasons } = weighed;
  if (measures.of === "threshold") return { ...rateThreshold(measures, latent), reasons };
  if (measures.of === "choice") return { ...rateChoice(measures, latent, brief), reasons };
  const moved = styled(item, style, moversOf(item, { brief, persona, weighed }));
  const distribution = ofThoseAsked(pointProbabilities(sumOf(moved), item, noise), { item, brief, persona });
  return { distribution, contributions: moved.filter(({ value }) => value !== 0), reasons };
};

type Mind = { brief: Brief; persona: Persona; weighed: Weighing };

/** What moves an item: the whole; or of one consideration, how important it is, or how well the offer does on it. */
function moversOf({ measures }: ClosedItem, { brief, persona, weighed }: Mind): Contribution[] {
  if (measures.of !== "consideration" || !isConsideration(measures.id)) {
    const sign = measures.of === "stance" && measures.isReversed ? -1 : 1;
    return weighed.contributions.map(({ label, value }) => ({ label, value: sign * value }));
  }
  const { id } = measures;
  if (measures.isImportance) return importanceParts(id, brief, persona);
  return [
    { label: likingLabel, value: halo * weighed.latent },
    { label: `How “${wordsOf(brief.study_type)[id].label}” is seen`, value: ownLevel * levelOf(id, brief, persona) },
  ];
}

/** Shifts by response style, which say something of the person and nothing of the subject. */
const styled = (item: ClosedItem, style: Style, moved: Contribution[]): Contribution[] => [
  ...moved,
  { label: "Readiness to agree", value: /\bagree\b/i.test(item.text) ? acquiescenceShift * style.acquiescence : 0 },
  { label: "Habit of strong or mild answers", value: sumOf(moved) * (Math.exp(extremityFactor * style.extremity) - 1) },
];

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
function rateAnswer(answer: string, item: ClosedItem, { brief, plan, persona }: Study): Distribution {
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
    const liking = { label: likingLabel, value: sides.halo * sumOf(whole.moves) };
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
  return ratedBy(contributions, measures.of === "price" ? Math.max(spread.price, deviation) : deviation);
}

type Stance = { moves: Contribution[]; deviation: number };

const sideOf = ({ meaning }: TableSentence): number => (meaning.of === "reason" ? meaning.side : 0);

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

function sideIn(about: readonly TableSentence[], whole: Stance): Stance {
  const sided = about.filter((one) => sideOf(one) !== 0);
  const liking = { label: likingLabel, value: sides.halo * sumOf(whole.moves) };
  if (sided.length === 0) return { moves: [liking], deviation: spread.reasons };
  const own = { label: sided[0]!.text, value: sides.own * mean(sided.map(sideOf)) };
  return { moves: [liking, own], deviation: spread.stance };
}

/** Half the latent width that the points of a scale part evenly; it fixes the unit of all levels. */
const halfWidth = 2.5;
/**
 * How much lower points lie on long scales, and most where one would recommend, as the undecided answer above the middle
 * there; and at a price, so that half of those who could go either way say that they would probably pay (hypothetical bias,
 * List and Gallet 2001). Assumptions.
 */
const leniency = { short: 0, long: 0.4, recommend: 1, price: 0.5 };

/** The probability of each point for a latent with noise `spread` (ordered probit, McKelvey and Zavoina 1975). */
function pointProbabilities(latent: number, item: ClosedItem, spread: number) {
  const { length } = item.points;
  const kind =
    item.measures.of === "price" ? "price" : item.id === "recommend" ? "recommend" : length >= 10 ? "long" : "short";
  const shift = leniency[kind];
  const cuts = Array.from({ length: length - 1 }, (_, at) => halfWidth * ((2 * (at + 1)) / length - 1) - shift);
  const below = [0, ...cuts.map((cut) => normalCdf((cut - latent) / spread)), 1];
  return below.slice(1).map((upper, index) => Math.max(0, upper - below[index]!));
}

type Threshold = Extract<ClosedItem["measures"], { of: "threshold" }>;
type Choice = Extract<ClosedItem["measures"], { of: "choice" }>;

/** Where each feeling of Van Westendorp begins: logarithm against the middle of the prices asked; assumptions. */
const beginsAt: Record<PriceFeeling, number> = { too_cheap: -0.8, cheap: -0.35, expensive: 0.3, too_expensive: 0.7 };
/** How far liking moves the prices that feel right: logarithm of the ratio per latent unit; an assumption. */
const likingMoves = 0.2;
/** How much people of one mind differ in where a price begins to feel so: deviation of the logarithm. */
const thresholdSpread = 0.35;

/** At which of the prices it begins to feel so, for a respondent of this latent liking: more liked, higher prices. */
function rateThreshold({ feels, prices }: Threshold, latent: number): Distribution {
  const logs = prices.map(({ amount }) => Math.log(Math.max(0.01, amount)));
  const sorted = logs.toSorted((left, right) => left - right);
  const centre = (sorted[0]! + sorted.at(-1)!) / 2 + beginsAt[feels] + likingMoves * latent;
  // A price means the stretch between the midpoints to its neighbours; the outermost for all beyond them.
  const upTo = sorted.map((log, index) =>
    index === sorted.length - 1 ? 1 : normalCdf(((log + sorted[index + 1]!) / 2 - centre) / thresholdSpread),
  );
  const shares = new Map(sorted.map((log, index) => [log, upTo[index]! - (upTo[index - 1] ?? 0)]));
  return {
    distribution: logs.map((log) => shares.get(log)! / logs.filter((other) => other === log).length),
    contributions: [
      { label: "Where this feeling usually begins, around the middle of the prices", value: beginsAt[feels] },
      { label: likingLabel, value: likingMoves * latent },
    ],
  };
}

/** The gain from what people do today and from a rival, and how differently rivals are seen: latent units. Assumptions. */
const gains = { status_quo: 0.25, rival: -0.1, spread: 0.6 };

/** Which point is picked, by the subject's liking, a fixed gain of today's way, and rivals as this study's people see them. */
function rateChoice({ options }: Choice, latent: number, brief: Brief): Distribution {
  const shiftOf = (place: number) => gains.spread * normal(studyDraw(brief).at(`rival ${place}`));
  const worths = options.map((option, place) =>
    option === "subject" ? latent : gains[option] + (option === "rival" ? shiftOf(place) : 0),
  );
  return {
    distribution: logit(worths),
    contributions: [
      { label: "Liking of the subject", value: latent },
      { label: "What is there already", value: gains.status_quo },
    ],
  };
}

/** How far a stance pulls to the option at its end of the list: latent units. An assumption. */
const pull = 1.6;
/** The place of each stance between the options' ends: of three, who leans to a side takes its end. An assumption. */
const leanings = [-1, -0.6, 0, 0.6, 1];

/** The probability of each way to act by the stance alone: the first is taken as the most in favour, the last as the least. */
function rateOptions(options: readonly string[], stance: number): Distribution {
  const leaning = leanings[stance - 1]!;
  const places = options.map((_, place) => 1 - (2 * place) / Math.max(1, options.length - 1));
  const distribution = logit(places.map((place) => -pull * 2 * (place - leaning) ** 2));
  return { distribution, contributions: [{ label: "Where this person stands", value: leaning }] };
}
