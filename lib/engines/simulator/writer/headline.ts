import { capital } from "../../readings.ts";
import type { HeadlineForm, WouldHeadline } from "../../study-form.ts";
import { studyForms } from "../../study-types.ts";
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

/** How each headline of a type is put; a share of those who would takes its words from the type. */
const forms: { [Form in HeadlineForm as Form["is"]]: (task: WritingTask, form: Form) => HeadlineParts } = {
  would: wouldHeadline,
  picks: (task, form) => (task.plan.competitors.length > 0 ? competitorHeadline(task) : wouldHeadline(task, form)),
  prices: pricingHeadline,
  opinions: brandHeadline,
  lines: messagingHeadline,
  decision: winlossHeadline,
  leaving: churnHeadline,
  moments: cxHeadline,
  needs: segmentationHeadline,
  leanings: customHeadline,
};

/** The headline of a study: its type's measure in one sentence. */
export function headlineOf(task: WritingTask): HeadlineParts & { text: string } {
  const form = studyForms[task.brief.study_type].headline;
  const only = task.interviews.length === 1 && byReasons.has(form.is) ? oneInterview(task) : null;
  const headline = only ?? forms[form.is](task, form as never);
  const { first, rest = "" } = headline;
  const { subject } = task.plan;
  const isNamed = subject === null || subject.length > longestSubject || first.includes(subject);
  const name = isNamed ? "" : `${subject}: `;
  const endings = [rest, rest.replace(/ \(named in \d+(?: each)?\)/, ""), ""];
  const whole = endings.map((ending) => `${first}${ending}.`).find(({ length }) => length <= longest) ?? `${first}.`;
  return { ...headline, text: capital(name === "" ? whole : `${name}${smallLabel(whole)}`) };
}

/** Headlines that count what is said rather than what is rated. */
const byReasons: ReadonlySet<HeadlineForm["is"]> = new Set(["opinions", "moments", "leanings", "decision"]);

function oneInterview(task: WritingTask): HeadlineParts {
  const { stance } = task.interviews[0]!;
  const side = stance > 3 ? "for" : stance < 3 ? "against" : null;
  const [reason] = side === null ? [] : reasonsOf(task, side);
  if (side === null) return { first: "One simulated interview, neither way" };
  return { first: `One simulated interview, ${side} it`, rest: reason && `: ${reason.clause}`, reason, names: side };
}

/** A share of interviews that would, with what speaks for it or what holds the others. */
function wouldHeadline(task: WritingTask, { measure, does, holds }: WouldHeadline): HeadlineParts {
  const all = task.interviews.length;
  const n = countOf(measureOf(task, measure)?.value ?? 0, all);
  const [pros, cons] = [topOf(reasonsOf(task, "for")), topOf(reasonsOf(task, "against"))];
  const isFor = n === all || (n > 0 && cons === null);
  const [top, names] = isFor ? ([pros, "for"] as const) : ([cons, "against"] as const);
  const before = isFor || n === 0 ? ", mostly because " : `; what ${holds} most: `;
  return { first: peopleIn(does, n, all, true), rest: after(before, top, namedIfTied), reason: top?.first, names };
}
