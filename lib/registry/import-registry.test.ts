import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { alone, database } from "#lib/db/client.ts";
import { settings } from "#lib/db/settings.sql.ts";
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { type ImportReport, importRegistry } from "#lib/registry/import-registry.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { ask } from "#lib/testing/samples/question.ts";
import { anEntry, type Official, useFiles, useRegistry } from "#lib/testing/samples/registry.ts";
import { getToolEndpoint, searchToolsEndpoint } from "#lib/tools/contract.ts";
import { loadCatalog } from "#lib/tools/load-catalog.ts";
import { toolImports } from "#lib/tools/tools.sql.ts";
import { removeTool } from "#lib/tools/write-tools.ts";

useDatabase();
const registry = useRegistry();
const file = useFiles();

afterEach(expectCountsToBeRight);

const summary = ({ outcomes }: ImportReport) =>
  outcomes.map(({ outcome, name, tool_id }) => [outcome, name, tool_id].join(" "));

const importEntries = async (...entries: unknown[]) => importRegistry(file("list.json", { servers: entries }));
const importOne = async (server: Record<string, unknown>, said?: Official) => {
  const { outcomes } = await importEntries(anEntry(server, said));
  return outcomes[0]!;
};

async function readTool(tool_id: string) {
  const answered = await callEndpoint(getToolEndpoint, { path: { tool_id } });
  return answered.status === 200 ? resultOf(getToolEndpoint, answered).tool : null;
}

/** Checks the kept counts against the tools themselves. */
async function expectCountsToBeRight() {
  const db = await database();
  const counted = await db.execute(sql`select type, coalesce(category, '') as category, count(*)::int as n
    from tools group by 1, 2 order by 1, 2`);
  const kept = await db.execute(sql`select type, category, n from tool_counts where n <> 0 order by 1, 2`);
  expect(kept.rows).toEqual(counted.rows);
}

const find = async (q: string) =>
  resultOf(
    searchToolsEndpoint,
    await callEndpoint(searchToolsEndpoint, { query: new URLSearchParams({ q }).toString() }),
  );

async function importsOf(external_name: string) {
  const db = await database();
  return db.select().from(toolImports).where(eq(toolImports.external_name, external_name));
}

async function publishReviewOf(tool_id: string) {
  const { status } = await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument({ tool_id })) });
  expect(status).toBe(201);
}

/** Starts the next release: its catalogue is not the one that was loaded last. */
async function loadNextRelease() {
  const db = await database();
  await db.update(settings).set({ value: "an older catalogue" }).where(eq(settings.name, "catalog"));
  await loadCatalog();
}

/** Makes a tool one that an earlier release did not have. */
const forgetTool = (tool_id: string) => alone((db) => db.transaction((tx) => removeTool(tx, tool_id)));

describe("a registry's list of two pages", () => {
  const expected = [
    "new io.github.example-harbour/tide-tables io-github-example-harbour-tide-tables",
    "new com.example/weather com-example-weather",
    "linked io.github.github/github-mcp-server github-mcp",
    "skipped com.example.terse/notes ",
    "new com.example.legacy/archive com-example-legacy-archive",
    "new io.github.example-tools/files io-github-example-tools-files",
    "new com.example.nowhere/offline com-example-nowhere-offline",
    "new com.example.remote/translate com-example-remote-translate",
    "skipped com.example.gone/harvester ",
  ];

  test("is only told of by a dry run, which writes nothing", async () => {
    const before = await storedRows();
    expect(summary(await importRegistry(registry.url("/servers"), { dryRun: true }))).toEqual(expected);
    expect(await storedRows()).toEqual(before);
  });

  test("is imported with all its pages, by the same address with the cursor in it", async () => {
    registry.asked.length = 0;
    const report = await importRegistry(registry.url("/servers?version=latest"));
    expect(summary(report)).toEqual(expected);
    expect(report).toMatchObject({ other_versions: 1, is_partial: false });
    expect(registry.asked).toEqual([
      "/servers?version=latest",
      "/servers?version=latest&cursor=com.example.terse%2Fnotes%3A1.0.0",
    ]);
    expect(
      report.outcomes.filter(({ outcome }) => outcome === "skipped").map(({ place, note }) => [place, note]),
    ).toEqual([
      ["/servers/4", "description must have at least 10 characters"],
      ["page 2, /servers/4", "is deleted in the registry"],
    ]);
  });

  test("makes tools with their publishers' words and nothing invented", async () => {
    expect(await readTool("com-example-weather")).toMatchObject({
      name: "Skywatcher Weather",
      description: "Current weather and forecasts for a place, from the example service.",
      type: "mcp",
      website: "https://weather.example.com/agents",
      category: null,
      tags: [],
      origin: "catalog",
      sources: ["mcp-registry"],
      usage_score: null,
      assessment: null,
    });
    const website = async (tool_id: string) => (await readTool(tool_id))!.website;
    expect(await website("io-github-example-tools-files")).toBe("https://github.com/example-tools/suite");
    expect(await website("com-example-nowhere-offline")).toBe("https://hub.docker.com/r/example/offline");
    expect(await website("com-example-remote-translate")).toBe("https://translate.example.com");
    expect((await readTool("io-github-example-harbour-tide-tables"))!.description).toMatch(/tides and currents/);
  });

  test("leaves the text of a tool that the editors describe, and adds itself to its sources", async () => {
    const listed = (await readTool("github-mcp"))!;
    expect(listed.sources).toEqual(["touchstone-catalog", "mcp-registry"]);
    expect(listed.name).not.toBe("An example of another text");
  });

  test("leaves a record of where each tool came from", async () => {
    expect(await importsOf("io.github.example-harbour/tide-tables")).toEqual([
      {
        manifest: expect.objectContaining({ name: "io.github.example-harbour/tide-tables" }),
        source: "mcp-registry",
        external_name: "io.github.example-harbour/tide-tables",
        tool_id: "io-github-example-harbour-tide-tables",
        made_tool: true,
        version: "1.2.0",
        status: "active",
        addresses: ["github.com/example-harbour/tide-tables", "npmjs.com/package/@example-harbour/tide-tables"],
        identities: ["npm:@example-harbour/tide-tables", "repository:github.com/example-harbour/tide-tables"],
        registry_published_at: new Date("2026-02-20T08:00:00.123Z"),
        registry_updated_at: new Date("2026-02-20T08:00:00.123Z"),
        record_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        imported_from: registry.url("/servers"),
        imported_at: expect.any(Date),
      },
    ]);
    expect(await importsOf("io.github.github/github-mcp-server")).toMatchObject([
      { tool_id: "github-mcp", made_tool: false },
    ]);
  });

  test("is found by search, also with a typing mistake in a name", async () => {
    expect((await find("skywatcher forecasts")).tools[0]!.tool_id).toBe("com-example-weather");
    const misspelt = await find("skywtacher");
    expect(misspelt).toMatchObject({ corrected_q: "skywatcher" });
    expect(misspelt.tools[0]!.tool_id).toBe("com-example-weather");
  });

  test("changes nothing when it is imported again", async () => {
    const before = await storedRows();
    const { outcomes } = await importRegistry(registry.url("/servers?version=latest"));
    expect(Object.groupBy(outcomes, ({ outcome }) => outcome)).toMatchObject({
      unchanged: { length: 7 },
      skipped: { length: 2 },
    });
    expect(await storedRows()).toEqual(before);
  });

  test("keeps its place among a tool's sources when the next release loads its catalogue", {
    tags: "full",
  }, async () => {
    const before = await readTool("github-mcp");
    await loadNextRelease();
    expect(await readTool("github-mcp")).toEqual(before);
  });
});

describe("a server that was imported before", () => {
  test("follows a newer version and not an older one", async () => {
    const name = "com.example.version/pump";
    const say = (version: string, description: string) => importOne({ name, version, description });
    expect(await say("1.9.0", "Pumps water up the hill.")).toMatchObject({ outcome: "new" });
    expect(await say("1.10.0", "Pumps water up two hills.")).toMatchObject({ outcome: "updated" });
    expect(await say("1.9.5", "Pumps water somewhere.")).toMatchObject({
      outcome: "skipped",
      note: "is older than version 1.10.0, which was imported before",
    });
    expect(await readTool("com-example-version-pump")).toMatchObject({ description: "Pumps water up two hills." });
    expect((await find("pump hills")).tools[0]!.tool_id).toBe("com-example-version-pump");
    expect(await importsOf(name)).toMatchObject([{ version: "1.10.0" }]);
  });

  test("keeps its last good text when the new one cannot be published", async () => {
    const name = "com.example.refused/text";
    await importOne({ name });
    const { outcome, note } = await importOne({
      name,
      version: "1.1.0",
      description: "Ask me at jane.doe@gmail.com please",
    });
    expect(outcome).toBe("skipped");
    expect(note).toMatch(/^description: looks like personal data .+ \(version 1\.0\.0 stays\)$/);
    expect(await readTool("com-example-refused-text")).toMatchObject({
      description: "Tells when the next ferry leaves.",
    });
    expect(await importsOf(name)).toMatchObject([{ version: "1.0.0" }]);
  });

  test("never changes the text of a tool that a review has listed", async () => {
    const website = "https://github.com/example-reviewed/server/";
    const listing = {
      name: "Reviewed first",
      description: "Listed by its first review.",
      type: "mcp" as const,
      website,
    };
    const document = aDocument({ tool_id: "reviewed-first", tool: listing });
    expect((await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), document) })).status).toBe(201);
    const server = {
      name: "io.github.example-reviewed/server",
      repository: { url: `git+${website.slice(0, -1)}.git` },
    };
    expect(await importOne(server)).toMatchObject({ outcome: "linked", tool_id: "reviewed-first" });
    expect(await importOne({ ...server, version: "2.0.0" })).toMatchObject({ outcome: "updated" });
    const listed = await readTool("reviewed-first");
    expect(listed).toMatchObject({ ...listing, origin: "review", sources: ["mcp-registry"] });
  });

  test("is listed as deprecated when the registry says so of its first record", async () => {
    const name = "com.example.status/ended-before";
    expect(await importOne({ name }, { status: "deprecated" })).toMatchObject({ outcome: "new" });
    expect(await readTool("com-example-status-ended-before")).toMatchObject({ deprecated: true });
  });

  test("stays listed when it is deprecated, and comes back when it is active again", async () => {
    const name = "com.example.status/deprecated";
    await importOne({ name });
    expect(await importOne({ name }, { status: "deprecated" })).toMatchObject({
      outcome: "updated",
      note: "is deprecated in the registry; it stays listed",
    });
    expect(await importOne({ name }, { status: "deprecated" })).toMatchObject({ outcome: "unchanged" });
    expect(await importsOf(name)).toMatchObject([{ status: "deprecated" }]);
    expect(await readTool("com-example-status-deprecated")).not.toBeNull();
    expect(await importOne({ name })).toMatchObject({ outcome: "updated" });
    expect(await importsOf(name)).toMatchObject([{ status: "active" }]);
  });

  test("is ended with its newest version, though an earlier one was imported", async () => {
    const name = "com.example.status/ended";
    await importOne({ name, version: "1.0.0" });
    const note = "is deprecated in the registry; it stays listed";
    expect(await importOne({ name, version: "2.0.0" }, { status: "deprecated" })).toMatchObject({
      outcome: "updated",
      note,
    });
    expect(await importsOf(name)).toMatchObject([{ version: "1.0.0", status: "deprecated" }]);
  });

  test("stays with the questions about it when it is deleted, and they with it; a trial says so beforehand", async () => {
    const name = "com.example.deleted/asked-about";
    await importOne({ name });
    const { question_id } = await ask({ tool_id: "com-example-deleted-asked-about" });
    const { outcomes } = await importRegistry(file("asked.json", [anEntry({ name }, { status: "deleted" })]), {
      dryRun: true,
    });
    expect(outcomes[0]!.outcome).not.toBe("removed");
    expect((await importOne({ name }, { status: "deleted" })).outcome).not.toBe("removed");
    const thread = await callEndpoint(getQuestionEndpoint, { path: { question_id } });
    expect(thread.body.question.tool_id).toBe("com-example-deleted-asked-about");
  });

  test("goes when it is deleted and nobody has reviewed it, and stays with its reviews otherwise", async () => {
    for (const name of ["com.example.deleted/alone", "com.example.deleted/reviewed"]) await importOne({ name });
    await publishReviewOf("com-example-deleted-reviewed");
    const deletion = { status: "deleted" };
    expect(await importOne({ name: "com.example.deleted/alone" }, deletion)).toMatchObject({ outcome: "removed" });
    expect(await importOne({ name: "com.example.deleted/alone" }, deletion)).toMatchObject({ outcome: "skipped" });
    expect(await readTool("com-example-deleted-alone")).toBeNull();
    const told = await importRegistry(
      file("deleted.json", [anEntry({ name: "com.example.deleted/reviewed" }, deletion)]),
      { dryRun: true },
    );
    const outcome = await importOne({ name: "com.example.deleted/reviewed" }, deletion);
    expect(told.outcomes).toMatchObject([{ outcome: "updated", note: outcome.note }]);
    expect(outcome).toMatchObject({
      outcome: "updated",
      note: "was deleted in the registry; it stays listed because reviews or questions name it",
    });
    expect(await readTool("com-example-deleted-reviewed")).toMatchObject({ usage: { review_count: 1 } });
    expect(await importOne({ name: "com.example.deleted/reviewed" }, deletion)).toMatchObject({ outcome: "unchanged" });
  });

  test("is not touched by the withdrawal of another version, and goes back when its own was withdrawn", async () => {
    const name = "com.example.rollback/pump";
    await importOne({ name, version: "2.0.0" });
    expect(await importOne({ name, version: "3.0.0" }, { status: "deleted" })).toMatchObject({ outcome: "unchanged" });
    expect(await importOne({ name, version: "1.0.0" }, { status: "deprecated" })).toMatchObject({
      outcome: "unchanged",
    });
    const [withdrawn, standing] = [
      anEntry({ name, version: "2.0.0" }, { status: "deleted" }),
      anEntry({ name }, { isLatest: false }),
    ];
    const { outcomes } = await importEntries(withdrawn, standing);
    expect(outcomes).toMatchObject([{ outcome: "updated", place: "/servers/1" }]);
    expect(await importsOf(name)).toMatchObject([{ version: "1.0.0", status: "active" }]);
  });
});

describe("ids", () => {
  test("two names that read the same get two ids, which they keep", async () => {
    const names = ["com.example.twin/a-b", "com.example.twin/a.b", "com.example.TWIN/a_b"];
    const entries = names.map((name) => anEntry({ name, websiteUrl: "https://twins.example" }));
    const ids = (await importEntries(...entries)).outcomes.map(({ tool_id }) => tool_id!);
    expect(ids).toEqual([
      "com-example-twin-a-b",
      expect.stringMatching(/^com-example-twin-a-b-[0-9a-f]{8}$/),
      expect.any(String),
    ]);
    expect(new Set(ids).size).toBe(3);
    const again = await importEntries(...entries.toReversed());
    expect(again.outcomes.map(({ outcome, tool_id }) => [outcome, tool_id])).toEqual(
      ids.toReversed().map((id) => ["unchanged", id]),
    );
  });

  test("a name of 200 characters gets an id of at most 100", async () => {
    const { outcome, tool_id } = await importOne({ name: `com.example/${"long-".repeat(37)}end`, title: "Long" });
    expect(outcome).toBe("new");
    expect(tool_id).toMatch(/^com-example-(long-)+[a-z-]*[0-9a-f]{8}$/);
    expect(tool_id!.length).toBeLessThanOrEqual(100);
    expect(await readTool(tool_id!)).toMatchObject({ name: "Long" });
  });
});

describe("a catalogue that lists an imported tool later", () => {
  const website = { websiteUrl: "https://github.com/domdomegg/airtable-mcp-server" };

  test("has it once: what was imported is linked to the editors' own tool", async () => {
    await forgetTool("airtable-mcp");
    const name = "io.github.domdomegg/airtable-mcp-server";
    const { outcome, tool_id } = await importOne({ name, ...website });
    expect(outcome).toBe("new");
    await loadNextRelease();
    expect(await readTool(tool_id!)).toBeNull();
    expect(await readTool("airtable-mcp")).toMatchObject({ sources: ["touchstone-catalog", "mcp-registry"] });
    expect(await importsOf(name)).toMatchObject([{ tool_id: "airtable-mcp", made_tool: false }]);
    expect(await importOne({ name, ...website })).toMatchObject({ outcome: "unchanged", tool_id: "airtable-mcp" });
    await forgetTool("airtable-mcp");
  });

  test("keeps the imported one beside it when it has a review", { tags: "full" }, async () => {
    const { tool_id } = await importOne({ name: "com.example.first/airtable", ...website });
    await publishReviewOf(tool_id!);
    await loadNextRelease();
    expect(await readTool(tool_id!)).toMatchObject({ usage: { review_count: 1 } });
    expect(await readTool("airtable-mcp")).toMatchObject({ sources: ["touchstone-catalog"] });
  });

  test("takes over an imported tool that has the same id, and later imports leave it alone", {
    tags: "full",
  }, async () => {
    await forgetTool("apify-mcp");
    expect(await importOne({ name: "apify/mcp", title: "Imported" })).toMatchObject({
      outcome: "new",
      tool_id: "apify-mcp",
    });
    await loadNextRelease();
    expect(await importOne({ name: "apify/mcp", title: "Imported", version: "2.0.0" })).toMatchObject({
      outcome: "updated",
    });
    const listed = await readTool("apify-mcp");
    expect(listed).toMatchObject({ name: "Apify MCP Server", sources: ["touchstone-catalog", "mcp-registry"] });
  });
});

test("a release with other facets decides them anew, of imported tools too", async () => {
  await importRegistry(registry.url("/servers"));
  await loadNextRelease();
  const facets = async () => {
    const { rows } = await (await database()).execute("select tool_id, meets, lacks from tools order by tool_id");
    return rows;
  };
  const before = await facets();
  await (await database()).execute("update tools set meets = '{}', lacks = '{}'");
  await loadNextRelease();
  expect(await facets()).toEqual(before);
});
