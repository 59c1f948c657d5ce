import { listed } from "./listed.ts";
import { type DividedStudy, whoIsWhere } from "./who-is-where.ts";

export type Row = {
  theme: string;
  cells: { persona_id: string; interviews: readonly number[]; objecting: number; of: number }[];
};

type Names = ReadonlyMap<string, string>;

/** Over what the personas differ, by name: who is where on the question itself, and the theme that most of them take two sides of. */
export function whatDivides(rows: readonly Row[], study: DividedStudy, names: Names): string {
  if (names.size === 1) return "Nothing can: there is one persona.";
  const [row, ...others] = dividingThemes(rows);
  const where = whoIsWhere(study, names);
  if (row === undefined) return where.isSplit ? where.said : `Nothing divides them clearly. ${where.said}`.trim();
  const same = others.length === 0 ? "" : ` As many interviews are on either side of ${listed(others.map(quoted))}.`;
  return `${where.said} ${sidesOn(row, names)}${same}`.trim();
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

const quoted = ({ theme }: Row): string => `“${theme}”`;

function sidesOn(row: Row, names: Names): string {
  const groups = acts.flatMap(([is, one, several]) => {
    const who = row.cells.filter(is).map(({ persona_id }) => names.get(persona_id) ?? persona_id);
    return who.length === 0 ? [] : [`${listed(who)} ${who.length === 1 ? one : several}`];
  });
  return `${quoted(row)}, an objection in ${objections(row)} of ${sum(row, ({ of }) => of)} interviews: ${groups.join("; ")}.`;
}
