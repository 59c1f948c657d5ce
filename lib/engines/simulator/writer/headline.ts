import { capital } from "../../readings.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { WritingTask } from "../../writing.ts";
import { competitorHeadline } from "./competitor-headline.ts";
import {
  type CountedReason,
  countOf,
  leaning,
  measureOf,
  named,
  namedIfTied,
  ofAll,
  reasonsOf,
  smallLabel,
  type TopReasons,
  topOf,
} from "./counts.ts";
import { messagingHeadline } from "./messaging-headline.ts";
import { pricingHeadline } from "./pricing-headline.ts";
import { segmentationHeadline } from "./segmentation-headline.ts";

/** A headline in its parts: what stays, what goes where the whole is too long, and the reason it names. */
export type Headline = { first: string; rest?: string; reason?: CountedReason | undefined; names?: "for" | "against" };

/** The most characters of a headline. */
const longest = 140;

const forms: Record<StudyTypeId, (task: WritingTask) => Headline> = {
  pricing: pricingHeadline,
  concept: conceptHeadline,
  product: productHeadline,
  competitor: competitorHeadline,
  brand: brandHeadline,
  messaging: messagingHeadline,
  winloss: winlossHeadline,
  churn: churnHeadline,
  cx: cxHeadline,
  segmentation: segmentationHeadline,
  custom: customHeadline,
};

/** The headline of a study: its type's measure in one sentence. */
export function headlineOf(task: WritingTask): Headline & { text: string } {
  const only = task.interviews.length === 1 && byReasons.has(task.brief.study_type) ? oneInterview(task) : null;
  const headline = only ?? forms[task.brief.study_type](task);
  const { first, rest = "" } = headline;
  const counted = / \(named in \d+(?: each)?\)/;
  const endings = [rest, rest.replace(counted, ""), rest.replace(counted, "").replace(", among other things", ""), ""];
  const text = endings.map((ending) => `${first}${ending}.`).find(({ length }) => length <= longest) ?? `${first}.`;
  return { ...headline, text: capital(text) };
}

/** Types whose headline counts what is said rather than what is rated. */
const byReasons: ReadonlySet<StudyTypeId> = new Set(["brand", "cx", "custom", "churn", "winloss"]);

function oneInterview(task: WritingTask): Headline {
  const { stance } = task.interviews[0]!;
  const side = stance > 3 ? "for" : stance < 3 ? "against" : null;
  const [reason] = side === null ? [] : reasonsOf(task, side);
  if (side === null) return { first: "One simulated interview, neither way" };
  return { first: `One simulated interview, ${side} it`, rest: reason && `: ${reason.clause}`, reason, names: side };
}

/** ", mostly because …" or "; what stops them most: …"; nothing without a reason. */
const after = (before: string, top: TopReasons | null, how = namedIfTied): string =>
  top === null ? "" : `${before}${how(top)}`;

/** A share of interviews that would, with what speaks for it or what holds the others. */
function wouldHeadline(
  task: WritingTask,
  share: number,
  does: string,
  holds: (n: number, all: number) => string | null,
): Headline {
  const all = task.interviews.length;
  const n = countOf(share, all);
  const [pros, cons] = [topOf(reasonsOf(task, "for")), topOf(reasonsOf(task, "against"))];
  const first = `${ofAll(n, all, true)} ${does}`;
  const held = holds(n, all);
  if (n === 0) return { first, rest: after(held ?? ", mostly because ", cons), reason: cons?.first, names: "against" };
  if (n === all || held === null || cons === null)
    return { first, rest: after(", mostly because ", pros), reason: pros?.first, names: "for" };
  return { first, rest: after(held, cons), reason: cons.first, names: "against" };
}

function conceptHeadline(task: WritingTask): Headline {
  const share = measureOf(task, "intent_t2b")?.value ?? 0;
  return wouldHeadline(task, share, "would take it up", (n, all) =>
    n > 0 && 2 * n <= all ? "; what stops the others most: " : null,
  );
}

function productHeadline(task: WritingTask): Headline {
  const share = measureOf(task, "pmf_score")?.value ?? 0;
  return wouldHeadline(task, share, "would miss it badly", (n, all) =>
    n < all ? "; what holds it back most: " : null,
  );
}

/** What is said on both sides of one consideration that leads both. */
function divided(task: WritingTask, pros: readonly CountedReason[], cons: readonly CountedReason[]): Headline | null {
  const [pro, con] = [pros[0], cons[0]];
  if (pro === undefined || con === undefined || pro.id !== con.id || Math.min(pro.n, con.n) < 2) return null;
  const all = task.interviews.length;
  return {
    first: `Opinions divide most over ${smallLabel(pro.label)}: ${ofAll(pro.n, all)} say ${pro.clause}, ${con.n} say ${con.clause}`,
    reason: con,
    names: "against",
  };
}

function brandHeadline(task: WritingTask): Headline {
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

function churnHeadline(task: WritingTask): Headline {
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

function winlossHeadline(task: WritingTask): Headline {
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

function cxHeadline(task: WritingTask): Headline {
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

function customHeadline(task: WritingTask): Headline {
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
    reason: top?.first,
    names: isAgainst ? "against" : "for",
  };
}
