import type { WritingTask } from "../../writing.ts";
import {
  type CountedReason,
  countOf,
  leaning,
  measureOf,
  named,
  ofAll,
  reasonsOf,
  smallLabel,
  type TopReasons,
  topOf,
} from "./counts.ts";
import type { HeadlineParts } from "./headline-parts.ts";

/** "; what keeps them most: …"; nothing without a reason. */
export const after = (before: string, top: TopReasons | null, how = named): string =>
  top === null ? "" : `${before}${how(top)}`;

/** What is said on both sides of one consideration that leads both. */
function divided(
  task: WritingTask,
  pros: readonly CountedReason[],
  cons: readonly CountedReason[],
): HeadlineParts | null {
  const [pro, con] = [pros[0], cons[0]];
  if (pro === undefined || con === undefined || pro.id !== con.id || Math.min(pro.n, con.n) < 2) return null;
  const all = task.interviews.length;
  return {
    first: `Opinions divide most over ${smallLabel(pro.label)}: ${ofAll(pro.n, all)} say ${pro.clause}, ${con.n} say ${con.clause}`,
    reason: con,
    names: "against",
  };
}

export function brandHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [pros, cons] = [reasonsOf(task, "for"), reasonsOf(task, "against")];
  const split = divided(task, pros, cons);
  if (split !== null) return split;
  const [pro, con] = [topOf(pros), topOf(cons)];
  if (pro === null && con === null) {
    const share = measureOf(task, "consideration")?.value ?? 0;
    return { first: `${ofAll(countOf(share, all), all, true)} would consider it` };
  }
  const lead = (top: TopReasons) => `What people say of it most: ${top.text} (${ofAll(top.n, all)}${each(top)})`;
  const second = (before: string, top: TopReasons | null) =>
    top === null ? "" : `; ${before}: ${top.text} (${top.n}${each(top)})`;
  if (pro !== null && (con === null || pro.n >= con.n))
    return { first: lead(pro), rest: second("what puts them off most", con), reason: pro.first, names: "for" };
  return { first: lead(con!), rest: second("on the good side", pro), reason: con!.first, names: "against" };
}

const each = ({ many }: TopReasons): string => (many > 1 ? " each" : "");

/** Why people left: all who are asked have left, so that only reasons are counted. */
export function churnHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const reasons = reasonsOf(task, "against");
  const top = topOf(reasons);
  if (top === null) return { first: `No reason for leaving is named twice in ${ofAll(all, all)}` };
  const next = topOf(reasons.filter(({ n }) => n < top.n));
  return {
    first: `Named most as a reason to leave: ${top.text} (${ofAll(top.n, all)}${each(top)})`,
    rest: next === null ? "" : `; next: ${next.text} (${next.n}${each(next)})`,
    ...{ reason: top.first, names: "against" },
  };
}

/** What decided it, on the side of those who did not choose it and of those who did. */
export function winlossHeadline(task: WritingTask): HeadlineParts {
  const [winners, others] = [leaning(task, (stance) => stance >= 4), leaning(task, (stance) => stance < 4)];
  const [won, lost] = [topOf(reasonsOf(task, "for", winners)), topOf(reasonsOf(task, "against", others))];
  const of = (top: TopReasons, who: readonly unknown[]) => `${top.text} (${top.n} of ${who.length}${each(top)})`;
  const chose = won === null ? "" : `those who chose it, that ${of(won, winners)}`;
  if (lost === null)
    return {
      first:
        won === null
          ? "Neither side names a reason twice"
          : `Those who chose it say most that ${of(won, winners)}; the others name no reason twice`,
      ...{ reason: won?.first, names: "for" },
    };
  return {
    first: `Those who did not choose it say most that ${of(lost, others)}`,
    rest: won === null ? "" : `; ${chose}`,
    ...{ reason: lost.first, names: "against" },
  };
}

export function cxHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [pros, cons] = [reasonsOf(task, "for"), reasonsOf(task, "against")];
  const split = divided(task, pros, cons);
  if (split !== null) return split;
  const [good, bad] = [topOf(pros), topOf(cons)];
  if (bad === null)
    return {
      first: `Nothing went wrong twice in ${all} simulated interviews`,
      rest: after("; the best part: ", good, named),
      reason: good?.first,
      names: "for",
    };
  const best = good === null ? "" : `; the best: ${good.text} (${good.n}${good.many > 1 ? " each" : ""})`;
  return {
    first: `The worst part${bad.many === 2 ? "s" : ""}: ${bad.text} (${ofAll(bad.n, all)}${each(bad)})`,
    rest: best,
    reason: bad.first,
    names: "against",
  };
}

export function customHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [pro, con] = [leaning(task, (stance) => stance >= 4).length, leaning(task, (stance) => stance <= 2).length];
  const [pros, cons] = [reasonsOf(task, "for"), reasonsOf(task, "against")];
  const split = divided(task, pros, cons);
  const none = (n: number) => (n === 0 ? "none" : n);
  const open = all - pro - con;
  const neither = open === 0 ? "" : `, ${open} neither way`;
  const leans = `${none(pro)} ${pro <= 1 ? "leans" : "lean"} towards it, ${none(con)} against${neither}`;
  if (split !== null) return { ...split, rest: `; ${leans}` };
  const tops = { for: topOf(pros), against: topOf(cons) };
  const more = con > pro ? "against" : "for";
  const less = more === "for" ? "against" : "for";
  const [names, other] = tops[more] === null ? ([less, more] as const) : ([more, less] as const);
  const [top, second] = [tops[names], tops[other]];
  if (top === null) return { first: `of ${all} simulated interviews ${leans}` };
  const besides = second === null ? "" : `; ${other} it: ${second.text} (${second.n}${each(second)})`;
  return {
    first: `Said ${names} it most: ${top.text} (${ofAll(top.n, all)}${each(top)})`,
    rest: `${besides}; ${leans}`,
    ...{ shorter: `; ${leans}`, reason: top.first, names },
  };
}
