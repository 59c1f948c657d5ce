import type { ReadResourceResult } from "@modelcontextprotocol/server";
import { type Caller, readCosts } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { AppError } from "../errors.ts";
import { queryFaults } from "../net/parse-arguments.ts";
import { valueOr } from "../value-or.ts";
import { noResource, protocolRefusal } from "./protocol-refusal.ts";
import { ratingsResources, ratingsTemplates } from "./ratings-resources.ts";
import { contentOf } from "./resource.ts";

const fixed = new Map(ratingsResources.map((resource) => [resource.listed.uri, resource]));

/** The cost of reading a resource, in units; a record's also when no resource has this address. */
export function costOfResource(uri: string): number {
  const [path] = uri.split("?") as [string];
  const resource = fixed.get(uri) ?? ratingsTemplates.find(({ listed }) => matchUri(listed.uriTemplate, path) !== null);
  return resource?.cost ?? readCosts.record;
}

/** The text of a resource: a fixed one, or one of a template. */
export async function readResource(uri: string, caller: Caller): Promise<ReadResourceResult> {
  try {
    const resource = fixed.get(uri);
    if (resource !== undefined) return contentOf(uri, resource, await resource.read(caller));
    for (const template of ratingsTemplates) {
      const values = matchUri(template.pattern, uri);
      if (values !== null) return contentOf(uri, template, await template.read(values, caller));
    }
  } catch (error) {
    throw protocolRefusal(error, { uri });
  }
  throw noResource(uri, " and resources/templates/list");
}

/** Reads a template's variables from an address, in any order and decoded; null for an address of another form. */
export function matchUri(template: string, uri: string): Record<string, string> | null {
  const [path, query] = cut(uri, "?");
  const [pathTemplate, queryTemplate] = cut(template, "{?");
  const inPath = matchPath(pathTemplate.split("/"), path.split("/"));
  if (inPath === null || uri.includes("#")) return null;
  return { ...inPath, ...valuesOfQuery(query, queryTemplate.replace("}", "").split(",").filter(Boolean)) };
}

/** The names of a template's variables. */
export const variablesOf = (template: string): string[] =>
  [...template.matchAll(/\{\??([^}]+)\}/g)].flatMap(([, names]) => names!.split(","));

function cut(whole: string, at: string): [before: string, after: string] {
  const place = whole.indexOf(at);
  return place < 0 ? [whole, ""] : [partOf(whole, 0, place), partOf(whole, place + at.length)];
}

function matchPath(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const value = name === undefined ? parts[index]! : valueOr(() => decodeURIComponent(parts[index]!), null);
    if (name === undefined ? value !== part : !value) return null;
    if (name !== undefined) values[name] = value!;
  }
  return values;
}

function valuesOfQuery(query: string, allowed: string[]): Record<string, string> {
  const parameters = new URLSearchParams(query);
  const details = queryFaults(allowed, parameters);
  if (details.length > 0)
    throw new AppError("invalid_argument", "The part after the ? is not right: see details.", { details });
  return Object.fromEntries(parameters);
}
