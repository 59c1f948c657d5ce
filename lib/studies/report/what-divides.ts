import type { FullStudy } from "../study-record.ts";

type Row = { theme: string; cells: { persona_id: string; side: "for" | "against" | "both" | "none" }[] };

type Talk = Pick<FullStudy["interviews"][number], "persona_id"> & { analysis: { sentiment: string } };

/** What parts the personas, in a sentence: the theme that parts them most evenly, else their mood, else nothing. */
export function whatDivides(rows: readonly Row[], talks: readonly Talk[], names: ReadonlyMap<string, string>): string {
  return partedBy(rows, names) ?? moodsOf(talks, names) ?? "Nothing: no persona objects to what another welcomes.";
}

function partedBy(rows: readonly Row[], names: ReadonlyMap<string, string>): string | null {
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

/** Who speaks of it mostly positively and who mostly negatively; null unless there are both. */
function moodsOf(talks: readonly Talk[], names: ReadonlyMap<string, string>): string | null {
  const moods = [...names].map(([id, name]) => {
    const own = talks.filter(({ persona_id }) => persona_id === id).map(({ analysis }) => analysis.sentiment);
    const count = (mood: string) => own.filter((one) => one === mood).length;
    return { name, mood: Math.sign(count("positive") - count("negative")) };
  });
  const of = (mood: number) => moods.filter((one) => one.mood === mood).map(({ name }) => name);
  if (of(1).length === 0 || of(-1).length === 0) return null;
  return `${listOf(of(1))} ${of(1).length === 1 ? "is" : "are"} mostly positive, ${listOf(of(-1))} mostly negative.`;
}

const evenness = ({ against, pro }: { against: unknown[]; pro: unknown[] }) => Math.min(against.length, pro.length);

const listOf = (names: string[]) => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
