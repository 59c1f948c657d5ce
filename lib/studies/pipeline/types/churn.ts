import type { ClosedItem } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import { called, capital, isNameless } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import { askedItem, thingOf } from "../measures/closed-items.ts";
import { shareInterval } from "../measures/interval.ts";
import { measureOf, noAnswer } from "../measures/measure-of.ts";
import { fromZeroToTen, scales } from "../measures/scales.ts";
import { meanOf, namedShares, scaleMean } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { type Answer, reasonAgainst, sidesInWords } from "../prose/answer-forms.ts";
import { leaningOf, type Material, ofAll, type Point } from "../prose/material.ts";
import { afterFirst, fittingQuotes, pointInWords, pointsOn, type TopFrame, topInWords } from "../prose/points.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import type { StudyForm } from "./study-form.ts";

const forces = [
  { id: "push", label: "Push: what is wrong with it" },
  { id: "pull", label: "Pull: what others offer" },
  { id: "anxiety", label: "Anxiety: what a switch could cost" },
  { id: "habit", label: "Habit: being used to it" },
] as const;

/** A switch in the order in which it happens, from what was hoped for to the note on leaving. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "hired_for",
      text: ({ thing }) => `What did you want from ${thing} when you began?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "first_doubt",
      text: ({ thing }) => `When, if ever, did you first have doubts about ${thing}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "last_straw",
      text: () => "What settled it for you, to leave or to stay?",
      seeks: ["ladder", "example"],
    },
    {
      purpose: "alternatives",
      text: () => "What else have you looked at since then?",
      seeks: ["contrast", "clarify"],
    },
    {
      purpose: "would_keep",
      text: ({ thing }) => `What, if anything, would keep you with ${thing}?`,
      seeks: ["counter", "ladder"],
    },
    {
      purpose: "exit_note",
      text: () => "Say you leave a note on your last day with it. What stands in it?",
      seeks: ["ladder", "counter"],
    },
  ],
  swap: [3, 4],
};

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `what would make them stay with ${subject} or leave`,
  place: "For those who waver",
  test: "ask people who left in the last month, and compare with what they did before",
  check: {
    question: (subject) => `What did people do in the weeks before they left ${subject}?`,
    method: "Usage logs of those who left beside those who stayed, then interviews with some of each.",
    sample: "12 to 15 interviews with people who left: new reasons seldom appear after that.",
    would_change: "Those who stayed show the same signs.",
  },
  why: -1,
  ends: ["Likeliest to stay with", "likeliest to leave"],
  fits: ["why", "why_not", "perception", "worst", "criteria"],
  own: /\b(?:real|whole|honest) story\b|\bwhat (?:really )?(?:happens|happened|is going on|goes on)\b/i,
  lead,
};

/** Churn: how likely people leave, why, who could be kept, and the four forces that act on them. */
export const churn: StudyForm = {
  guide,
  prose,
  battery: (plan) => {
    const thing = thingOf(plan);
    const elevenPoints = (
      id: string,
      text: string,
      ends: [string, string],
      measures: ClosedItem["measures"] = { of: "stance" },
    ): ClosedItem => ({ id, text, points: fromZeroToTen(...ends), from: 0, measures });
    const strength: [string, string] = ["not at all", "very strongly"];
    return [
      elevenPoints("leave", `How likely are you to leave ${thing} within a year?`, ["not at all likely", "certain"]),
      askedItem(
        "offer",
        `If what bothers you most were put right, how likely would you be to stay with ${thing}?`,
        scales.likely,
      ),
      elevenPoints("push", `How strongly does what is wrong with ${thing} push you to leave?`, strength),
      elevenPoints("pull", `How strongly do other offers draw you to leave ${thing}?`, strength),
      elevenPoints("anxiety", "How much do the cost and risk of a switch matter to you?", strength, {
        of: "consideration",
        id: "migration",
      }),
      elevenPoints("habit", `How much does it matter that you are used to ${thing}?`, strength, {
        of: "consideration",
        id: "habit",
      }),
    ];
  },
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
      label: "Reasons to leave",
      labels: answers.interviews.map(({ analysis }) => analysis.objections),
      formula: "Share of interviews in which the objection was raised",
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
  const given = answers.together(["leave", "offer"]).map(({ distributions: [leave, offer] }) => ({
    risk: leave!.slice(atRisk).reduce((sum, share) => sum + share, 0),
    kept: offer!.slice(-2).reduce((sum, share) => sum + share, 0),
  }));
  const risk = mean(given.map((own) => own.risk));
  const value = risk > 0 ? mean(given.map((own) => own.risk * own.kept)) / risk : null;
  return measureOf(answers, {
    id: "saveable_share",
    label: "Could be kept, of those at risk",
    unit: "share",
    value,
    // Only those at risk bear on it, so that the fewer they are the wider it is.
    interval: value === null ? null : shareInterval(value, answers.effective(given.length) * risk),
    n: given.length,
    items: [{ label: "At risk", value: given.length === 0 ? null : risk, note: "Share with 7 to 10 of 10" }],
    formula:
      "Σ P(7 to 10 of 10 to leave) × P(likely to stay if the worst were put right), over Σ P(7 to 10 of 10 to leave)",
    source: sources.churn,
  });
}

/** The four forces; what drives away less what holds, where all four are known. */
function forcesOf(answers: Answers): Measure {
  const found = forces.map(({ id, label }) => {
    const given = answers.to(id).map(({ distribution }) => distribution);
    const { value, interval } = scaleMean(given, answers.effective(given.length), (point) => point, 0, 10);
    return { label, value, ...(interval === null ? noAnswer : { interval }), n: given.length };
  });
  const [push, pull, anxiety, habit] = found.map(({ value }) => value);
  const isKnown = found.every(({ value }) => value !== null);
  return measureOf(answers, {
    id: "forces",
    label: "Forces, away less staying",
    unit: "score",
    value: isKnown ? push! + pull! - anxiety! - habit! : null,
    n: Math.min(...found.map(({ n }) => n)),
    items: found,
    formula: "Mean of each force from 0 to 10; the value is push + pull − anxiety − habit, from −20 to 20",
    source: sources.forces,
  });
}

/** The reason to leave that is named most. */
function lead(material: Material): Answer {
  const { pro, con, side } = leaningOf(material);
  const points = pointsOn(material, -1);
  const [reason] = points;
  if (reason === undefined) return reasonAgainst(material);
  const [next] = afterFirst(points);
  const name = isNameless(material.plan) ? "" : ` ${called(material.plan)}`;
  const undecided = material.interviews.length - pro - con;
  const stays =
    con === 0
      ? `Nobody here says that they would leave: ${ofAll(material, pro)} would stay${undecided === 0 ? "" : `, ${undecided} ${undecided === 1 ? "is" : "are"} undecided`}`
      : capital(sidesInWords(material, ["would stay", "would stay"], "would leave", "undecided"));
  const most = points.filter(({ interviews }) => interviews === reason.interviews);
  const isReason = most.some((point) => leavers(material).some((one) => isNamedBy(one, point)));
  const top = (words: string) => topInWords(material, points, isReason ? reasons(words) : objections(words));
  return {
    leads: [
      ...(side === "yes" ? [`${stays}; ${top(name)}.`, `${stays}; ${top("")}.`] : []),
      `${capital(top(name))}.`,
      `${capital(top(""))}.`,
    ],
    further: [
      ...(next === undefined ? [] : [`After that: ${pointInWords(material, next)}.`]),
      ...(isReason ? [] : reasonsOfLeavers(material, points)),
      ...(side === "yes" ? [] : [`${stays}.`]),
      `To keep those who name ${reason.words}, ${reason.wording.mend}.`,
    ],
    quotes: fittingQuotes(material, reason),
  };
}

const reasons = (words: string): TopFrame => ({
  most: `the reason named most to leave${words} is`,
  one: `reason to leave${words}`,
  several: `reasons to leave${words}`,
});

/** What nobody names who would leave. */
const objections = (words: string): TopFrame => ({
  most: `the objection named most${words && ` to${words}`} is`,
  one: `objection${words && ` to${words}`}`,
  several: `objections${words && ` to${words}`}`,
});

type Analysis = Material["interviews"][number]["analysis"];

const leavers = ({ interviews }: Material): Analysis[] =>
  interviews.map(({ analysis }) => analysis).filter(({ stance }) => stance <= 2);

const isNamedBy = ({ objections, key_themes }: Analysis, { label }: Point): boolean =>
  objections.includes(label) || key_themes.includes(label);

/** What those name who would leave, where it is not what most name. */
function reasonsOfLeavers(material: Material, points: readonly Point[]): string[] {
  const who = leavers(material);
  if (who.length === 0) return [];
  const named = points.filter((point) => who.some((one) => isNamedBy(one, point))).map(({ words }) => words);
  const those = `${ofAll(material, who.length)} would leave`;
  return [
    named.length === 0
      ? `${capital(those)}, without a reason that is counted.`
      : `${capital(those)}, naming ${listed(named)}.`,
  ];
}
