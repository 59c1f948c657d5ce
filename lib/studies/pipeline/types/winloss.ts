import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { codeBookOf } from "../code-book.ts";
import type { Answers } from "../measures/answers.ts";
import { askedAbout, chooseConsiderations, labelIn, thingOf } from "../measures/closed-items.ts";
import { comesUp } from "../measures/comes-up.ts";
import { driverPoints } from "../measures/driver-points.ts";
import { shareInterval } from "../measures/interval.ts";
import { measureOf } from "../measures/measure-of.ts";
import { fromZeroToTen, scales } from "../measures/scales.ts";
import { meanOf, namedShares, shareOf } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import type { StudyForm } from "./study-form.ts";

const labelOf = labelIn("winloss");

const drivers = (plan: Plan) =>
  chooseConsiderations(plan, ["quality", "trust", "value", "convenience", "fit"], ["price"]);

/** Win-loss: what drives the decision, how likely it is won, why it is lost, and whether price is a reason or a pretext. */
export const winloss: StudyForm = {
  battery: (plan) => [
    {
      id: "win",
      text: `If it were decided today, how likely is it that ${thingOf(plan)} would be chosen?`,
      points: fromZeroToTen("certainly not", "certainly"),
      from: 0,
      measures: { of: "stance" },
    },
    ...askedAbout(
      "winloss",
      "driver",
      drivers(plan),
      scales.important,
      (criterion) => `How important was “${criterion}” in the decision?`,
    ),
  ],
  measures: (answers) => [
    driverShare(answers),
    meanOf(answers, {
      id: "win_probability",
      label: "Would be chosen",
      item: "win",
      unit: "share",
      per: 10,
      formula: "Mean of the points from 0 to 10, divided by 10",
      source: sources.winLoss,
    }),
    namedShares(answers, {
      id: "loss_reasons",
      label: "Reasons against",
      labels: answers.interviews
        .filter(({ analysis }) => analysis.sentiment !== null && analysis.stance !== null && analysis.stance <= 2)
        .map(({ analysis }) => analysis.objections),
      formula: "Share of the interviews that end against it (stance 1 or 2) in which the objection was raised",
      source: sources.named,
    }),
    priceAsStated(answers),
    priceAsDriver(answers),
  ],
};

/** The drivers that come up: what nobody raised drives nothing. */
function raised(answers: Answers) {
  const book = codeBookOf("winloss", answers.plan);
  return drivers(answers.plan).filter((id) => answers.interviews.some((interview) => comesUp(interview, id, book)));
}

function driverShare(answers: Answers): Measure {
  const ids = raised(answers);
  const { points, n } = driverPoints(
    answers,
    ids.map((id) => `driver_${id}`),
  );
  return measureOf(answers, {
    id: "driver_share",
    label: "What drives the decision",
    unit: "points",
    value: null,
    n,
    items: ids
      .map((id, index) => ({ label: labelOf(answers.plan, id), value: n === 0 ? null : points[index]! }))
      .sort((one, other) => (other.value ?? 0) - (one.value ?? 0)),
    formula:
      "100 points shared out in each interview by how far above “not important” a driver is rated; the mean of the interviews, whole by largest remainder",
    source: sources.winLoss,
  });
}

const priceAsStated = (answers: Answers): Measure => {
  const { entries } = codeBookOf("winloss", answers.plan);
  const ofPrice = new Set(entries.filter(({ category }) => category === "price").map(({ objection }) => objection));
  const namesPrice = (objection: string) => ofPrice.has(objection);
  return shareOf(answers, {
    id: "price_as_stated",
    label: "Name price as a reason against",
    shares: answers.interviews.flatMap(({ analysis: { sentiment, objections } }) =>
      sentiment === null ? [] : [objections.some(namesPrice) ? 1 : 0],
    ),
    formula: "Share of interviews that raise an objection of price; to be read next to price_as_driver",
    source: sources.named,
  });
};

/** What part of the decision is price by the points given to it; said reasons are often price where the points are not. */
function priceAsDriver(answers: Answers): Measure {
  const ids = raised(answers);
  const { points, n } = driverPoints(
    answers,
    ids.map((id) => `driver_${id}`),
  );
  const share = n === 0 ? null : (points[ids.indexOf("price")] ?? 0) / 100;
  return measureOf(answers, {
    id: "price_as_driver",
    label: "Part of the decision that is price",
    unit: "share",
    value: share,
    interval: share === null ? null : shareInterval(share, answers.effective(n)),
    n,
    formula: "Driver points of price, divided by 100; less than price_as_stated: price may be a pretext",
    source: sources.winLoss,
  });
}
