import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import { capital } from "../../cut-text.ts";
import { wordsOfQuestion } from "../../engines/closed-questions.ts";
import { sentiments } from "../../engines/findings.ts";
import { type ClosedResult, confidenceSays, confidenceWord, mostConfidence, npsName } from "../../engines/measured.ts";
import { excerpt, oneDecimal, plural } from "../../format.ts";
import { coverage } from "../../in-words.ts";
import { inUnit } from "../report/chart.ts";
import { chartUnit } from "../report/charts-of.ts";
import { isStandard, timesAsked } from "../report/label.ts";
import { hasNps, lowestPart, modelErrorWords, npsInterval, signed } from "../report/numbers-in-words.ts";
import { outcomesOf } from "../report/outcomes.ts";
import {
  exchangeOf,
  markedQuestion,
  rehearsalTally,
  rehearsalWords,
  rehearsedGuide,
  rehearsedIn,
} from "../report/rehearsal-tally.ts";
import { afterHeadline, isUnread, standardPeople, standIns } from "../report/report-text.ts";
import { whatDivides } from "../report/what-divides.ts";
import { themeMatrix } from "../report-themes.ts";
import { independentOf } from "../study.ts";
import type { FullStudy } from "../study-record.ts";

/** How many of its findings and objections a study in short has. */
export const inShort = { findings: 5, objections: 3 };
const longestQuestion = 140;

/** A study as Markdown to paste anywhere: its label, what made it, then what it says, each thing once. */
export function markdownOf(study: FullStudy, label: string | null = null): string {
  const [first, ...others] = isUnread(study) ? [] : study.answers;
  const flags = study.flags.filter(({ code }) => code !== "simulated");
  const answer = first === undefined ? "" : afterHeadline(textOf(first), study.headline_finding);
  const summary = afterHeadline(study.executive_summary, study.headline_finding);
  const isModel = study.engine.kind === "model";
  return [
    // The label first: a line that is copied alone is most often the first.
    ...labelsOf(study, label).map((line) => `*${escaped(line)}*`),
    ...(isStandard(study) ? [`*${escaped(standardPeople(study.personas))}*`] : []),
    `# ${escaped(study.topic)}`,
    `**${escaped(isModel ? study.headline_finding : rehearsedIn(study))}**`,
    escaped(isModel || isUnread(study) ? summary : answer),
    summary.includes(answer) ? "" : escaped(answer),
    isUnread(study) ? "" : aboutOf(study),
    ...(isModel ? modelParts(study, others) : isUnread(study) ? [] : rehearsalParts(study)),
    ...section(
      reportWords.titles.closed,
      (study.quant.closed ?? []).map((result) => closedOf(result, study)).join("\n\n"),
    ),
    ...section(reportWords.titles.flags, isModel || isUnread(study) ? flagsOf(flags) : ""),
    ...section(reportWords.titles.checks, isModel ? checksOf(study) : ""),
    `[${isModel ? "Full report with every transcript" : "The rehearsal with every made-up interview"}](${study.report_url})`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The label says of a rehearsal what its disclaimer does, but for the names that were given. */
function labelsOf({ engine, disclaimer, understood }: FullStudy, label: string | null): string[] {
  if (label === null) return [disclaimer];
  return engine.kind === "model" ? [label, disclaimer] : [label, ...independentOf(understood?.rivals ?? [])];
}

const flagsOf = (flags: FullStudy["flags"]): string =>
  flags.map(({ code, message }) => `- ${code}: ${escaped(message)}`).join("\n");

const modelParts = (study: FullStudy, others: FullStudy["answers"]): string[] => [
  ...section(reportWords.titles.answers, answersOf(others)),
  ...section(reportWords.titles.findings, isUnread(study) ? "" : findingsOf(study) || "No theme was shared."),
  ...section(reportWords.titles.objections, objectionsOf(study)),
  ...section(reportWords.titles.numbers, numbersOf(study)),
];

function rehearsalParts(study: FullStudy): string[] {
  const { first, questions, note, adds } = rehearsedGuide(study);
  const opening = first === "" ? [] : [escaped(first)];
  const numbered = questions.map((one, at) => `${at + 1}. ${escaped(markedQuestion(one))}`).join("\n");
  return [
    ...section(reportWords.titles.asked, [...opening, numbered, ...(note === "" ? [] : [note])].join("\n\n")),
    ...section(
      reportWords.titles.checks,
      [rehearsalWords.people, adds.map((one) => `- ${one}`).join("\n")].join("\n\n"),
    ),
    ...section(reportWords.titles.madeUp, madeUpIn(study).join("\n\n")),
  ];
}

function madeUpIn(study: FullStudy): string[] {
  const exchange = exchangeOf(study);
  const rows = rehearsalTally(study)?.rows ?? [];
  return [
    ...(exchange === null ? [] : [rehearsalWords.madeUp, `**${escaped(exchange.q)}**`, escaped(exchange.a)]),
    ...(rows.length === 0 ? [] : [`${rehearsalWords.rows} ${rows.map(({ label }) => escaped(label)).join(" · ")}`]),
  ];
}

function aboutOf(study: FullStudy): string {
  const { personas, quant, quality, overall_confidence } = study;
  const isModel = study.engine.kind === "model";
  const names = new Map(personas.map(({ id, name }) => [id, name]));
  return [
    [reportWords.titles.who, `${standIns(study) || `${whoOf(study)}.`} All are invented, ${timesAsked(quant)}.`],
    [reportWords.titles.divides, isModel ? whatDivides(themeMatrix(study), outcomesOf(study, names), names) : ""],
    [
      reportWords.titles.confidence,
      isModel
        ? `${confidenceWord(overall_confidence)} (${overall_confidence} of ${mostConfidence}). ${confidenceSays} ${lowestPart(quality)}`
        : `${reportWords.noConfidence}.`,
    ],
    [reportWords.titles.next, isModel ? "" : (study.research_agenda[0]?.why ?? "")],
  ]
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `- **${name}:** ${escaped(text!)}`)
    .join("\n");
}

function whoOf(study: FullStudy): string {
  const { personas, audience_description } = study;
  const kinds = Map.groupBy(personas, ({ role }) => role);
  // A persona's role is cut where the description is longer.
  const described = kinds.size === 1 && audience_description !== null ? `“${audience_description}”` : null;
  return [...kinds]
    .map(([role, people]) => `${described ?? role} (${people.map(({ name, age }) => `${name}, ${age}`).join("; ")})`)
    .join("; ");
}

function findingsOf(study: FullStudy): string {
  const names = new Map(study.personas.map(({ id, name }) => [id, name]));
  return study.key_findings
    .slice(0, inShort.findings)
    .map(({ finding, support, quotes: [first] }) => {
      const name = escaped(names.get(first!.persona_id) ?? first!.persona_id);
      return `- **${escaped(finding)}** Said by ${support.personas} of ${plural(support.of_personas, "persona")}: “${escaped(first!.quote)}” (${name}, ${reportWords.afterName})`;
    })
    .join("\n");
}

const objectionsOf = ({ objections }: FullStudy): string =>
  objections
    .slice(0, inShort.objections)
    .map(
      ({ objection, severity, interview_count, what_would_resolve }) =>
        `- ${escaped(objection)} (${severity}, ${plural(interview_count, "interview")}). ${escaped(what_would_resolve)}`,
    )
    .join("\n");

const checksOf = ({ research_agenda }: FullStudy): string =>
  research_agenda
    .map(({ question, method, sample }) => `- ${escaped([question, method, sample].filter(Boolean).join(" "))}`)
    .join("\n");

type Answer = FullStudy["answers"][number];

const textOf = ({ answer, cannot_tell }: Answer): string =>
  cannot_tell === null ? answer : `${answer} ${cannot_tell}`;

const answersOf = (answers: readonly Answer[]): string =>
  [...Map.groupBy(answers, textOf)]
    .map(([text, alike]) =>
      [...alike.map(({ question }) => `**${escaped(excerpt(question, longestQuestion))}**`), escaped(text)].join(
        "\n\n",
      ),
    )
    .join("\n\n");

const section = (title: string, text: string): string[] => (text === "" ? [] : [`## ${title}`, text]);

function numbersOf(study: FullStudy): string {
  const { quant, avg_sentiment } = study;
  const { projected_nps, n_interviews, n_personas, margin_of_error } = quant;
  return [
    `- Sentiment ${oneDecimal(avg_sentiment)} of ${sentiments.to}`,
    `- Of ${plural(n_interviews, "interview")} with ${plural(n_personas, "persona")}, ${timesAsked(quant)}`,
    ...(hasNps(study) ? [`- ${capital(npsName)} ${signed(projected_nps)} (${npsInterval(quant)})`] : []),
    `- Sampling error ±${margin_of_error.sampling_points ?? "unknown"} points; error against people ${modelErrorWords(margin_of_error)}`,
  ].join("\n");
}

function closedOf(result: ClosedResult, { quality }: FullStudy): string {
  const words = quality.closed?.find(({ question }) => question === result.id)?.words;
  const measures = result.measures.flatMap(({ label, value, low, high, unit, items }) => {
    // Signs are for scores that go below 0, which are lists.
    const numbers = value === null ? chartUnit(unit) : "number";
    const valueInWords = (one: { value: number | null; low?: number | null; high?: number | null }) => {
      const [number, from, to] = [one.value, one.low, one.high].map((part) => inUnit(part, numbers));
      return one.low == null ? number : `${number} (${coverage} interval ${from} to ${to})`;
    };
    const name = label.split(":")[0]!;
    const parts = items.map((item) => `${item.label}: ${valueInWords(item)}`);
    // A number with parts of its own, such as a median with its quartiles, is one line.
    if (value === null) return parts.map((part) => `${name}, ${part}`);
    return [[`${name}: ${valueInWords({ value, low, high })}`, ...parts].join("; ")];
  });
  const lines = [...measures, result.note, ...(words?.split("\n") ?? [])].filter((line) => line != null);
  return [`**${escaped(wordsOfQuestion(result))}**`, lines.map((line) => `- ${escaped(line)}`).join("\n")].join("\n\n");
}

/** Text on one line, in which Markdown and HTML mean nothing. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replace(/^(\d+)([.)]) /, "$1\\$2 ")
    .replace(/^([-+]) /, "\\$1 ");
