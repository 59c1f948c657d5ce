import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers, StudyForm } from "../measures/answers.ts";
import { itemsOf } from "../measures/closed-items.ts";
import { shareInterval } from "../measures/interval.ts";
import { measureOf, noAnswer } from "../measures/measure-of.ts";
import { meanOf, namedShares, scaleMean } from "../measures/shares.ts";

const forces = [
  { id: "push", label: "Push: what is wrong with it" },
  { id: "pull", label: "Pull: what others offer" },
  { id: "anxiety", label: "Anxiety: what a switch could cost" },
  { id: "habit", label: "Habit: being used to it" },
] as const;

/** Churn: how likely people leave, why, who could be kept, and the four forces that act on them. */
export const churn: StudyForm = {
  battery: (plan) => itemsOf("churn", plan),
  measures: (answers) => [
    meanOf(answers, {
      id: "churn_risk",
      label: "Likely to leave, from 0 to 10",
      item: "leave",
      unit: "score",
      formula: "Mean of the points from 0 to 10",
      source: sources.churn,
    }),
    namedShares(answers, {
      id: "churn_reasons",
      label: "Reasons to leave, of those who would leave",
      labels: answers.interviews
        .filter(({ analysis }) => analysis.sentiment !== null && analysis.stance !== null && analysis.stance <= 2)
        .map(({ analysis }) => analysis.objections),
      formula: "Share of the interviews that end against it (stance 1 or 2) in which the objection was raised",
      source: sources.named,
    }),
    saveableShare(answers),
    forcesOf(answers),
  ],
};

/** From this point of eleven on a respondent is at risk. */
const atRisk = 7;

/** Of those who are likely to leave, how many an offer would keep. */
function saveableShare(answers: Answers): Measure {
  const chances = answers.together(["leave", "offer"]).map(({ distributions: [leave, offer] }) => ({
    risk: leave!.slice(atRisk).reduce((sum, share) => sum + share, 0),
    staying: offer!.slice(-2).reduce((sum, share) => sum + share, 0),
  }));
  const risk = mean(chances.map((own) => own.risk));
  const value = risk > 0 ? mean(chances.map((own) => own.risk * own.staying)) / risk : null;
  return measureOf(answers, {
    id: "saveable_share",
    label: "Could be kept, of those at risk",
    unit: "share",
    value,
    // Only those at risk bear on it, so that the fewer they are the wider it is.
    interval: value === null ? null : shareInterval(value, answers.effective(chances.length) * risk),
    n: chances.length,
    items: [{ label: "At risk", value: chances.length === 0 ? null : risk, note: "Share with 7 to 10 of 10" }],
    formula:
      "Σ P(7 to 10 of 10 to leave) × P(likely to stay if the worst were put right), over Σ P(7 to 10 of 10 to leave)",
    source: sources.churn,
  });
}

/** The four forces; what drives away less what holds, where all four are known. */
function forcesOf(answers: Answers): Measure {
  const parts = forces.map(({ id, label }) => {
    const distributions = answers.to(id).map(({ distribution }) => distribution);
    const { value, interval } = scaleMean(
      distributions,
      answers.effective(distributions.length),
      (point) => point,
      0,
      10,
    );
    return { label, value, ...(interval === null ? noAnswer : { interval }), n: distributions.length };
  });
  const [push, pull, anxiety, habit] = parts.map(({ value }) => value);
  const isKnown = parts.every(({ value }) => value !== null);
  return measureOf(answers, {
    id: "forces",
    label: "Forces, away less staying",
    unit: "score",
    value: isKnown ? push! + pull! - anxiety! - habit! : null,
    n: Math.min(...parts.map(({ n }) => n)),
    items: parts,
    formula: "Mean of each force from 0 to 10; the value is push + pull − anxiety − habit, from −20 to 20",
    source: sources.forces,
  });
}
