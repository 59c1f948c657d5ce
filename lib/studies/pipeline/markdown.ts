import { wordsOfQuestion } from "../../engines/closed-questions.ts";
import type { ClosedResult } from "../../engines/measured.ts";
import { excerpt, oneDecimal, plural } from "../../format.ts";
import { isStandard, timesAsked } from "../report/label.ts";
import { hasNps, npsInterval, signed } from "../report/numbers-in-words.ts";
import { standardPeople } from "../report/report-text.ts";
import type { FullStudy } from "../study-record.ts";

type StudyText = Pick<
  FullStudy,
  | "topic"
  | "study_type"
  | "understood"
  | "disclaimer"
  | "headline_finding"
  | "executive_summary"
  | "answers"
  | "key_findings"
  | "objections"
  | "quant"
  | "quality"
  | "overall_confidence"
  | "avg_sentiment"
  | "flags"
  | "research_agenda"
  | "report_url"
  | "personas"
  | "audience"
>;

const mostFindings = 5;
const mostObjections = 3;
const longestQuestion = 140;

/** A study as Markdown that can be pasted anywhere: what made it first, then what it says, its numbers and the next step. */
export function markdownOf(study: StudyText): string {
  const names = new Map(study.personas.map(({ id, name }) => [id, name]));
  const quoteLine = ({ quote, persona_id }: { quote: string; persona_id: string }) =>
    `  > “${escaped(quote)}” (${escaped(names.get(persona_id) ?? persona_id)}, simulated)`;
  const findings = study.key_findings
    .slice(0, mostFindings)
    .flatMap(({ finding, strength, support, quotes }) => [
      `- **${escaped(finding)}** (${strength}: ${support.personas} of ${support.of_personas} personas${support.opposed.personas > 0 ? `, ${support.opposed.personas} on the other side` : ""})`,
      "",
      quoteLine(quotes[0]!),
      "",
    ]);
  const objections = study.objections
    .slice(0, mostObjections)
    .map(
      ({ objection, severity, interview_count, what_would_resolve }) =>
        `- ${escaped(objection)} (${severity}, ${plural(interview_count, "interview")}). ${escaped(what_would_resolve)}`,
    );
  const [next] = study.research_agenda;
  return [
    // The label first: a line that is copied alone is most often the first.
    `*${escaped(study.disclaimer)}*`,
    ...(isStandard(study) ? [`*${escaped(standardPeople(study.personas))}*`] : []),
    `# ${escaped(study.topic)}`,
    `**${escaped(study.headline_finding)}**`,
    escaped(study.executive_summary),
    ...section("Answers", study.answers.map(answerOf).join("\n\n")),
    ...section("Findings", findings.join("\n").trim() || "No theme was shared."),
    ...section("Objections", objections.join("\n")),
    ...section("Numbers", numbersOf(study)),
    ...section("Closed questions", (study.quant.closed ?? []).map((result) => closedOf(result, study)).join("\n\n")),
    ...section(
      "Before relying on it",
      study.flags.map(({ code, message }) => `- ${code}: ${escaped(message)}`).join("\n"),
    ),
    ...section(
      "Next",
      next === undefined ? "" : `${escaped(next.question)} ${escaped(next.method)} ${escaped(next.sample)}`,
    ),
    `[Full report with every transcript](${study.report_url})`,
  ].join("\n\n");
}

const answerOf = ({ question, answer, cannot_tell }: StudyText["answers"][number]): string =>
  `**${escaped(excerpt(question, longestQuestion))}** ${escaped(cannot_tell === null ? answer : `${answer} ${cannot_tell}`)}`;

const section = (title: string, text: string): string[] => (text === "" ? [] : [`## ${title}`, text]);

function numbersOf(study: StudyText): string {
  const { quant, overall_confidence, avg_sentiment } = study;
  const { projected_nps, n_interviews, n_personas, margin_of_error } = quant;
  const model = margin_of_error.model_error_points;
  return [
    `- Confidence ${overall_confidence} of 100; sentiment ${oneDecimal(avg_sentiment)} of 10`,
    `- Of ${plural(n_interviews, "interview")} with ${plural(n_personas, "persona")}, ${timesAsked(quant)}`,
    ...(hasNps(study) ? [`- Projected NPS ${signed(projected_nps)} (${npsInterval(quant)})`] : []),
    `- Sampling error ±${margin_of_error.sampling_points ?? "unknown"} points; error against people ${
      model === null
        ? "not measured"
        : `${model.low} to ${model.high} points, ${margin_of_error.model_error_source}, not measured here for this model`
    }`,
  ].join("\n");
}

/** A closed question with its results, its note and the words of its quality, as a list. */
function closedOf(result: ClosedResult, { quality }: StudyText): string {
  const number = (value: number | null | undefined, unit: string) =>
    value == null
      ? "unknown"
      : unit === "share"
        ? `${Math.round(100 * value)} %`
        : String(Math.round(100 * value) / 100);
  const interval = (low: number | null | undefined, high: number | null | undefined, unit: string) =>
    low == null || high == null ? "" : ` (90 % interval ${number(low, unit)} to ${number(high, unit)})`;
  const lines = result.measures.flatMap(({ label, value, low, high, unit, items }) => {
    const name = escaped(label.split(":")[0]!);
    const parts = items.map(
      (item) => `${escaped(item.label)}: ${number(item.value, unit)}${interval(item.low, item.high, unit)}`,
    );
    // A number with parts of its own, such as a median with its quartiles, is one line.
    if (value === null) return parts.map((part) => `- ${name}, ${part}`);
    return [`- ${[`${name}: ${number(value, unit)}${interval(low, high, unit)}`, ...parts].join("; ")}`];
  });
  const words = quality.closed?.find(({ question }) => question === result.id)?.words;
  const notes = [result.note, result.measures.length > 0 ? words : null].filter((note) => note != null);
  return [`**${escaped(wordsOfQuestion(result))}**`, lines.join("\n"), escaped(notes.join(" "))]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Text on one line, in which Markdown and HTML mean nothing. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replace(/^(\d+)([.)]) /, "$1\\$2 ")
    .replace(/^([-+]) /, "\\$1 ");
