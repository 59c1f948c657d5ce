import type { Wording } from "../../../engines/considerations/consideration.ts";
import type { CompetitiveSignal, DecisionCriterion, Interview, Objection, Quote } from "../../../engines/findings.ts";
import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import { capital } from "../../../engines/subject-words.ts";
import type { Fact, WritingTask } from "../../../engines/writing.ts";
import { plural } from "../../../format.ts";

/** A theme with its side, its quotes on that side and on the other, and the fact that prose may state about it. */
type CountedTheme = {
  theme: { side: 1 | 0 | -1; interviews: readonly number[] };
  quotes: Quote[];
  counter: Quote[];
  fact: Fact;
};

/** All that a study has counted, from which its sentences are composed. */
export type Material = Omit<WritingTask, "measures"> & {
  counted: readonly CountedTheme[];
  raised: readonly Omit<Objection, "what_would_resolve">[];
  interviews: readonly Interview[];
  criteria: readonly DecisionCriterion[];
  signals: readonly CompetitiveSignal[];
  measures: readonly Measure[];
};

/** A measure of the study's type; undefined where it has none of this id. */
export const measure = ({ measures }: Material, id: string): Measure | undefined =>
  measures.find((one) => one.id === id);

/** So many of the study's interviews. */
export const ofAll = ({ interviews }: Material, some: number): string =>
  `${some === 0 ? "none" : some} of ${interviews.length} simulated interview${interviews.length === 1 ? "" : "s"}`;

/** The number of interviews that a mean probability is worth, rounded: "3", "none". */
export function estimatedOf({ interviews }: Pick<Material, "interviews">, share: number): string {
  const count = Math.round(share * interviews.length);
  return count === 0 ? "none" : String(count);
}

/** The same of all the study's interviews, as the estimate it is: "an estimated 3 of 8 simulated interviews". */
export function estimatedOfAll(material: Material, share: number): string {
  const count = estimatedOf(material, share);
  const of = plural(material.interviews.length, "simulated interview");
  return /^\d/.test(count) ? `an estimated ${count} of ${of}` : `by estimate ${count} of ${of}`;
}

/** Something that was said on one side, in so many interviews, with what was said. */
export type Point = {
  label: string;
  /** As a noun phrase. */
  words: string;
  wording: Wording;
  interviews: number;
  quotes: readonly Quote[];
};

/** Which side the interviews lean to: by their stances of 4 and 5, and of 1 and 2; "partly" is half, and no side's. */
export type Leaning = { pro: number; con: number; side: "yes" | "no" | "divided" | "partly" | "undecided" };

/** The answer to a question whether: the word for the side before the counts, where one side or the undecided are most. */
export function sideInWords(material: Material, counts: string): string {
  const { pro, con, side } = leaningOf(material);
  const isAll = Math.max(pro, con) === material.interviews.length;
  const words: Record<Leaning["side"], string> = {
    yes: isAll ? "Yes" : "Mostly yes",
    no: isAll ? "No" : "Mostly no",
    divided: "Divided",
    partly: "",
    undecided: "Mostly undecided",
  };
  return words[side] === "" ? `${capital(counts)}.` : `${words[side]}: ${counts}.`;
}

/** A mean stance beyond these takes a side, unless the projected NPS contradicts it. */
const sides = { yes: 3.3, no: 2.7 };

/** The stance of the study as a whole; its side never contradicts the mean stance, the NPS or the majority of its interviews. */
export function leaningOf({ interviews, nps }: Material): Leaning {
  const stances = interviews.map(({ analysis }) => analysis.stance);
  const pro = stances.filter((stance) => stance >= 4).length;
  const con = stances.filter((stance) => stance <= 2).length;
  const middle = mean(stances);
  const isMost = (some: number) => 2 * some > interviews.length;
  if (middle >= sides.yes && nps.value >= 0 && pro > con && isMost(pro)) return { pro, con, side: "yes" };
  if (middle <= sides.no && nps.value <= 0 && con > pro && isMost(con)) return { pro, con, side: "no" };
  const taken = pro + con;
  if (2 * taken < interviews.length) return { pro, con, side: "undecided" };
  return { pro, con, side: 2 * taken === interviews.length || Math.min(pro, con) === 0 ? "partly" : "divided" };
}
