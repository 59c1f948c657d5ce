import words from "#lib/engines/closed-words.json" with { type: "json" };
import { flagDemo } from "../../db/client.ts";
import type { ClosedAnswer } from "../../engines/closed-answers.ts";
import { besideOptions } from "../../engines/closed-kinds.ts";
import { besideOf, respondentColumns, shownColumns, wordsOfQuestion } from "../../engines/closed-questions.ts";
import { allImportance, type Quote, sentimentRange } from "../../engines/findings.ts";
import { type ClosedResult, mostConfidence, noProbability, npsName } from "../../engines/measured.ts";
import { filled } from "../../engines/texts.ts";
import { coverage } from "../../in-words.ts";
import { escaped, markdownOf } from "../pipeline/markdown.ts";
import { closedMeasures } from "../report/charts-of.ts";
import { type Cell, cellMarks, cellOf, optionInCell } from "../report/closed-cell.ts";
import { digitalSourceType } from "../report/label.ts";
import { codedOf, hasNps, npsEnds } from "../report/numbers-in-words.ts";
import { rehearsedGuide } from "../report/rehearsal-tally.ts";
import reportWords from "../report/report-words.json" with { type: "json" };
import type { FullStudy } from "../study-record.ts";
import { csvOf, labelOf } from "./csv.ts";

export type StudyFile = { type: string; write: (study: FullStudy) => string };

/** The forms in which a reader takes a study along, by the ending of their address; each begins with the label. */
export const studyFiles = {
  json: {
    type: "application/json",
    write: (study) =>
      JSON.stringify(
        flagDemo({ label: labelOf(study), digitalSourceType: digitalSourceType(study), ...study }),
        null,
        2,
      ),
  },
  csv: { type: "text/csv", write: studyCsv },
  md: { type: "text/markdown", write: (study) => `${markdownOf(study, labelOf(study))}\n` },
  guide: { type: "text/markdown", write: interviewGuide },
  answers: { type: "text/csv", write: answersCsv },
  codebook: { type: "text/csv", write: codebookCsv },
} satisfies Record<string, StudyFile>;

/** A guide to take to real people, as Markdown: what to check and how, what would overturn it, and the questions asked. */
function interviewGuide(study: FullStudy): string {
  if (study.engine.kind === "simulator") return rehearsedQuestions(study);
  const items = study.research_agenda.map(({ question, why, method, sample, priority, would_change }, at) =>
    [
      `## ${at + 1}. ${escaped(question)}`,
      `- Priority: ${priority}`,
      `- Why: ${escaped(why)}`,
      `- How: ${escaped(method)}`,
      `- Who: ${escaped(sample)}`,
      `- ${reportWords.overturned} ${escaped(would_change)}`,
      toFill,
    ].join("\n"),
  );
  const guide = study.understood?.guide ?? [];
  return `${[
    ...headOf(study),
    `The simulated answer to be checked: ${escaped(study.headline_finding)}`,
    ...items,
    ...(guide.length === 0
      ? []
      : [
          "## The questions that the simulated personas were asked",
          guide.map((question) => `1. ${escaped(question)}`).join("\n"),
        ]),
    `[The report](${study.report_url})`,
  ].join("\n\n")}\n`;
}

const toFill = "- What they said: ";
const headOf = (study: FullStudy) => [
  `*${escaped(labelOf(study))}*`,
  `# ${reportWords.guide}: ${escaped(study.topic)}`,
];
function rehearsedQuestions(study: FullStudy): string {
  const { first, questions } = rehearsedGuide(study);
  return `${[
    ...headOf(study),
    ...(first === "" ? [] : [escaped(first)]),
    ...questions.map(({ text }, at) => `## ${at + 1}. ${escaped(text)}\n\n${toFill}`),
    `[The rehearsal](${study.report_url})`,
  ].join("\n\n")}\n`;
}

const columns = [
  ...(["part", "number", "text", "value", "low", "high", "interviews"] as const),
  ...(["of_interviews", "persona", "interview", "answer", "note", "provenance"] as const),
] as const;
type Row = Partial<Record<(typeof columns)[number], string | number | null>>;

/** A study as one table: what it says, its quotes and its measures, each row with the label. */
export function studyCsv(study: FullStudy): string {
  const label = labelOf(study);
  const rows = [...summaryRows(study), ...saidRows(study), ...measureRows(study), ...agendaRows(study)];
  return csvOf([
    columns,
    ...rows.map((row) => columns.map((column) => (column === "provenance" ? label : row[column]))),
  ]);
}

function summaryRows(study: FullStudy): Row[] {
  const { quant } = study;
  const interviews = quant.n_interviews;
  return [
    { part: "question", text: study.topic, note: study.report_url },
    { part: "headline", text: study.headline_finding, interviews },
    {
      part: "confidence",
      value: study.overall_confidence,
      note: `index from 0 to ${mostConfidence}, ${noProbability}`,
    },
    { part: "sentiment", value: study.avg_sentiment, note: `mean from ${sentimentRange}`, interviews },
    ...(hasNps(study)
      ? [
          {
            ...{ part: npsName, value: quant.projected_nps, interviews },
            ...{ ...npsEnds(quant), note: `${coverage} interval of sampling error` },
          },
        ]
      : []),
    ...study.answers.map(
      ({ question, answer, cannot_tell }, at): Row => ({
        part: "answer",
        number: at + 1,
        text: [question, answer, cannot_tell].filter((text) => text !== null).join(" "),
      }),
    ),
  ];
}

function saidRows(study: FullStudy): Row[] {
  const of_interviews = codedOf(study.quant);
  const names = new Map(study.personas.map(({ id, name }) => [id, name]));
  const quoteRows = (part: string, at: number, quotes: readonly Quote[]): Row[] =>
    quotes.map(({ quote, persona_id, interview, turn }) => ({
      part: `${part} quote`,
      number: at + 1,
      text: quote,
      persona: `${names.get(persona_id) ?? persona_id} (${reportWords.afterName})`,
      interview: interview + 1,
      answer: turn + 1,
    }));
  /** Each item as its row, then its quotes. */
  const listRows = <Item extends { quotes: Quote[]; counter?: Quote[] }>(
    part: string,
    items: readonly Item[],
    rowOf: (item: Item) => Row,
  ): Row[] =>
    items.flatMap((item, at) => [
      { part, number: at + 1, of_interviews, ...rowOf(item) },
      ...quoteRows(part, at, [...item.quotes, ...(item.counter ?? [])]),
    ]);
  return [
    ...listRows("finding", study.key_findings, ({ finding, support: { interviews, opposed }, strength }) => ({
      ...{ text: finding, interviews },
      note: `${strength} support, ${opposed.interviews} on the other side`,
    })),
    ...listRows("theme", study.consensus_themes, ({ theme, interview_count, sentiment_score, consensus }) => ({
      ...{ text: theme, interviews: interview_count, value: sentiment_score },
      note: `${consensus}; value: sentiment from ${sentimentRange}`,
    })),
    ...listRows("objection", study.objections, ({ objection, interview_count, severity }) => ({
      ...{ text: objection, interviews: interview_count, note: severity },
    })),
    ...listRows("criterion", study.decision_criteria, ({ criterion, importance, met }) => ({
      ...{ text: criterion, value: importance, note: `value: weight of ${allImportance}; met: ${met}` },
    })),
    ...listRows("comparison", study.competitive_signals, ({ competitor, signal, interview_count }) => ({
      ...{ text: `${competitor}: ${signal}`, interviews: interview_count },
    })),
  ];
}

const measureRows = ({ quant }: FullStudy): Row[] =>
  [...quant.measures, ...closedMeasures(quant)].flatMap(({ id, label, value, low, high, n, unit, items }) => [
    { part: "measure", text: label, value, low, high, interviews: n, note: `${id}, ${unit}` },
    ...items.map(({ label: name, ...item }): Row => ({ part: "measure item", text: `${label}: ${name}`, ...item })),
  ]);

const agendaRows = ({ research_agenda }: FullStudy): Row[] =>
  research_agenda.map(({ question, method, sample, would_change }, at) => ({
    part: "check with people",
    number: at + 1,
    text: question,
    note: `${method} ${sample} ${reportWords.overturned} ${would_change}`,
  }));

type Column = { name: string; about: string; values: string; cell: (answer: ClosedAnswer) => Cell };

function answersCsv(study: FullStudy): string {
  const questions = (study.quant.closed ?? []).map((question) => ({ id: question.id, columns: columnsOf(question) }));
  return csvOf([
    [...respondentColumns, ...questions.flatMap(({ columns }) => columns.map(({ name }) => name))],
    ...study.interviews.map(({ persona_id, persona_name, repeat, closed = [] }, at) => [
      ...[labelOf(study), persona_id, `${persona_name} (${reportWords.afterName})`, at + 1, repeat, study.seed],
      ...questions.flatMap(({ id, columns }) => {
        const answer = closed.find(({ question }) => question === id);
        return columns.map(({ cell }) => (answer === undefined ? null : cell(answer)));
      }),
    ]),
  ]);
}

/** What each column of the answers is: its question in words, what its values mean, and what limits them. */
function codebookCsv(study: FullStudy): string {
  const rows = (study.quant.closed ?? []).flatMap((question) =>
    columnsOf(question).map(({ name, about, values }) => [name, about, question.kind, values, question.note]),
  );
  const head = ["provenance", "column", "question", "kind", "values", "note"];
  return csvOf([head, ...rows.map((row) => [labelOf(study), ...row])]);
}

/** The answer, and beside a choice among options the one that was shown first, of `best_worst` in each set. */
function columnsOf(question: ClosedResult): Column[] {
  const { id, kind, options } = question;
  const about = wordsOfQuestion(question);
  const answer = { name: id, about, values: valuesOf(question), cell: (one: ClosedAnswer) => cellOf(question, one) };
  const cell = ({ sets, ...one }: ClosedAnswer) =>
    (kind === "best_worst" ? sets : [one])
      .map(({ shown }) => optionInCell(options[shown[0]!] ?? ""))
      .join(` ${cellMarks.beside} `);
  const values = `The option that was shown first${kind === "best_worst" ? " in each set" : ""}.`;
  return [answer, ...shownColumns(question).map((name) => ({ name, about, values, cell }))];
}

function valuesOf(question: ClosedResult): string {
  const { kind, options, at_most, min, max, unit } = question;
  const form = filled(words[kind].cell, {
    ...cellMarks,
    ...{ at_most: at_most ?? 0, min: min ?? 0, max: max ?? 0, unit: unit ?? "" },
  });
  const points = options.map((option, at) => (kind === "scale" ? `${at + 1} = ${option}` : option)).join("; ");
  const beside = besideOf(question).map((one) => `, or “${besideOptions[one]}”`);
  const marks = kind !== "scale" && options.some((option) => option !== optionInCell(option));
  const rule = marks ? ` A ${cellMarks.beside}, ${cellMarks.before} or \\ inside an option has a \\ before it.` : "";
  return `${form}${points === "" ? "" : `: ${points}`}${beside.join("")}. Empty where it is missing.${rule}`;
}
