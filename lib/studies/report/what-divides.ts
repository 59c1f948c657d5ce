type Row = { theme: string; cells: { persona_id: string; side: "for" | "against" | "both" | "none" }[] };

/** The theme on which the personas are parted most evenly, in a sentence; null where they are on one side of each. */
export function whatDivides(rows: readonly Row[], names: ReadonlyMap<string, string>): string | null {
  const parted = rows
    .map(({ theme, cells }) => ({
      theme,
      against: cells.filter(({ side }) => side === "against"),
      pro: cells.filter(({ side }) => side === "for"),
    }))
    .filter(({ against, pro }) => against.length > 0 && pro.length > 0)
    .sort((one, other) => evenness(other) - evenness(one));
  const [most] = parted;
  if (most === undefined) return null;
  const who = (cells: Row["cells"]) => listOf(cells.map(({ persona_id }) => names.get(persona_id) ?? persona_id));
  return `“${most.theme}” is an objection for ${who(most.against)}, and none for ${who(most.pro)}.`;
}

const evenness = ({ against, pro }: { against: unknown[]; pro: unknown[] }) => Math.min(against.length, pro.length);

const listOf = (names: string[]) => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
