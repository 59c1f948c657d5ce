import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { inspectorLine } from "../app/docs/own-lines.ts";
import chatClients from "./connector/chat-clients.json" with { type: "json" };
import { scopes } from "./connector/contract.ts";
import { researchVerbs } from "./research-tool/verbs.ts";
import { codesIn, lines, prose, rowsUnder } from "./testing/docs.ts";
import { names } from "./testing/names.ts";
import { reachedAt } from "./tools/facts/connect.ts";
import { type Connection, Facts, WrittenFacts } from "./tools/facts/contract.ts";

test("each member of JSON in the docs is one of the code, and each verb of the connector there is one", () => {
  const text = lines.join("\n");
  // Of MCP, of OAuth, of an editor's settings, and of an example.
  const others = ["params", "arguments", "client_name", "redirect_uris", "servers", "field"];
  const members = [...new Set([...text.matchAll(/"([a-z_]+)": ?/g)].map(([, member]) => member!))];
  expect(members.length).toBeGreaterThan(40);
  expect(members.filter((member) => !names.has(member) && !others.includes(member))).toEqual([]);
  const verbs = [...text.matchAll(/"do": ?"(\w+)"/g)].map(([, verb]) => verb!);
  expect(verbs.length).toBeGreaterThan(20);
  expect(verbs.filter((verb) => !researchVerbs.some((one) => one === verb))).toEqual([]);
});

test("what the docs say to press, to open or to look under is a text of a page", () => {
  const sources = globSync("{app,components}/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  const named = [
    ...prose.matchAll(/\b(?:[Pp]ress|[Oo]pen|[Uu]nder) (?:"|\*{1,2})([A-Z][\w ]+)(?:"|\*{1,2})|\b[Pp]ress ([A-Z]\w+)/g),
  ];
  const labels = [...new Set(named.map(([, label, bare]) => (label ?? bare)!))];
  expect(labels.length).toBeGreaterThan(3);
  const isOnPage = (label: string) => sources.some((source) => new RegExp(`[>"\\s]${label}(?=[<"{\\n])`).test(source));
  expect(labels.filter((label) => !isOnPage(label))).toEqual([]);
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
  const named = lines.flatMap((line) => line.match(/\bresearch:\w+/g) ?? []);
  expect(named.filter((scope) => !Object.hasOwn(scopes, scope))).toEqual([]);
});

test("what a table of docs/operate.md has in bold is a text of the operator's pages, of their figures or of an alert", () => {
  const sources = globSync("{app,components,lib/console}/**/*.{ts,tsx,json}")
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "utf8"));
  const bold = readFileSync("docs/operate.md", "utf8")
    .split("\n")
    .flatMap((line) => (line.startsWith("|") ? (line.match(/(?<=\*\*)[A-Z][\w ]+(?=\*\*)/g) ?? []) : []));
  expect(bold.length).toBeGreaterThan(30);
  const isShown = (label: string) =>
    sources.some((source) => new RegExp(`[>"\\s]${label}(?=[<"{\\n])`, "i").test(source));
  expect([...new Set(bold)].filter((label) => !isShown(label))).toEqual([]);
});

test("how each chat client is connected is in a table, as the page says it", () => {
  expect(rowsUnder("| client | how |")).toEqual(Object.entries(chatClients));
});

test("the lines of chat clients and of README.md are those that the code makes", () => {
  const address = "http://localhost:3000/mcp";
  const lineOf = (name: string, client: Connection["client"]) =>
    reachedAt(name, { url: address, transport: "streamable-http" })[client]!;
  expect(lines).toContain(lineOf("touchstone", "claude-code")[0]);
  expect(lines).toContain(inspectorLine(address));
  const research = (client: Connection["client"]) => lineOf("touchstone-research", client);
  const said = Object.values(chatClients).map((how) => how.replaceAll("<address>", address));
  expect(said[0]).toContain(research("claude-desktop")[1]);
  expect(said[1]).toContain(`\`${research("claude-code")[0]}\``);
  for (const [client, how] of [
    ["cursor", chatClients.Cursor],
    ["vs-code", chatClients["VS Code"]],
  ] as const) {
    const [, file, text] = /^in `(?:~\/)?(.*?)`: `(.*)`$/.exec(how.replace("<address>", address))!;
    expect([JSON.parse(text!), file]).toEqual([JSON.parse(research(client)[0]), research(client)[1]]);
  }
  expect(said.join()).toContain(inspectorLine(address));
});
