import { considerations } from "../../../engines/considerations.ts";
import type { Plan } from "../../../engines/plan.ts";
import { called, isNameless } from "../../../engines/subject-words.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import { awarenessMeasures } from "../measures/awareness.ts";
import { askedAbout, askedItem, chooseConsiderations, thingOf } from "../measures/closed-items.ts";
import { scales } from "../measures/scales.ts";
import { sharesList, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { type Answer, argumentsOn, perception } from "../prose/answer-forms.ts";
import type { Material } from "../prose/material.ts";
import { afterFirst, alsoInWords, fittingQuotes, pointsOn, topSentence } from "../prose/points.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import { shareSamples } from "../prose/type-prose.ts";
import type { StudyForm } from "./study-form.ts";

const associated = (plan: Plan) => chooseConsiderations(plan, ["quality", "trust", "value", "service", "status"]);

/** What comes to mind unaided, before the brand is named. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "last_time",
      text: ({ category }) => `Tell me about the last time you chose or used ${category}.`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "names_in_mind",
      text: ({ category }) => `Which names come to mind when you think of ${category}?`,
      seeks: ["contrast", "clarify"],
    },
    {
      purpose: "stands_for",
      text: ({ thing }) => `What, if anything, do you connect with ${thing}?`,
      seeks: ["clarify", "ladder"],
    },
    {
      purpose: "brand_story",
      text: ({ thing }) => `Tell me about a time you came across ${thing}, if there was one.`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "not_for",
      text: ({ thing }) => `Who would you steer away from ${thing}?`,
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "change_view",
      text: ({ thing }) => `What would change the way you see ${thing}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [3, 4],
};

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `what comes to mind about ${subject}`,
  place: "For how the brand is seen",
  test: "ask for names unaided before showing any",
  check: {
    question: (subject) => `What do people connect with ${subject} when no name is shown first?`,
    method: "Survey with unaided recall before aided recognition, then one open question.",
    sample: shareSamples.tenPoints,
    would_change: "The association named here is given by fewer than one in ten of those who know the name.",
  },
  why: 1,
  fits: ["perception"],
  lead,
};

/** Brand perception: the funnel from coming to mind to being considered, and what the brand is associated with. */
export const brand: StudyForm = {
  guide,
  prose,
  battery: (plan) => [
    askedItem("consider", `How likely are you to consider ${thingOf(plan)} the next time?`, scales.likely),
    ...askedAbout(
      "association",
      associated(plan),
      scales.agree,
      (criterion) => `How far do you agree that “${criterion}” goes with ${thingOf(plan)}?`,
    ),
  ],
  measures: (answers) => [
    ...awarenessMeasures(answers),
    topBox(answers, {
      id: "consideration",
      label: "Would consider it",
      item: "consider",
      top: 2,
      source: sources.funnel,
    }),
    sharesList(answers, {
      id: "association",
      label: "Associations",
      top: 2,
      items: associated(answers.plan).map((id) => ({ id: `association_${id}`, label: considerations[id].theme })),
      formula: "Mean probability of agreement (the two highest of five points); net: less that of disagreement",
      source: sources.association,
    }),
  ],
};

/** What it means to people, and what puts them off. */
function lead(material: Material): Answer {
  const points = pointsOn(material, 1);
  const [forIt] = points;
  if (forIt === undefined || isNameless(material.plan)) return perception(material);
  const name = called(material.plan);
  const stands = {
    most: `${name} stands most for`,
    one: `thing that ${name} stands for`,
    several: `things that ${name} stands for`,
  };
  const comes = { most: "what comes to mind most is", one: "association", several: "associations" };
  const others = afterFirst(points).slice(0, 2);
  const against = pointsOn(material, -1);
  return {
    leads: [stands, comes].map((frame) => topSentence(material, points, frame)),
    further: [
      ...(others.length === 0 ? [] : [`After that: ${alsoInWords(others, material.interviews.length)}.`]),
      ...(against.length === 0 ? [] : [topSentence(material, against, argumentsOn(material.plan, -1))]),
    ],
    quotes: fittingQuotes(material, forIt),
  };
}
