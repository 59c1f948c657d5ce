import { largestRemainder } from "../../largest-remainder.ts";
import type { WritingTask } from "../../writing.ts";
import { countOf, inList, measureOf, namedIfTied, ofAll, reasonsOf, topOf } from "./counts.ts";
import type { HeadlineParts } from "./headline-parts.ts";

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

/** Who would pick what; where no rivals were named, who would switch. */
export function competitorHeadline(task: WritingTask): HeadlineParts {
  const { competitors, subject } = task.plan;
  const all = task.interviews.length;
  const cons = topOf(reasonsOf(task, "against"));
  if (competitors.length === 0) return switching(task);
  const options = picksOf(task);
  const nameOf = ({ kind, name }: Option) => (kind === "subject" && subject === null ? "it" : name);
  const isShown = (option: Option) => option.n > 0 || (option.kind === "subject" && subject !== null);
  const picks = options
    .filter((option) => option.kind !== "today" && isShown(option))
    .toSorted((one, other) => other.n - one.n);
  const today = options.find(({ kind }) => kind === "today")!;
  const count = (n: number) => (n === 0 ? "none" : String(n));
  const reason = cons?.first;
  const [first, second] = picks;
  const held = reason === undefined ? "" : `; held against it most: ${reason.clause}`;
  const stay = today.n === 0 ? "" : `; ${today.n} would stay with what they have`;
  if (first === undefined || today.n > first.n) {
    const others = picks.map((option, at) => `${count(option.n)}${at === 0 ? " would pick" : ""} ${nameOf(option)}`);
    return {
      first: `Asked to choose, ${ofAll(today.n, all)} would stay with what they have`,
      rest: `${picks.some(({ n }) => n > 0) ? `; ${inList(others)}` : ""}${held}`,
      shorter: picks.some(({ n }) => n > 0) ? `; ${inList(others)}` : "",
      ...{ reason, names: "against" },
    };
  }
  if (first.n === all)
    return { first: `Asked to choose, ${ofAll(all, all)} would pick ${nameOf(first)}`, reason, names: "against" };
  if (second !== undefined && first.n === second.n) {
    const tied = picks.filter(({ n }) => n === first.n);
    const others = picks.filter(({ n }) => n < first.n).map((option) => `${count(option.n)} ${nameOf(option)}`);
    const more = others.length === 0 ? "" : `, ${inList(others)}`;
    const pair = `${ofAll(first.n, all)} would pick ${nameOf(first)} and as many ${nameOf(second)}`;
    const level = `${inList(tied.map(nameOf))} get ${ofAll(first.n, all)} each`;
    return {
      first: `Asked to choose, nobody leads: ${tied.length > 2 ? level : pair}${more}`,
      rest: `${stay}${held}`,
      shorter: stay,
      ...{ reason, names: "against" },
    };
  }
  const [, ...others] = picks.map((option) => `${count(option.n)} ${nameOf(option)}`);
  return {
    first: `Asked to choose, ${inList([`${ofAll(first.n, all)} would pick ${nameOf(first)}`, ...others])}`,
    rest: `${stay}${held}`,
    shorter: stay,
    ...{ reason, names: "against" },
  };
}

function switching(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const n = countOf(measureOf(task, "switch_t2b")?.value ?? 0, all);
  const [pros, cons] = [topOf(reasonsOf(task, "for")), topOf(reasonsOf(task, "against"))];
  const first = `${ofAll(n, all, true)} would switch to it from what they have`;
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
