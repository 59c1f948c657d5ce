import type { Measure } from "../../../engines/measured.ts";
import { called, isNameless } from "../../../engines/subject-words.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import { askedItem, thingOf } from "../measures/closed-items.ts";
import { measureOf } from "../measures/measure-of.ts";
import { scales } from "../measures/scales.ts";
import { scaleMean, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { trialWeights } from "../measures/trial-weights.ts";
import { type Answer, sidesInWords, whether } from "../prose/answer-forms.ts";
import { type Material, sideInWords } from "../prose/material.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import type { StudyForm } from "./study-form.ts";

const scalesOfConcepts = [
  { id: "intent", label: "Would buy" },
  { id: "uniqueness", label: "Unlike others" },
  { id: "relevance", label: "Relevant to me" },
  { id: "believability", label: "Believable" },
  { id: "value", label: "Worth the money" },
] as const;

/** The reaction in the respondent's own words before anything is explained; the price last. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "first_reaction",
      text: ({ subject }) => `Here is an idea: ${subject}. What is the first thing that goes through your mind?`,
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "what_is_it",
      text: () => "Describe the idea in your own words, as you understood it.",
      seeks: ["clarify", "contrast"],
    },
    {
      purpose: "who_for",
      text: ({ subject }) => `Who do you picture choosing ${subject}?`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "whats_new",
      text: ({ subject }) => `What, if anything, is new to you in ${subject}?`,
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "unbelievable",
      text: ({ claim, subject }) =>
        claim === null
          ? `What, if anything, do you find hard to believe about ${subject}?`
          : `One line of it says “${claim}”. What, if anything, do you find hard to believe?`,
      seeks: ["ladder", "example"],
    },
    {
      purpose: "would_stop",
      text: ({ costs, subject }) =>
        costs === null
          ? `What, if anything, would stop you from choosing ${subject}?`
          : `${costs} What, if anything, would stop you from choosing it?`,
      isAboutPrice: true,
      seeks: ["counter", "example"],
    },
  ],
  swap: [2, 3],
};

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `how they react to ${subject}`,
  place: "For the idea as it is told",
  test: "compare it with a plain alternative, each shown to other people",
  check: {
    question: (subject) => `Does ${subject} do better than a plain alternative?`,
    method: "Each person sees one of the two and says how probable it is that they would choose it.",
    sample:
      "n = 100 for each of the two: a difference of 20 points between two shares near one half then shows at 95 %.",
    would_change: "The plain alternative is chosen as often.",
  },
  why: 1,
  fits: ["yes_no", "perception"],
  lead,
};

/** Concept test: intent, uniqueness, relevance, belief and value, each as top box and top two boxes, and expected trial. */
export const concept: StudyForm = {
  guide,
  prose,
  battery: (plan) => {
    const thing = thingOf(plan);
    return [
      askedItem("intent", `How likely is it that you would buy ${thing}, or take it up?`, scales.buy),
      askedItem("uniqueness", `How different is ${thing} from what there is?`, scales.degree, {
        of: "consideration",
        id: "novelty",
      }),
      askedItem("relevance", `How far is ${thing} made for somebody like you?`, scales.degree, {
        of: "consideration",
        id: "fit",
      }),
      askedItem("believability", `How believable is what is said of ${thing}?`, scales.degree, {
        of: "consideration",
        id: "claims",
      }),
      askedItem("value", `How good is ${thing} for the money?`, scales.degree, { of: "consideration", id: "value" }),
    ];
  },
  measures: (answers) => [
    ...scalesOfConcepts.flatMap(({ id, label }) => [
      topBox(answers, { id: `${id}_t2b`, label: `${label}, the two highest answers`, item: id, top: 2 }),
      topBox(answers, { id: `${id}_t1b`, label: `${label}, the highest answer alone`, item: id, top: 1 }),
    ]),
    trialOf(answers),
  ],
};

/** The share that would try it, with each point of intent discounted as it is known to overstate. */
function trialOf(answers: Answers): Measure {
  const given = answers.to("intent").map(({ distribution }) => distribution);
  const found = scaleMean(given, answers.effective(given.length), (point) => trialWeights[point]!, 0, 0.7);
  return measureOf(answers, {
    id: "trial",
    label: "Expected trial",
    unit: "share",
    value: found.value,
    interval: found.interval,
    n: given.length,
    formula:
      "Σ share of a point × its weight: definitely .7, probably .5, perhaps .3, probably not .1, definitely not 0. No control concept was rated, so the level means less than a comparison of two studies",
    method: "normal",
    source: sources.trial,
  });
}

/** Whether people would take it up, and how many. */
function lead(material: Material): Answer {
  const answer = whether(material);
  if ("cannot_tell" in answer) return answer;
  const counted = (does: string) =>
    sideInWords(material, sidesInWords(material, [`would ${does}`, `would ${does}`], "would not", "undecided"));
  return {
    ...answer,
    leads: [...(isNameless(material.plan) ? [] : [counted(`take up ${called(material.plan)}`)]), counted("say yes")],
  };
}
