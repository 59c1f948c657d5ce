import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { shareInterval } from "./interval.ts";
import { measureOf, noAnswer } from "./measure-of.ts";
import { scaleMean } from "./shares.ts";

const forces = [
  { id: "push", label: "Push: what is wrong with it" },
  { id: "pull", label: "Pull: what others offer" },
  { id: "anxiety", label: "Anxiety: what a switch could cost" },
  { id: "habit", label: "Habit: being used to it" },
] as const;

/** From this point of eleven on a respondent is at risk. */
const atRisk = 7;

/** Of those who are likely to leave, how many an offer would keep. */
export function saveableShare(answers: Answers): Measure {
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
    source: measureSources.churn,
  });
}

/** The four forces; what drives away less what holds, where all four are known. */
export function forcesOf(answers: Answers): Measure {
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
    source: measureSources.forces,
  });
}
