import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { ClosedItem } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { mean } from "../../../engines/statistics.ts";
import { todayOption } from "../../report/outcomes.ts";
import type { Answers, StudyForm } from "../measures/answers.ts";
import { askedItem, aspectsOf, itemsOf, thingOf } from "../measures/closed-items.ts";
import { shareInterval } from "../measures/interval.ts";
import { measureOf, noAnswer } from "../measures/measure-of.ts";
import { sharesList, topBox } from "../measures/shares.ts";

/** More rivals than this make a list that nobody weighs. */
const mostRivals = 5;

const attributes = aspectsOf("competitor");

/** What is chosen among: what is in use today, the rivals the topic names, and what is studied, in this order. */
function optionsOf(plan: Plan): {
  labels: string[];
  options: Extract<ClosedItem["measures"], { of: "choice" }>["options"];
} {
  const rivals = plan.competitors.slice(0, mostRivals);
  return {
    labels: [todayOption, ...rivals, thingOf(plan)],
    options: ["status_quo", ...rivals.map(() => "rival" as const), "subject"],
  };
}

/** Competitive analysis: share of preference with the status quo as a rival, switching, and who wins on what. */
export const competitor: StudyForm = {
  battery: (plan) => {
    const thing = thingOf(plan);
    const rival = plan.competitors[0] ?? "what you use today";
    const { labels, options } = optionsOf(plan);
    const points = [`Clearly ${rival}`, `Rather ${rival}`, "No difference", `Rather ${thing}`, `Clearly ${thing}`];
    return [
      askedItem("preference", "If you had to choose today, which would it be?", labels, { of: "choice", options }),
      ...itemsOf("competitor", plan),
      ...attributes.ask(plan, { rival }, points),
    ];
  },
  measures: (answers) => [
    shareOfPreference(answers),
    topBox(answers, { id: "switch_t2b", label: "Likely to switch", item: "switching", top: 2 }),
    ...advantages(answers),
  ],
};

/** For each attribute who finds the subject better, and who finds the first rival better. */
function advantages(answers: Answers): Measure[] {
  const rival = answers.plan.competitors[0] ?? "what is in use today";
  const items = attributes.of(answers.plan);
  return [
    sharesList(answers, {
      id: "advantage",
      label: `Where it does better than ${rival}`,
      top: 2,
      items,
      formula:
        "Share that finds it better (two of five points) for each attribute; net: less the share that finds the rival better",
      source: sources.advantage,
    }),
    sharesList(answers, {
      id: "rival_advantage",
      label: `Where it does worse than ${rival}`,
      top: -2,
      items,
      formula:
        "Share that finds the rival better (two of five points) for each attribute; net: less the share that finds it better",
      source: sources.advantage,
    }),
  ];
}

function shareOfPreference(answers: Answers): Measure {
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
    source: sources.preference,
  });
}
