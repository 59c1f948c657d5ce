import { capital, partOf } from "../cut-text.ts";
import { noneOfThese, optionsOf, thisOne, unknownOnes } from "./closings.ts";
import { noStep, priceInWords, upTo } from "./prices.ts";
import { type StudyTypeId, studyForms } from "./study-types.ts";
import { filled, inQuotes, isClosing, namedAs, shortClosing } from "./texts.ts";
import type { RequestFacts } from "./understood.ts";

type TallyRow = { label: string; n: number };

/** How often each answer to one question was given in a rehearsal. */
export type Tally = {
  /** The question as a headline has it. */
  question: string;
  /** How it is put where it is asked after the talk, apart from it; null for the talk's last question. */
  apart: string | null;
  rows: TallyRow[];
  /** The rows that a headline says; none where the type sets the answers up. */
  leads: TallyRow[];
  all: number;
  /** What of the answers the type sets up: then counts of them show nothing. */
  setUp: string;
};

/** The answer to the last question of a guide. */
export const lastAnswer = (transcript: readonly { a: string; kind: string }[]): string =>
  transcript.findLast(({ kind }) => kind === "core")?.a ?? "";

type ItemMeasure = { id: string; items: readonly { label: string; value: number | null }[] };

/** What of a study is counted: the answers to its last question, or the measure that a type asks for. */
export type TallySource = {
  study_type: StudyTypeId;
  price: RequestFacts["price"];
  subject: string | null;
  rivals: readonly string[];
  /** The question at the end of the talk, and what each interview answers to it; null where none was asked. */
  closing: string | null;
  last: readonly string[];
  measures: readonly ItemMeasure[];
};

/** What a rehearsal counts for the question of its type; null where none of its answers is known. */
export function tallyOf(study: TallySource): Tally | null {
  const measure = studyForms[study.study_type].counts;
  const items = study.measures.find(({ id }) => id === measure)?.items ?? [];
  const own = measure === undefined || items.length < 2 ? null : byMeasure[measure](study, items);
  return own ?? lastAnswers(study);
}

type Items = ItemMeasure["items"];

const byMeasure = {
  gabor_granger: ({ last, price }: TallySource, items: Items): Tally | null => {
    const prices = items.map(({ label }) => label);
    const place = price === null ? -1 : prices.indexOf(priceInWords(price));
    const tops = last.map((answer) => prices.findIndex((one) => answer.startsWith(upTo(one))));
    if (place < 0 || !last.every((answer, at) => tops[at] !== -1 || answer.startsWith(noStep))) return null;
    const yesAt = (at: number) => tops.filter((top) => top >= at).length;
    return {
      question: `Would you pay ${prices[place]}?`,
      apart: null,
      rows: [
        ...prices.map((label, at) => ({ label: `yes at ${label}`, n: yesAt(at) })),
        { label: noneOfThese.toLowerCase(), n: tops.filter((top) => top === -1).length },
      ],
      leads: [{ label: inQuotes("yes"), n: yesAt(place) }],
      ...{ all: last.length, setUp: "" },
    };
  },
  appeal: ({ last: { length: all } }: TallySource, items: Items): Tally => {
    const question = "Does this line appeal to you?";
    const rows = items
      .map((item) => ({ label: `yes to “${item.label}”`, n: countOf(item, all) }))
      .toSorted((one, other) => other.n - one.n);
    return {
      question,
      apart: `After the talk, line by line: ${inside(question)}`,
      rows,
      leads: rows,
      all,
      setUp: "",
    };
  },
};

const countOf = ({ value }: Items[number], all: number): number => Math.round((value ?? 0) * all);

/** The answers to the last question of the talk, the most in favour first; null where one of them is not known. */
function lastAnswers({ study_type, subject, rivals, closing, last }: TallySource): Tally | null {
  const { closing: form, setUp = "" } = studyForms[study_type];
  if (closing === null) return null;
  const isOpen = form.scale === "sure" && form.beside === noneOfThese && closing.includes(unknownOnes);
  const options = optionsOf(form, { subject, rivals });
  const rows = [...options, ...(isOpen ? [unknownOnes] : [])].map((option) => ({
    label: rivals.includes(option) || option === subject ? option : inside(option),
    n: last.filter((answer) => [option, capital(option)].some((one) => answer.startsWith(`${one}.`))).length,
  }));
  const counts = rows.filter(({ n }) => n > 0);
  if (counts.reduce((sum, { n }) => sum + n, 0) !== last.length || last.length === 0) return null;
  const question = isClosing(form, closing) ? shortClosing(form) : closing;
  const tally = { question, apart: null, all: last.length };
  if (setUp === "")
    return { ...tally, rows, leads: counts.map(({ label, n }) => ({ label: inQuotes(label), n })), setUp };
  const thing = subject === null ? thisOne.toLowerCase() : namedAs(subject);
  return { ...tally, rows, leads: [], setUp: filled(setUp, { subject: thing }) };
}

/** An option with a small letter; “I” keeps its own. */
const inside = (option: string): string =>
  option === unknownOnes ? option : `${option[0]!.toLowerCase()}${partOf(option, 1)}`;

/** What a headline of a rehearsal says first. */
export function rehearsedInWords(study_type: StudyTypeId, subject: string | null): string {
  const isNamed = namedAs(subject) !== "this";
  const about = studyForms[study_type].isOfWords ? " about a text" : isNamed ? ` about ${namedAs(subject)}` : "";
  return `A rehearsal of an interview${about}.`;
}

/** A tally in words. */
export function tallyInWords({ question, leads, all, setUp }: Tally): string {
  if (setUp !== "") return setUp;
  const whole = `of ${all} ${all === 1 ? "interview" : "interviews"}`;
  const counts = leads.map(({ label, n }, at) => `${label} in ${n}${at === 0 ? ` ${whole}` : ""}`);
  return `${countsBegin}${question}”: ${counts.join(", ")}.`;
}

/** How what is counted begins, behind what was rehearsed. */
export const countsBegin = "Made-up answers to “";
