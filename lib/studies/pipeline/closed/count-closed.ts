import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { ClosedAnswer } from "../../../engines/closed-answers.ts";
import { besideOptions } from "../../../engines/closed-kinds.ts";
import { type AskedQuestion, wordsOfQuestion } from "../../../engines/closed-questions.ts";
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
    const questionRows = { question, rows, answered: rows.filter(({ answer }) => answer.state === "answered"), sample };
    const note = sessions.map(({ closed }) => closed.notes[place] ?? null).find((one) => one !== null) ?? null;
    return {
      ...question,
      note: note ?? (rows.length === 0 ? "No interview answered it." : null),
      n: questionRows.answered.length,
      measures: rows.length === 0 ? [] : [...valueMeasures(questionRows), ...shareMeasures(questionRows)],
      value_labels: valueLabels(question),
      by_persona: groups(questionRows, ({ persona_id }) => persona_id).map(([persona_id, own]) => ({
        persona_id,
        ...own,
      })),
      by_repeat: groups(questionRows, ({ repeat }) => repeat).map(([repeat, own]) => ({ repeat, ...own })),
      design,
    };
  });
}

/** What the values of one answer are of. */
function valueLabels({ kind, options }: AskedQuestion): string[] {
  if (kind === "scale") return ["Mean, from 1"];
  return kind === "number" ? ["Median"] : options;
}

/** One answer as numbers: its point, its amount, 1 for each chosen option, Borda points, or best less worst over shown. */
function valuesOf({ kind, options }: AskedQuestion, { chosen, number, sets }: ClosedAnswer): (number | null)[] {
  if (kind === "scale") return [chosen[0]! + 1];
  if (kind === "number") return [number];
  if (kind === "rank") return options.map((_, place) => options.length - 1 - chosen.indexOf(place));
  if (kind !== "best_worst") return options.map((_, place) => Number(chosen.includes(place)));
  return options.map((_, place) => {
    const setsOfOption = sets.filter((set) => set.best !== null && set.shown.includes(place));
    const score = setsOfOption.reduce((sum, set) => sum + Number(set.best === place) - Number(set.worst === place), 0);
    return setsOfOption.length === 0 ? null : score / setsOfOption.length;
  });
}

/** Whether an answer's values are shares, so that those who chose no option count as 0. */
const areShares = ({ kind }: AskedQuestion): boolean => kind === "choice" || kind === "multi";

const numbersIn = (values: readonly (number | null | undefined)[]): number[] => values.filter((value) => value != null);

/** The mean values of each group of answers; of a number the median. */
function groups<Key>({ question, rows, answered }: QuestionRows, keyOf: (row: Row) => Key) {
  const entering = areShares(question) ? rows : answered;
  const middle = question.kind === "number" ? (values: number[]) => quantile(values, 0.5) : mean;
  return [...Map.groupBy(entering, keyOf)].map(([key, own]) => {
    const vectors = own.map(({ answer }) => valuesOf(question, answer));
    const values = valueLabels(question).map((_, at) => {
      const some = numbersIn(vectors.map((vector) => vector[at]));
      return some.length === 0 ? null : rounded(middle(some), 4);
    });
    return [key, { n: own.length, values }] as const;
  });
}

/** Each value as the mean of the personas' means, with the t interval over them. */
function overPersonas({ question, answered }: QuestionRows, at: number, least: number, most: number) {
  const byPersona = Map.groupBy(answered, ({ persona_id }) => persona_id);
  const means = [...byPersona.values()].flatMap((own) => {
    const some = numbersIn(own.map(({ answer }) => valuesOf(question, answer)[at]));
    return some.length === 0 ? [] : [mean(some)];
  });
  return { value: means.length === 0 ? null : mean(means), interval: personaInterval(means, least, most) };
}

const byT = { method: "Student's t", over: "over the means of the personas, none under 3 of them" };
const byTInWords = `${byT.method} ${byT.over}`;

function valueMeasures(questionRows: QuestionRows): Measure[] {
  const { question, answered, sample } = questionRows;
  const { id, kind, options, unit } = question;
  const words = wordsOfQuestion(question);
  const n = answered.length;
  if (n === 0) return [];
  if (kind === "scale") {
    const { value, interval } = overPersonas(questionRows, 0, 1, options.length);
    return [
      measureOf(sample, {
        ...{ id: `closed_${id}_mean`, label: `Mean: ${words}`, unit: "mean", source: sources.means },
        ...{ value, interval, n, ...byT },
        formula: `Mean of the personas' mean points, from 1 “${options[0]}” to ${options.length} “${options.at(-1)}”`,
      }),
    ];
  }
  if (kind === "number") return [medianOf(questionRows, `${words}${unit === null ? "" : `, in ${unit}`}`)];
  const ranked = (suffix: string, about: Omit<Parameters<typeof measureOf>[1], "id" | "value" | "n" | "items">) =>
    measureOf(sample, { ...about, id: `closed_${id}_${suffix}`, value: null, n, items: partsOf(questionRows) });
  if (kind === "best_worst")
    return [
      ranked("score", {
        ...{ label: `Best less worst: ${words}`, unit: "index", source: sources.bestWorst },
        formula: `(times best − times worst) / times shown, from −1 to 1: mean of the personas' means; intervals: ${byTInWords}`,
      }),
    ];
  if (kind !== "rank") return [];
  return [
    ranked("borda", {
      ...{ label: `Borda points: ${words}`, unit: "mean", source: sources.borda },
      formula: `${options.length} less the rank, from 0 to ${options.length - 1}: mean of the personas' means; intervals: ${byTInWords}`,
    }),
    measureOf(sample, {
      ...{ id: `closed_${id}_agreement`, label: `Agreement of the rankings: ${words}`, unit: "index" },
      ...{ value: kendallW(answered.map(({ answer }) => answer.chosen)), n, source: sources.kendall },
      formula: "Kendall's W of all rankings: 0 no agreement, 1 all rankings alike; null under 2 rankings",
    }),
  ];
}

/** Each option with its value, the highest first. */
function partsOf(questionRows: QuestionRows): Part[] {
  const { kind, options } = questionRows.question;
  const [least, most] = kind === "rank" ? [0, options.length - 1] : [-1, 1];
  return options
    .map((label, at) => ({ label, ...overPersonas(questionRows, at, least, most) }))
    .sort((one, other) => (other.value ?? least) - (one.value ?? least));
}

function medianOf({ question: { id }, answered, sample }: QuestionRows, words: string): Measure {
  const numbers = numbersIn(answered.map(({ answer }) => answer.number));
  return measureOf(sample, {
    ...{ id: `closed_${id}_median`, label: `Median: ${words}`, unit: "score", source: sources.quantiles },
    ...{ value: quantile(numbers, 0.5), n: numbers.length },
    items: [
      { label: "Lower quartile", value: quantile(numbers, 0.25) },
      { label: "Median", value: quantile(numbers, 0.5) },
      { label: "Upper quartile", value: quantile(numbers, 0.75) },
    ],
    formula: "Median and quartiles of the amounts; no interval",
  });
}

/** The shares of all that is offered; of a ranking those of first places, of sets and amounts those who chose none of it. */
function shareMeasures({ question, rows, sample }: QuestionRows): Measure[] {
  const { id, kind, options } = question;
  const words = wordsOfQuestion(question);
  const n = rows.length;
  const part = (label: string, has: (answer: ClosedAnswer) => boolean): Part => {
    const value = rows.filter(({ answer }) => has(answer)).length / n;
    return { label, value, interval: shareInterval(value, sample.effective(n)) };
  };
  const chosen = (place: number) => (answer: ClosedAnswer) =>
    kind === "rank" ? answer.chosen[0] === place : answer.chosen.includes(place);
  const hasShares = kind !== "number" && kind !== "best_worst";
  const parts = hasShares ? options.map((label, place) => part(label, chosen(place))) : [];
  if (kind !== "scale") parts.sort((one, other) => other.value! - one.value!);
  const items = [
    ...parts,
    ...(question.none_of_these ? [part(besideOptions.none, ({ state }) => state === "none")] : []),
    ...(question.dont_know ? [part(besideOptions.dont_know, ({ state }) => state === "dont_know")] : []),
  ];
  if (items.length === 0) return [];
  const name = kind === "rank" ? "First places" : hasShares ? "Answers" : "Without an answer";
  return [
    measureOf(sample, {
      ...{ id: `closed_${id}_shares`, label: `${name}: ${words}`, unit: "share", source: sources.drawn },
      ...{ value: null, n, items },
      formula: `Share of the interviews${kind === "rank" ? " that rank it first" : kind === "multi" ? " that choose it, several each" : ""}; intervals: Wilson 1927 at ${rounded(sample.effective(n), 2)} independent interviews (Kish 1965)`,
    }),
  ];
}
