import type { ReadResourceResult, Resource, ResourceTemplateType } from "@modelcontextprotocol/server";
import type { Caller, Endpoint, Verb } from "../contract.ts";
import { flagDemo } from "../db/demo-data.ts";
import { parseArguments } from "../http/parse.ts";
import { writeJson } from "../json/kept-json.ts";

export type Read = (caller: Caller) => Promise<string>;

/** A resource as MCP lists it, and what reads its text. */
export type McpResource = { listed: Resource; read: Read; isLive: boolean; cost?: number };

/** A template of resources as MCP lists it, and what reads the text for values of its variables. */
export type McpTemplate = {
  listed: ResourceTemplateType;
  read: (values: Record<string, string>, caller: Caller) => Promise<string>;
  isLive: boolean;
  cost: number | undefined;
};

type Words = {
  /** For programs: short, and the same for good. */
  name: string;
  title: string;
  description: string;
  /** How much a client should want it in its context, from 0 to 1. */
  priority: number;
};

const json = "application/json";
const markdown = "text/markdown";

/** A resource of JSON: the very body that its REST route answers with. */
export function jsonResource(path: string, read: (caller: Caller) => Promise<object>, words: Words): McpResource {
  const text = async (caller: Caller) => writeJson(flagDemo(await read(caller)));
  return { listed: { uri: `ratings://${path}`, ...described(words, json) }, read: text, isLive: false };
}

/** A resource of JSON that describes the service and holds no data of it: the same in every answer, so written once. */
export function documentResource(path: string, read: (caller: Caller) => Promise<object>, words: Words): McpResource {
  let written: string | undefined;
  const text = async (caller: Caller) => {
    written ??= JSON.stringify(await read(caller));
    return written;
  };
  return { listed: { uri: `ratings://${path}`, ...described(words, json) }, read: text, isLive: false };
}

/** A resource of Markdown, written for models and people alike. */
export function markdownResource(path: string, read: Read, words: Words): McpResource {
  return { listed: { uri: `ratings://${path}`, ...described(words, markdown) }, read, isLive: false };
}

/** A template whose resources are what a verb answers, its values checked by the endpoint's own shape. */
export function template<E extends Endpoint>(
  pattern: string,
  endpoint: E,
  verb: Verb<NoInfer<E>>,
  words: Words,
): McpTemplate {
  return {
    listed: { uriTemplate: `ratings://${pattern}`, ...described(words, json) },
    read: async (values, caller) =>
      writeJson(flagDemo((await verb(parseArguments(endpoint, values), caller)) as object)),
    isLive: endpoint.cache === "no-store",
    cost: endpoint.cost,
  };
}

function described({ name, title, description, priority }: Words, mimeType: string) {
  return {
    name,
    title,
    description,
    mimeType,
    annotations: { audience: ["user", "assistant"], priority },
  } satisfies Omit<Resource, "uri">;
}

/** What a read answers with: one text under the address it was asked by. */
export function contentOf(
  uri: string,
  mimeType: string | undefined,
  text: string,
  isLive: boolean,
): ReadResourceResult {
  const contents = [{ uri, mimeType, text }];
  // What REST forbids to store is not to be kept here either.
  return isLive ? { contents, ttlMs: 0 } : { contents };
}
