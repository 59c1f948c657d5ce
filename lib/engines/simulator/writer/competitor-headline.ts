import { largestRemainder } from "../../largest-remainder.ts";
import type { WritingTask } from "../../writing.ts";
import { countOf, type HeadlineParts, inList, measureOf, namedIfTied, ofAll, reasonsOf, topOf } from "./counts.ts";

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

/** Who would pick what, the most picked first; where no rivals were named, who would switch. */
export function competitorHeadline(task: WritingTask): HeadlineParts {
  const { competitors, subject } = task.plan;
  if (competitors.length === 0) return switching(task);
  const all = task.interviews.length;
  const reason = topOf(reasonsOf(task, "against"))?.first;
  const doesOf = ({ kind, name }: Option) =>
    kind === "today" ? "stay with what they have" : `pick ${kind === "subject" && subject === null ? "it" : name}`;
  const said = picksOf(task)
    .filter(({ n, kind }) => n > 0 || (kind === "subject" && subject !== null))
    .toSorted((one, other) => other.n - one.n)
    .map((option, at) => `${at === 0 ? ofAll(option.n, all) : option.n || "none"} would ${doesOf(option)}`);
  const held = reason === undefined ? "" : `; held against it most: ${reason.clause}`;
  return { first: `Asked to choose, ${inList(said)}`, rest: held, reason, names: "against" };
}

function switching(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const n = countOf(measureOf(task, "switch_t2b")?.value ?? 0, all);
  const side = n === all ? "for" : "against";
  const top = topOf(reasonsOf(task, side));
  const before = n === 0 || n === all ? ", mostly because " : "; what holds the others most: ";
  return {
    first: `${ofAll(n, all, true)} would switch to it from what they have`,
    rest: top === null ? "" : `${before}${namedIfTied(top)}`,
    reason: top?.first,
    names: side,
  };
}
