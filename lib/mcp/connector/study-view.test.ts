import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { mostConfidence } from "#lib/engines/measured.ts";
import { runResearchOperation } from "#lib/research-tool/contract.ts";
import { type Connection, connected } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { legacy, type McpRequest, modern, sendMcp, withHeaders } from "#lib/testing/mcp/send-mcp.ts";
import { signedIn } from "#lib/testing/person.ts";
import { answerConnector } from "./connector-server.ts";
import { burnedLabel, studyViewPage, studyViewType, studyViewUri } from "./study-view.ts";

useDatabase();

let anna: Connection;
beforeAll(async () => {
  anna = await connected(await signedIn("anna@acme.test"));
});

const eras: [name: string, of: (method: string, params?: Record<string, unknown>) => McpRequest][] = [
  ["the older era", (method, params) => legacy(method, params)],
  ["2026-07-28", (method, params) => modern(method, params)],
];

test.each(eras)("in %s the tool names its view, which is read with the label in it", async (_, of) => {
  const ask = async (method: string, params?: Record<string, unknown>) => {
    const { text } = await sendMcp(
      answerConnector,
      withHeaders(of(method, params), { authorization: `Bearer ${anna.access_token}` }),
    );
    return JSON.parse(text.startsWith("{") ? text : /^data: (\{.*)$/m.exec(text)![1]!);
  };
  const { tools } = (await ask("tools/list")).result;
  expect(tools[0]).toMatchObject({ name: runResearchOperation.name, _meta: { ui: { resourceUri: studyViewUri } } });
  expect((await ask("resources/list")).result.resources).toMatchObject([
    { uri: studyViewUri, mimeType: studyViewType },
  ]);
  expect((await ask("resources/templates/list")).result.resourceTemplates).toEqual([]);
  const [page] = (await ask("resources/read", { uri: studyViewUri })).result.contents;
  expect(page).toMatchObject({ uri: studyViewUri, mimeType: "text/html;profile=mcp-app" });
  expect(page.text).toContain(burnedLabel);
  expect(page.text).toContain(`Confidence of ${mostConfidence}`);
  expect(page.text).not.toContain("{{");
  // It loads nothing from anywhere.
  expect(page.text).not.toMatch(/\b(?:src|href)=|https?:|@import|url\(/);
  expect((await ask("resources/read", { uri: "ui://touchstone/other.html" })).error).toBeDefined();
});

test("the page reads of a study what the answer has in short", () => {
  const [reads] = /^function showStudy\(data\) \{[\s\S]*?^\}/m.exec(studyViewPage)!;
  const [brief] = /^const briefOf = [\s\S]*?^\}\);/m.exec(readFileSync("lib/research-tool/show-study.ts", "utf8"))!;
  const lists = [...reads.matchAll(/map\(\(\{ ([\w, ]+) \}\)/g)].flatMap(([, names]) => names!.split(", "));
  const names = [...lists, ...[...reads.matchAll(/\bdata\.(\w+)/g)].map(([, name]) => name!)];
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !new RegExp(`[ {]${name}[,: ]`).test(brief))).toEqual([]);
});
