import type * as z from "zod";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { AppError, type Detail } from "../errors.ts";
import { faultInWords } from "../json/fault-in-words.ts";
import { mostDetails } from "../net/parse-arguments.ts";
import { ownValue } from "../own-value.ts";
import { type importPersonasEndpoint, savePersonaEndpoint, traitMarks } from "./contract.ts";
import { type Column, jointOf, type Member, readCsv } from "./read-csv.ts";
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
    const text = own.map((one) => one.text).join(jointOf(member));
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
