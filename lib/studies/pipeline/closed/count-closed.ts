import type { ClosedAnswer } from "../../../engines/closed-answers.ts";
import { besideOptions } from "../../../engines/closed-kinds.ts";
import { type AskedQuestion, besideOf, wordsOfQuestion } from "../../../engines/closed-questions.ts";
import type { ClosedResult, Measure } from "../../../engines/measured.ts";
import { mean, rounded } from "../../../engines/statistics.ts";
import type { InterviewSession } from "../hold-interview.ts";
import { personaInterval, shareInterval } from "../measures/interval.ts";
import {
  independentInterviews,
  type MeasureWords,
  measureOf,
  measureWords,
  type Part,
  type Sample,
  widthOf,
} from "../measures/measure-of.ts";
import type { DesignedQuestion } from "./ask-closed.ts";
import { boundsOf, kendallW, quantile } from "./rank-statistics.ts";

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
  return questions.map(({ question, limit, design }, place) => {
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
    const unread = limit && `The built-in engine reads no question: ${limit.why}.`;
    const note = limit?.isEmpty ? `${unread} A language model answers it.` : unread;
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
  kind === "scale" ? ["Mean"] : kind === "number" ? ["Median"] : options;

/** One answer as numbers: its point, its amount, 1 for each chosen option, Borda points, or best less worst over shown. */
function vectorOf({ kind, options }: AskedQuestion, { chosen, number, sets }: ClosedAnswer): (number | null)[] {
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

const isOfShares = ({ kind }: AskedQuestion) => kind === "choice" || kind === "multi";

/** The mean values of some answers, of a number the median; who chose none of some options counts as 0 for each. */
export function valuesOf(question: AskedQuestion, answers: readonly ClosedAnswer[]): Values {
  const counted = answers.filter(({ state }) => state === "answered" || (isOfShares(question) && state !== "missing"));
  const vectors = counted.map((answer) => vectorOf(question, answer));
  const columns = labelsOf(question).map((_, at) => known(vectors, at));
  const middle = (numbers: readonly number[]) => (question.kind === "number" ? quantile(numbers, 0.5) : mean(numbers));
  return { n: counted.length, values: columns.map((one) => (one.length === 0 ? null : rounded(middle(one), 4))) };
}

/** The values of each group of answers that has any. */
const groups = <Key>({ question, rows }: QuestionRows, keyOf: (row: Row) => Key): [Key, Values][] =>
  [...Map.groupBy(rows, keyOf)]
    .map(([key, own]): [Key, Values] => [
      key,
      valuesOf(
        question,
        own.map(({ answer }) => answer),
      ),
    ])
    .filter(([, { n }]) => n > 0);

const known = (vectors: readonly (readonly (number | null)[])[], at: number): number[] =>
  vectors.flatMap((vector) => vector[at] ?? []);

type Numbers = Omit<Parameters<typeof measureOf>[1], keyof MeasureWords> & { slots?: Record<string, string | number> };

/** A measure of a question, named and described by the words of its kind. */
function measureNamed(
  name: "mean" | "borda" | "score" | "median" | "agreement" | "shares",
  { question, sample }: QuestionRows,
  { slots, ...values }: Numbers,
) {
  const words = measureWords(`closed_${name}`, { ...slots, question: wordsOfQuestion(question) });
  return measureOf(sample, { ...words, id: `closed_${question.id}_${name}`, ...values });
}

/** The measures of the answers' values: means over the personas, the agreement of rankings, the median of amounts. */
function valueMeasures(rows: QuestionRows, by_persona: readonly Values[]): Measure[] {
  const { question, answered } = rows;
  const { kind, unit, options } = question;
  const n = answered.length;
  if (n === 0 || kind === "choice" || kind === "multi") return [];
  if (kind === "number") {
    const amounts = answered.map(({ answer }) => answer.number!);
    const [low, value, high] = [0.25, 0.5, 0.75].map((share) => quantile(amounts, share)) as [number, number, number];
    const items = [
      { label: "Lower quartile", value: low },
      { label: "Upper quartile", value: high },
    ];
    return [measureNamed("median", rows, { n, value, items, slots: { in_unit: unit === null ? "" : `, in ${unit}` } })];
  }
  const { least, most } = boundsOf(kind, options.length);
  const bounds = `kept between ${least} and ${most}`.replace("-", "−");
  const over = `over the means of the personas, ${bounds}`;
  const slots = { most, over, options: options.length, first: options[0]!, last: options.at(-1)! };
  const parts = labelsOf(question).map((label, at): Part => {
    const own = known(
      by_persona.map(({ values }) => values),
      at,
    );
    return { label, value: own.length === 0 ? null : mean(own), interval: personaInterval(own, least, most) };
  });
  if (kind === "scale") {
    const { value, interval = null } = parts[0]!;
    const whyNone = `none, as ${interval === null ? "fewer than 3 personas answered" : "the means of all personas are alike"}`;
    return [measureNamed("mean", rows, { n, value, interval, slots, method: "Student's t", over, whyNone })];
  }
  const items = parts
    .map((part) => ({ ...part, interval: widthOf(part.interval ?? null) }))
    .sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const means = measureNamed(kind === "rank" ? "borda" : "score", rows, { n, value: null, items, slots });
  if (kind === "best_worst") return [means];
  return [means, measureNamed("agreement", rows, { n, value: kendallW(answered.map(({ answer }) => answer.chosen)) })];
}

/** Which answers the shares of options are of; of sets and amounts only those who chose none of it have a share. */
const sharesOf: Partial<Record<AskedQuestion["kind"], string>> = {
  ...{ scale: "Answers", choice: "Answers", multi: "Answers", rank: "First places" },
};

function shareMeasures(all: QuestionRows): Measure[] {
  const { question, rows, sample } = all;
  const { kind, options } = question;
  const [n, effective] = [rows.length, sample.effective(rows.length)];
  const part = (label: string, has: (answer: ClosedAnswer) => boolean): Part => {
    const value = rows.filter(({ answer }) => has(answer)).length / n;
    return { label, value, interval: shareInterval(value, effective) };
  };
  const which = sharesOf[kind] ?? "Without an answer";
  const ofOptions = (kind in sharesOf ? options : []).map((label, place) =>
    part(label, ({ chosen }) => (kind === "rank" ? chosen[0] === place : chosen.includes(place))),
  );
  if (kind !== "scale") ofOptions.sort((one, other) => other.value! - one.value!);
  const beside = besideOf(question).map((one) => part(besideOptions[one], ({ state }) => state === one));
  const isNone = ({ state, chosen }: ClosedAnswer) => state === "answered" && chosen.length === 0;
  const nothing = kind === "multi" && !question.none_of_these ? [part("Chose none", isNone)] : [];
  const items = [...ofOptions, ...nothing, ...beside];
  if (items.length === 0) return [];
  const how = kind === "rank" ? " that rank it first" : kind === "multi" ? " that choose it, several each" : "";
  return [
    measureNamed("shares", all, {
      n,
      value: null,
      items,
      slots: { which, how, effective: independentInterviews(effective) },
    }),
  ];
}
