import type { WritingTask } from "../../writing.ts";
import {
  type CountedReason,
  counted,
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
  const lead = (top: TopReasons) => `What people say of it most: ${counted(top, ofAll(top.n, all))}`;
  const second = (before: string, top: TopReasons | null) => after(`; ${before}: `, top, counted);
  if (pro !== null && (con === null || pro.n >= con.n))
    return { first: lead(pro), rest: second("what puts them off most", con), reason: pro.first, names: "for" };
  return { first: lead(con!), rest: second("on the good side", pro), reason: con!.first, names: "against" };
}

/** Why people left: all who are asked have left, so that only reasons are counted. */
export function churnHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const reasons = reasonsOf(task, "against");
  const top = topOf(reasons);
  if (top === null) return { first: `No reason for leaving is named twice in ${ofAll(all, all)}` };
  const next = topOf(reasons.filter(({ n }) => n < top.n));
  return {
    first: `Named most as a reason to leave: ${counted(top, ofAll(top.n, all))}`,
    rest: after("; next: ", next, counted),
    ...{ reason: top.first, names: "against" },
  };
}

/** What decided it, on the side of those who did not choose it and of those who did. */
export function winlossHeadline(task: WritingTask): HeadlineParts {
  const [winners, others] = [leaning(task, (stance) => stance >= 4), leaning(task, (stance) => stance < 4)];
  const [won, lost] = [topOf(reasonsOf(task, "for", winners)), topOf(reasonsOf(task, "against", others))];
  const of = (top: TopReasons, who: readonly unknown[]) => counted(top, `${top.n} of ${who.length}`);
  if (lost === null)
    return {
      first:
        won === null
          ? "Neither side names a reason twice"
          : `Why it was chosen: ${of(won, winners)}; the others name no reason twice`,
      ...{ reason: won?.first, names: "for" },
    };
  return {
    first: `Why it was not chosen: ${of(lost, others)}`,
    rest: after("; why it was: ", won, (top) => of(top, winners)),
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
      rest: after("; what went best: ", good, named),
      reason: good?.first,
      names: "for",
    };
  return {
    first: `What went worst: ${counted(bad, ofAll(bad.n, all))}`,
    rest: after("; what went best: ", good, counted),
    reason: bad.first,
    names: "against",
  };
}

/** What a rehearsal can say of a question of one's own: where people end, and what they say for it and against it. */
export function customHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [pro, con] = [leaning(task, (stance) => stance >= 4).length, leaning(task, (stance) => stance <= 2).length];
  const none = (n: number) => (n === 0 ? "none" : n);
  const open = all - pro - con;
  const neither = open === 0 ? "" : `, ${open} neither way`;
  const names = con > pro ? "against" : "for";
  const top = topOf(reasonsOf(task, names));
  const put = task.questions.length > 1 ? "Your questions were put, and a rehearsal cannot answer them" : notRead;
  return {
    first: `${put}; of ${all} simulated interviews ${none(pro)} ${pro <= 1 ? "leans" : "lean"} towards it, ${none(con)} against${neither}`,
    rest: after(`; said ${names} it most: `, top, counted),
    ...{ reason: top?.first, names },
  };
}

const notRead = "Your question was put, and a rehearsal cannot answer it";
