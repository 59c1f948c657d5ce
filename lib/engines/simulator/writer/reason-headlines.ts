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
  const each = (top: TopReasons) => (top.many > 1 ? " each" : "");
  const lead = (top: TopReasons) => `What people say of it most: ${top.text} (${ofAll(top.n, all)}${each(top)})`;
  const second = (before: string, top: TopReasons | null) =>
    top === null ? "" : `; ${before}: ${top.text} (${top.n}${each(top)})`;
  if (pro !== null && (con === null || pro.n >= con.n))
    return { first: lead(pro), rest: second("what puts them off most", con), reason: pro.first, names: "for" };
  return { first: lead(con!), rest: second("on the good side", pro), reason: con!.first, names: "against" };
}

export function churnHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [leavers, others] = [leaning(task, (stance) => stance <= 2), leaning(task, (stance) => stance > 2)];
  const n = leavers.length;
  const would = `${ofAll(n, all)} would leave`;
  const keeps = topOf(reasonsOf(task, "for", others));
  const leaves = reasonsOf(task, "against", leavers);
  if (n === 0 && others.every(({ stance }) => stance === 3)) {
    const bothers = topOf(reasonsOf(task, "against"));
    return {
      first: `${would} yet`,
      rest: after("; what bothers them most: ", bothers, named),
      reason: bothers?.first,
      names: "against",
    };
  }
  if (n === 0)
    return { first: would, rest: after("; what keeps them most: ", keeps, named), reason: keeps?.first, names: "for" };
  const top = topOf(leaves, Math.min(n, 2));
  if (n === 1) {
    const why = top === null ? "" : `, because ${top.first.clause}`;
    return {
      first: `${would}${why}`,
      rest: after("; what keeps the others most: ", keeps, named),
      reason: top?.first,
      names: "against",
    };
  }
  const which = top !== null && top.many === 2 ? "; the reasons named most: " : "; the reason named most: ";
  return { first: would, rest: after(which, top, named), reason: top?.first, names: "against" };
}

export function winlossHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [winners, others] = [leaning(task, (stance) => stance >= 4), leaning(task, (stance) => stance < 4)];
  const n = winners.length;
  const [won, lost] = [topOf(reasonsOf(task, "for", winners)), topOf(reasonsOf(task, "against", others))];
  const chose = `${ofAll(n, all)} chose it`;
  if (2 * n === all && won !== null && lost !== null)
    return {
      first: `${chose} and ${all - n} did not`,
      rest: `: for it, ${won.text}; against it, ${lost.text}`,
      reason: lost.first,
      names: "against",
    };
  if (2 * n > all)
    return {
      first: chose,
      rest: after("; what decided it most often: ", won, named),
      reason: won?.first,
      names: "for",
    };
  const whom = n === 0 ? "" : " for the others";
  return {
    first: chose,
    rest: after(`; what decided it${whom} most often: `, lost, named),
    reason: lost?.first,
    names: "against",
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
  const each = bad.many > 1 ? " each" : "";
  const best = good === null ? "" : `; the best: ${good.text} (${good.n}${good.many > 1 ? " each" : ""})`;
  return {
    first: `The worst part${bad.many === 2 ? "s" : ""}: ${bad.text} (${ofAll(bad.n, all)}${each})`,
    rest: best,
    reason: bad.first,
    names: "against",
  };
}

export function customHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [pro, con] = [leaning(task, (stance) => stance >= 4).length, leaning(task, (stance) => stance <= 2).length];
  const open = all - pro - con;
  const [pros, cons] = [reasonsOf(task, "for"), reasonsOf(task, "against")];
  const split = divided(task, pros, cons);
  const lean = pro <= 1 && pro < all ? "leans" : "lean";
  if (pro + con === 0) {
    const top = topOf(pros);
    return {
      first: `${ofAll(all, all)} lean neither way`,
      rest: after("; what is said for it most: ", top, named),
      reason: top?.first,
      names: "for",
    };
  }
  const neither = open === 0 ? "" : ` and ${open} neither way`;
  const first =
    pro === all
      ? `${ofAll(all, all)} lean towards it`
      : con === 0
        ? `${ofAll(pro, all)} ${lean} towards it${neither}`
        : `${ofAll(pro, all)} ${lean} towards it${open === 0 ? " and" : ","} ${con} against it${neither}`;
  if (split !== null)
    return {
      first,
      rest: `; opinions divide most over ${smallLabel(split.reason!.label)}`,
      reason: split.reason,
      names: "against",
    };
  const isAgainst = con > pro;
  const top = topOf(isAgainst ? cons : pros);
  return {
    first,
    rest: after(`; what is said ${isAgainst ? "against" : "for"} it most: `, top, named),
    shorter: top === null ? "" : `; said ${isAgainst ? "against" : "for"} it: ${top.first.clause}`,
    reason: top?.first,
    names: isAgainst ? "against" : "for",
  };
}
