import type { ClosedAnswer } from "../../../engines/closed-answers.ts";
import { besideOptions } from "../../../engines/closed-kinds.ts";
import { type AskedQuestion, besideOf, wordsOfQuestion } from "../../../engines/closed-questions.ts";
import { measureSources } from "../../../engines/measure-sources.ts";
import type { ClosedResult, Measure } from "../../../engines/measured.ts";
import { mean, rounded } from "../../../engines/statistics.ts";
import type { InterviewSession } from "../hold-interview.ts";
import { personaInterval, shareInterval } from "../measures/interval.ts";
import { measureOf, type Part, type Sample } from "../measures/measure-of.ts";
import type { DesignedQuestion } from "./ask-closed.ts";
import { kendallW, quantile } from "./rank-statistics.ts";

/** One interview's answer that is not missing. */
type Row = { persona_id: string; repeat: number; answer: ClosedAnswer };

type QuestionRows = { question: AskedQuestion; rows: Row[]; answered: Row[]; sample: Sample };

/** The results of a request's closed questions, counted from the drawn answers of the interviews. */
export function countClosed(
  questions: readonly DesignedQuestion[],
  sessions: readonly InterviewSession[],
  n_effective: number,
): ClosedResult[] {
  const sample = { interviews: sessions, effective: (n: number) => (n_effective * n) / Math.max(1, sessions.length) };
  return questions.map(({ question, design }, place) => {
    const rows = sessions.flatMap(({ persona, repeat, closed }) => {
      const answer = closed.answers[place];
      return answer === undefined || answer.state === "missing" ? [] : [{ persona_id: persona.id, repeat, answer }];
    });
    const answered = rows.filter(({ answer }) => answer.state === "answered");
    const questionRows = { question, rows, answered, sample };
    const by_persona = groups(questionRows, (row) => row.persona_id).map(([persona_id, own]) => ({
      persona_id,
      ...own,
    }));
    const note = sessions.map(({ closed }) => closed.notes[place] ?? null).find((one) => one !== null);
    return {
      ...question,
      note: note ?? (rows.length === 0 ? "No interview answered it." : null),
      n: answered.length,
      measures: rows.length === 0 ? [] : [...valueMeasures(questionRows, by_persona), ...shareMeasures(questionRows)],
      value_labels: labelsOf(question),
      by_persona,
      by_repeat: groups(questionRows, (row) => row.repeat).map(([repeat, own]) => ({ repeat, ...own })),
      design,
    };
  });
}

/** What the values of one answer are of. */
const labelsOf = ({ kind, options }: AskedQuestion): string[] =>
  kind === "scale" ? ["Mean, from 1"] : kind === "number" ? ["Median"] : options;

/** One answer as numbers: its point, its amount, 1 for each chosen option, Borda points, or best less worst over shown. */
function valuesOf({ kind, options }: AskedQuestion, { chosen, number, sets }: ClosedAnswer): (number | null)[] {
  if (kind === "scale") return [chosen[0]! + 1];
  if (kind === "number") return [number];
  if (kind === "rank") return options.map((_, place) => options.length - 1 - chosen.indexOf(place));
  if (kind !== "best_worst") return options.map((_, place) => Number(chosen.includes(place)));
  return options.map((_, place) => {
    const own = sets.filter(({ best, shown }) => best !== null && shown.includes(place));
    const score = own.reduce((sum, { best, worst }) => sum + Number(best === place) - Number(worst === place), 0);
    return own.length === 0 ? null : score / own.length;
  });
}

type Values = { n: number; values: (number | null)[] };

/** The mean values of each group of answers, of a number the median; who chose none of some options counts as 0 for each. */
function groups<Key>({ question, rows, answered }: QuestionRows, keyOf: (row: Row) => Key): [Key, Values][] {
  const { kind } = question;
  const middle = (numbers: readonly number[]) => (kind === "number" ? quantile(numbers, 0.5) : mean(numbers));
  return [...Map.groupBy(kind === "choice" || kind === "multi" ? rows : answered, keyOf)].map(([key, own]) => {
    const vectors = own.map(({ answer }) => valuesOf(question, answer));
    const columns = labelsOf(question).map((_, at) => known(vectors, at));
    return [key, { n: own.length, values: columns.map((one) => (one.length === 0 ? null : rounded(middle(one), 4))) }];
  });
}

const known = (vectors: readonly (readonly (number | null)[])[], at: number): number[] =>
  vectors.flatMap((vector) => vector[at] ?? []);

type Means = Pick<Measure, "id" | "label" | "unit" | "source"> & {
  formula: (options: readonly string[]) => string;
  range: (options: readonly string[]) => [least: number, most: number];
};

/** The mean over personas of what each kind counts: what it is called, its formula, and how far it goes. */
const means: Record<"scale" | "rank" | "best_worst", Means> = {
  scale: {
    ...{ id: "mean", label: "Mean", unit: "mean", source: measureSources.means },
    formula: (options) => `Points from 1 “${options[0]}” to ${options.length} “${options.at(-1)}”`,
    range: ({ length }) => [1, length],
  },
  rank: {
    ...{ id: "borda", label: "Borda points", unit: "mean", source: measureSources.borda },
    formula: ({ length }) => `${length} less the rank, from 0 to ${length - 1}`,
    range: ({ length }) => [0, length - 1],
  },
  best_worst: {
    ...{ id: "score", label: "Best less worst", unit: "index", source: measureSources.bestWorst },
    formula: () => "(times best − times worst) / times shown, from −1 to 1",
    range: () => [-1, 1],
  },
};

const byT = { method: "Student's t", over: "over the means of the personas, none under 3 of them" };

/** The measures of the answers' values: means over the personas, the agreement of rankings, the median of amounts. */
function valueMeasures({ question, answered, sample }: QuestionRows, by_persona: readonly Values[]): Measure[] {
  const { id, kind, unit, options } = question;
  const n = answered.length;
  if (n === 0 || kind === "choice" || kind === "multi") return [];
  const measure = ({ id: suffix, label, ...about }: Omit<Parameters<typeof measureOf>[1], "n">) =>
    measureOf(sample, {
      ...{ id: `closed_${id}_${suffix}`, label: `${label}: ${wordsOfQuestion(question)}`, n, ...about },
    });
  if (kind === "number") {
    const amounts = answered.map(({ answer }) => answer.number!);
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(amounts, share)) as [number, number, number];
    const items = [
      { label: "Lower quartile", value: low },
      { label: "Upper quartile", value: high },
    ];
    const label = unit === null ? "Median" : `Median, in ${unit}`;
    const about = { formula: "Median and quartiles of the amounts; no interval", source: measureSources.quantiles };
    return [measure({ id: "median", label, unit: "score", value: middle, items, ...about })];
  }
  const { formula, range, ...about } = means[kind];
  const vectors = by_persona.map(({ values }) => values);
  const parts = labelsOf(question).map((label, at): Part => {
    const own = known(vectors, at);
    return { label, value: own.length === 0 ? null : mean(own), interval: personaInterval(own, ...range(options)) };
  });
  const text = `${formula(options)}: mean of the personas' means`;
  if (kind === "scale")
    return [measure({ ...about, value: null, ...parts[0], label: about.label, formula: text, ...byT })];
  const items = parts.sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const agreement = {
    ...({
      id: "agreement",
      label: "Agreement of the rankings",
      unit: "index",
      source: measureSources.kendall,
    } as const),
    formula: "Kendall's W of all rankings: 0 no agreement, 1 all rankings alike; null under 2 rankings",
  };
  return [
    measure({ ...about, value: null, items, formula: `${text}; intervals: ${byT.method} ${byT.over}` }),
    ...(kind === "rank"
      ? [measure({ ...agreement, value: kendallW(answered.map(({ answer }) => answer.chosen)) })]
      : []),
  ];
}

/** Which answers the shares of options are of; of sets and amounts only those who chose none of it have a share. */
const sharesOf: Partial<Record<AskedQuestion["kind"], string>> = {
  ...{ scale: "Answers", choice: "Answers", multi: "Answers", rank: "First places" },
};

function shareMeasures({ question, rows, sample }: QuestionRows): Measure[] {
  const { id, kind, options } = question;
  const [n, effective] = [rows.length, sample.effective(rows.length)];
  const part = (label: string, has: (answer: ClosedAnswer) => boolean): Part => {
    const value = rows.filter(({ answer }) => has(answer)).length / n;
    return { label, value, interval: shareInterval(value, effective) };
  };
  const name = sharesOf[kind];
  const ofOptions = (name === undefined ? [] : options).map((label, place) =>
    part(label, ({ chosen }) => (kind === "rank" ? chosen[0] === place : chosen.includes(place))),
  );
  if (kind !== "scale") ofOptions.sort((one, other) => other.value! - one.value!);
  const items = [
    ...ofOptions,
    ...besideOf(question).map((beside) => part(besideOptions[beside], ({ state }) => state === beside)),
  ];
  if (items.length === 0) return [];
  const which = kind === "rank" ? " that rank it first" : kind === "multi" ? " that choose it, several each" : "";
  return [
    measureOf(sample, {
      ...{
        id: `closed_${id}_shares`,
        label: `${name ?? "Without an answer"}: ${wordsOfQuestion(question)}`,
        unit: "share",
      },
      ...{ value: null, n, items, source: measureSources.drawn },
      formula: `Share of the interviews${which}; intervals: Wilson 1927 at ${rounded(effective, 2)} independent interviews (Kish 1965)`,
    }),
  ];
}
