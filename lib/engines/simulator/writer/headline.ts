import { capital } from "../../readings.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { WritingTask } from "../../writing.ts";
import { competitorHeadline } from "./competitor-headline.ts";
import {
  countOf,
  type HeadlineParts,
  measureOf,
  namedIfTied,
  peopleIn,
  reasonsOf,
  smallLabel,
  topOf,
} from "./counts.ts";
import { messagingHeadline } from "./messaging-headline.ts";
import { pricingHeadline } from "./pricing-headline.ts";
import {
  after,
  brandHeadline,
  churnHeadline,
  customHeadline,
  cxHeadline,
  winlossHeadline,
} from "./reason-headlines.ts";
import { segmentationHeadline } from "./segmentation-headline.ts";

/** The most characters of a headline, without the subject before it. */
const longest = 160;
/** A longer name of the subject is left out before it. */
const longestSubject = 60;

const forms: Record<StudyTypeId, (task: WritingTask) => HeadlineParts> = {
  pricing: pricingHeadline,
  concept: (task) => wouldHeadline(task, "intent_t2b", "would say yes to it", "holds the others back"),
  product: (task) => wouldHeadline(task, "pmf_score", "would miss it badly", "holds it back"),
  competitor: (task) =>
    task.plan.competitors.length > 0
      ? competitorHeadline(task)
      : wouldHeadline(task, "switch_t2b", "would switch to it from what they do today", "holds the others"),
  brand: brandHeadline,
  messaging: messagingHeadline,
  winloss: winlossHeadline,
  churn: churnHeadline,
  cx: cxHeadline,
  segmentation: segmentationHeadline,
  custom: customHeadline,
};

/** The headline of a study: its type's measure in one sentence. */
export function headlineOf(task: WritingTask): HeadlineParts & { text: string } {
  const only = task.interviews.length === 1 && byReasons.has(task.brief.study_type) ? oneInterview(task) : null;
  const headline = only ?? forms[task.brief.study_type](task);
  const { first, rest = "" } = headline;
  const { subject } = task.plan;
  const isNamed = subject === null || subject.length > longestSubject || first.includes(subject);
  const name = isNamed ? "" : `${subject}: `;
  const endings = [rest, rest.replace(/ \(named in \d+(?: each)?\)/, ""), ""];
  const whole = endings.map((ending) => `${first}${ending}.`).find(({ length }) => length <= longest) ?? `${first}.`;
  return {
    ...headline,
    text: name === "" ? capital(whole) : capital(`${name}${smallLabel(whole)}`),
  };
}

/** Types whose headline counts what is said rather than what is rated. */
const byReasons: ReadonlySet<StudyTypeId> = new Set(["brand", "cx", "custom", "winloss"]);

function oneInterview(task: WritingTask): HeadlineParts {
  const { stance } = task.interviews[0]!;
  const side = stance > 3 ? "for" : stance < 3 ? "against" : null;
  const [reason] = side === null ? [] : reasonsOf(task, side);
  if (side === null) return { first: "One simulated interview, neither way" };
  return { first: `One simulated interview, ${side} it`, rest: reason && `: ${reason.clause}`, reason, names: side };
}

/** A share of interviews that would, with what speaks for it or what holds the others. */
function wouldHeadline(task: WritingTask, id: string, does: string, holds: string): HeadlineParts {
  const all = task.interviews.length;
  const n = countOf(measureOf(task, id)?.value ?? 0, all);
  const [pros, cons] = [topOf(reasonsOf(task, "for")), topOf(reasonsOf(task, "against"))];
  const isFor = n === all || (n > 0 && cons === null);
  const [top, names] = isFor ? ([pros, "for"] as const) : ([cons, "against"] as const);
  const before = isFor || n === 0 ? ", mostly because " : `; what ${holds} most: `;
  return { first: peopleIn(does, n, all, true), rest: after(before, top, namedIfTied), reason: top?.first, names };
}
