/** The rows of a table as cells, with "|" between them; a line that begins with a space goes on with its row. */
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

/** Words or patterns with commas between them, as the alternatives of a pattern. */
export const anyOf = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*,\s*/)
    .join("|")})`;
