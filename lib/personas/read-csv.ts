import { type InfoRecord, parse as parseCsv } from "csv-parse/sync";
import { partOf } from "../cut-text.ts";
import { AppError } from "../errors.ts";
import { mostImported } from "./contract.ts";
import { type Column, columnsOf } from "./csv-columns.ts";

/** A row and the line on which it begins, counted from 1. */
type Row = { line: number; cells: string[] };
type CsvTable = { columns: Column[]; rows: Row[] };

/** A CSV text (RFC 4180) as spreadsheets write it, without its empty columns and rows. */
export function readCsv(csv: string): CsvTable {
  if (/[\uFFFD\0]/.test(csv)) refuse(notText);
  const lines = rowsOf(csv);
  const [header, ...rows] = lines.filter(({ cells }) => cells.some(Boolean));
  if (rows.length === 0 || rows.length > mostImported || lines.length > mostLines)
    return refuse(`Send 1 to ${mostImported} personas below the header line.`);
  const names = header!.cells;
  for (const { line, cells } of rows)
    if (cells.some((cell, at) => cell && at >= names.length))
      refuse(
        `Line ${line} of the CSV has more cells than the first line. Put a cell that holds a separator in quotes.`,
      );
  const filled = names.map((name, at) => ({ name, at })).filter(({ at }) => rows.some(({ cells }) => cells[at]));
  return { columns: columnsOf(filled, header!.line), rows };
}

/** So many lines are read, with those that are empty: a text that ends in thousands of them is no table of people. */
const mostLines = 10 * mostImported;

/** Why a CSV is refused whose bytes are not UTF-8. */
const notText = "The CSV has characters that cannot be read. Save the table as CSV UTF-8, and send it again.";

function rowsOf(csv: string): Row[] {
  const text = csv.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  // Excel's own first line, which names the separator, is left empty: so lines keep their numbers.
  const [naming = "", separator] = /^"?sep=([^"\n])"?[,;\t]*(?=\n)/i.exec(text) ?? [];
  const table = partOf(text, naming.length);
  const options = {
    delimiter: separator ?? delimiterOf(table),
    // Given, since its search for one at each cell is a third of the reading.
    record_delimiter: "\n",
    info: true,
    relax_column_count: true,
    trim: true,
    to: mostLines + 1,
  };
  try {
    const records = parseCsv(table, options) as unknown as { record: string[]; info: InfoRecord }[];
    return records.map(({ record }, at) => ({
      line: (records[at - 1]?.info.lines ?? 0) + 1,
      cells: record.map((cell) => cell.trim()),
    }));
  } catch (error) {
    return refuse(`The CSV cannot be read: ${(error as Error).message}.`);
  }
}

/** What separates the cells: spreadsheets of many countries write semicolons, and a copied table has tabs. */
function delimiterOf(table: string): string {
  const [header = ""] = table.trimStart().split("\n", 1);
  const bare = header.replace(/"[^"]*"/g, "");
  const times = (mark: string) => bare.split(mark).length;
  return [",", ";", "\t", "|"].reduce((best, mark) => (times(mark) > times(best) ? mark : best));
}

function refuse(sentence: string): never {
  throw new AppError("invalid_persona", `${sentence} Nothing was saved.`);
}
