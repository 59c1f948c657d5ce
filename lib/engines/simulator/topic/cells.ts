/** The rows of a table as its cells: a line for each, with "|" between them; a line that begins with a space goes on. */
export const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split(/\n(?!\s)/)
    .map((row) => row.split("|").map((cell) => cell.replace(/\s+/g, " ").trim()));

/** Names with a number each: "price -0.16, value 0.22". */
export const amountsOf = (cell: string): [name: string, amount: number][] =>
  cell
    .split(", ")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", amount] = pair.split(" ");
      return [name, Number(amount)];
    });
