import { globSync, readFileSync } from "node:fs";
import * as z from "zod";
import { fromStart } from "../activity/contract.ts";
import { providerNames } from "../ai-providers.ts";
import commands from "../cli/commands.json" with { type: "json" };
import { authorizationMembers, scopes } from "../connector/contract.ts";
import alerts from "../console/alerts.json" with { type: "json" };
import metrics from "../console/metrics.json" with { type: "json" };
import tables from "../db/tables.json" with { type: "json" };
import faults from "../engines/engine-faults.json" with { type: "json" };
import { readEnvironment } from "../env.ts";
import errors from "../errors.json" with { type: "json" };
import { ratingsPrompts } from "../mcp/ratings-prompts.ts";
import { ratingsTools } from "../mcp/ratings-tools.ts";
import { newestWord, runResearchOperation } from "../research-tool/contract.ts";

/** The words of closed lists by the names of their members. */
export const wordsOf = new Map<string, Set<string>>();

/** The members of requests and answers. */
export const members = new Set<string>();

/** Every name and word of the interfaces: members, parameters, headers, operations, tools, codes and words of closed lists. */
// An event says that it is synthetic beside its members, and what is left out of MCP's answers is said in one.
export const names = new Set<string>([fromStart, "synthetic", "left_out"]);

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Adds the names in a description of an interface; its sentences and examples have none. */
function addDescribed(node: unknown, member = ""): void {
  if (Array.isArray(node)) for (const one of node) addDescribed(one, member);
  if (!isRecord(node)) return;
  const { enum: list, const: only, name } = node as Record<string, unknown>;
  for (const word of [list, only].flat()) if (typeof word === "string") addWord(word, member);
  for (const [key, value] of Object.entries(node)) {
    if (/^(?:description|summary|message|examples?)$/.test(key)) continue;
    if (/^(?:name|operationId)$/.test(key) && typeof value === "string") names.add(value);
    if (/^(?:properties|headers|schemas|callbacks)$/.test(key) && isRecord(value))
      for (const [of, described] of Object.entries(value)) {
        names.add(of);
        if (key === "properties") members.add(of);
        addDescribed(described, of);
      }
    else addDescribed(value, key === "schema" ? String(name) : /^(?:items|anyOf)$/.test(key) ? member : "");
  }
}

function addWord(word: string, member: string): void {
  names.add(word);
  wordsOf.set(member, (wordsOf.get(member) ?? new Set()).add(word));
}

/** Adds the names of a list of the code, and the keys in it. */
function addList(list: unknown): void {
  if (typeof list === "string") names.add(list);
  if (isRecord(list)) for (const key of Object.keys(list)) names.add(key);
  if (typeof list === "object" && list !== null) for (const one of Object.values(list)) addList(one);
}

for (const file of globSync("lib/openapi/*.snapshot.json")) addDescribed(JSON.parse(readFileSync(file, "utf8")));
addDescribed(ratingsTools.map(({ listed }) => listed()));
addDescribed(ratingsPrompts.map(({ listed }) => listed));
for (const shape of [runResearchOperation.input, runResearchOperation.result])
  addDescribed(z.toJSONSchema(shape, { unrepresentable: "any" }));
addList([runResearchOperation.name, newestWord, providerNames, authorizationMembers, scopes]);
addList([commands, errors, faults, metrics, tables, Object.keys(alerts.kinds), Object.values(readEnvironment({}))]);
