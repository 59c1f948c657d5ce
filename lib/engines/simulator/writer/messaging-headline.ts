import type { WritingTask } from "../../writing.ts";
import { countOf, type HeadlineParts, measureOf, ofAll, reasonsOf, topOf } from "./counts.ts";

/** Longer lines do not fit beside their counts. */
const longestLine = 60;

const quoted = (line: string): string => `“${line.replace(/[“”]/g, "'").replace(/(?<![.\s])[.\s]+$/, "")}”`;

/** How clear and how believable a text is found; of several lines, which one appeals most. */
export function messagingHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const reason = topOf(reasonsOf(task, "against"))?.first;
  const lines = measureOf(task, "appeal")?.items ?? [];
  if (lines.length > 1) return { ...severalLines(lines, all), reason };
  const [clear, believed] = ["clarity_t2b", "believability_t2b"].map((id) =>
    countOf(measureOf(task, id)?.value ?? 0, all),
  );
  const { stimulus } = task.plan;
  const text =
    stimulus === null
      ? "The topic's own words come"
      : stimulus.length > longestLine
        ? "The text comes"
        : `${quoted(stimulus)} comes`;
  if (clear === believed)
    return { first: `${text} across as clear and as believable in ${ofAll(clear!, all, true)}`, reason };
  const second = believed === 0 ? "hardly any" : believed === all ? "nearly all" : String(believed);
  return { first: `${text} across as clear in ${ofAll(clear!, all, true)} and as believable in ${second}`, reason };
}

function severalLines(lines: readonly { label: string; value: number | null }[], all: number): HeadlineParts {
  const named = lines
    .map(({ label, value }) => ({
      line: label.length > longestLine ? "the text" : quoted(label),
      n: countOf(value ?? 0, all),
      value,
    }))
    .toSorted((one, other) => other.n - one.n || (other.value ?? 0) - (one.value ?? 0));
  const [first, second] = named as [(typeof named)[number], (typeof named)[number]];
  if (first.n === 0)
    return {
      first: `${lines.length === 2 ? "Neither line" : `None of ${lines.length} lines`} appeals: ${ofAll(0, all, true)} take to ${first.line} or ${second.line}`,
    };
  if (first.n === second.n)
    return {
      first: `Of ${lines.length} lines none leads: ${first.line} and ${second.line} appeal in ${ofAll(first.n, all, true)} each`,
    };
  return {
    first: `Of ${lines.length} lines ${first.line} appeals most, in ${ofAll(first.n, all, true)}`,
    rest: `; next is ${second.line}, in ${second.n === 0 ? "hardly any" : second.n}`,
  };
}
