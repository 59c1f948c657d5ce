import { sum } from "../../engines/statistics.ts";
import { inList } from "../../in-words.ts";
import type { Outcome, Outcomes } from "./outcomes.ts";

export type Row = {
  theme: string;
  cells: { persona_id: string; interviews: readonly number[]; objecting: number; of: number }[];
};

type Names = ReadonlyMap<string, string>;

/** Who ends where, by name, and the objection that goes with it, or the one the personas differ on most; "" of one persona. */
export function whatDivides(rows: readonly Row[], outcomes: Outcomes, names: Names): string {
  if (names.size === 1 || outcomes.of.length === 0) return "";
  const called = (ids: readonly string[]) => listed(ids.map((id) => names.get(id) ?? id));
  const inOrder = outcomes.of.toSorted((one, other) => one.place - other.place);
  const sides = [...Map.groupBy(inOrder, ({ short }) => short)].map(
    ([short, group]) => `${short} (${called(group.map(({ persona_id }) => persona_id))})`,
  );
  const [{ short } = { short: "" }] = inOrder;
  const estimated = outcomes.isEstimate ? ", by estimate" : "";
  const alike = `${outcomes.title}${estimated}: all alike (${short}).`;
  const where = sides.length === 1 ? alike : `${outcomes.title}${estimated}: ${sides.join("; ")}.`;
  const [apart] = separating(rows, outcomes.of);
  const row = apart ?? dividingThemes(rows)[0];
  if (row === undefined) return where;
  const objecting = row.cells.filter(isObjecting).map(({ persona_id }) => persona_id);
  const title = apart === undefined ? "Objection that most are split on" : "Objection that goes with it";
  return `${where} ${title}: “${row.theme}” (${called(objecting)}).`;
}

/** From this difference in favour, of 1, between who objects and who does not, an objection goes with the ends. */
const goesWithFrom = 0.25;

/** An outcome below this is against. */
const against = 0.5;

/** The objections of most who end against it, whose speakers end less in favour than the others; the clearest first. */
function separating(rows: readonly Row[], outcomes: readonly Outcome[]): Row[] {
  const favours = new Map(outcomes.map(({ persona_id, favour }) => [persona_id, favour]));
  const gapOf = ({ cells }: Row): number => {
    const cellsWithOutcome = cells.flatMap(({ persona_id, objecting, of }) => {
      const favour = favours.get(persona_id);
      return favour == null ? [] : [{ favour, objecting, silent: of - objecting }];
    });
    const size = (one: "objecting" | "silent") => sum(cellsWithOutcome.map((cell) => cell[one]));
    const favourOf = (one: "objecting" | "silent") =>
      sum(cellsWithOutcome.map((cell) => cell[one] * cell.favour)) / size(one);
    const opposed = cellsWithOutcome.filter(({ favour }) => favour < against);
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

const allIn = ({ cells }: Row, count: (cell: Row["cells"][number]) => number): number => sum(cells.map(count));
const objections = (row: Row): number => allIn(row, ({ objecting }) => objecting);

/** The themes with most interviews on the smaller side: for and against; else, where half the personas raise it, with and without an objection. */
function dividingThemes(rows: readonly Row[]): Row[] {
  const forAndAgainst = (row: Row) =>
    Math.min(objections(row), allIn(row, ({ interviews }) => interviews.length) - objections(row));
  const withAndWithout = (row: Row) => {
    const raised = row.cells.filter(({ interviews }) => interviews.length > 0).length;
    return 2 * raised < row.cells.length ? 0 : Math.min(objections(row), allIn(row, ({ of }) => of) - objections(row));
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

const mostNamed = 4;

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const list = more > 1 ? [...names.slice(0, mostNamed), `${more} more`] : names;
  return inList(list);
}
