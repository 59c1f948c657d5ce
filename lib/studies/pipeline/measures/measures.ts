import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { ClosedItem } from "../../../engines/engine.ts";
import type { Interview } from "../../../engines/findings.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { mean } from "../../../engines/statistics.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { studyForms } from "../types/study-forms.ts";
import { type Answers, answersOf } from "./answers.ts";
import { itemsOf } from "./closed-items.ts";
import { shareInterval } from "./interval.ts";
import { measureOf, noAnswer } from "./measure-of.ts";

/** What a study of this type measures: each value with its n, its interval, its formula and where that was published. */
export function measuresOf(study: {
  study_type: StudyTypeId;
  plan: Plan;
  interviews: Interview[];
  n_effective: number;
}): Measure[] {
  const { study_type, plan, interviews, n_effective } = study;
  const answers = answersOf({ plan, items: batteryOf(study_type, plan), interviews, n_effective });
  return [...studyForms[study_type].measures(answers), ...pickMeasures(answers)];
}

/** The closed questions after the talk: the stance, whether one would recommend it, the type's own, and what the topic names to pick from. */
export function batteryOf(study_type: StudyTypeId, plan: Plan): ClosedItem[] {
  return [...itemsOf("every", plan), ...studyForms[study_type].battery(plan), ...pickItems(plan)];
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
      source: sources.preference,
    }),
  ];
};
