import type { MeasureForm } from "../../../engines/closed-forms.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import type { Interview } from "../../../engines/findings.ts";
import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { mean } from "../../../engines/statistics.ts";
import { type StudyTypeId, studyForms } from "../../../engines/study-types.ts";
import { type Answers, answersOf } from "./answers.ts";
import { awarenessMeasures } from "./awareness.ts";
import { bestWorst } from "./best-worst.ts";
import { aspectsOf, closedItemsOf, ownItemsOf } from "./closed-items.ts";
import { driverShare, priceAsDriver, priceAsStated } from "./decision-drivers.ts";
import { fitScore } from "./fit-score.ts";
import { shareInterval } from "./interval.ts";
import { forcesOf, saveableShare } from "./leaving.ts";
import { measureOf, noAnswer, unknownMeasure } from "./measure-of.ts";
import { comprehensionOf, lineScores, messageScore } from "./message-score.ts";
import { momentPain } from "./moment-pain.ts";
import { etaOf, needsMap } from "./needs.ts";
import { advantages, shareOfPreference } from "./preference.ts";
import { priceMeasures } from "./price-items.ts";
import { boxes, meanOf, namedShares, shareOf, sharesList, topBox } from "./shares.ts";
import { trialOf } from "./trial.ts";

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
  top_box: (answers, { source, ...form }) =>
    topBox(answers, { ...form, ...(source && { source: measureSources[source] }) }),
  points: (answers, { item, top, ...form }) =>
    shareOf(answers, { ...form, source: measureSources[form.source], shares: boxes(answers, item, top) }),
  boxes: twoBoxes,
  mean: (answers, form) => meanOf(answers, { ...form, source: measureSources[form.source] }),
  shares: (answers, { items = aspectsOf(answers.study_type, answers.plan), ...form }) =>
    sharesList(answers, { ...form, source: measureSources[form.source], top: 2, items }),
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
    return isAsked ? topBox(answers, { ...box, item, top }) : unknownMeasure(answers, { ...box, ...withoutPrice });
  });
}

const withoutPrice = {
  unit: "share",
  source: measureSources.boxes,
  formula: "Mean probability of the upper points",
  why: "No price was given, and none is made up",
} as const;

function reasonsAgainst(answers: Answers, { id, label }: Extract<MeasureForm, { is: "reasons_against" }>): Measure {
  return namedShares(answers, {
    id,
    label,
    labels: answers.interviews
      .filter(({ analysis }) => analysis.sentiment !== null && analysis.stance !== null && analysis.stance <= 2)
      .map(({ analysis }) => analysis.objections),
    formula: "Share of the interviews that end against it (stance 1 or 2) in which the objection was raised",
    source: measureSources.named,
  });
}

const pick = { id: "pick", text: "Which of these would you choose?" };

/** What is picked of the options that the plan names; no question where it names fewer than two. */
const pickItems = ({ options }: Pick<Plan, "options">): ClosedItem[] =>
  options.length < 2
    ? []
    : [{ ...pick, points: [...options], from: 1, measures: { of: "option", options: [...options] } }];

/** The share of each option, where the plan names any. */
const pickMeasures = (answers: Answers): Measure[] => {
  const { options } = answers.plan;
  if (options.length < 2) return [];
  const picks = answers.to(pick.id);
  const n = picks.length;
  return [
    measureOf(answers, {
      id: pick.id,
      label: pick.text,
      unit: "share",
      value: null,
      n,
      items: options.map((label, option) => {
        if (n === 0) return { label, value: null, ...noAnswer };
        const share = mean(picks.map(({ distribution }) => distribution[option]!));
        return { label, value: share, interval: shareInterval(share, answers.effective(n)) };
      }),
      formula: "Mean probability of being picked among the options that the topic names, asked after the talk",
      source: measureSources.preference,
    }),
  ];
};
