/** Whether a message ends with a table below words on personas, and asks for no study of them. */
export function isPersonaTable(words: string): boolean {
  const [above = "", ...lines] = words.trim().split(/\n+/);
  const separator = /[;\t|]/.exec(lines[0] ?? "")?.[0] ?? ",";
  const cells = lines.map((line) => line.split(separator).length);
  return (
    cells.length >= 2 &&
    cells.every((count) => count >= 3 && count === cells[0]) &&
    /\bpersonas?\b/i.test(above) &&
    !/\b(?:stud(?:y|ies)|survey|simulat\w+|ask|interview|test|react)\b/i.test(above)
  );
}
