import * as z from "zod";
import { inDigits, pageSizes, whole } from "../../contract.ts";
import { cutText, partOf } from "../../cut-text.ts";
import { textKb } from "../fit-result.ts";

/** The members of a record under these names; names that the record lacks are skipped. */
export function pick<Item extends object, Name extends keyof Item>(record: Item, names: readonly Name[]) {
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]])) as Pick<
    Item,
    Name
  >;
}

/** Cuts the named texts of a record to so many bytes each; `characters_omitted` counts what is cut, where anything is. */
export function shortened<Item extends object>(
  record: Item,
  most: { [Name in keyof Item]?: number },
): Item & { characters_omitted?: number } {
  const cut = { ...record };
  let omitted = 0;
  for (const name of Object.keys(most) as (keyof Item)[]) {
    const text = record[name];
    if (typeof text !== "string") continue;
    const beginning = beginningOf(text, most[name]!);
    if (beginning === text) continue;
    omitted += [...text].length - [...beginning].length;
    cut[name] = `${beginning}…` as Item[typeof name];
  }
  return omitted === 0 ? cut : { ...cut, characters_omitted: omitted };
}

/** The beginning of a text that has at most so many bytes, cut at a word where there is one in its second half. */
function beginningOf(text: string, bytes: number): string {
  let fitting = 0;
  let room = bytes;
  for (const character of text) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    fitting += 1;
  }
  const beginning = cutText(text, fitting);
  if (beginning === text) return text;
  const word = Math.max(beginning.lastIndexOf(" "), beginning.lastIndexOf("\n"));
  return (word > beginning.length / 2 ? partOf(beginning, 0, word) : beginning).trimEnd();
}

/** Rounds every number of a result to two decimals, or to two digits where that would leave nothing of it. */
export function rounded<Value>(value: Value): Value {
  if (typeof value === "number") return roundedNumber(value) as Value;
  if (Array.isArray(value)) return value.map(rounded) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rounded(member)])) as Value;
}

const roundedNumber = (number: number) => Number(Math.abs(number) < 0.1 ? number.toPrecision(2) : number.toFixed(2));

/** How many items a list has over MCP unless `limit` says otherwise. */
export const itemsInBrief = 8;

/** The most text of a short form, in KB: a page of a list has so much for each item, of tools for each one listed. */
export const briefKb = { listed: 0.425, item: 0.75, tool: 3.1, comparison: 10, thread: 12 };

/** The most text of a page of a list, in KB. */
export const byItem = (kb: number) => (input: { limit?: number }) =>
  Math.min(textKb, Math.max(2, (input.limit ?? itemsInBrief) * kb));

/** The argument that chooses between the short form of a result and that of REST. */
export const detail = z.enum(["brief", "full"]).default("brief").describe("full: all members, as over REST.");

/** The page size of a list over MCP. */
export const limitOverMcp = inDigits(whole(1, pageSizes.most).default(itemsInBrief)).describe(
  `How many items to return, 1 to ${pageSizes.most}.`,
);

/** The short form of an operation's results. */
export type Brief = {
  /** Leaves members, items and text out of a result, and counts what it leaves out. */
  of: (result: never) => object;
  /** The most text of the short form, in KB, for an input. */
  kb: (input: { limit?: number }) => number;
};
