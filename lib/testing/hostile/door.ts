import type * as z from "zod";
import { partOf } from "../../cut-text.ts";
import { jsonSchemaOf, withoutReferences } from "../../json/json-schema.ts";

/** One request through a door that reads words. */
export type Door = {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** What is sent here is no valid request, even of an ordinary text: only that it is read is measured. */
  refuses?: true;
};

/** Whose requests they are, and what they are about. */
export type Callers = {
  key: Record<string, string>;
  connection: Record<string, string>;
  question_id: string;
  answer_id: string;
  persona_id: string;
  study_id: string;
};

/** Gives a text of a length in UTF-16 units. */
export type Fill = (length: number) => string;

const json = { "content-type": "application/json" };

export const query = (members: Record<string, string>) => new URLSearchParams(members);
export const get = (name: string, path: string, headers: Record<string, string> = {}): Door => ({
  ...{ name, method: "GET", path, headers },
});
export const post = (name: string, path: string, body: unknown, headers: Record<string, string> = {}): Door => ({
  ...{ name, method: "POST", path },
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
/** A call of MCP, whose clients take an answer in either form. */
export const call = (path: string, { name, method, params }: Call, headers: Record<string, string> = {}): Door =>
  post(`${path} ${name}`, path, { jsonrpc: "2.0", id: 1, method, params }, { accept: bothForms, ...headers });
type Call = { name: string; method: string; params: object };
const bothForms = "application/json, text/event-stream";

export const refused = (door: Door): Door => ({ ...door, refuses: true });

type Limits = { maxLength?: number; anyOf?: Limits[]; items?: Limits; maxItems?: number };

const limitsOf = (shape: z.ZodType, name: string): Limits =>
  (withoutReferences(jsonSchemaOf(shape, "input")).properties as Record<string, Limits>)[name]!;

function longestOf({ maxLength, anyOf = [] }: Limits): number {
  const longest = maxLength ?? anyOf.find((one) => one.maxLength)?.maxLength;
  if (longest === undefined) throw new Error("This member has no longest text.");
  return longest;
}

type Shape<Name extends string> = z.ZodObject<{ [name in Name]: z.ZodType }>;

/** These members of a shape, each a text at its longest. */
export const longTexts = <Name extends string>(fill: Fill, shape: Shape<Name>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, fill(longestOf(limitsOf(shape, name)))])) as Record<Name, string>;

/** These members of a shape, each a full list of texts at their longest. */
export const longLists = <Name extends string>(fill: Fill, shape: Shape<Name>, ...names: Name[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { items, maxItems } = limitsOf(shape, name);
      return [name, many(maxItems!, fill(longestOf(items!)))];
    }),
  ) as Record<Name, string[]>;

/** What texts that must differ end with. */
const lastCharacters = "abcdefghijklmnop";
/** So many texts that differ in their last character. */
const many = (count: number, text: string): string[] =>
  Array.from({ length: count }, (_, place) => partOf(text, 0, -1) + lastCharacters[place]);
