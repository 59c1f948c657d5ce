import type { MeasureForm } from "../../../engines/closed-forms.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import { boxesInWords, type Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { asShares, expected, largestRemainder, mean, sum } from "../../../engines/statistics.ts";
import { leaningOf } from "../../../engines/study-form.ts";
import { type StudyTypeId, studyForms } from "../../../engines/study-types.ts";
import { inChoice } from "../../../in-words.ts";
import { codeBookOf, comesUp } from "../check-codes.ts";
import { bestWorst } from "./best-worst.ts";
import { aspectsOf, closedItem, closedItemsOf, ownItemsOf } from "./closed-items.ts";
import {
  type Answers,
  allPoints,
  answersOf,
  measureOf,
  measureWords,
  shareInterval,
  unknownMeasure,
} from "./measure-of.ts";
import {
  advantages,
  awarenessMeasures,
  comprehensionOf,
  fitScore,
  forcesOf,
  lineScores,
  messageScore,
  momentPain,
  saveableShare,
  shareOfPreference,
  trialOf,
} from "./own-measures.ts";
import { priceMeasures } from "./price-measures.ts";
import { boxes, meanOf, namedShares, shareOf, sharesList, sharesOfPoints, topBox } from "./shares.ts";
import { noneMadeUp } from "./van-westendorp.ts";

function raised(answers: Answers) {
  const book = codeBookOf(answers.study_type, answers.plan);
  const aspects = aspectsOf(answers.study_type, answers.plan).filter(({ consideration }) =>
    answers.interviews.some((interview) => comesUp(interview, consideration, book)),
  );
  const ids = aspects.map(({ id }) => id);
  return { aspects, ...driverPoints(answers, ids) };
}

function driverShare(answers: Answers): Measure {
  const { aspects, points, n } = raised(answers);
  return measureOf(answers, {
    ...measureWords("driver_share"),
    value: null,
    n,
    items: aspects
      .map(({ label }, index) => ({ label, value: n === 0 ? null : points[index]! }))
      .sort((one, other) => (other.value ?? 0) - (one.value ?? 0)),
  });
}

const priceAsStated = (answers: Answers): Measure => {
  const { entries } = codeBookOf(answers.study_type, answers.plan);
  const ofPrice = new Set(entries.filter(({ category }) => category === "price").map(({ objection }) => objection));
  const namesPrice = (objection: string) => ofPrice.has(objection);
  const shares = answers.interviews.flatMap(({ analysis: { sentiment, objections } }) =>
    sentiment === null ? [] : [objections.some(namesPrice) ? 1 : 0],
  );
  return shareOf(answers, measureWords("price_as_stated"), shares);
};

/** What part of the decision is price by the points given to it; said reasons are often price where the points are not. */
function priceAsDriver(answers: Answers): Measure {
  const { aspects, points, n } = raised(answers);
  const share =
    n === 0 ? null : (points[aspects.findIndex(({ consideration }) => consideration === "price")] ?? 0) / allPoints;
  return measureOf(answers, {
    ...measureWords("price_as_driver"),
    value: share,
    interval: share === null ? null : shareInterval(share, answers.effective(n)),
    n,
  });
}

/**
 * Points shared out over some drivers, as each interview would by how far above the lowest point it rates them; whole, with
 * the same sum in every study. Interviews that rate none above it have no points to give and are left out.
 */
function driverPoints(answers: Answers, ids: readonly string[]): { points: number[]; n: number } {
  const allotments = answers
    .together(ids)
    .map(({ distributions }) => distributions.map((shares) => expected(shares, 0)))
    .filter((weights) => weights.some((weight) => weight > 0))
    .map(asShares);
  const shares = ids.map((_, driver) => mean(allotments.map((own) => own[driver]!)));
  return { points: largestRemainder(shares, allPoints), n: allotments.length };
}

/** What a study of this type measures: each value with its n, its interval, its formula and where that was published. */
export function measuresOf(study: Omit<Parameters<typeof answersOf>[0], "items">): Measure[] {
  const { study_type, plan } = study;
  const answers = answersOf({ ...study, items: batteryOf(study_type, plan) });
  return [...studyForms[study_type].measures.flatMap((form) => withForm(form, answers)), ...pickMeasures(answers)];
}

/** The closed questions after the talk: the type's, after those of every type, and what the topic names to pick from. */
export const batteryOf = (study_type: StudyTypeId, plan: Plan): ClosedItem[] => [
  ...closedItemsOf(study_type, plan),
  ...pickItems(plan),
];

type MeasureTable = { [Form in MeasureForm as Form["is"]]: (answers: Answers, form: Form) => Measure | Measure[] };

const formulas: MeasureTable = {
  top_box: topBox,
  points: (answers, { item, top, ...words }) =>
    shareOf(answers, { ...words, unit: "share" }, boxes(answers, item, top)),
  boxes: twoBoxes,
  mean: (answers, { item, per = 1, ...words }) => {
    const { points, from } = answers.item(item);
    const worths = points.map((_, point) => (from + point) / per);
    return meanOf(answers, words, item, worths);
  },
  shares: (answers, { items = aspectsOf(answers.study_type, answers.plan), ...words }) =>
    sharesList(answers, { ...words, unit: "share" }, items),
  best_worst: (answers, form) => bestWorst(answers, { ...form, options: aspectsOf(answers.study_type, answers.plan) }),
  reasons_against: reasonsAgainst,
  awareness: awarenessMeasures,
  fit_score: fitScore,
  trial: trialOf,
  preference: shareOfPreference,
  advantages,
  moment_pain: momentPain,
  prices: priceMeasures,
  message_score: messageScore,
  lines: lineScores,
  comprehension: comprehensionOf,
  driver_share: driverShare,
  price_as_stated: priceAsStated,
  price_as_driver: priceAsDriver,
  saveable_share: saveableShare,
  forces: forcesOf,
  needs_map: needsMap,
  eta_squared: etaOf,
};

const withForm = <Is extends MeasureForm["is"]>(form: Extract<MeasureForm, { is: Is }>, answers: Answers) =>
  formulas[form.is](answers, form as never);

/** The share of the highest points together and of the highest alone; unknown where no price is given that it is about. */
function twoBoxes(answers: Answers, form: Extract<MeasureForm, { is: "boxes" }>): Measure[] {
  const { item, label, labelPriced = label } = form;
  const isPriced = answers.plan.prices.length > 0;
  const isAsked = isPriced || !ownItemsOf(answers.study_type).find(({ id }) => id === item)?.isPriced;
  return ([2, 1] as const).map((top) => {
    const box = { id: `${item}_t${top}b`, label: `${isPriced ? labelPriced : label}${boxesInWords[top]}` };
    const words = { ...box, unit: "share", source: "boxes", formula: "Mean probability of the upper points" } as const;
    return isAsked ? topBox(answers, { ...box, item, top }) : unknownMeasure(answers, words, noneMadeUp);
  });
}

const againstIt = ["1", "2", "3", "4", "5"].filter((stance) => leaningOf(Number(stance)) === "against");

function reasonsAgainst(answers: Answers, name: Extract<MeasureForm, { is: "reasons_against" }>): Measure {
  const formula = `Share of the interviews that end against it (stance ${inChoice(againstIt)}) in which the objection was raised`;
  const against = answers.interviews.filter(
    ({ analysis }) => analysis.sentiment !== null && againstIt.includes(`${analysis.stance}`),
  );
  const objections = against.map(({ analysis }) => analysis.objections);
  return namedShares(answers, { ...name, unit: "share", source: "named", formula }, objections);
}

const pick = measureWords("pick");

/** What is picked of the options that the plan names; no question where that is no choice. */
const pickItems = ({ options }: Pick<Plan, "options">): ClosedItem[] =>
  options.length < 2 ? [] : [closedItem(pick.id, pick.label, options, { of: "option", options: [...options] })];

const pickMeasures = (answers: Answers): Measure[] =>
  answers.plan.options.length < 2 ? [] : [sharesOfPoints(answers, pick, pick.id, false)];

function byPersona(answers: Answers): { name: string; ratings: number[][] }[] {
  const ratings = answers.together(aspectsOf(answers.study_type, answers.plan).map(({ id }) => id));
  const names = new Map(answers.interviews.map(({ persona_id, persona_name }) => [persona_id, persona_name]));
  const groups = Map.groupBy(ratings, ({ persona_id }) => persona_id);
  return [...groups].map(([persona_id, own]) => ({
    name: names.get(persona_id)!,
    ratings: own.map(({ distributions }) => distributions.map((shares) => expected(shares, 1))),
  }));
}

function needsMap(answers: Answers): Measure {
  const groups = byPersona(answers);
  const n = sum(groups.map(({ ratings }) => ratings.length));
  return measureOf(answers, {
    ...measureWords("needs_map"),
    value: null,
    n,
    items: groups.flatMap(({ name, ratings }) =>
      aspectsOf(answers.study_type, answers.plan).map(({ label }, need) => ({
        label: `${name}: ${label}`,
        value: mean(ratings.map((own) => own[need]!)),
        note: `${ratings.length} of ${n} interviews`,
      })),
    ),
  });
}

function etaOf(answers: Answers): Measure {
  const groups = byPersona(answers);
  const items = aspectsOf(answers.study_type, answers.plan).map(({ label }, need) => {
    const value = etaSquared(groups.map(({ ratings }) => ratings.map((own) => own[need]!)));
    return { label, value, note: value === null ? "Needs two personas, repeats, and answers that differ" : undefined };
  });
  const values = items.map(({ value }) => value).filter((value) => value !== null);
  return measureOf(answers, {
    ...measureWords("eta_squared"),
    value: values.length === 0 ? null : mean(values),
    n: sum(groups.map(({ ratings }) => ratings.length)),
    items,
  });
}

/**
 * The correlation ratio: the variance between groups over the total variance, from 0 to 1. Null where it says nothing: with
 * fewer than two groups, without a group of two, or where all values are the same.
 */
export function etaSquared(groups: readonly (readonly number[])[]): number | null {
  const all = groups.flat();
  if (groups.length < 2 || all.length <= groups.length) return null;
  const middle = mean(all);
  const total = all.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const between = groups.reduce((sum, group) => sum + group.length * (mean(group) - middle) ** 2, 0);
  // Below this, what differs is how the ratings were rounded.
  return total / all.length < 1e-8 ? null : Math.min(1, between / total);
}
