import type { Fact, WritingTask } from "../../writing.ts";
import { inList } from "./counts.ts";
import { needsByPersona } from "./segmentation-headline.ts";

/** Who puts a need first and who puts it last; null where it was not rated. */
export function segmentationFinding(task: WritingTask, { label }: Pick<Fact, "label">): string | null {
  const rated = needsByPersona(task);
  const withNeed = rated.filter(({ needs }) => needs.some(({ need }) => need === label));
  if (withNeed.length === 0) return null;
  const names = (place: 0 | -1) =>
    withNeed.filter(({ needs }) => needs.at(place)!.need === label).map(({ name }) => name.split(" ")[0]!);
  const [first, last] = [names(0), names(-1)];
  const all = rated.length;
  const puts = (who: readonly string[]) => `${inList(who)} ${who.length === 1 ? "puts" : "put"}`;
  const below = last.length === 0 ? "" : `; ${puts(last)} it last`;
  if (first.length === all) return `All ${all} simulated personas put “${label}” first.`;
  if (first.length > 0)
    return `${puts(first)} “${label}” first (${first.length} of ${all} simulated personas)${below}.`;
  if (last.length > 0)
    return `${puts(last)} “${label}” last (${last.length} of ${all} simulated personas), and nobody puts it first.`;
  return `“${label}” is neither first nor last with any of the ${all} simulated personas.`;
}
