import { listed } from "./listed.ts";
import type { Outcomes } from "./outcomes.ts";

/** Who ends where, by name, and whether they end apart. */
export function whoIsWhere({ isEstimate, of }: Outcomes, names: ReadonlyMap<string, string>) {
  const inOrder = of.toSorted((one, other) => one.place - other.place);
  const sides = [...Map.groupBy(inOrder, ({ side }) => side).values()].map((group, at) => {
    const who = listed(group.map(({ persona_id }) => names.get(persona_id) ?? persona_id));
    return `${who} ${group[0]!.says(group.length === 1, at === 0)}`;
  });
  if (sides.length === 0) return { said: "", isSplit: false };
  return { said: `${isEstimate ? "By estimate" : "In the end"}, ${sides.join("; ")}.`, isSplit: sides.length > 1 };
}
