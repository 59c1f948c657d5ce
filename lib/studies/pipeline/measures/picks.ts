import type { ClosedItem } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { shareInterval } from "./interval.ts";
import { measureOf, noAnswer } from "./measure-of.ts";
import { sources } from "./sources.ts";

const pick = { id: "pick", text: "Which of these would you choose?" };

/** What is picked of the options that the plan names; no question where it names fewer than two. */
export const pickItems = ({ options }: Pick<Plan, "options">): ClosedItem[] =>
  options.length < 2
    ? []
    : [{ ...pick, points: [...options], from: 1, measures: { of: "option", options: [...options] } }];

/** The share of each option, where the plan names any. */
export const pickMeasures = (answers: Answers): Measure[] => {
  const { options } = answers.plan;
  if (options.length < 2) return [];
  const given = answers.to(pick.id);
  const n = given.length;
  return [
    measureOf(answers, {
      id: pick.id,
      label: pick.text,
      unit: "share",
      value: null,
      n,
      items: options.map((label, option) => {
        if (n === 0) return { label, value: null, ...noAnswer };
        const share = mean(given.map(({ distribution }) => distribution[option]!));
        return { label, value: share, interval: shareInterval(share, answers.effective(n)) };
      }),
      formula: "Mean probability of being picked among the options that the topic names, asked after the talk",
      source: sources.preference,
    }),
  ];
};
