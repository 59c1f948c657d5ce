import { type ConsiderationId, considerations } from "../../../engines/considerations.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { expected, mean } from "../../../engines/statistics.ts";
import { called, capital, isNameless } from "../../../engines/subject-words.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import { askedAbout, askedItem, chooseConsiderations, thingOf } from "../measures/closed-items.ts";
import { measureOf } from "../measures/measure-of.ts";
import { scales } from "../measures/scales.ts";
import { boxes, meanOf, shareOf, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { type Answer, best, worst } from "../prose/answer-forms.ts";
import type { Material } from "../prose/material.ts";
import { fittingQuotes, pointsOn, topInWords, topSentence } from "../prose/points.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import { shareSamples } from "../prose/type-prose.ts";
import type { StudyForm } from "./study-form.ts";

const moments = (plan: Plan) =>
  chooseConsiderations(plan, ["service", "speed", "reliability", "support", "simplicity"]);

/** The last journey as it happened, then its moments. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "last_journey",
      text: ({ thing }) => `Take me through the last time you dealt with ${thing}, step by step.`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "best_worst",
      text: () => "Which moment of that stays with you most, for better or worse?",
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "effort",
      text: () => "Where, if anywhere, was it more work than you expected?",
      seeks: ["example", "contrast"],
    },
    {
      purpose: "recovery",
      text: () => "When something last went wrong there, what happened next?",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "channel",
      text: () => "How do you choose between a screen, the phone and talking to somebody?",
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "one_fix",
      text: ({ thing }) => `What one thing would you put right first about ${thing}?`,
      seeks: ["ladder", "counter"],
    },
  ],
  swap: [3, 4],
};

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `what the last journey with ${subject} was like`,
  place: "For the journey",
  test: "ask within a day of the real event",
  check: {
    question: (subject) => `Where does the journey with ${subject} cost the most effort?`,
    method: "Short survey within a day of the journey, beside the logs of where people stop.",
    sample: shareSamples.tenPoints,
    would_change: "The logs show that people stop at another step.",
  },
  why: -1,
  fits: ["perception", "today", "clear"],
  own: /\bwhat (?:happen(?:s|ed)|(?:do|does|did) \S+ go through)\b|\b(?:walk|talk) (?:us|me) through\b/i,
  lead,
};

/** Customer experience: satisfaction, effort, and which moments hurt most. */
export const cx: StudyForm = {
  guide,
  prose,
  battery: (plan) => {
    const thing = thingOf(plan);
    return [
      askedItem("satisfaction", `How satisfied were you with ${thing} the last time?`, scales.satisfied),
      askedItem(
        "ease",
        `How far do you agree: “It was easy to get done what I wanted with ${thing}”?`,
        scales.agreeInSeven,
        {
          of: "consideration",
          id: "effort",
        },
      ),
      ...askedAbout(
        "moment",
        moments(plan),
        scales.well,
        (criterion) => `How did ${thing} do on “${criterion}” the last time?`,
      ),
    ];
  },
  measures: (answers) => [
    topBox(answers, { id: "csat_t2b", label: "Satisfied", item: "satisfaction", top: 2 }),
    meanOf(answers, {
      id: "ces_mean",
      label: "Ease, from 1 to 7",
      item: "ease",
      unit: "mean",
      formula: "Mean of the agreement that it was easy, on seven points; more is less effort",
      source: sources.effort,
    }),
    shareOf(answers, {
      id: "ces_agree",
      label: "Found it easy",
      shares: boxes(answers, "ease", 3),
      formula: "Mean probability of points 5 to 7 of seven",
      source: sources.effort,
    }),
    momentPain(answers),
  ],
};

/** Which moments hurt: how badly a moment went times in how many interviews it came up. */
function momentPain(answers: Answers): Measure {
  const pains = moments(answers.plan).map((id) => {
    const given = answers.to(`moment_${id}`);
    const label = considerations[id].theme;
    if (given.length === 0) return { label, value: null, note: "No usable answer" };
    const valence = mean(given.map(({ distribution }) => (expected(distribution, 1) - 3) / 2));
    const mentions = answers.interviews.filter((interview) => comesUp(interview.analysis, id)).length;
    return {
      label,
      value: 0 - valence * mentions || 0,
      note: `Valence ${valence.toFixed(2)}, in ${mentions} interviews`,
    };
  });
  return measureOf(answers, {
    id: "moment_pain",
    label: "Pain of moments",
    unit: "index",
    value: null,
    n: Math.max(0, ...moments(answers.plan).map((id) => answers.to(`moment_${id}`).length)),
    items: pains.sort(
      (one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity) || (one.label < other.label ? -1 : 1),
    ),
    formula:
      "How badly a moment went times the interviews in which it came up; from −1 to 1 each, below 0 where it went well (−valence × mentions)",
    source: sources.pain,
  });
}

/** Whether an interview's themes, objections or criteria name a consideration. */
const comesUp = (
  { key_themes, objections, criteria }: { key_themes: string[]; objections: string[]; criteria: string[] },
  id: ConsiderationId,
): boolean => {
  const { theme, objection, criterion } = considerations[id];
  return key_themes.includes(theme) || objections.includes(objection) || criteria.includes(criterion);
};

/** The worst moment and the best. */
function lead(material: Material): Answer {
  const [worstPoints, bestPoints] = [pointsOn(material, -1), pointsOn(material, 1)];
  const [worstPoint, next] = worstPoints;
  if (worstPoint === undefined || bestPoints.length === 0)
    return worstPoint === undefined ? best(material) : worst(material);
  const name = called(material.plan);
  const worstOf = topInWords(material, worstPoints, { most: "the worst is", one: "trouble", several: "troubles" });
  return {
    leads: [...(isNameless(material.plan) ? [] : [`With ${name}, ${worstOf}.`]), `${capital(worstOf)}.`],
    further: [
      topSentence(material, bestPoints, { most: "the best is", one: "merit", several: "merits" }),
      ...(next?.interviews === worstPoint.interviews ? [] : [`To put right first: ${worstPoint.wording.mend}.`]),
    ],
    quotes: fittingQuotes(material, worstPoint),
  };
}
