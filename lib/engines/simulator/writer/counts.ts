import { partOf } from "../../../cut-text.ts";
import { isConsideration, wordsOf } from "../../readings.ts";
import type { CountedInterview, WritingTask } from "../../writing.ts";

/** A reason as it is counted: its clause, and in how many interviews it is named. */
export type CountedReason = { id: string; clause: string; label: string; n: number };

/** A count of interviews in words: "5 of 8 simulated interviews"; `about` where it is estimated from ratings. */
export function ofAll(n: number, all: number, about = false): string {
  const interviews = all === 1 ? "simulated interview" : "simulated interviews";
  if (all === 1) return n === 0 ? "no simulated interview" : "the one simulated interview";
  if (n === 0) return `${about ? "hardly any" : "none"} of ${all} ${interviews}`;
  if (n === all) return `${about ? "nearly all" : "all"}${about ? " of" : ""} ${all} ${interviews}`;
  return `${about ? "about " : ""}${n} of ${all} ${interviews}`;
}

/** What people do or say in so many interviews, of which none does anything itself. */
export const peopleIn = (does: string, n: number, all: number, about = false): string =>
  `people ${does} in ${ofAll(n, all, about)}`;

/** A share of interviews as a count. */
export const countOf = (share: number, all: number): number => Math.round(share * all);

/** What interviews say on a side, the most named first; what weighs as much in the order of the study's facts. */
export function reasonsOf(
  task: WritingTask,
  side: "for" | "against",
  among: readonly CountedInterview[] = task.interviews,
): CountedReason[] {
  const words = wordsOf(task.brief.study_type);
  const order = new Map(task.facts.map(({ code }, place) => [code, place]));
  const counts = new Map<string, number>();
  for (const interview of among) for (const id of interview[side]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .flatMap(([id, n]) => {
      if (!isConsideration(id)) return [];
      const { pro, con, label } = words[id];
      return [{ id, clause: side === "for" ? pro : con, label, n }];
    })
    .sort((one, other) => other.n - one.n || (order.get(one.id) ?? 99) - (order.get(other.id) ?? 99));
}

/** From so many interviews on a reason is spoken of in a headline. */
export const namedFrom = 2;

/** The reasons named most, as one phrase; null where none is named twice. */
export type TopReasons = { text: string; n: number; many: number; first: CountedReason };

/** More reasons than this that are named equally often are no lead. */
export const mostTied = 3;

export function topOf(reasons: readonly CountedReason[], from = namedFrom): TopReasons | null {
  const [first] = reasons;
  if (first === undefined || first.n < from) return null;
  const level = reasons.filter(({ n }) => n === first.n);
  const text = level.length > mostTied ? "no one reason stands out" : inList(level.map(({ clause }) => clause));
  return { text, n: first.n, many: level.length, first };
}

/** The reasons named most where few enough are named as often; else null. */
export const leadOf = (top: TopReasons | null): TopReasons | null => (top === null || top.many > mostTied ? null : top);

/** Reasons with what counts them in brackets, "it is slow and it is complicated (3 each)"; where none leads, no count. */
export const counted = ({ text, n, many }: TopReasons, count: string = String(n)): string =>
  many > mostTied ? text : `${text} (${count}${many > 1 ? " each" : ""})`;

/** "it costs too much (named in 4)", "it is slow and it is complicated (named in 3 each)". */
export const named = (top: TopReasons): string => counted(top, `named in ${top.n}`);

/** The same without a count where one reason leads. */
export const namedIfTied = (top: TopReasons): string => (top.many > 1 ? named(top) : top.text);

/** What holds a side: those who lean to it. */
export const leaning = ({ interviews }: WritingTask, is: (stance: number) => boolean): CountedInterview[] =>
  interviews.filter(({ stance }) => is(stance));

/** A measure of the study by its id without its prefix. */
export const measureOf = ({ measures }: WritingTask, id: string) => measures.find((one) => one.id === `measure:${id}`);

/** What the type calls a consideration's label, in small letters. */
export const smallLabel = (label: string): string => `${partOf(label, 0, 1).toLowerCase()}${partOf(label, 1)}`;

const listed = new Intl.ListFormat("en-GB");
/** "a, b and c". */
export const inList = (parts: readonly string[]): string => listed.format(parts);

/** A headline in its parts: what stays, what goes where the whole is too long, and the reason it names. */
export type HeadlineParts = {
  first: string;
  rest?: string;
  reason?: CountedReason | undefined;
  names?: "for" | "against";
};
