import type { Measure } from "../../../engines/measured.ts";
import { mean, sum } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { shareInterval } from "./interval.ts";
import { measureOf, measureWords, noAnswer } from "./measure-of.ts";
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
    risk: sum(leave!.slice(atRisk)),
    staying: sum(offer!.slice(-2)),
  }));
  const risk = mean(chances.map((own) => own.risk));
  const value = risk > 0 ? mean(chances.map((own) => own.risk * own.staying)) / risk : null;
  return measureOf(answers, {
    ...measureWords("saveable_share"),
    value,
    // Only those at risk bear on it, so that the fewer they are the wider it is.
    interval: value === null ? null : shareInterval(value, answers.effective(chances.length) * risk),
    n: chances.length,
    items: [{ label: "At risk", value: chances.length === 0 ? null : risk, note: "Share with 7 to 10 of 10" }],
  });
}

/** The four forces; what drives away less what holds, where all four are known. */
export function forcesOf(answers: Answers): Measure {
  const parts = forces.map(({ id, label }) => {
    const { value, interval, n } = scaleMean(answers, id, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    return { label, value, ...(interval === null ? noAnswer : { interval }), n };
  });
  const [push, pull, anxiety, habit] = parts.map(({ value }) => value);
  const isKnown = parts.every(({ value }) => value !== null);
  return measureOf(answers, {
    ...measureWords("forces"),
    value: isKnown ? push! + pull! - anxiety! - habit! : null,
    n: Math.min(...parts.map(({ n }) => n)),
    items: parts,
  });
}
