import { partOf } from "../../../cut-text.ts";
import { wordsOf } from "../../readings.ts";
import type { Fact, WritingTask } from "../../writing.ts";
import { type HeadlineParts, inList, measureOf, smallLabel } from "./counts.ts";

type NeedRanking = { name: string; needs: string[] };

/** The needs of each persona, the most important one first. */
function needsByPersona(task: WritingTask): NeedRanking[] {
  const items = measureOf(task, "needs_map")?.items ?? [];
  const parted = items.map(({ label, value }) => {
    const [name = "", need = ""] = [partOf(label, 0, label.indexOf(": ")), partOf(label, label.indexOf(": ") + 2)];
    return { name, need, value: value ?? 0 };
  });
  return [...Map.groupBy(parted, ({ name }) => name)].map(([name, needs]) => ({
    name,
    needs: needs.toSorted((one, other) => other.value - one.value).map(({ need }) => need),
  }));
}

/** What kinds of people some personas are, each kind once, in brackets; "" where all of a study are of one kind. */
function kindsOf({ brief }: WritingTask, personas: readonly NeedRanking[]): string {
  if (new Set(brief.personas.map(({ role }) => role)).size < 2) return "";
  const own = brief.personas.filter(({ name }) => personas.some((persona) => persona.name === name));
  return ` (${[...new Set(own.map(({ role }) => role))].join("; ")})`;
}

/** How many personas put which need first, and what kinds of people they are; the largest camp first. */
export const campsOf = (task: WritingTask): { need: string; n: number; kinds: string }[] =>
  [...Map.groupBy(needsByPersona(task), ({ needs: [first] }) => first!)]
    .map(([need, personas]) => ({ need, n: personas.length, kinds: kindsOf(task, personas) }))
    .sort((one, other) => other.n - one.n);

const numbers = ["No", "One", "Two", "Three", "Four", "Five"];

const wordsOfNeed = ({ brief }: WritingTask, need: string) =>
  Object.values(wordsOf(brief.study_type)).find(({ label }) => label === need);
/** What a need is called by those who have it. */
const plainly = (task: WritingTask, need: string): string => smallLabel(wordsOfNeed(task, need)?.criterion ?? need);

/** Longer lists of kinds are counted in a headline, and named below it. */
const mostNamed = 150;

/** What kinds of people there are, by the need that each puts first. */
export function segmentationHeadline(task: WritingTask): HeadlineParts {
  const camps = campsOf(task);
  const count = camps.reduce((sum, { n }) => sum + n, 0);
  const personas = `simulated persona${count === 1 ? "" : "s"}`;
  const [first] = camps;
  if (first === undefined) return { first: "No kinds of people: the needs were not rated" };
  if (camps.length === 1)
    return { first: `One kind of people: all ${count} ${personas} put ${plainly(task, first.need)} first` };
  const byKind = camps.map(({ need, kinds }) => `${plainly(task, need)}${kinds}`);
  const byCount = camps.map(({ need, n }) => `${plainly(task, need)} (${n})`);
  const isNamed = camps.every(({ kinds }) => kinds !== "") && inList(byKind).length <= mostNamed;
  return {
    first: `${numbers[camps.length] ?? camps.length} kinds of people by what comes first, of ${count} ${personas}: ${inList(isNamed ? byKind : byCount)}`,
  };
}

/** How many put a need first and how many put it last; null where nobody puts it first. */
export function segmentationFinding(task: WritingTask, { label }: Pick<Fact, "label">): string | null {
  const rated = needsByPersona(task);
  const [first, last] = ([0, -1] as const).map((place) => rated.filter(({ needs }) => needs.at(place) === label));
  if (first!.length === 0) return null;
  const below = last!.length === 0 ? "" : `; ${last!.length} put${last!.length === 1 ? "s" : ""} it last`;
  return `${first!.length} of ${rated.length} simulated personas put${first!.length === 1 ? "s" : ""} ${plainly(task, label)} first${kindsOf(task, first!)}${below}.`;
}

/** What to lead with for each of the camps. */
export const leadsOf = (task: WritingTask): string =>
  campsOf(task)
    .map(
      ({ need, kinds }) =>
        `Where people put ${plainly(task, need)} first${kinds}, lead with ${wordsOfNeed(task, need)?.lead ?? plainly(task, need)}.`,
    )
    .join(" ");
