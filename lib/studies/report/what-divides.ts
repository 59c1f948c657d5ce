import { listed } from "./listed.ts";
import type { Outcome, Outcomes } from "./outcomes.ts";
import { whoIsWhere } from "./who-is-where.ts";

export type Row = {
  theme: string;
  /** The theme as an objection, in words; "" where it has only its name. */
  con: string;
  cells: { persona_id: string; interviews: readonly number[]; objecting: number; of: number }[];
};

type Names = ReadonlyMap<string, string>;

/** Over what the personas differ, by name: who ends where, and the objection that goes with it, or the one they differ on most. */
export function whatDivides(rows: readonly Row[], outcomes: Outcomes, names: Names): string {
  if (names.size === 1) return "Nothing can: there is one persona.";
  const where = whoIsWhere(outcomes, names);
  const [apart] = where.isSplit ? separating(rows, outcomes.of) : [];
  if (apart !== undefined) return `${where.said} What goes with it most is ${sidesOn(apart, names)}`;
  const isOpen = where.isSplit && outcomes.of.some(({ favour }) => favour !== null);
  const [row, ...others] = dividingThemes(rows);
  if (row === undefined && isOpen) return `${where.said} No objection goes with it.`;
  if (row === undefined) return where.isSplit ? where.said : `Nothing divides them clearly. ${where.said}`.trim();
  const same = others.length === 0 ? "" : ` As many interviews are on either side of ${listed(others.map(quoted))}.`;
  return `${where.said} ${isOpen ? "No objection goes with it; they differ most on " : ""}${sidesOn(row, names)}${same}`.trim();
}

/** From this difference in favour, of 1, between who objects and who does not, an objection goes with the ends. */
const goesWithFrom = 0.25;

/** An outcome below this is against. */
const against = 0.5;

/** The objections of most who end against it, whose speakers end less in favour than the others; the clearest first. */
function separating(rows: readonly Row[], outcomes: readonly Outcome[]): Row[] {
  const favours = new Map(outcomes.map(({ persona_id, favour }) => [persona_id, favour]));
  const gapOf = ({ cells }: Row): number => {
    const known = cells.flatMap(({ persona_id, objecting, of }) => {
      const favour = favours.get(persona_id);
      return favour == null ? [] : [{ favour, objecting, silent: of - objecting }];
    });
    const size = (one: "objecting" | "silent") => known.reduce((all, cell) => all + cell[one], 0);
    const favourOf = (one: "objecting" | "silent") =>
      known.reduce((all, cell) => all + cell[one] * cell.favour, 0) / size(one);
    const opposed = known.filter(({ favour }) => favour < against);
    const isTheirs = 2 * opposed.filter(({ objecting }) => objecting > 0).length > opposed.length;
    return !isTheirs || Math.min(size("objecting"), size("silent")) < dividesFrom
      ? 0
      : favourOf("silent") - favourOf("objecting");
  };
  return rows
    .map((row) => ({ row, gap: gapOf(row) }))
    .filter(({ gap }) => gap >= goesWithFrom)
    .toSorted((one, other) => other.gap - one.gap)
    .map(({ row }) => row);
}

/** From so many interviews on each side a theme divides. */
const dividesFrom = 2;

const sum = (row: Row, count: (cell: Row["cells"][number]) => number): number =>
  row.cells.reduce((all, cell) => all + count(cell), 0);
const objections = (row: Row): number => sum(row, ({ objecting }) => objecting);

/** The themes with most interviews on the smaller side: for and against; else, where half the personas raise it, with and without an objection. */
function dividingThemes(rows: readonly Row[]): Row[] {
  const forAndAgainst = (row: Row) =>
    Math.min(objections(row), sum(row, ({ interviews }) => interviews.length) - objections(row));
  const withAndWithout = (row: Row) => {
    const raised = row.cells.filter(({ interviews }) => interviews.length > 0).length;
    return 2 * raised < row.cells.length ? 0 : Math.min(objections(row), sum(row, ({ of }) => of) - objections(row));
  };
  const both = mostEven(rows, forAndAgainst);
  return both.length > 0 ? both : mostEven(rows, withAndWithout);
}

function mostEven(rows: readonly Row[], evenness: (row: Row) => number): Row[] {
  const even = rows.filter(({ cells }) => new Set(cells.map(isObjecting)).size === 2);
  const most = Math.max(0, ...even.map(evenness));
  return most < dividesFrom ? [] : even.filter((row) => evenness(row) === most);
}

const isObjecting = ({ objecting, interviews }: Row["cells"][number]) =>
  objecting > 0 && 2 * objecting >= interviews.length;

/** What personas do with a theme: as one does it, and as several do. */
const acts: [is: (cell: Row["cells"][number]) => boolean, one: string, several: string][] = [
  [({ objecting, of }) => objecting > 0 && objecting === of, "objects", "object"],
  [({ objecting, of }) => objecting > 0 && objecting < of, "objects in some interviews", "object in some interviews"],
  [
    ({ objecting, interviews }) => objecting === 0 && interviews.length > 0,
    "raises it without objecting",
    "raise it without objecting",
  ],
  [({ interviews }) => interviews.length === 0, "does not raise it", "do not raise it"],
];

const inWords = ({ con }: Row): string => (con === "" ? "" : ` (${con})`);

const quoted = ({ theme }: Row): string => `“${theme}”`;

function sidesOn(row: Row, names: Names): string {
  const groups = acts.flatMap(([is, one, several]) => {
    const who = row.cells.filter(is).map(({ persona_id }) => names.get(persona_id) ?? persona_id);
    return who.length === 0 ? [] : [`${listed(who)} ${who.length === 1 ? one : several}`];
  });
  return `${quoted(row)}, an objection${inWords(row)} in ${objections(row)} of ${sum(row, ({ of }) => of)} interviews: ${groups.join("; ")}.`;
}
