import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { aspectsOf, optionsOf } from "./closed-items.ts";
import { shareInterval } from "./interval.ts";
import { measureOf, noAnswer } from "./measure-of.ts";
import { sharesList } from "./shares.ts";

/** For each attribute who finds the subject better, and who finds the first rival better. */
export function advantages(answers: Answers): Measure[] {
  const rival = answers.plan.competitors[0] ?? "what is in use today";
  const items = aspectsOf(answers.study_type, answers.plan);
  return [
    sharesList(answers, {
      id: "advantage",
      label: `Where it does better than ${rival}`,
      top: 2,
      items,
      formula:
        "Share that finds it better (two of five points) for each attribute; net: less the share that finds the rival better",
      source: measureSources.advantage,
    }),
    sharesList(answers, {
      id: "rival_advantage",
      label: `Where it does worse than ${rival}`,
      top: -2,
      items,
      formula:
        "Share that finds the rival better (two of five points) for each attribute; net: less the share that finds it better",
      source: measureSources.advantage,
    }),
  ];
}

export function shareOfPreference(answers: Answers): Measure {
  const { labels } = optionsOf(answers.plan);
  const picks = answers.to("preference");
  const shares = labels.map((_, option) => mean(picks.map(({ distribution }) => distribution[option]!)));
  const n = picks.length;
  const own = n === 0 ? null : shares.at(-1)!;
  return measureOf(answers, {
    id: "share_of_preference",
    label: "Would be chosen",
    unit: "share",
    value: own,
    interval: own === null ? null : shareInterval(own, answers.effective(n)),
    n,
    items: labels.map((label, option) =>
      n === 0
        ? { label, value: null, ...noAnswer }
        : { label, value: shares[option]!, interval: shareInterval(shares[option]!, answers.effective(n)) },
    ),
    formula: "Mean probability of being picked among all options; what is in use today is one of them",
    source: measureSources.preference,
  });
}
