import * as z from "zod";
import { inDigits, limitOf, type Operation, type paging, whole } from "../contract.ts";
import { cutText, partOf } from "../cut-text.ts";
import { flagDemo } from "../db/client.ts";
import { ErrorExtras } from "../error-extras.ts";
import { AppError } from "../errors.ts";
import { writeJson } from "../json/kept-json.ts";
import type { getQuestionEndpoint } from "../questions/contract.ts";

/** How much text a result has by default and at most, in KB of 1,000 bytes. */
export const textKb = 40;
const mostKb = 1_000;

/** The argument for more text, or for less. */
export const maxKb = inDigits(whole(1, mostKb).optional()).describe(`The most text in KB, 1 to ${mostKb}.`);

/** Room for the sentences on what is left out. */
const sentenceBytes = 400;

type Body = { [name: string]: unknown; left_out?: string };
type Input = Record<string, unknown>;
type Reader = (input: Input) => Promise<object>;

/** The text of a result within so many KB: pages get shorter, else long lists lose their ends; no text is cut. */
export async function fitResult(operation: Operation, read: Reader, input: Input, kb: number): Promise<string> {
  const text = writeJson(flagDemo(await read(input)));
  if (sizeOf(text) <= bytesIn(kb)) return text;
  const isWrite = operation.limit !== undefined;
  const body = JSON.parse(text) as Body;
  const left = withLess(isWrite ? body : await shorterPage(read, input, body, kb), kb);
  // A new record is reported whole: an error would seem to say that it was not published.
  if (sizeOf(left) <= bytesIn(kb) || isWrite) return left;
  throw refuseToFit(sizeOf(left), kb);
}

/** Refuses a result with too much text when nothing more can be dropped. */
export function refuseToFit(bytes: number, kb: number): AppError {
  const needed = Math.ceil(bytes / bytesIn(1));
  return new AppError(
    "invalid_argument",
    `This result has ${needed} KB at least, and max_kb is ${kb}. Ask again with max_kb: ${needed}.`,
    { details: [{ pointer: "/max_kb", message: `must be at least ${needed} for this result` }] },
  );
}

/** Writes a result as JSON without the ends of its longest lists, until it fits, and says so in a sentence. */
function withLess(body: Body, kb: number): string {
  const text = JSON.stringify(body);
  if (sizeOf(text) <= bytesIn(kb)) return text;
  const left = { ...body };
  const cut: string[] = [];
  for (;;) {
    const over = sizeOf(JSON.stringify(left)) + sentenceBytes - bytesIn(kb);
    const [name, items] = longestList(left);
    if (over <= 0 || items.length === 0) break;
    left[name] = items.slice(0, countWithout(items, over));
    cut.push(`${items.length - (left[name] as unknown[]).length} of ${items.length} in ${name}`);
  }
  if (cut.length === 0) return text;
  const sentence = `${leftOut(kb)} ${cut.join(", ")}. Ask with a larger max_kb for all.`;
  return JSON.stringify({ ...left, left_out: [left.left_out, sentence].filter(Boolean).join(" ") });
}

const leftOut = (kb: number): string => `Left out to stay within ${kb} KB:`;

/** Writes a refusal as JSON that fits: without the caller's own text when too long, and with a sentence on that. */
export function refusalWithin(body: Body, kb: number): string {
  const text = withLess(body, kb);
  if (sizeOf(text) <= bytesIn(kb) || body.canonical === undefined) return text;
  const { canonical: _, ...rest } = body;
  const parts = ErrorExtras.keyof().enum;
  const left_out = `${leftOut(kb)} ${parts.canonical}. Compare yours by ${parts.canonical_length} and ${parts.canonical_sha256}.`;
  return withLess({ ...rest, left_out }, kb);
}

type Counter = keyof typeof paging | keyof (typeof getQuestionEndpoint)["input"]["shape"];
const counters = ["limit", "answers_limit"] satisfies Counter[];

/** A page with as many items as fit, at least one; the unchanged body of an operation without pages. */
async function shorterPage(read: Reader, input: Input, body: Body, kb: number): Promise<Body> {
  const counter = counters.find((name) => typeof input[name] === "number");
  let page = body;
  let count = counter === undefined ? 1 : (input[counter] as number);
  while (counter !== undefined && count > 1) {
    const over = sizeOf(JSON.stringify(page)) + sentenceBytes - bytesIn(kb);
    if (over <= 0) break;
    const [, items] = longestList(page);
    count = Math.max(1, Math.min(count - 1, countWithout(items, over)));
    page = JSON.parse(writeJson(flagDemo(await read({ ...input, [counter]: count }))));
    page.left_out = `This page has at most ${count} items, not ${input[counter]}, to stay within ${kb} KB. Go on with the next page, or ask with a larger max_kb.`;
  }
  return page;
}

/** How many items stay when so many bytes are taken from the end of a list. */
function countWithout(items: unknown[], bytes: number): number {
  let count = items.length;
  for (let over = bytes; over > 0 && count > 0; count -= 1) over -= sizeOf(JSON.stringify(items[count - 1])) + 1;
  return count;
}

function longestList(body: Body): [name: string, items: unknown[]] {
  const lists = Object.entries(body).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const sized = lists.map((list) => ({ list, size: sizeOf(JSON.stringify(list[1])) }));
  return sized.toSorted((one, other) => other.size - one.size)[0]?.list ?? ["", []];
}

/** The size of a text in bytes, as it is sent. */
export const sizeOf = (text: string): number => Buffer.byteLength(text);

/** A number of KB in bytes. */
export const bytesIn = (kb: number): number => kb * 1_000;

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
  if (typeof value === "number")
    return Number(Math.abs(value) < 0.1 ? value.toPrecision(2) : value.toFixed(2)) as Value;
  if (Array.isArray(value)) return value.map(rounded) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rounded(member)])) as Value;
}

/** How many items a list has over MCP unless `limit` says otherwise. */
export const itemsInBrief = 8;

/** The most text of a short form, in KB: a page of a list has so much for each item, of tools for each one listed. */
export const briefKb = { listed: 0.425, item: 0.75, tool: 3.4, comparison: 10, thread: 12 };

/** The most text of a page of a list, in KB. */
export const byItem = (kb: number) => (input: { limit?: number }) =>
  Math.min(textKb, Math.max(2, (input.limit ?? itemsInBrief) * kb));

/** The argument that chooses between the short form of a result and that of REST. */
export const fullDetail = "full";
export const detail = z
  .enum(["brief", fullDetail])
  .default("brief")
  .describe(`${fullDetail}: all of REST, to ${textKb} KB.`);

export const limitOverMcp = limitOf(itemsInBrief);

/** The short form of an operation's results. */
export type Brief = {
  /** Leaves members, items and text out of a result, and counts what it leaves out. */
  of: (result: never) => object;
  /** The most text of the short form, in KB, for an input. */
  kb: (input: { limit?: number }) => number;
};
