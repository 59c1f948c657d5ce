import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import commands from "#lib/cli/commands.json" with { type: "json" };
import { providerNames } from "./ai-providers.ts";
import chatClients from "./connector/chat-clients.json" with { type: "json" };
import { authorizationMembers, scopes } from "./connector/contract.ts";
import metrics from "./console/metrics.json" with { type: "json" };
import tables from "./db/tables.json" with { type: "json" };
import faults from "./engines/engine-faults.json" with { type: "json" };
import { ratingsPrompts } from "./mcp/ratings-prompts.ts";
import { ratingsTools } from "./mcp/ratings-tools.ts";
import { newestWord, runResearchOperation } from "./research-tool/contract.ts";
import { researchVerbs } from "./research-tool/verbs.ts";
import { codesIn, lines, rowsUnder } from "./testing/docs.ts";
import { Facts, WrittenFacts } from "./tools/facts/contract.ts";

/** What others have named, and what no list of the code has: an account, an actor, a line of the log. */
const names = new Set([
  ...["omit", "data_directory", "max_completion_tokens", "max_tokens", "error_description", "iss", "npx"],
  ...["bigint", "admin", "visitors", "operator", "linked", "time", "level", "refused_redirect_uris"],
]);

/** Adds the members and words of a document; sentences are no names. */
function add(node: unknown): void {
  if (typeof node === "string") names.add(node);
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) for (const name of Object.keys(node)) names.add(name);
  for (const member of Object.values(node)) add(member);
}

for (const file of globSync("lib/openapi/*.snapshot.json")) add(JSON.parse(readFileSync(file, "utf8")));
for (const shape of [runResearchOperation.input, runResearchOperation.result])
  add(z.toJSONSchema(shape, { unrepresentable: "any" }));
add(ratingsTools.map((tool) => tool.listed()));
add(ratingsPrompts.map(({ listed }) => listed.name));
add([
  runResearchOperation.name,
  newestWord,
  commands,
  metrics,
  tables,
  faults,
  providerNames,
  authorizationMembers,
  scopes,
]);

const pages = ["api", "trust", "catalogue", "research", "models", "connector", "operate"];

test.each(pages)("each name in docs/%s.md is one of the code", (page) => {
  const codes = codesIn(
    readFileSync(`docs/${page}.md`, "utf8").replaceAll(/^```[\s\S]*?^```$|<!-- \w+ -->[\s\S]*?<!-- end -->/gm, ""),
  );
  const words = codes.filter((code) => /^[a-z]+(?:_[a-z]+)*$/.test(code));
  expect(words.length).toBeGreaterThan(3);
  expect([...new Set(words)].filter((word) => !names.has(word))).toEqual([]);
});

test("each member of JSON in the docs is one of the code, and each verb of the connector there is one", () => {
  const text = lines.join("\n");
  const others = ["field", "client_name", "redirect_uris"];
  const members = [...new Set([...text.matchAll(/"([a-z_]+)": ?/g)].map(([, member]) => member!))];
  expect(members.length).toBeGreaterThan(40);
  expect(members.filter((member) => !names.has(member) && !others.includes(member))).toEqual([]);
  const verbs = [...text.matchAll(/"do": ?"(\w+)"/g)].map(([, verb]) => verb!);
  expect(verbs.length).toBeGreaterThan(20);
  expect(verbs.filter((verb) => !researchVerbs.some((one) => one === verb))).toEqual([]);
});

type Schema = { properties?: { [member: string]: Schema } } & { [key: string]: unknown };

/** The members of each object in a schema, as the docs list them. */
function shapesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties } = node as Schema;
  return [...(properties ? [Object.keys(properties).join(", ")] : []), ...Object.values(node).flatMap(shapesIn)];
}

test("the shape of each fact in docs/catalogue.md is one of the code", () => {
  const { properties } = z.toJSONSchema(WrittenFacts, { unrepresentable: "any" }) as Schema;
  const rows = rowsUnder("| field | value |").map(([field, says]) => [codesIn(field!)[0]!, says!] as const);
  expect(rows.map(([field]) => field)).toEqual(Object.keys(Facts.shape));
  for (const [field, says] of rows) {
    const [own, ...others] = shapesIn(properties![field]!.properties!.value);
    const said = codesIn(says).flatMap((code) => /^\[?\{([\w, ]+)\}\]?$/.exec(code)?.[1] ?? []);
    expect(said[0], field).toBe(own);
    const unknown = said.filter((shape) => ![own, ...others].includes(shape));
    expect(unknown, field).toEqual([]);
  }
});

test("the scopes of a connection are in a table, with the words of the consent page", () => {
  const rows = rowsUnder("| scope | what it allows |").map(([scope, words]) => [codesIn(scope!)[0], words]);
  const said = Object.entries(scopes).map(([scope, words]) => [scope, words[0]!.toLowerCase() + words.slice(1)]);
  expect(rows).toEqual(said);
  const named = lines.flatMap(codesIn).filter((code) => /^research:\w+$/.test(code));
  expect(named.filter((scope) => !Object.hasOwn(scopes, scope))).toEqual([]);
});

test("how each chat client is connected is in a table, as the page says it", () => {
  expect(rowsUnder("| client | how |")).toEqual(Object.entries(chatClients));
});
