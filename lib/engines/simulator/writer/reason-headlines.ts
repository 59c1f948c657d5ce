import type { WritingTask } from "../../writing.ts";
import {
  type CountedReason,
  counted,
  countOf,
  type HeadlineParts,
  inList,
  leadOf,
  leaning,
  measureOf,
  named,
  ofAll,
  peopleIn,
  reasonsOf,
  smallLabel,
  type TopReasons,
  topOf,
} from "./counts.ts";

/** "; what keeps them most: …"; nothing without a reason that leads. */
export const after = (before: string, top: TopReasons | null, how = named): string =>
  leadOf(top) === null ? "" : `${before}${how(top!)}`;

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
    first: `Opinions divide most over ${smallLabel(pro.label)}: in ${ofAll(pro.n, all)} people say ${pro.clause}, in ${con.n} ${con.clause}`,
    reason: con,
    names: "against",
  };
}

export function brandHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const share = measureOf(task, "consideration")?.value ?? 0;
  const words = { most: "What people say of it most", against: "what puts them off most", for: "on the good side" };
  return bothSides(task, words) ?? { first: peopleIn("would consider it", countOf(share, all), all, true) };
}

/** What is named most, for or against, and then on the other side; null where nothing is named twice. */
function bothSides(
  task: WritingTask,
  words: Record<"most" | "for" | "against", string>,
  first?: "against",
): HeadlineParts | null {
  const all = task.interviews.length;
  const [pros, cons] = [reasonsOf(task, "for"), reasonsOf(task, "against")];
  const split = divided(task, pros, cons);
  const [pro, con] = [topOf(pros), topOf(cons)];
  if (split !== null || (pro === null && con === null)) return split;
  const names = first ?? (con === null || (pro !== null && pro.n >= con.n) ? "for" : "against");
  const [top, other] = names === "for" ? [pro!, con] : [con!, pro];
  return {
    first: `${words.most}: ${counted(top, ofAll(top.n, all))}`,
    rest: after(`; ${words[names === "for" ? "against" : "for"]}: `, other, counted),
    ...{ reason: top.first, names },
  };
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
  const [good, bad] = [topOf(reasonsOf(task, "for")), topOf(reasonsOf(task, "against"))];
  const words = { most: "What went worst", against: "", for: "what went best" };
  const both = bad === null ? null : bothSides(task, words, "against");
  const first = `Nothing went wrong twice in ${task.interviews.length} simulated interviews`;
  if (both === null) return { first, rest: after("; what went best: ", good), reason: good?.first, names: "for" };
  return both;
}

/** Where people end and what they say for or against it. */
export function customHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [pro, con] = [leaning(task, (stance) => stance >= 4).length, leaning(task, (stance) => stance <= 2).length];
  const open = all - pro - con;
  const besides = [con > 0 ? `against it in ${con}` : "", open > 0 ? `neither way in ${open}` : ""].filter(Boolean);
  const names = con > pro ? "against" : "for";
  const top = leadOf(topOf(reasonsOf(task, names)));
  return {
    first: inList([peopleIn("lean towards it", pro, all), ...besides]),
    rest: after(`; said ${names} it most: `, top, counted),
    ...{ reason: top?.first, names },
  };
}
