import { considerations } from "../../../engines/considerations.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { mean } from "../../../engines/statistics.ts";
import { called, isNameless } from "../../../engines/subject-words.ts";
import { todayOption } from "../../report/option-in-words.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import { askedAbout, askedItem, chooseConsiderations, thingOf } from "../measures/closed-items.ts";
import { shareInterval } from "../measures/interval.ts";
import { measureOf, noAnswer } from "../measures/measure-of.ts";
import { scales } from "../measures/scales.ts";
import { sharesList, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { type Answer, raisedThemes } from "../prose/answer-forms.ts";
import type { Material } from "../prose/material.ts";
import { topSentence } from "../prose/points.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import { choicesOf, which } from "../prose/which-option.ts";
import type { StudyForm } from "./study-form.ts";

const today = "what you use today";

/** What is in use and how it was chosen, before any rival is named. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "current_solution",
      text: ({ category }) => `When it comes to ${category}, what do you use today?`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "how_chosen",
      text: () => `How did you come to choose ${today}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "shortlist",
      text: () => "Which others did you look at, the last time you chose?",
      seeks: ["contrast", "clarify"],
    },
    {
      purpose: "rival_wins",
      text: ({ rival, thing }) => `Next to ${thing}, what, if anything, does ${rival ?? today} do better?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "rival_loses",
      text: ({ rival }) => `Where, if anywhere, does ${rival ?? today} fall short for you?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "switch_trigger",
      text: ({ thing }) => `What would have to happen for you to switch to ${thing}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [3, 4],
};

/** More rivals than this make a list that nobody weighs. */
const mostRivals = 5;

const attributes = (plan: Plan) => chooseConsiderations(plan, ["features", "price", "migration", "support", "trust"]);

/** What is chosen among: what is in use today, the rivals the topic names, and what is studied, in this order. */
function optionsOf(plan: Plan): {
  labels: string[];
  options: Extract<ClosedItem["measures"], { of: "choice" }>["options"];
} {
  const rivals = plan.competitors.slice(0, mostRivals);
  return {
    labels: [todayOption, ...rivals, thingOf(plan)],
    options: ["status_quo", ...rivals.map(() => "rival" as const), "subject"],
  };
}

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `how ${subject} would be weighed against what they use today`,
  place: "Against the alternatives",
  test: "have people choose between real offers, what they use today among them",
  check: {
    question: (subject) => `Who among recent buyers chose against ${subject}, and for what reason?`,
    method: "Interviews with people who decided in the last six months, from both sides of the choice.",
    sample: "12 to 15 interviews: new reasons seldom appear after that among people of one kind.",
    would_change: "The reason named first is another one in most of the interviews.",
  },
  why: 1,
  fits: ["perception"],
  lead,
};

/** Competitive analysis: share of preference with the status quo as a rival, switching, and who wins on what. */
export const competitor: StudyForm = {
  guide,
  prose,
  battery: (plan) => {
    const thing = thingOf(plan);
    const rival = plan.competitors[0] ?? "what you use today";
    const { labels, options } = optionsOf(plan);
    return [
      askedItem("preference", "If you had to choose today, which would it be?", labels, { of: "choice", options }),
      askedItem("switching", `How likely are you to switch to ${thing} within a year?`, scales.likely),
      ...askedAbout(
        "attribute",
        attributes(plan),
        [`Clearly ${rival}`, `Rather ${rival}`, "No difference", `Rather ${thing}`, `Clearly ${thing}`],
        (criterion) => `Which does better on “${criterion}”: ${rival}, or ${thing}?`,
      ),
    ];
  },
  measures: (answers) => [
    shareOfPreference(answers),
    topBox(answers, { id: "switch_t2b", label: "Likely to switch", item: "switching", top: 2 }),
    ...advantages(answers),
  ],
};

/** For each attribute who finds the subject better, and who finds the first rival better. */
function advantages(answers: Answers): Measure[] {
  const rival = answers.plan.competitors[0] ?? "what is in use today";
  const items = attributes(answers.plan).map((id) => ({
    id: `attribute_${id}`,
    label: considerations[id].theme,
  }));
  return [
    sharesList(answers, {
      id: "advantage",
      label: `Where it does better than ${rival}`,
      top: 2,
      items,
      formula:
        "Share that finds it better (two of five points) for each attribute; net: less the share that finds the rival better",
      source: sources.advantage,
    }),
    sharesList(answers, {
      id: "rival_advantage",
      label: `Where it does worse than ${rival}`,
      top: -2,
      items,
      formula:
        "Share that finds the rival better (two of five points) for each attribute; net: less the share that finds it better",
      source: sources.advantage,
    }),
  ];
}

function shareOfPreference(answers: Answers): Measure {
  const { labels } = optionsOf(answers.plan);
  const given = answers.to("preference");
  const shares = labels.map((_, option) => mean(given.map(({ distribution }) => distribution[option]!)));
  const n = given.length;
  const own = n === 0 ? null : shares.at(-1)!;
  return measureOf(answers, {
    id: "share_of_preference",
    label: "Would be chosen",
    unit: "share",
    value: own,
    interval: own === null ? null : shareInterval(own, answers.effective(n)),
    n,
    items: labels.map((label, option) =>
      n === 0
        ? { label, value: null, ...noAnswer }
        : { label, value: shares[option]!, interval: shareInterval(shares[option]!, answers.effective(n)) },
    ),
    formula: "Mean probability of being picked among all options; what is in use today is one of them",
    source: sources.preference,
  });
}

/** Who is preferred over whom, and on what criterion. */
function lead(material: Material): Answer {
  const answer = which(material, choicesOf(material));
  if ("cannot_tell" in answer) return answer;
  const themes = raisedThemes(material);
  const [first] = themes;
  const [long, short] = answer.leads as [string, string];
  const weighed = { most: "what weighs most often is", one: "theme", several: "themes" };
  const decides = first === undefined ? [] : [topSentence(material, themes, weighed)];
  return {
    leads: [...decides.map((sentence) => `${long} ${sentence}`), long, short],
    further: isNameless(material.plan) ? [] : [`What speaks for and against is said of ${called(material.plan)}.`],
    quotes: [],
  };
}
