import { besideOf } from "../../fill-slots.ts";
import { largestRemainder } from "../../largest-remainder.ts";
import type { WritingTask } from "../../writing.ts";
import { type HeadlineParts, measureOf, peopleIn, reasonsOf, topOf } from "./counts.ts";

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
  const all = task.interviews.length;
  const reason = topOf(reasonsOf(task, "against"))?.first;
  const nameOf = ({ kind, name }: Option) => (kind === "subject" && task.plan.subject === null ? "it" : name);
  const doesOf = (option: Option) => (option.kind === "today" ? todaysWay : `pick ${nameOf(option)}`);
  const picks = picksOf(task).toSorted((one, other) => other.n - one.n);
  const none = picks.filter(({ n, kind }) => n === 0 && kind !== "today").map(nameOf);
  const [first, ...others] = picks.filter(({ n }) => n > 0);
  const said = [
    peopleIn(`would ${doesOf(first!)}`, first!.n, all),
    ...others.map((option) => `${doesOf(option)} in ${option.n}`),
    ...(none.length === 0 ? [] : [`pick ${besideOf(none)} in none`]),
  ].join("; ");
  const held = reason === undefined ? "" : `; held against it most: ${reason.clause}`;
  return { first: `Asked to choose, ${said}`, rest: held, reason, names: "against" };
}
