import { partOf } from "../../cut-text.ts";

const studies = /\b(?:stud(?:y|ies)|survey|simulat\w+|ask|interview|test|react)\b/i;
const personas =
  /\bpersonas?\b|\b(?:import|load|add|save|upload|put|store|file|here)\b.*\b(?:people|persons|characters|profiles)\b/i;
const brings = /\b(?:import|load|add|save|upload|put|store|here)\b/i;
const described = /\b(?:age|role|job|occupation|income|town|city|location|country|traits?|goals?)\b/i;
const named = /\bname\b|⟦\d+⟧:/i;

/** Whether a message ends with a table or a list in JSON below words on personas, and asks for no study of them. */
export const isPersonaTable = (words: string): boolean => isList(words) || isTable(words);

function isList(words: string): boolean {
  const start = words.search(/\[\s*\{/);
  const above = partOf(words, 0, Math.max(0, start));
  return personas.test(above) && !studies.test(above) && named.test(partOf(words, start));
}

function isTable(words: string): boolean {
  // The last line of a long message is not read to its end.
  const read = words.trim().replace(/\n[^\n]*⟫$/, "");
  const [above = "", ...lines] = read.split(/\n+/);
  const [header = ""] = lines;
  const separator = /[;\t|]/.exec(header)?.[0] ?? ",";
  const cells = lines.map((line) => line.split(separator).length);
  return (
    cells.length >= 2 &&
    cells.every((count) => count >= 3 && count === cells[0]) &&
    (/\bpersonas?\b/i.test(above) ||
      (named.test(header) && (personas.test(above) || (brings.test(above) && described.test(header))))) &&
    !studies.test(above)
  );
}
