import type { ClosedAnswer } from "../../engines/closed-answers.ts";
import { besideOptions } from "../../engines/closed-kinds.ts";
import type { ClosedResult } from "../../engines/measured.ts";
import type { FullStudy } from "../study-record.ts";
import { csvOf, labelOf } from "./csv.ts";

/** The answers to a study's closed questions as one table: a row for each interview, a column for each question by its id. */
export function answersCsv(study: FullStudy): string {
  const columns = (study.quant.closed ?? []).flatMap(columnsOf);
  const label = labelOf(study);
  return csvOf([
    ["provenance", "persona_id", "persona", "interview", "repeat", "seed", ...columns.map(({ name }) => name)],
    ...study.interviews.map(({ persona_id, persona_name, repeat, closed = [] }, at) => [
      ...[label, persona_id, `${persona_name} (simulated)`, at + 1, repeat, study.seed],
      ...columns.map(({ id, cell }) => closed.filter(({ question }) => question === id).map(cell)[0] ?? null),
    ]),
  ]);
}

type Column = { id: string; name: string; cell: (answer: ClosedAnswer) => string | number | null };

/** The answer, and beside a choice among options the one that was shown first, of best_worst in each set. */
function columnsOf(question: ClosedResult): Column[] {
  const { id, kind, options } = question;
  const answer = { id, name: id, cell: (one: ClosedAnswer) => cellOf(question, one) };
  if (kind === "scale" || kind === "number") return [answer];
  const firsts = (one: ClosedAnswer) =>
    (kind === "best_worst" ? one.sets : [one]).map(({ shown }) => options[shown[0]!]);
  return [answer, { id, name: `${id}_first_shown`, cell: (one) => firsts(one).join(" | ") }];
}

/** A scale as its point from 1, an amount as itself, else the options in words; empty where it is missing. */
function cellOf(
  { kind, options }: ClosedResult,
  { state, chosen, number, sets }: ClosedAnswer,
): string | number | null {
  if (state === "none" || state === "dont_know") return besideOptions[state];
  if (state === "missing") return null;
  if (kind === "scale") return chosen[0]! + 1;
  if (kind === "number") return number;
  if (kind !== "best_worst") return chosen.map((place) => options[place]).join(kind === "rank" ? " > " : " | ");
  return sets
    .map(({ best, worst }) => (best === null ? "" : `best ${options[best]}, worst ${options[worst!]}`))
    .join(" | ");
}
