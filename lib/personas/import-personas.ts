import { type InfoRecord, parse as parseCsv } from "csv-parse/sync";
import type * as z from "zod";
import columnNames from "#lib/personas/column-names.json" with { type: "json" };
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { cutText, partOf } from "../cut-text.ts";
import { AppError, type Detail } from "../errors.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { mostDetails } from "../net/parse-arguments.ts";
import { ownValue } from "../own-value.ts";
import { cellMarks, type importPersonasEndpoint, mostImported, savePersonaEndpoint, traitMarks } from "./contract.ts";
import { savePersonas } from "./write-persona.ts";

type Fields = z.output<typeof savePersonaEndpoint.input>;
type Entry = { fields: Fields; place: string };

/** Saves many personas of the caller's account, all of them or none. */
export const importPersonas: Verb<typeof importPersonasEndpoint> = async ({ personas, csv }, caller) => {
  if ((personas === undefined) === (csv === undefined))
    throw new AppError("invalid_persona", "Send either personas, a JSON array, or csv, a text with a header line.");
  const rows = personas?.map((fields, index) => ({ fields, place: `/personas/${index}` })) ?? fromCsv(csv!);
  const fields = rows.map((one) => one.fields);
  return { personas: await savePersonas(accountOf(caller).account_id, fields, (index) => rows[index]!.place) };
};

function fromCsv(csv: string): Entry[] {
  const { columns, rows } = readCsv(csv);
  const faults: Detail[] = [];
  const personas = rows.flatMap(({ line, cells }) => {
    const checked = savePersonaEndpoint.input.safeParse(membersOf(columns, cells));
    if (checked.success) return [{ fields: checked.data, place: `/csv/${line}` }];
    for (const issue of checked.error.issues)
      faults.push({ pointer: `/csv/${line}/${issue.path.join("/")}`, message: faultOf(issue, columns) });
    return [];
  });
  if (faults.length === 0) return personas;
  const line = faults[0]!.pointer.split("/")[2];
  throw new AppError("invalid_persona", `Line ${line} of the CSV is no persona yet (see details); nothing was saved.`, {
    details: faults.slice(0, mostDetails),
  });
}

function membersOf(columns: Column[], cells: string[]): Partial<Record<Member, unknown>> {
  const filled = columns.map(({ member, at }) => ({ member, text: cells[at] ?? "" })).filter(({ text }) => text !== "");
  const byMember = [...Map.groupBy(filled, ({ member }) => member)].map(([member, own]) => {
    const text = own.map((one) => one.text).join(joints[member] ?? "");
    return [member, ownValue<Reader>(readers, member)?.(text) ?? text];
  });
  return Object.fromEntries(byMember);
}

type Reader = (text: string) => unknown;
/** How spreadsheets write what is not plain text. */
const readers: { [member in Member]?: Reader } = {
  age: (text) => (/^\d{1,3}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : text),
  audience: (text) => text.toLowerCase(),
  traits: (text) =>
    text
      .split(new RegExp(`[${Object.keys(traitMarks).join("")}]`))
      .map((trait) => trait.trim())
      .filter(Boolean),
};

function faultOf(issue: z.core.$ZodIssue, columns: Column[]): string {
  const own = columns.filter(({ member }) => member === issue.path[0]).map(({ name }) => name);
  const isPlain = own.every((name) => name.toLowerCase() === issue.path[0]);
  return `${faultInWords(issue)}${isPlain ? "" : ` (column ${own.map((name) => `"${name}"`).join(", ")})`}`;
}

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

const namedSeparator = new RegExp(`^"?sep=([^"\\n])"?[${Object.keys(cellMarks).join("")}]*(?=\\n)`, "i");

function rowsOf(csv: string): Row[] {
  const text = csv.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  // Excel's own first line, which names the separator, is left empty: so lines keep their numbers.
  const [naming = "", separator] = namedSeparator.exec(text) ?? [];
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
  return Object.keys(cellMarks).reduce((best, mark) => (times(mark) > times(best) ? mark : best));
}

type Member = keyof typeof savePersonaEndpoint.input.shape;
type Heading = { name: string; at: number };
/** A column and the member of a persona that it means, or which of a member's parts. */
type Column = Heading & { member: Member; part: number | null };

const { shape } = savePersonaEndpoint.input;
const members = Object.keys(shape) as Member[];
const required = members.filter((member) => !shape[member].safeParse(undefined).success);

/** What a column means by its name in letters and digits: a member, or in its order one of a member's parts. */
const readings = columnNames as { names: string[]; member: Member; part: number | null }[];
/** What joins the parts of a member. */
const joints: { [member in Member]?: string } = { name: " ", location: ", " };

const meanings = new Map(readings.flatMap(({ names, ...meaning }) => names.map((name) => [name, meaning] as const)));

/** The columns of a header line, each with what it means; refuses one that means nothing, and two that mean the same. */
export function columnsOf(header: Heading[], line: number): Column[] {
  const unknown = header.filter(({ name }) => !meanings.has(plain(name)));
  if (unknown.length > 0) refuse(unknownColumns(unknown.slice(0, mostNamed).map(inWords), line));
  const columns = header.map((heading) => ({ ...heading, ...meanings.get(plain(heading.name))! }));
  for (const column of columns) {
    const other = columns.find((one) => one.at < column.at && isSame(one, column));
    if (other !== undefined) refuse(twoColumns(other, column, line));
  }
  const missing = required.filter((member) => columns.every((column) => column.member !== member));
  if (missing.length > 0)
    refuse(`The CSV has in line ${line} no column for ${missing.join(", ")}, or nothing in it. ${firstLine}`);
  return columns.toSorted((left, right) => (left.part ?? 0) - (right.part ?? 0));
}

const isSame = (one: Column, other: Column) =>
  one.member === other.member && (one.part === null || other.part === null || one.part === other.part);

/** A heading is compared by its beginning; no column's name is as long. */
const longestHeading = 200;

/** "Job_Title", "job title" and "Job title (now)" are one name. */
const plain = (name: string) =>
  partOf(name, 0, longestHeading)
    .normalize("NFKC")
    .replace(/\([^)]*\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const firstLine = `The first line names the columns: ${members.join(", ")}.`;

const inWords = ({ name, at }: Heading) =>
  name === "" ? `number ${at + 1}, without a name` : `"${cutText(name, longestHeading)}"`;

/** How many columns of a CSV a refusal names. */
const mostNamed = 10;

const unknownColumns = (names: string[], line: number) =>
  `The CSV has in line ${line} a column that no persona has: ${names.join("; ")}. Rename it, or take it out. ${firstLine}`;

const twoColumns = (one: Column, other: Column, line: number) =>
  `The CSV has the column ${one.member} more than once in line ${line}: ${inWords(one)} and ${inWords(other)}. Keep one.`;

function refuse(sentence: string): never {
  throw new AppError("invalid_persona", `${sentence} Nothing was saved.`);
}
