import { partOf } from "../../../cut-text.ts";
import { wordsOf } from "../../readings.ts";
import type { Fact, WritingTask } from "../../writing.ts";
import { type HeadlineParts, inList, measureOf } from "./counts.ts";

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

/** Who puts what first; a person alone is no camp. */
export function segmentationHeadline(task: WritingTask): HeadlineParts {
  const camps = campsOf(task);
  const count = camps.reduce((sum, { names }) => sum + names.length, 0);
  const [first] = camps;
  if (first === undefined) return { first: "No camps: the needs were not rated" };
  if (count === 1) return { first: `No camps with one simulated persona, who puts “${first.need}” first` };
  if (camps.length === 1) return { first: `No camps: all ${count} simulated personas put “${first.need}” first` };
  if (camps.length === count)
    return { first: `No camps: each of ${count} simulated personas puts something else first` };
  const together = camps.filter(({ names }) => names.length > 1);
  const title = together.length > 1 ? `${numbers[together.length] ?? together.length} camps: ` : "";
  if (count > mostNamed) {
    const [top, ...others] = together;
    const rest = others.map(({ need, names }) => `${names.length} “${need}”`);
    return {
      first: `${title}${inList([`${top!.names.length} of ${count} simulated personas put “${top!.need}” first`, ...rest]).replace(" and ", ", ")}`,
    };
  }
  const short = (name: string) => name.split(" ")[0]!;
  const said = camps.map(({ need, names }, at) => {
    const who = names.length === 1 ? `${short(names[0]!)} alone` : inList(names.map(short));
    return at === 0 ? `${who} put “${need}” first` : `${who} “${need}”`;
  });
  return { first: `${title}${said.join(", ")} (${count} simulated personas)` };
}

/** Who puts a need first and who puts it last; null where nobody does. */
export function segmentationFinding(task: WritingTask, { label }: Pick<Fact, "label">): string | null {
  const rated = needsByPersona(task);
  const names = (place: 0 | -1) =>
    rated.filter(({ needs }) => needs.at(place)?.need === label).map(({ name }) => name.split(" ")[0]!);
  const [first, last] = [names(0), names(-1)];
  if (first.length === 0) return null;
  const all = rated.length;
  const puts = (who: readonly string[]) => `${inList(who)} ${who.length === 1 ? "puts" : "put"}`;
  const below = last.length === 0 ? "" : `; ${puts(last)} it last`;
  if (first.length === all) return `All ${all} simulated personas put “${label}” first.`;
  return `${puts(first)} “${label}” first (${first.length} of ${all} simulated personas)${below}.`;
}

/** What to lead with for each of the camps. */
export const leadsOf = (task: WritingTask): string =>
  campsOf(task)
    .slice(0, numbers.length)
    .flatMap(({ need, names }) => {
      const words = Object.values(wordsOf("segmentation")).find(({ label }) => label === need);
      return words === undefined
        ? []
        : [`${inList(names.map((name) => name.split(" ")[0]!))}: lead with ${words.lead}.`];
    })
    .join(" ");
