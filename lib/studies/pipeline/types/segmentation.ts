import { type ConsiderationId, considerations } from "../../../engines/considerations.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { expected, mean } from "../../../engines/statistics.ts";
import { capital } from "../../../engines/subject-words.ts";
import { type Camp, campsOf } from "../../report/camps-of.ts";
import { listed } from "../../report/listed.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import { bestWorst } from "../measures/best-worst.ts";
import { askedAbout, askedItem, chooseConsiderations } from "../measures/closed-items.ts";
import { etaSquared } from "../measures/eta-squared.ts";
import { measureOf } from "../measures/measure-of.ts";
import { scales } from "../measures/scales.ts";
import { sharesList } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import type { Answer } from "../prose/answer-forms.ts";
import { type Material, measure } from "../prose/material.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import { who } from "../prose/who.ts";
import type { StudyForm } from "./study-form.ts";

const needs = (plan: Plan) =>
  chooseConsiderations(plan, ["convenience", "price", "quality", "choice", "simplicity", "trust"]);

const attitudes: { id: string; label: string; measures: { of: "consideration"; id: ConsiderationId } }[] = [
  { id: "attitude_new", label: "Trying new things matters to me", measures: { of: "consideration", id: "novelty" } },
  {
    id: "attitude_price",
    label: "A low price matters to me above most",
    measures: { of: "consideration", id: "price" },
  },
  {
    id: "attitude_others",
    label: "I go by what people I know recommend",
    measures: { of: "consideration", id: "references" },
  },
];

/** The life around the category before the choice in it. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "day_in_life",
      text: ({ category }) => `Take me through an ordinary day, up to the point where you turn to ${category}.`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "goals",
      text: ({ category }) => `What are you hoping for when you choose ${category}?`,
      seeks: ["ladder", "example"],
    },
    {
      purpose: "how_choose",
      text: ({ category }) => `How do you go about choosing ${category}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "trade_offs",
      text: () => "When you cannot have everything, what do you give up first?",
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "channels",
      text: ({ category }) => `Where do you look for advice about ${category}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "what_good_is",
      text: ({ category }) => `When it comes to ${category}, what does good mean to you?`,
      seeks: ["clarify", "counter"],
    },
  ],
  swap: [3, 4],
};

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `how their needs differ when it comes to ${subject}`,
  place: "For the needs",
  test: "have people choose what matters most and least to them",
  check: {
    question: (subject) => `Which needs set people apart when it comes to ${subject}?`,
    method: "Best-worst choices among the needs named here, then groups formed from the choices.",
    sample: "n = 300 and more: groups found among fewer people seldom return in a second sample.",
    would_change: "The needs are ranked alike by everybody asked.",
  },
  why: 1,
  fits: ["who", "groups", "perception", "change"],
  lead,
};

/** Needs and segments: a map of needs. A few personas are no segments of a market, and are not called so. */
export const segmentation: StudyForm = {
  guide,
  prose,
  battery: (plan) => [
    ...askedAbout(
      "need",
      needs(plan),
      scales.important,
      (criterion) => `When you choose ${plan.category}, how important is “${criterion}” to you?`,
    ),
    ...attitudes.map(({ id, label, measures }) =>
      askedItem(id, `How far do you agree: “${label}”?`, scales.agree, measures),
    ),
  ],
  measures: (answers) => [
    bestWorst(answers, {
      id: "need_importance",
      label: "Needs by importance",
      options: needs(answers.plan).map((id) => ({ id: `need_${id}`, label: considerations[id].theme })),
    }),
    needsMap(answers),
    etaOf(answers),
    sharesList(answers, {
      id: "attitudes",
      label: "Attitudes",
      top: 2,
      items: attitudes,
      formula: "Mean probability of agreement (the two highest of five points); net: less that of disagreement",
      source: sources.boxes,
    }),
  ],
};

/** The interviews of each persona on all needs, as expected points. */
function byPersona(answers: Answers): { name: string; ratings: number[][] }[] {
  const given = answers.together(needs(answers.plan).map((id) => `need_${id}`));
  const names = new Map(answers.interviews.map(({ persona_id, persona_name }) => [persona_id, persona_name]));
  const groups = Map.groupBy(given, ({ persona_id }) => persona_id);
  return [...groups].map(([persona_id, own]) => ({
    name: names.get(persona_id)!,
    ratings: own.map(({ distributions }) => distributions.map((shares) => expected(shares, 1))),
  }));
}

/** Each persona's stance on each need, and how many interviews that rests on. */
function needsMap(answers: Answers): Measure {
  const groups = byPersona(answers);
  const n = groups.reduce((sum, { ratings }) => sum + ratings.length, 0);
  return measureOf(answers, {
    id: "needs_map",
    label: "Needs map",
    unit: "mean",
    value: null,
    n,
    items: groups.flatMap(({ name, ratings }) =>
      needs(answers.plan).map((id, need) => ({
        label: `${name}: ${considerations[id].theme}`,
        value: mean(ratings.map((own) => own[need]!)),
        note: `${ratings.length} of ${n} interviews`,
      })),
    ),
    formula:
      "Mean importance from 1 to 5 of each need for each persona: a map of needs of these personas, not segments of a market",
    source: sources.means,
  });
}

/** How far personas differ on each need, next to how far one persona's interviews do. */
function etaOf(answers: Answers): Measure {
  const groups = byPersona(answers);
  const items = needs(answers.plan).map((id, need) => {
    const value = etaSquared(groups.map(({ ratings }) => ratings.map((own) => own[need]!)));
    const label = considerations[id].theme;
    return { label, value, note: value === null ? "Needs two personas, repeats, and answers that differ" : undefined };
  });
  const known = items.map(({ value }) => value).filter((value) => value !== null);
  return measureOf(answers, {
    id: "eta_squared",
    label: "How far needs differ between personas",
    unit: "index",
    value: known.length === 0 ? null : mean(known),
    n: groups.reduce((sum, { ratings }) => sum + ratings.length, 0),
    items,
    formula:
      "Variance of importance between personas over its total variance, from 0 to 1; the value is the mean of the needs. With few repeats it lies too high",
    source: sources.eta,
  });
}

/** Who would take it up, where that is asked; else the camps, by the need that each persona rates first. */
function lead(material: Material): Answer {
  const camps = campsOf(material.measures);
  if (camps.length === 0 || asksWhoWould.test(material.questions[0]?.question ?? "")) return who(material);
  const count = camps.reduce((sum, { names }) => sum + names.length, 0);
  const divides = measure(material, "eta_squared")?.items.toSorted(
    (one, other) => (other.value ?? 0) - (one.value ?? 0),
  )[0];
  return {
    leads:
      camps.length === 1
        ? [oneCamp(camps[0]!)]
        : camps.length === count
          ? apartInWords(camps)
          : campsInWords(camps, count),
    further: divides?.value == null ? [] : [`By estimate, the need they rate most differently is “${divides.label}”.`],
    quotes: [],
  };
}

const asksWhoWould =
  /\b(?:which|what|who)\b[^?]*\b(?:would|will|could|might)\b|^who (?:buys|uses|visits|joins|attends|comes)\b/i;

/** Where each persona is a camp by itself, there are none. */
function apartInWords(camps: readonly Camp[]): string[] {
  const among = `No camps: each of ${camps.length} simulated personas rates another need first`;
  return [`${among}: ${camps.map(({ need, names }) => `${names[0]} “${need}”`).join("; ")}.`, `${among}.`];
}

const oneCamp = ({ need, names }: Camp): string =>
  `No camps: all ${names.length} simulated personas rate “${need}” first.`;

/** The camps with who is in them; a person alone is none. */
function campsInWords(camps: readonly Camp[], count: number): string[] {
  const isCamp = ({ names }: Camp) => names.length > 1;
  const together = camps.filter(isCamp);
  const first = (names: readonly string[]) => names.map((name) => name.split(" ")[0]!);
  const list = (words: (names: readonly string[]) => readonly string[]) => {
    const sets = camps.map(({ need, names }) =>
      names.length > 1
        ? `${listed(words(names))} rate “${need}” first`
        : `${words(names)[0]} alone rates “${need}” first`,
    );
    return `${capital(together.length > 1 ? `${together.length} camps among ${count} simulated personas: ${sets.join("; ")}` : sets.join("; "))}.`;
  };
  return [list((names) => names), list(first)];
}
