import { largestRemainder } from "../../largest-remainder.ts";
import type { WritingTask } from "../../writing.ts";
import { type HeadlineParts, inList, measureOf, peopleIn, reasonsOf, topOf } from "./counts.ts";

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

/** Who would pick what, the most picked first. */
export function competitorHeadline(task: WritingTask): HeadlineParts {
  const { subject } = task.plan;
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
