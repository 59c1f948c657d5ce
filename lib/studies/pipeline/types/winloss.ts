import { considerations } from "../../../engines/considerations.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { called, isNameless } from "../../../engines/subject-words.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import { askedAbout, chooseConsiderations, thingOf } from "../measures/closed-items.ts";
import { driverPoints } from "../measures/driver-points.ts";
import { shareInterval } from "../measures/interval.ts";
import { measureOf } from "../measures/measure-of.ts";
import { fromZeroToTen, scales } from "../measures/scales.ts";
import { meanOf, namedShares, shareOf } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { type Answer, criteria } from "../prose/answer-forms.ts";
import { type Material, measure } from "../prose/material.ts";
import { afterFirst, fittingQuotes, pointInWords, pointsOn, topSentence } from "../prose/points.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import type { StudyForm } from "./study-form.ts";

const drivers = (plan: Plan) =>
  chooseConsiderations(plan, ["proof", "features", "vendor_risk", "others", "integration"], ["price"]);

/** The decision as it went, from what set it off to what would have turned it. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "trigger",
      text: ({ category }) => `What set off your last search for ${category}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "process_people",
      text: () => "Who took part in the decision, from the first look to the last word?",
      seeks: ["clarify", "example"],
    },
    {
      purpose: "criteria",
      text: () => "What mattered most when the options lay side by side?",
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "decision_moment",
      text: () => "Tell me about the moment it was decided.",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "loser_best",
      text: () => "What was the best point of the one you did not choose?",
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "changed_it",
      text: ({ thing }) => `What would have changed the outcome for ${thing}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [1, 2],
};

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `why a decision about ${subject} goes one way or the other`,
  place: "For the next decision",
  test: "ask buyers of decided cases, the lost ones first",
  check: {
    question: (subject) => `What decided the last real cases about ${subject}?`,
    method: "Interviews with buyers of won and lost cases, held by somebody who did not sell.",
    sample: "15 won and 15 lost cases: enough to see which reasons stand only on one side.",
    would_change: "The reason weighs as much in the cases that were won.",
  },
  why: -1,
  fits: ["why", "why_not", "perception", "criteria"],
  lead,
};

/** Win-loss: what drives the decision, how likely it is won, why it is lost, and whether price is a reason or a pretext. */
export const winloss: StudyForm = {
  guide,
  prose,
  battery: (plan) => [
    {
      id: "win",
      text: `If it were decided today, how likely is it that ${thingOf(plan)} would be chosen?`,
      points: fromZeroToTen("certainly not", "certainly"),
      from: 0,
      measures: { of: "stance" },
    },
    ...askedAbout(
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
      labels: answers.interviews.map(({ analysis }) => analysis.objections),
      formula: "Share of interviews in which the objection was raised",
      source: sources.named,
    }),
    priceAsStated(answers),
    priceAsDriver(answers),
  ],
};

function driverShare(answers: Answers): Measure {
  const ids = drivers(answers.plan);
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
      .map((id, index) => ({ label: considerations[id].theme, value: n === 0 ? null : points[index]! }))
      .sort((one, other) => (other.value ?? 0) - (one.value ?? 0)),
    formula:
      "100 points shared out in each interview by how far above “not important” a driver is rated; the mean of the interviews, whole by largest remainder",
    source: sources.winLoss,
  });
}

const priceObjections = new Set<string>(
  Object.values(considerations)
    .filter(({ category }) => category === "price")
    .map(({ objection }) => objection),
);
const namesPrice = (objection: string): boolean =>
  priceObjections.has(objection) || /\b(?:prices?|pricing|costs?|costly|expensive|budget|afford)\b/i.test(objection);

const priceAsStated = (answers: Answers): Measure =>
  shareOf(answers, {
    id: "price_as_stated",
    label: "Name price as a reason against",
    shares: answers.interviews.map(({ analysis }) => (analysis.objections.some(namesPrice) ? 1 : 0)),
    formula: "Share of interviews that raise an objection of price; to be read next to price_as_driver",
    source: sources.named,
  });

/** What part of the decision is price by the points given to it; said reasons are often price where the points are not. */
function priceAsDriver(answers: Answers): Measure {
  const ids = drivers(answers.plan);
  const { points, n } = driverPoints(
    answers,
    ids.map((id) => `driver_${id}`),
  );
  const share = n === 0 ? null : points[ids.indexOf("price")]! / 100;
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

/** What decided. */
function lead(material: Material): Answer {
  const points = pointsOn(material, -1);
  const [against] = points;
  if (against === undefined) return criteria(material);
  const [next] = afterFirst(points);
  const gained = pointsOn(material, 1);
  const [driver] = measure(material, "driver_share")?.items ?? [];
  const frame = (words: string) => ({
    most: `what turned decisions${words} most is`,
    one: `reason${words}`,
    several: `reasons${words}`,
  });
  const named = topSentence(material, points, frame(` against ${called(material.plan)}`));
  return {
    leads: [...(isNameless(material.plan) ? [] : [named]), topSentence(material, points, frame(" against the offer"))],
    further: [
      ...(next === undefined ? [] : [`After that: ${pointInWords(material, next)}.`]),
      ...(gained.length === 0
        ? []
        : [topSentence(material, gained, { most: "what spoke most in favour is", one: "merit", several: "merits" })]),
      ...(driver?.value == null
        ? []
        : [
            `By estimate, from ratings, “${driver.label}” drives the decision most (${Math.round(driver.value)} of 100 points).`,
          ]),
    ],
    quotes: fittingQuotes(material, against),
  };
}
