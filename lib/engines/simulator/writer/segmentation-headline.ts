import { partOf } from "../../../cut-text.ts";
import { wordsOf } from "../../readings.ts";
import type { Fact, WritingTask } from "../../writing.ts";
import { type HeadlineParts, inList, measureOf, smallLabel } from "./counts.ts";

type Camp = { need: string; names: string[] };

/** The needs of each persona by how important it finds them, the most important first. */
function needsByPersona(task: WritingTask): { name: string; needs: { need: string; value: number }[] }[] {
  const items = measureOf(task, "needs_map")?.items ?? [];
  const parted = items.map(({ label, value }) => {
    const [name = "", need = ""] = [partOf(label, 0, label.indexOf(": ")), partOf(label, label.indexOf(": ") + 2)];
    return { name, need, value: value ?? 0 };
  });
  return [...Map.groupBy(parted, ({ name }) => name)].map(([name, needs]) => ({
    name,
    needs: needs.toSorted((one, other) => other.value - one.value),
  }));
}

/** The personas that put the same need first, the largest camp first. */
export function campsOf(task: WritingTask): Camp[] {
  const firsts = needsByPersona(task).map(({ name, needs: [first] }) => ({ name, need: first!.need }));
  return [...Map.groupBy(firsts, ({ need }) => need)]
    .map(([need, own]) => ({ need, names: own.map(({ name }) => name) }))
    .sort((one, other) => other.names.length - one.names.length);
}

const mostNamed = 6;
const numbers = ["No", "One", "Two", "Three", "Four", "Five"];

const wordsOfNeed = (need: string) => Object.values(wordsOf("segmentation")).find(({ label }) => label === need);
/** What a need is called by those who have it. */
const plainly = (need: string): string => smallLabel(wordsOfNeed(need)?.criterion ?? need);
const short = (name: string): string => name.split(" ")[0]!;

/** What kinds of people there are, by the need that each puts first. */
export function segmentationHeadline(task: WritingTask): HeadlineParts {
  const camps = campsOf(task);
  const count = camps.reduce((sum, { names }) => sum + names.length, 0);
  const personas = `simulated persona${count === 1 ? "" : "s"}`;
  const [first] = camps;
  if (first === undefined) return { first: "No kinds of people: the needs were not rated" };
  if (camps.length === 1)
    return { first: `One kind of people: all ${count} ${personas} put ${plainly(first.need)} first` };
  const who = (names: readonly string[]) => (count > mostNamed ? String(names.length) : inList(names.map(short)));
  const kinds = camps.slice(0, numbers.length).map(({ need, names }) => `${plainly(need)} (${who(names)})`);
  return {
    first: `${numbers[camps.length] ?? camps.length} kinds of people by what comes first, of ${count} ${personas}: ${inList(kinds)}`,
  };
}

/** Who puts a need first and who puts it last; null where nobody does. */
export function segmentationFinding(task: WritingTask, { label }: Pick<Fact, "label">): string | null {
  const rated = needsByPersona(task);
  const names = (place: 0 | -1) =>
    rated.filter(({ needs }) => needs.at(place)?.need === label).map(({ name }) => short(name));
  const [first, last] = [names(0), names(-1)];
  if (first.length === 0) return null;
  const all = rated.length;
  const puts = (who: readonly string[]) => `${inList(who)} ${who.length === 1 ? "puts" : "put"}`;
  const below = last.length === 0 ? "" : `; ${puts(last)} it last`;
  if (first.length === all) return `All ${all} simulated personas put ${plainly(label)} first.`;
  return `${puts(first)} ${plainly(label)} first (${first.length} of ${all} simulated personas)${below}.`;
}

/** What to lead with for each of the camps. */
export const leadsOf = (task: WritingTask): string =>
  campsOf(task)
    .slice(0, numbers.length)
    .map(({ need }) => `Where ${plainly(need)} comes first, lead with ${wordsOfNeed(need)?.lead ?? plainly(need)}.`)
    .join(" ");
