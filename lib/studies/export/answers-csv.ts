import words from "#lib/engines/closed-words.json" with { type: "json" };
import type { ClosedAnswer } from "../../engines/closed-answers.ts";
import { besideOptions } from "../../engines/closed-kinds.ts";
import { besideOf, respondentColumns, shownColumns, wordsOfQuestion } from "../../engines/closed-questions.ts";
import { filled } from "../../engines/fill-slots.ts";
import type { ClosedResult } from "../../engines/measured.ts";
import { type Cell, cellOf, optionInCell } from "../report/closed-cell.ts";
import type { FullStudy } from "../study-record.ts";
import { csvOf, labelOf } from "./csv.ts";

type Column = { name: string; about: string; values: string; cell: (answer: ClosedAnswer) => Cell };

/** The answers to a study's closed questions as one table: a row for each interview, a column for each question by its id. */
export function answersCsv(study: FullStudy): string {
  const questions = (study.quant.closed ?? []).map((question) => ({ id: question.id, columns: columnsOf(question) }));
  return csvOf([
    [...respondentColumns, ...questions.flatMap(({ columns }) => columns.map(({ name }) => name))],
    ...study.interviews.map(({ persona_id, persona_name, repeat, closed = [] }, at) => [
      ...[labelOf(study), persona_id, `${persona_name} (simulated)`, at + 1, repeat, study.seed],
      ...questions.flatMap(({ id, columns }) => {
        const answer = closed.find(({ question }) => question === id);
        return columns.map(({ cell }) => (answer === undefined ? null : cell(answer)));
      }),
    ]),
  ]);
}

/** What each column of the answers is: its question in words, what its values mean, and what limits them. */
export const codebookCsv = (study: FullStudy): string =>
  csvOf([
    ["provenance", "column", "question", "kind", "values", "note"],
    ...(study.quant.closed ?? []).flatMap((question) =>
      columnsOf(question).map(({ name, about, values }) => [
        ...[labelOf(study), name, about, question.kind, values, question.note],
      ]),
    ),
  ]);

/** The answer, and beside a choice among options the one that was shown first, of best_worst in each set. */
function columnsOf(question: ClosedResult): Column[] {
  const { id, kind, options } = question;
  const about = wordsOfQuestion(question);
  const answer = { name: id, about, values: valuesOf(question), cell: (one: ClosedAnswer) => cellOf(question, one) };
  const cell = ({ sets, ...one }: ClosedAnswer) =>
    (kind === "best_worst" ? sets : [one]).map(({ shown }) => optionInCell(options[shown[0]!] ?? "")).join(" | ");
  const values = `The option that was shown first${kind === "best_worst" ? " in each set" : ""}.`;
  return [answer, ...shownColumns(question).map((name) => ({ name, about, values, cell }))];
}

/** What a cell of the answers holds, and what it means. */
function valuesOf(question: ClosedResult): string {
  const { kind, options, at_most, min, max, unit } = question;
  const form = filled(words[kind].cell, { at_most: at_most ?? 0, min: min ?? 0, max: max ?? 0, unit: unit ?? "" });
  const points = options.map((option, at) => (kind === "scale" ? `${at + 1} = ${option}` : option)).join("; ");
  const beside = besideOf(question).map((one) => `, or “${besideOptions[one]}”`);
  const marks = kind !== "scale" && options.some((option) => option !== optionInCell(option));
  const rule = marks ? " A |, > or \\ inside an option has a \\ before it." : "";
  return `${form}${points === "" ? "" : `: ${points}`}${beside.join("")}. Empty where it is missing.${rule}`;
}
