import words from "#lib/engines/closed-words.json" with { type: "json" };
import type { ClosedAnswer } from "../../../engines/closed-answers.ts";
import { besideOptions, choseNone, isOfShares } from "../../../engines/closed-kinds.ts";
import { type AskedQuestion, besideOf, wordsOfQuestion } from "../../../engines/closed-questions.ts";
import type { ClosedResult, Measure } from "../../../engines/measured.ts";
import { readsNone } from "../../../engines/simulator/words/notes.ts";
import { kendallW, mean, quantile, rounded } from "../../../engines/statistics.ts";
import type { InterviewSession } from "../hold-interview.ts";
import {
  independentInterviews,
  measureOf,
  measureWords,
  type Part,
  personaInterval,
  type Sample,
  shareInterval,
  widthOf,
} from "../measures/measure-of.ts";
import type { DesignedQuestion } from "./ask-closed.ts";

type Row = { persona_id: string; repeat: number; answer: ClosedAnswer };

type Answers = { question: AskedQuestion; answers: ClosedAnswer[]; sample: Sample };

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
    const all = { question, answers: rows.map(({ answer }) => answer), sample };
    const by_persona = groups(question, rows, "persona_id");
    const unread = limit && `The ${readsNone}: ${limit.why}.`;
    const note = limit?.isEmpty ? `${unread} A language model answers it.` : unread;
    return {
      ...question,
      note: note ?? (rows.length === 0 ? "No interview answered it." : null),
      n: all.answers.filter(isAnswered).length,
      measures: rows.length === 0 ? [] : [...valueMeasures(all, by_persona), ...shareMeasures(all)],
      value_labels: labelsOf(question),
      by_persona,
      by_repeat: groups(question, rows, "repeat"),
      design,
    };
  });
}

const isAnswered = ({ state }: ClosedAnswer) => state === "answered";

const labelsOf = ({ kind, options }: AskedQuestion): string[] =>
  kind === "scale" ? ["Mean"] : kind === "number" ? ["Median"] : options;

const choices = ({ options }: AskedQuestion, { chosen }: ClosedAnswer) =>
  options.map((_, place) => Number(chosen.includes(place)));

/** One answer as numbers: its point, its amount, 1 for each chosen option, Borda points, or best less worst over shown. */
const vectorOf: Record<AskedQuestion["kind"], (asked: AskedQuestion, answer: ClosedAnswer) => (number | null)[]> = {
  scale: (_, { chosen }) => [chosen[0]! + 1],
  number: (_, { number }) => [number],
  choice: choices,
  multi: choices,
  rank: ({ options }, { chosen }) => options.map((_, place) => options.length - 1 - chosen.indexOf(place)),
  best_worst: ({ options }, { sets }) =>
    options.map((_, place) => {
      const own = sets.filter(({ best, shown }) => best !== null && shown.includes(place));
      const points = own.map(({ best, worst }) => Number(best === place) - Number(worst === place));
      return own.length === 0 ? null : mean(points);
    }),
};

type Values = { n: number; values: (number | null)[] };

/** The mean values of some answers, of a number the median; who chose none of some options counts as 0 for each. */
export function valuesOf(question: AskedQuestion, answers: readonly ClosedAnswer[]): Values {
  const base = answers.filter((answer) =>
    isOfShares(question.kind) ? answer.state !== "missing" : isAnswered(answer),
  );
  const vectors = base.map((answer) => vectorOf[question.kind](question, answer));
  const values = labelsOf(question).map((_, at) => {
    const own = vectors.flatMap((vector) => vector[at] ?? []);
    return own.length === 0 ? null : rounded(question.kind === "number" ? quantile(own, 0.5) : mean(own), 4);
  });
  return { n: base.length, values };
}

const groups = <Member extends "persona_id" | "repeat">(question: AskedQuestion, rows: Row[], member: Member) =>
  [...Map.groupBy(rows, (row) => row[member])]
    .map(([key, own]) => {
      const values = valuesOf(
        question,
        own.map(({ answer }) => answer),
      );
      return { [member]: key, ...values } as Pick<Row, Member> & Values;
    })
    .filter(({ n }) => n > 0);

type Numbers = Pick<Parameters<typeof measureOf>[1], "n" | "interval" | "items" | "method" | "over"> & {
  value?: number | null;
  slots?: Record<string, string | number>;
};

function measureNamed(
  name: "mean" | "borda" | "score" | "median" | "agreement" | "shares",
  { question, sample }: Answers,
  { slots, value = null, ...numbers }: Numbers,
) {
  const words = measureWords(`closed_${name}`, { ...slots, question: wordsOfQuestion(question) });
  return measureOf(sample, { ...words, id: `closed_${question.id}_${name}`, value, ...numbers });
}

/** The measures of the answers' values: means over the personas, the agreement of rankings, the median of amounts. */
function valueMeasures(all: Answers, by_persona: readonly Values[]): Measure[] {
  const { kind, unit, options } = all.question;
  const answers = all.answers.filter(isAnswered);
  const n = answers.length;
  if (n === 0 || isOfShares(kind)) return [];
  if (kind === "number") {
    const amounts = answers.map(({ number }) => number!);
    const items = [
      { label: "Lower quartile", value: quantile(amounts, 0.25) },
      { label: "Upper quartile", value: quantile(amounts, 0.75) },
    ];
    const slots = { in_unit: unit === null ? "" : `, in ${unit}` };
    return [measureNamed("median", all, { n, value: quantile(amounts, 0.5), items, slots })];
  }
  const last = options.length - 1;
  const [least, most] = { scale: [1, last + 1], rank: [0, last], best_worst: [-1, 1] }[kind] as [number, number];
  const over = `over the means of the personas, kept between ${least} and ${most}`.replace("-", "−");
  const slots = { most, over, first: options[0]!, last: options[last]! };
  const parts = labelsOf(all.question).map((label, at): Part => {
    const own = by_persona.flatMap(({ values }) => values[at] ?? []);
    return {
      ...{ label, value: own.length === 0 ? null : mean(own) },
      interval: widthOf(personaInterval(own, least, most)),
    };
  });
  if (kind === "scale") {
    const { value, interval = null } = parts[0]!;
    return [measureNamed("mean", all, { n, value, interval, slots, method: "Student's t", over })];
  }
  const items = parts.sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  if (kind === "best_worst") return [measureNamed("score", all, { n, items, slots })];
  const value = kendallW(answers.map(({ chosen }) => chosen));
  return [measureNamed("borda", all, { n, items, slots }), measureNamed("agreement", all, { n, value })];
}

/** The shares of all interviews with an answer: of each option, and of those who take none; of sets and amounts of the latter alone. */
function shareMeasures(all: Answers): Measure[] {
  const { question, answers, sample } = all;
  const { kind, options, none_of_these } = question;
  const n = answers.length;
  const part = (label: string, has: (answer: ClosedAnswer) => boolean): Part => {
    const value = answers.filter(has).length / n;
    return { label, value, interval: shareInterval(value, sample.effective(n)) };
  };
  const ofOptions = (kind !== "best_worst" && kind !== "number" ? options : []).map((label, place) =>
    part(label, ({ chosen }) => (kind === "rank" ? chosen[0] === place : chosen.includes(place))),
  );
  if (kind !== "scale") ofOptions.sort((one, other) => other.value! - one.value!);
  const isNothing = (answer: ClosedAnswer) => isAnswered(answer) && answer.chosen.length === 0;
  const nothing = kind === "multi" && !none_of_these ? [part(choseNone, isNothing)] : [];
  const beside = besideOf(question).map((one) => part(besideOptions[one], ({ state }) => state === one));
  const items = [...ofOptions, ...nothing, ...beside];
  if (items.length === 0) return [];
  const slots = { ...words[kind].shares, effective: independentInterviews(sample.effective(n)) };
  return [measureNamed("shares", all, { n, items, slots })];
}
