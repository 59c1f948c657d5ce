import { parse as parseCsv } from "csv-parse/sync";
import type * as z from "zod";
import { accountOf } from "../accounts/account-of.ts";
import type { Verb } from "../contract.ts";
import { AppError, type Detail } from "../errors.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { type importPersonasEndpoint, mostImported, savePersonaEndpoint } from "./contract.ts";
import { savePersonas } from "./save-persona.ts";

const columns = Object.keys(savePersonaEndpoint.input.shape);

/** Saves many personas of the caller's account, all of them or none. */
export const importPersonas: Verb<typeof importPersonasEndpoint> = async ({ personas, csv }, caller) => {
  if ((personas === undefined) === (csv === undefined))
    throw new AppError("invalid_persona", "Send either personas, a JSON array, or csv, a text with a header line.");
  const given = personas ?? fromCsv(csv!);
  const place = (index: number) => (personas === undefined ? `/csv/${index + 2}` : `/personas/${index}`);
  return { personas: await savePersonas(accountOf(caller).account_id, given, place) };
};

/** The personas of a CSV text (RFC 4180). Its lines are counted from 1, which is the header. */
function fromCsv(csv: string) {
  const records = read(csv);
  const faults: Detail[] = [];
  const personas = records.map((record, index) => {
    const { age, traits, ...texts } = record;
    const members = {
      ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== "")),
      ...(age !== undefined && { age: /^\d{1,3}$/.test(age) ? Number(age) : age }),
      ...(traits !== undefined && {
        traits: traits
          .split(";")
          .map((trait) => trait.trim())
          .filter(Boolean),
      }),
    };
    const checked = savePersonaEndpoint.input.safeParse(members);
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues)
      faults.push({ pointer: `/csv/${index + 2}/${issue.path.join("/")}`, message: faultInWords(issue) });
    return undefined;
  });
  if (faults.length > 0) {
    const line = faults[0]!.pointer.split("/")[2];
    throw new AppError(
      "invalid_persona",
      `Line ${line} of the CSV is no persona yet (see details); nothing was saved.`,
      {
        details: faults.slice(0, 100),
      },
    );
  }
  return personas as z.output<typeof savePersonaEndpoint.input>[];
}

function read(csv: string): Record<string, string>[] {
  if (csv.includes("\uFFFD")) throw new AppError("invalid_persona", notText);
  let records: Record<string, string>[];
  try {
    records = parseCsv(csv, {
      columns: (header: string[]) => refuseRepeated(header.map(asColumn)),
      bom: true,
      delimiter: delimiterOf(csv),
      trim: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_persona", `The CSV cannot be read: ${(error as Error).message}. Nothing was saved.`);
  }
  if (records.length === 0 || records.length > mostImported)
    throw new AppError("invalid_persona", `Send 1 to ${mostImported} personas below the header line.`);
  return records;
}

/** Why a CSV is refused whose bytes are not UTF-8. */
const notText = "The CSV has characters that cannot be read. Save the table as CSV UTF-8, and send it again.";

/** What parts the cells: spreadsheets of many countries write semicolons, and a copied table has tabs. */
function delimiterOf(csv: string): string {
  const [header = ""] = csv.trimStart().split(/[\r\n]/, 1);
  return [",", ";", "\t"].find((delimiter) => header.includes(delimiter)) ?? ",";
}

function asColumn(name: string): string {
  const column = name.trim().toLowerCase();
  if (columns.includes(column)) return column;
  throw new AppError(
    "invalid_persona",
    `The CSV has a column that no persona has. Columns: ${columns.join(", ")}; the first line names them.`,
  );
}

/** Of two columns of one name the later would silently replace the earlier. */
function refuseRepeated(header: string[]): string[] {
  const repeated = header.find((column, index) => header.indexOf(column) !== index);
  if (repeated === undefined) return header;
  throw new AppError("invalid_persona", `The CSV has the column ${repeated} more than once. Name each column once.`);
}
