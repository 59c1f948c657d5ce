import type { MeasureForm } from "../../../engines/closed-forms.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import type { Interview } from "../../../engines/findings.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { type StudyTypeId, studyForms } from "../../../engines/study-types.ts";
import { bestWorst } from "./best-worst.ts";
import { aspectsOf, closedItem, closedItemsOf, ownItemsOf } from "./closed-items.ts";
import { driverShare, priceAsDriver, priceAsStated } from "./decision-drivers.ts";
import { type Answers, answersOf, measureWords, unknownMeasure } from "./measure-of.ts";
import { etaOf, needsMap } from "./needs.ts";
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
import { priceMeasures } from "./price-items.ts";
import { boxes, meanOf, namedShares, shareOf, sharesList, sharesOfPoints, topBox } from "./shares.ts";

/** What a study of this type measures: each value with its n, its interval, its formula and where that was published. */
export function measuresOf(study: {
  study_type: StudyTypeId;
  plan: Plan;
  interviews: Interview[];
  n_effective: number;
}): Measure[] {
  const { study_type, plan, interviews, n_effective } = study;
  const items = batteryOf(study_type, plan);
  const answers = answersOf({ study_type, plan, items, interviews, n_effective });
  return [...studyForms[study_type].measures.flatMap((form) => withForm(form, answers)), ...pickMeasures(answers)];
}

/** The closed questions after the talk: the type's, after those of every type, and what the topic names to pick from. */
export function batteryOf(study_type: StudyTypeId, plan: Plan): ClosedItem[] {
  return [...closedItemsOf(study_type, plan), ...pickItems(plan)];
}

type MeasureTable = { [Form in MeasureForm as Form["is"]]: (answers: Answers, form: Form) => Measure | Measure[] };

/** How each measure of a type is formulas. */
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

/** The share of the two highest points and of the highest alone; unknown where no price is given that it is about. */
function twoBoxes(answers: Answers, form: Extract<MeasureForm, { is: "boxes" }>): Measure[] {
  const { item, label, labelPriced = label } = form;
  const isPriced = answers.plan.prices.length > 0;
  const isAsked = isPriced || !ownItemsOf(answers.study_type).find(({ id }) => id === item)?.isPriced;
  return ([2, 1] as const).map((top) => {
    const box = {
      id: `${item}_t${top}b`,
      label: `${isPriced ? labelPriced : label}, the ${top === 1 ? "highest answer alone" : "two highest answers"}`,
    };
    const words = { ...box, unit: "share", source: "boxes", formula: "Mean probability of the upper points" } as const;
    return isAsked
      ? topBox(answers, { ...box, item, top })
      : unknownMeasure(answers, words, "No price was given, and none is made up");
  });
}

/** In how many of the interviews that end against it each objection was raised. */
function reasonsAgainst(answers: Answers, name: Extract<MeasureForm, { is: "reasons_against" }>): Measure {
  const formula = "Share of the interviews that end against it (stance 1 or 2) in which the objection was raised";
  const against = answers.interviews.filter(
    ({ analysis }) => analysis.sentiment !== null && analysis.stance !== null && analysis.stance <= 2,
  );
  const objections = against.map(({ analysis }) => analysis.objections);
  return namedShares(answers, { ...name, unit: "share", source: "named", formula }, objections);
}

const pick = measureWords("pick");

/** What is picked of the options that the plan names; no question where it names fewer than two. */
const pickItems = ({ options }: Pick<Plan, "options">): ClosedItem[] =>
  options.length < 2 ? [] : [closedItem(pick.id, pick.label, options, { of: "option", options: [...options] })];

/** The share of each option, where the plan names any. */
const pickMeasures = (answers: Answers): Measure[] =>
  answers.plan.options.length < 2 ? [] : [sharesOfPoints(answers, pick, pick.id, false)];
