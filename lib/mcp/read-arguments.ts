// What machines fill in, read once before a call's arguments are checked: clients send null and "" for what they leave
// out, members of their own, lists and objects as JSON text. What is signed is never changed.

import type { Tool } from "@modelcontextprotocol/server";
import * as z from "zod";
import { mostIgnored, type Operation } from "../contract.ts";
import { AppError, nothingDone } from "../errors.ts";
import { jsonPointer } from "../json/json-pointer.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { parseStrictJson, type Spellings } from "../json/strict-json.ts";
import { isObject, ownValue } from "../own-value.ts";
import type { ResearchVerb } from "../research-tool/verbs.ts";

/** Members that would hold a write back; a tool without them must not act as if it had heard them. */
const restricting = ["dry_run", "preview", "draft", "test", "validate_only", "private", "visibility", "confirm"];

/** Members whose text is exact to the letter. */
const exact = ["public_key", "signature"];

/** The longest name of an unread member that an answer repeats, in characters. */
export const longestName = 100;

type Reader = { operation: Pick<Operation, "name" | "input">; listed: Tool["inputSchema"]; writes: boolean };

/** A call's arguments as they were meant, and the names of those that no member of the tool has. */
type ReadArguments = { members: unknown; ignored: string[] };

/** Reads the arguments of a call; spellings of numbers in JSON text are added to those of the body. */
export function readArguments(
  { operation, listed, writes }: Reader,
  input: unknown,
  spellings: Spellings = new Map(),
): ReadArguments {
  const members = input ?? {};
  if (Array.isArray(members) && members.length === 0) return { members: {}, ignored: [] };
  if (!isObject(members)) return { members: members, ignored: [] };
  const shape = operation.input.shape as Record<string, z.ZodType>;
  const isKnown = (name: string) => Object.hasOwn(shape, name);
  const unknown = Object.keys(members).filter((name) => !isKnown(name));
  const meant = unknown.filter((name) => isMeant(members[name]));
  if (writes) refuseRestricting(operation, meant);
  const entries = Object.entries(members).flatMap(([name, value]) => {
    if (!isKnown(name)) return [];
    const schema = ownValue(listed.properties ?? {}, name) as JsonSchema;
    const member = exact.includes(name) ? value : readMember(name, value, schema, spellings);
    return isNotGiven(member, shape[name]!) ? [] : [[name, member]];
  });
  const ignored = unknown.filter((name) => name.length <= longestName).filter((_, index) => index < mostIgnored);
  return { members: Object.fromEntries(entries), ignored };
}

const isMeant = (value: unknown) => value !== null && !/^(|false)$/i.test(String(value).trim());

function refuseRestricting({ name, input }: Reader["operation"], names: string[]): void {
  const restriction = restricting.find((one) => names.includes(one));
  if (restriction === undefined) return;
  const other = ownValue(dryRuns, name) ?? "do not call this tool";
  const way = "dry_run" in input.shape ? "send dry_run: true to check without writing" : other;
  throw new AppError(
    "invalid_argument",
    `${name} has no ${restriction}, which would not hold it back. ${nothingDone}: leave it out to go on, or ${way}.`,
    { details: [{ pointer: jsonPointer([restriction]), message: "is not an argument here; leave it out" }] },
  );
}

const dryRuns: Record<string, string> = {
  submit_review: "call check_review, which publishes nothing",
  run_research: `send do: ${"estimate" satisfies ResearchVerb} to know a price`,
};

/** Whether a member that may be left out was sent as nothing: null, "", or a 0 or an empty list that its shape does not take. */
function isNotGiven(value: unknown, shape: z.ZodType): boolean {
  const isNothing = value === null || value === "";
  const mayBeNothing = value === 0 || (Array.isArray(value) && value.length === 0);
  if (!isNothing && !mayBeNothing) return false;
  if (!z.safeParse(shape, undefined).success) return false;
  return isNothing || !z.safeParse(shape, value).success;
}

function readMember(name: string, value: unknown, schema: JsonSchema, spellings: Spellings): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (text === "") return schema.type === "string" ? value : text;
  if (schema.type === "boolean" && /^(true|false)$/i.test(text)) return text.toLowerCase() === "true";
  if ((schema.type === "integer" || schema.type === "number") && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
    return Number(text);
  if (schema.type === "object" && text.startsWith("{")) return readJson(name, text, spellings);
  if (schema.type !== "array") return value;
  if (text.startsWith("[")) return readJson(name, text, spellings);
  const isOfTexts = (schema.items as JsonSchema | undefined)?.type === "string";
  return isOfTexts ? text.split(",").flatMap((item) => item.trim() || []) : value;
}

/** Reads a member that came as JSON text by the same strict rules as the body. */
function readJson(name: string, text: string, spellings: Spellings): unknown {
  const own: Spellings = new Map();
  try {
    const value = parseStrictJson(Buffer.from(text), { spellings: own });
    for (const [pointer, spelling] of own) spellings.set(jsonPointer([name]) + pointer, spelling);
    return value;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const details = (error.extras.details ?? []).map((detail) => ({
      ...detail,
      pointer: jsonPointer([name]) + detail.pointer,
    }));
    throw new AppError(error.code, `${name} came as JSON text that cannot be read. ${error.message}`, {
      details: details.length > 0 ? details : [{ pointer: jsonPointer([name]), message: "is not valid JSON text" }],
    });
  }
}
