import type { ReadResourceResult, Resource, ResourceTemplateType } from "@modelcontextprotocol/server";
import * as z from "zod";
import { type Caller, type Endpoint, noCopy, type Verb } from "../contract.ts";
import { flagDemo } from "../db/client.ts";
import { writeJson } from "../json/kept-json.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { bytesIn, fitResult, maxKb, refuseToFit, sizeOf, textKb } from "./fit-result.ts";

export type Reader = (caller: Caller) => Promise<string>;

/** A resource as MCP lists it, with the function that reads its text. */
export type McpResource = { listed: Resource; read: Reader; isLive: boolean; cost?: number };

/** A template of resources as MCP lists it, with the function that reads the text for its variables. */
export type McpTemplate = {
  listed: ResourceTemplateType;
  /** The listed pattern with the variable of every template: the limit of the text. */
  pattern: string;
  read: (values: Record<string, string>, caller: Caller) => Promise<string>;
  isLive: boolean;
  cost: number | undefined;
};

export type Words = {
  /** For programs: short and permanent. */
  name: string;
  title: string;
  description: string;
  /** How useful it is in a client's context, from 0 to 1. */
  priority: number;
};

/** The address of a resource. */
export const ratingsUri = (path: string) => `ratings://${path}`;

const json = "application/json";
const markdown = "text/markdown";

/** A resource of JSON: the body of its REST route. */
export function jsonResource(path: string, read: (caller: Caller) => Promise<object>, words: Words): McpResource {
  const text = async (caller: Caller) => writeJson(flagDemo(await read(caller)));
  return { listed: { uri: ratingsUri(path), ...described(words, json) }, read: text, isLive: false };
}

/** A resource of JSON that describes the service and holds none of its data: always the same, so written once. */
export function documentResource(path: string, read: (caller: Caller) => Promise<object>, words: Words): McpResource {
  let cached: string | undefined;
  const text = async (caller: Caller) => {
    cached ??= JSON.stringify(await read(caller));
    return cached;
  };
  return { listed: { uri: ratingsUri(path), ...described(words, json) }, read: text, isLive: false };
}

/** A template of one resource, a document of ours that is read whole: the client's text limit must have room for it. */
export function documentTemplate(path: string, read: () => object, words: Words, cost: number): McpTemplate {
  let text: string | undefined;
  return {
    listed: { uriTemplate: ratingsUri(withMaxKb(path)), ...described(words, json) },
    pattern: ratingsUri(withMaxKb(path)),
    read: async (values) => {
      const { max_kb = textKb } = parseArguments(onlyMaxKb, values) as { max_kb?: number };
      text ??= JSON.stringify(read());
      if (sizeOf(text) > bytesIn(max_kb)) throw refuseToFit(sizeOf(text), max_kb);
      return text;
    },
    isLive: false,
    cost,
  };
}

const onlyMaxKb = {
  name: "read",
  summary: "Read a document.",
  input: z.object({ max_kb: maxKb }),
  result: z.unknown(),
};

/** A resource of Markdown, written for models and people alike. */
export function markdownResource(path: string, read: Reader, words: Words): McpResource {
  return { listed: { uri: ratingsUri(path), ...described(words, markdown) }, read, isLive: false };
}

/** A template whose resources are a verb's results; the endpoint's own shape checks its values. */
export function template<E extends Endpoint>(
  pattern: string,
  endpoint: E,
  verb: Verb<NoInfer<E>>,
  words: Words,
): McpTemplate {
  const withLimit = { ...endpoint, input: endpoint.input.extend({ max_kb: maxKb }) };
  return {
    listed: { uriTemplate: ratingsUri(pattern), ...described(words, json) },
    pattern: ratingsUri(withMaxKb(pattern)),
    read: async (values, caller) => {
      const { max_kb = textKb, ...input } = parseArguments(withLimit, values) as { max_kb?: number };
      return fitResult(endpoint, (input) => verb(input as never, caller) as Promise<object>, input, max_kb);
    },
    isLive: endpoint.cache === noCopy,
    cost: endpoint.cost,
  };
}

/** A template's pattern with the query variable for more text. */
const withMaxKb = (pattern: string): string =>
  pattern.includes("{?") ? pattern.replace(/\}$/, ",max_kb}") : `${pattern}{?max_kb}`;

function described({ name, title, description, priority }: Words, mimeType: string) {
  return {
    name,
    title,
    description,
    mimeType,
    annotations: { audience: ["user", "assistant"], priority },
  } satisfies Omit<Resource, "uri">;
}

/** The result of a read: one text under the requested address. */
export function contentOf(
  uri: string,
  { listed, isLive }: McpResource | McpTemplate,
  text: string,
): ReadResourceResult {
  const contents = [{ uri, mimeType: listed.mimeType, text }];
  // A result that REST forbids to store is not kept here either.
  return isLive ? { contents, ttlMs: 0 } : { contents };
}
