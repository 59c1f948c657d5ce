import { considerations } from "../../../engines/considerations.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { rounded } from "../../../engines/statistics.ts";
import { called, capital, isNameless } from "../../../engines/subject-words.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import { bestWorst } from "../measures/best-worst.ts";
import { askedAbout, askedItem, chooseConsiderations, thingOf } from "../measures/closed-items.ts";
import { scales } from "../measures/scales.ts";
import { topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { type Answer, worst } from "../prose/answer-forms.ts";
import type { Material } from "../prose/material.ts";
import { fittingQuotes, pointsOn, topInWords, topSentence } from "../prose/points.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import { shareSamples } from "../prose/type-prose.ts";
import type { StudyForm } from "./study-form.ts";

const features = (plan: Plan) => chooseConsiderations(plan, ["features", "fit", "effort", "reliability", "time_saved"]);

/** The job before the product, use before judgement. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "job_today",
      text: ({ category }) => `What are you trying to get done when you turn to ${category}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "workaround",
      text: () => "What do you do today when nothing at hand quite does that job?",
      seeks: ["example", "contrast"],
    },
    {
      purpose: "first_use",
      text: ({ thing }) => `Tell me about the first time you used ${thing}, or the nearest thing to it.`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "would_miss",
      text: ({ thing }) => `What, if anything, would you miss if ${thing} were gone tomorrow?`,
      seeks: ["ladder", "counter"],
    },
    {
      purpose: "whats_missing",
      text: ({ thing }) => `What, if anything, is missing for you in ${thing}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "who_else",
      text: ({ category }) => `Who else around you uses ${category}?`,
      seeks: ["clarify", "counter"],
    },
  ],
  swap: [4, 5],
};

/** The share of users above which Ellis saw products grow. */
const ellisThreshold = 0.4;

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `what job ${subject} would do for them and what is missing`,
  place: "For what is built next",
  test: "watch it in use before asking for opinions",
  check: {
    question: (subject) => `How disappointed would active users be without ${subject}?`,
    method: "One closed question to people who used it in the last two weeks, with a reason in their own words.",
    sample: shareSamples.tenPoints,
    would_change: "40 % or more would be very disappointed, whatever these interviews suggest.",
  },
  why: 1,
  fits: ["perception", "today"],
  lead,
};

/** Product fit: whether it would be missed, how it satisfies, and what matters most in it. */
export const product: StudyForm = {
  guide,
  prose,
  battery: (plan) => [
    askedItem("without", `How would you feel if you could no longer use ${thingOf(plan)}?`, scales.disappointed),
    askedItem("satisfaction", `All in all, how satisfied are you with ${thingOf(plan)}?`, scales.satisfied),
    ...askedAbout(
      "feature",
      features(plan),
      scales.important,
      (criterion) => `When it comes to ${plan.category}, how important is “${criterion}” to you?`,
    ),
  ],
  measures: (answers) => [
    pmfScore(answers),
    topBox(answers, { id: "csat_t2b", label: "Satisfied", item: "satisfaction", top: 2 }),
    bestWorst(answers, {
      id: "maxdiff",
      label: "What matters most",
      options: features(answers.plan).map((id) => ({ id: `feature_${id}`, label: considerations[id].theme })),
    }),
  ],
};

/** The share that would be very disappointed, next to the 40 % of Ellis. */
function pmfScore(answers: Answers): Measure {
  const score = topBox(answers, {
    id: "pmf_score",
    label: "Very disappointed without it",
    item: "without",
    top: 1,
    source: sources.ellis,
  });
  return { ...score, items: [{ label: "40 % rule", value: ellisThreshold, note: againstRule(score) }] };
}

/** A score reaches the rule, or misses it, only where its whole interval does. */
function againstRule({ value, low, high }: Measure): string {
  if (value === null || low === null || high === null) return "Not known: no usable answer";
  const users = "The rule is one for people who use the product.";
  if (low >= ellisThreshold) return `Reached. ${users}`;
  if (high < ellisThreshold) return `Missed. ${users}`;
  return `Open: ${rounded(100 * value, 0)} %, and the interval holds 40 %. ${users}`;
}

/** The job it does, and what is missed. */
function lead(material: Material): Answer {
  const [wanted, missed] = [pointsOn(material, 1), pointsOn(material, -1)];
  const [forIt] = wanted;
  const [againstIt] = missed;
  if (forIt === undefined) return worst(material);
  const jobs = (words: string) => ({
    most: `what people want${words} is`,
    one: `wish${words}`,
    several: `wishes${words}`,
  });
  const held = { most: "what is held against it most is", one: "objection", several: "objections" };
  const job = topInWords(material, wanted, jobs(` of ${called(material.plan)}`));
  const both = missed.length === 0 ? [] : [`${capital(job)}; ${topInWords(material, missed, held)}.`];
  return {
    leads: [
      ...(isNameless(material.plan) ? [] : [...both, `${capital(job)}.`]),
      topSentence(material, wanted, jobs("")),
    ],
    further: againstIt === undefined ? [] : [`What could answer ${againstIt.words}: ${againstIt.wording.mend}.`],
    quotes: fittingQuotes(material, forIt),
  };
}
