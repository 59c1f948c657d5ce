import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { askMcp } from "#lib/testing/mcp/ask-mcp.ts";
import { publishByMany, publishOn } from "#lib/testing/publish-on.ts";
import { anAgent, aTool } from "#lib/testing/samples/agent.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { noFacts } from "#lib/tools/facts/contract.ts";
import { writeFacts } from "#lib/tools/facts/write-facts.ts";
import { Recommendation, recommendationKb, recommendToolsEndpoint } from "#lib/tools/recommend/contract.ts";
import { packageRecords, tools } from "#lib/tools/tools.sql.ts";

useDatabase();

const read = (query: Record<string, string>) => callEndpoint(recommendToolsEndpoint, { query });
const recommend = async (task: string, more: Record<string, string> = {}) => {
  const { body } = await read({ task, ...more });
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(recommendationKb * 1_000);
  return resultOf(recommendToolsEndpoint, { body });
};
const everything = { speed: 5, cost: 5, reliability: 5, quality: 5, ease: 5, documentation: 5 };

const task = "extract tables from scanned invoices";

test("a task comes to a choice that can be defended in two calls and 10 KB", async () => {
  const call = async (name: string, given: object) => {
    const { result } = await askMcp("2026-07-28", "tools/call", { name, arguments: given });
    return result.content[0].text as string;
  };
  const first = await call("recommend_tools", { task });
  const { verdict, tools } = JSON.parse(first);
  expect([verdict, tools.map(({ tool_id }: { tool_id: string }) => tool_id)]).toEqual([
    "match",
    expect.arrayContaining(["amazon-textract-api"]),
  ]);
  const second = await call("get_tool", { tool_id: tools[0].tool_id });
  expect(Buffer.byteLength(first) + Buffer.byteLength(second)).toBeLessThanOrEqual(10_000);
  expect(Buffer.byteLength(first)).toBeLessThanOrEqual(2_000);
});

describe("a recommended tool", () => {
  beforeAll(async () => {
    await publishByMany(4, { tool_id: "postmark-api", ratings: everything });
    for (const [title, speed] of [
      ["Nothing was delivered for an hour", 1],
      ["Half of the messages were late", 3],
    ] as const)
      await publishOn(new Date(), anAgent(), {
        tool_id: "postmark-api",
        title,
        outcome: "failure",
        ratings: { ...everything, speed },
      });
  });

  test("says what it is for, how it was in use with its interval, and its worst failure", async () => {
    const { tools, others, closest, guidance } = await recommend("send transactional email", { type: "api" });
    const [best] = tools;
    expect(best).toMatchObject({
      tool_id: "postmark-api",
      type: "api",
      fit: expect.stringMatching(/e-?mail/i),
      use: { voices: 5, status: "ok" },
      failure: { title: "Nothing was delivered for an hour", review_id: expect.stringMatching(/^[a-f0-9]{32}$/) },
      not_known: ["status"],
    });
    expect(best!.use!.low).toBeLessThan(best!.use!.score);
    expect(best!.use!.high).toBeGreaterThan(best!.use!.score);
    expect([tools.length, others > 0, closest, guidance]).toEqual([3, true, [], null]);
  });

  test("says what is not known of it, and never guesses: use, and constraints that it does not state", async () => {
    const { tools } = await recommend("send transactional email", { constraints: "Cheap, local" });
    const [used, ...others] = tools.filter(({ meets }) => meets.length === 0);
    for (const { use, not_known, failure, desk } of others) {
      expect([use, failure]).toEqual([null, null]);
      const evidence = ["firsthand use", ...(desk === null ? ["desk assessment"] : []), "cheap", "local"];
      expect(not_known.slice(0, evidence.length)).toEqual(evidence);
      expect(["sign-in", "hosting", "how to connect it", "status", "licence"]).toEqual(
        expect.arrayContaining(not_known.slice(evidence.length)),
      );
    }
    expect(Recommendation.shape.not_known.description).toMatch(/: evidence, unstated constraints, /);
    expect([used!.tool_id, used!.not_known, others.length]).toEqual(["postmark-api", ["cheap", "local", "status"], 2]);
  });

  test("is described whole where no use case has over half of the task", async () => {
    const [best] = (await recommend("manage kubernetes")).tools;
    expect(best).toMatchObject({ tool_id: "kubernetes-mcp", fit: expect.stringContaining("Kubernetes") });
  });

  test("says that it is not known how to connect a server, where no line does", async () => {
    const [whatsapp] = (await recommend("send a whatsapp message", { type: "mcp" })).tools;
    expect(whatsapp).toMatchObject({
      tool_id: "whatsapp-mcp",
      not_known: expect.arrayContaining(["how to connect it"]),
    });
    const [browser] = (await recommend("browse the web and fill in a form")).tools;
    expect(browser).toMatchObject({
      tool_id: "playwright-mcp",
      not_known: expect.not.arrayContaining(["how to connect it"]),
    });
  });

  test("names a server of its product that a line connects, where none connects it", async () => {
    const [api] = (await recommend("export figma frames as png or svg")).tools;
    expect(api).toMatchObject({ tool_id: "figma-api", sister: { tool_id: "figma-mcp" } });
    const [browser] = (await recommend("browse the web and fill in a form")).tools;
    expect(browser).toMatchObject({ tool_id: "playwright-mcp", sister: null });
  });

  test("is one of which a wanted facet is known, before one with all the words of which it is not", async () => {
    const [best] = (await recommend("weather forecast for a city", { constraints: "no-key" })).tools;
    expect(best).toMatchObject({ tool_id: "open-meteo-api", meets: ["no-key"], lacks: ["city"] });
    const [other] = (await recommend("weather forecast for a city")).tools;
    expect(other!.lacks).toEqual([]);
  });

  test("is the first that does the need, where one that only states the facet is listed before it", async () => {
    const { tools, missing } = await recommend("send sms from my backend", { constraints: "free" });
    expect([tools[0]!.tool_id, tools[0]!.lacks, missing]).toEqual(["brevo-api", ["backend"], ["backend"]]);
    for (const none of ["generate g-code toolpaths for a cnc mill", "generate a maze"])
      expect((await recommend(none)).tools, none).toEqual([]);
  });

  test("comes before others when it states more of the constraints", async () => {
    const { tools } = await recommend("send transactional email", { constraints: "mcp" });
    expect(tools.map(({ type, meets }) => [type, meets])).toContainEqual(["mcp", ["mcp"]]);
    expect(tools[0]!.meets).toEqual(["mcp"]);
    expect(recommendToolsEndpoint.input.shape.constraints.description).toMatch(/state more come first/);
  });
});

describe("the type of entry that a task names", () => {
  test.each([
    ["read figma designs in Cursor", "figma-mcp"],
    ["stripe payments in claude code", "stripe-mcp"],
    ["export figma frames as png with my agent", "figma-mcp"],
    ["figma mcp server to export frames as png", "figma-mcp"],
    ["free exchange rate api", "alpha-vantage-api"],
    ["create jira issues from cursor", "atlassian-mcp"],
    ["edit excel files from claude", "excel-mcp"],
    ["give claude code a browser", "playwright-mcp"],
    ["connect claude to my calendar", "google-workspace-mcp"],
    ["add a to-do from claude", "todoist-mcp"],
    ["write code with claude", "claude-code"],
    ["export figma frames as png", "figma-api"],
  ])("%s: of what says the need, %s comes first", async (task, tool_id) => {
    const { tools, missing } = await recommend(task);
    expect(tools[0]!.tool_id).toBe(tool_id);
    expect(missing).not.toContain("cursor");
  });

  test.each([
    ["export figma frames in Cursor", "cursor"],
    ["read a github repo in vs code", "vs-code"],
    ["give claude code a browser", "claude-code"],
    ["connect claude to my calendar", null],
    ["alternative to cursor", null],
    ["export figma frames", null],
  ])("%s: the answer says the client that it names, %s", async (task, client) => {
    expect((await recommend(task)).client).toBe(client);
    expect((await recommend(task, { client: "codex" })).client).toBe("codex");
  });

  test("a client that is named beside the task asks for a server too, over MCP as well", async () => {
    const given = { task: "export figma frames as png", client: "vs-code" };
    expect((await recommend(given.task, { client: given.client })).tools[0]!.tool_id).toBe("figma-mcp");
    const { result } = await askMcp("2026-07-28", "tools/call", { name: "recommend_tools", arguments: given });
    expect(result.structuredContent.tools[0].tool_id).toBe("figma-mcp");
    expect(refusalOf(await read({ ...given, client: "emacs" })).pointers).toEqual(["/client"]);
  });

  test("enough use of the pick says more than the type", async () => {
    await publishByMany(5, { tool_id: "stripe-api", ratings: everything });
    expect((await recommend("stripe payments in claude code")).tools[0]!.tool_id).toBe("stripe-api");
  });

  test("a client alone, and one that is no place, stays a word of the task", async () => {
    expect((await recommend("for claude code")).closest).toContain("claude-code");
    expect((await recommend("alternative to cursor")).closest).toContain("cursor");
  });
});

test.each([
  "open source alternative to notion",
  "open source crm",
  "self hosted chat like slack",
  "back up my phone photos on my own server",
  "self-hosted analytics instead of google analytics",
])("%s: a condition, a licence and a word beside it are no need that a tool serves", async (task) => {
  expect(await recommend(task)).toMatchObject({ verdict: "no_reliable_match", tools: [] });
});

describe("what a task's words say of a tool", () => {
  test.each(["alternative to notion", "instead of notion", "a tool like asana"])(
    "%s: its name beside words that say nothing is no fit, and the tools of that name are the closest",
    async (task) => {
      const found = await recommend(task);
      expect(found).toMatchObject({ verdict: "no_reliable_match", tools: [], ruled_out: [] });
      expect(found.closest).toContain(task.includes("asana") ? "asana-api" : "notion-api");
      expect(found.guidance).toMatch(/only the name of a tool/);
    },
  );

  test.each([
    ["notion api", "notion-api"],
    ["discord bot", "discord-api"],
    ["local speech recognition", "whisper"],
    ["twillio", "twilio-api"],
    ["host my own git", "gitlab"],
    ["share files with my team", "google-drive"],
    ["no-code automation platforms", "zapier"],
    ["open source replacement for lastpass", "bitwarden"],
  ])(
    "%s: a name alone, a use as it is typed, a tool's own category and its makers' rival are a pick",
    async (task, id) => {
      expect((await recommend(task)).tools[0]!.tool_id).toBe(id);
    },
  );

  test("a tool that is one instead of a named one is picked, and never the named one", async () => {
    const found = await recommend("alternative to zapier");
    expect(found.tools.map((tool) => tool.tool_id)).toEqual(expect.arrayContaining(["make", "n8n"]));
    expect(found.tools.map((tool) => tool.tool_id)).not.toContain("zapier");
  });

  test.each([
    ["pdf to markdown", ["markitdown-mcp", "docling-mcp"]],
    ["markdown to pdf", ["pandoc"]],
    ["text to speech in spanish", ["elevenlabs-api", "deepgram-api"]],
  ])("%s: a tool for the other direction comes after those that say this one", async (task, ids) => {
    const { tools } = await recommend(task);
    expect(tools.slice(0, ids.length).map((tool) => tool.tool_id)).toEqual(ids);
    expect(tools.map(({ fit }) => fit)).not.toContain("speech to text for calls");
  });
});

test("to search the web is a web search: the pick is the first tool that a search lists", async () => {
  await publishByMany(5, { tool_id: "tavily-api", ratings: everything });
  const [first] = (await recommend("search the web for my agent")).tools;
  expect(first!.tool_id).toBe("tavily-api");
});

test("a pick says what a registry says against its package", async () => {
  const db = await database();
  const record = { registry: "npm" as const, name: "@modelcontextprotocol/server-memory" };
  const pickOf = async () => (await recommend("let an assistant remember things between chats")).tools[0];
  expect(await pickOf()).toMatchObject({ tool_id: "memory-mcp", warning: null });
  await db.insert(packageRecords).values({ ...record, read_at: new Date() });
  await db.transaction((tx) => writeFacts(tx, ["memory-mcp"]));
  expect((await pickOf())!.warning).toMatch(/^npm has no package .*: do not install it\.$/);
});

test("a pick with another line says nothing of a package that is not in it", async () => {
  const db = await database();
  const other = { registry: "npm" as const, name: "@sentry/mcp-server", repository: "https://github.com/a/b" };
  await db.insert(packageRecords).values({ ...other, read_at: new Date() });
  await db.transaction((tx) => writeFacts(tx, ["sentry-mcp"]));
  const [pick] = (await recommend("look at sentry errors while fixing a bug")).tools;
  expect(pick).toMatchObject({ tool_id: "sentry-mcp", warning: null, page: null });
});

test("a pick without a line says that it is not known, and has the page of its makers", async () => {
  const db = await database();
  await db.update(tools).set({ facts: noFacts, meets: [] }).where(eq(tools.tool_id, "ffmpeg"));
  const { tool_id, page, not_known } = (await recommend("compress a video")).tools[0]!;
  expect([tool_id, page]).toEqual(["ffmpeg", "https://ffmpeg.org"]);
  expect(not_known).toContain("how to connect it");
});

test("a word of the need that a fact of the pick states is not called missing", async () => {
  const { tools: picks, missing, guidance } = await recommend("edit photos for free");
  expect([picks[0]!.tool_id, picks[0]!.lacks, missing, guidance]).toEqual(["gimp", [], [], null]);
  expect(picks[0]!.not_known).not.toContain("price");
});

describe("no reliable match", () => {
  test("is said with what is missing, and the closest are named without being recommended", async () => {
    const found = await recommend("order a pizza");
    expect(found).toMatchObject({ verdict: "no_reliable_match", tools: [], others: 0, missing: ["pizza"] });
    expect(found.closest.length).toBeGreaterThan(0);
    expect(found.guidance).toMatch(/search_tools/);
  });

  test("and a match too name what comes close to few tools, as a search does", async () => {
    for (const task of ["scan the code my assistant wrote for sql injection", "draw a diagram"]) {
      const { tools, closest } = await recommend(task);
      const { body } = await callEndpoint(searchToolsEndpoint, { query: { q: task } });
      const { close } = resultOf(searchToolsEndpoint, { body });
      expect(closest.length, task).toBeGreaterThan(0);
      expect(closest).toEqual(close.map(({ tool_id }) => tool_id).slice(0, 3));
      expect(closest.filter((id) => tools.some(({ tool_id }) => tool_id === id))).toEqual([]);
    }
  });

  test("says what ruled out the tools that have all the words, and names the nearest with what is against them", async () => {
    const found = await recommend("update records in an Airtable base", { constraints: "no-key,mcp" });
    expect(found).toMatchObject({ verdict: "no_reliable_match", tools: [], others: 0, missing: [], closest: [] });
    expect(found.ruled_out).toContainEqual({
      tool_id: "airtable-mcp",
      name: "Airtable MCP Server",
      against: ["no-key"],
      successor: null,
    });
    expect(found.guidance).toMatch(/ruled_out/);
    expect((await recommend("order a pizza", { constraints: "no-key" })).ruled_out).toEqual([]);
  });

  test("says that the makers of the only tools with all the words have ended them, and where they went", async () => {
    const found = await recommend("semgrep mcp server", { type: "mcp" });
    const successor = expect.stringMatching(/^https:\/\/.*semgrep/);
    expect(found.ruled_out).toMatchObject([{ tool_id: "semgrep-mcp", against: ["deprecated"], successor }]);
    expect([found.tools, found.closest]).toEqual([[], []]);
  });

  test("is said of a task that no word is known of, or that has no word of its own", async () => {
    expect(await recommend("zxqvbn wrtplk")).toMatchObject({ verdict: "no_reliable_match", closest: [] });
    expect(await recommend("the best tool for me")).toMatchObject({ verdict: "no_reliable_match", tools: [] });
  });

  test("is said where only a stranger's review says that a tool does it", async () => {
    await publishOn(new Date(), anAgent(), {
      tool_id: "pizza-orderer",
      tool: aTool({ name: "Pizza orderer", description: "Orders a pizza, the best one there is." }),
      ratings: everything,
    });
    const found = await recommend("order a pizza");
    expect(found.verdict).toBe("no_reliable_match");
    expect(found.closest).not.toContain("pizza-orderer");
  });
});

test.each([
  [{}, "/task"],
  [{ task: "x" }, "/task"],
  [{ task: "x".repeat(201) }, "/task"],
  [{ task, type: "website" }, "/type"],
  [{ task, constraints: "a,b,c,d,e,f" }, "/constraints"],
  [{ task, constraints: "fr€e" }, "/constraints/0"],
  [{ task, constraints: "x".repeat(31) }, "/constraints/0"],
] as [Record<string, string>, string][])("refuses %j", async (query, pointer) => {
  expect(refusalOf(await read(query))).toMatchObject({ error: "invalid_argument", pointers: [pointer] });
});
