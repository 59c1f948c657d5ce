/** The sizes of the databases: the rows of what is read. */
export const columns = ["1k", "100k", "1M"] as const;

/** A row of the table: a figure for each size that it is measured at, and what it is to reach there. */
export type Line = { case: string; figures: Partial<Record<(typeof columns)[number], number>>; bound: Bound };
type Bound = { atLeast: number } | { atMost: number };

/** Prints a row as soon as it is measured, as a run may be ended before its table. */
export function printed(line: Line): Line {
  const figures = columns.filter((column) => line.figures[column] !== undefined);
  const values = figures.map((column) => `${inWords(line.figures[column])} at ${column}`).join(", ");
  console.log(`  ${line.case}: ${values} (${boundOf(line)}${isHeld(line) ? "" : ", not held"})`);
  return line;
}

const boundOf = ({ bound }: Line) => ("atLeast" in bound ? `≥ ${bound.atLeast}` : `≤ ${bound.atMost}`);

/** The table in Markdown. */
export function tableOf(lines: Line[]): string {
  const head = ["case", ...columns, "to reach", "held"];
  const rows = lines.map((line) => [
    line.case,
    ...columns.map((column) => inWords(line.figures[column])),
    boundOf(line),
    isHeld(line) ? "yes" : "**no**",
  ]);
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function isHeld({ figures, bound }: Line): boolean {
  const holds = (figure: number) => ("atLeast" in bound ? figure >= bound.atLeast : figure <= bound.atMost);
  return Object.values(figures).every(holds);
}

function inWords(figure: number | undefined): string {
  if (figure === undefined) return "";
  return figure < 0.1 ? figure.toPrecision(2) : figure.toFixed(figure < 10 ? 2 : figure < 100 ? 1 : 0);
}
