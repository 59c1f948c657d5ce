import { partOf } from "../../cut-text.ts";
import type { Measure } from "../../engines/measured.ts";

/** The personas that put the same need first. */
export type Camp = { need: string; names: string[] };

/** The camps of a study of needs, the largest first; none where the needs were not rated. */
export function campsOf(measures: readonly Measure[]): Camp[] {
  const map = measures.find(({ id }) => id === "needs_map")?.items ?? [];
  const nameIn = (label: string) => partOf(label, 0, label.indexOf(": "));
  const firsts = [...Map.groupBy(map, ({ label }) => nameIn(label))].map(([name, needs]) => {
    const top = needs.reduce((most, next) => ((next.value ?? 0) > (most.value ?? 0) ? next : most));
    return { name, need: partOf(top.label, name.length + 2) };
  });
  return [...Map.groupBy(firsts, ({ need }) => need)]
    .map(([need, own]) => ({ need, names: own.map(({ name }) => name) }))
    .sort((one, other) => other.names.length - one.names.length);
}
