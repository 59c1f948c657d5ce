import type { FullStudy } from "../study-record.ts";

type Side = "for" | "against" | "both" | "none";

export type Row = { theme: string; cells: { persona_id: string; side: Side }[] };

type Talk = Pick<FullStudy["interviews"][number], "persona_id"> & { analysis: { sentiment: string } };

type Names = ReadonlyMap<string, string>;

/** Over what the personas differ, by name: a theme that some object to, else one that some leave out, else their mood. */
export function whatDivides(rows: readonly Row[], talks: readonly Talk[], names: Names): string {
  if (names.size === 1) return "Nothing can: there is one persona.";
  const [row, ...others] = dividingThemes(rows);
  const said = row === undefined ? moodsOf(talks, names) : `${sidesOn(row, names)}${asEvenly(others)}`;
  if (said !== null) return said;
  return rows.length === 0
    ? "No theme was shared, so none can divide."
    : "No theme: every persona takes the same side on each.";
}

/** The themes that some object to and others only raise, as evenly as any; else those that some leave out. */
function dividingThemes(rows: readonly Row[]): Row[] {
  const both = mostEven(rows, objects, ({ side }) => side === "for");
  return both.length > 0 ? both : mostEven(rows, isRaised, ({ side }) => side === "none");
}

type Test = (cell: Row["cells"][number]) => boolean;

const objects: Test = ({ side }) => side === "against" || side === "both";
const isRaised: Test = ({ side }) => side !== "none";

/** The themes that have most personas on the smaller of two sides; none where no theme has both. */
function mostEven(rows: readonly Row[], one: Test, other: Test): Row[] {
  const evenness = ({ cells }: Row) => Math.min(cells.filter(one).length, cells.filter(other).length);
  const most = Math.max(0, ...rows.map(evenness));
  return most === 0 ? [] : rows.filter((row) => evenness(row) === most);
}

/** The themes that divide as much as the first. */
function asEvenly(others: readonly Row[]): string {
  if (others.length === 0) return "";
  return ` ${listOf(others.map(({ theme }) => `“${theme}”`))} ${others.length === 1 ? "divides" : "divide"} them as evenly.`;
}

/** What personas do with a theme, by the side they take: as one says it, and as several do. */
const acts: [Side, one: string, several: string][] = [
  ["against", "objects", "object"],
  ["both", "objects in some interviews", "object in some interviews"],
  ["for", "raises it without objecting", "raise it without objecting"],
  ["none", "does not raise it", "do not raise it"],
];

function sidesOn({ theme, cells }: Row, names: Names): string {
  const groups = acts.flatMap(([side, one, several]) => {
    const who = cells.filter((cell) => cell.side === side).map(({ persona_id }) => names.get(persona_id) ?? persona_id);
    return who.length === 0 ? [] : [`${listOf(who)} ${who.length === 1 ? one : several}`];
  });
  return `“${theme}”: ${groups.join("; ")}.`;
}

/** Who speaks of it mostly positively, who mostly negatively, and who neither; null unless there are the first two. */
function moodsOf(talks: readonly Talk[], names: Names): string | null {
  const moods = [...names].map(([id, name]) => {
    const own = talks.filter(({ persona_id }) => persona_id === id).map(({ analysis }) => analysis.sentiment);
    const count = (mood: string) => own.filter((one) => one === mood).length;
    return { name, mood: Math.sign(count("positive") - count("negative")) };
  });
  const of = (mood: number) => moods.filter((one) => one.mood === mood).map(({ name }) => name);
  if (of(1).length === 0 || of(-1).length === 0) return null;
  const neither = of(0).length === 0 ? "" : `, ${listOf(of(0))} neither`;
  return `In mood, ${listOf(of(1))} ${of(1).length === 1 ? "is" : "are"} mostly positive, ${listOf(of(-1))} mostly negative${neither}.`;
}

const mostNamed = 4;

/** Names as a list; of many, the first few and how many more. */
function listOf(names: string[]): string {
  const more = names.length - mostNamed;
  const shown = more > 1 ? [...names.slice(0, mostNamed), `${more} more`] : names;
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(shown);
}
