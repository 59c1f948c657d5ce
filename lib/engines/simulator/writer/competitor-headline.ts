import { largestRemainder } from "../../largest-remainder.ts";
import type { WritingTask } from "../../writing.ts";
import { countOf, type HeadlineParts, inList, measureOf, namedIfTied, peopleIn, reasonsOf, topOf } from "./counts.ts";

type Option = { name: string; n: number; kind: "today" | "rival" | "subject" };

/** How many interviews each option of the choice is worth: whole numbers that add up to all of them. */
export function picksOf(task: WritingTask): Option[] {
  const items = measureOf(task, "share_of_preference")?.items ?? [];
  const counts = largestRemainder(
    items.map(({ value }) => value ?? 0),
    task.interviews.length,
  );
  return items.map(({ label }, at) => ({
    name: label,
    n: counts[at]!,
    kind: at === 0 ? "today" : at === items.length - 1 ? "subject" : "rival",
  }));
}

/** What those do who pick nothing new. */
export const todaysWay = "go on as they do today";

/** Who would pick what, the most picked first; where no rivals were named, who would switch. */
export function competitorHeadline(task: WritingTask): HeadlineParts {
  const { competitors, subject } = task.plan;
  if (competitors.length === 0) return switching(task);
  const all = task.interviews.length;
  const reason = topOf(reasonsOf(task, "against"))?.first;
  const doesOf = ({ kind, name }: Option) =>
    kind === "today" ? todaysWay : `pick ${kind === "subject" && subject === null ? "it" : name}`;
  const said = picksOf(task)
    .toSorted((one, other) => other.n - one.n)
    .map((option, at) =>
      at === 0 ? peopleIn(`would ${doesOf(option)}`, option.n, all) : `${doesOf(option)} in ${option.n || "none"}`,
    );
  const held = reason === undefined ? "" : `; held against it most: ${reason.clause}`;
  return { first: `Asked to choose, ${inList(said)}`, rest: held, reason, names: "against" };
}

function switching(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const n = countOf(measureOf(task, "switch_t2b")?.value ?? 0, all);
  const [pros, cons] = [topOf(reasonsOf(task, "for")), topOf(reasonsOf(task, "against"))];
  const first = peopleIn("would switch to it from what they do today", n, all, true);
  if (n === all)
    return {
      first,
      rest: pros === null ? "" : `, mostly because ${namedIfTied(pros)}`,
      reason: pros?.first,
      names: "for",
    };
  const before = n === 0 ? ", mostly because " : "; what holds the others most: ";
  return { first, rest: cons === null ? "" : `${before}${namedIfTied(cons)}`, reason: cons?.first, names: "against" };
}
