/** The rows of a table as cells, with "|" between them; a line that is indented further goes on with its row. */
export function cellsOf(table: string): string[][] {
  const indent = /^\n( *)/.exec(table)?.[1] ?? "";
  return table
    .trim()
    .split(new RegExp(`\\n${indent}(?!\\s)`))
    .map((row) => row.split("|").map((cell) => cell.replace(/\s+/g, " ").trim()));
}

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
