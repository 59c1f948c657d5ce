import { describe, expect, test } from "vitest";
import { importRegistry } from "#lib/registry/import-registry.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { anEntry, type Official, useFiles } from "#lib/testing/samples/registry.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";

useDatabase();
const file = useFiles();

type Server = Record<string, unknown>;
type Pair = [one: Server, other: Server];

const importEntries = async (...entries: unknown[]) =>
  (await importRegistry(file("list.json", { servers: entries }))).outcomes;
const entry = (server: Server, said?: Official) => anEntry({ websiteUrl: null, ...server }, said);
const npm = (identifier: string, type = "npm") => ({
  packages: [{ registryType: type, identifier, version: "1.0.0" }],
});
const at = (url: string, subfolder?: string) => ({ repository: { url, source: "github", subfolder } });
const remote = (url: string) => ({ remotes: [{ type: "streamable-http", url }] });

async function readTool(tool_id: string) {
  return resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } })).tool;
}

/** Imports two servers by each of three ways: in one file, and in two in either order; each with names of its own. */
async function importPair([one, other]: Pair, way: string) {
  const named = (server: Server, name: string) => entry({ name: `${name}.example.${way}/server`, ...server });
  if (way.startsWith("file")) return importEntries(named(one, "one"), named(other, "other"));
  const pair = way.startsWith("swapped")
    ? [named(other, "other"), named(one, "one")]
    : [named(one, "one"), named(other, "other")];
  return [...(await importEntries(pair[0])), ...(await importEntries(pair[1]))];
}

/** The same pair with addresses that no other test has. */
const placed = (pair: Pair, place: string) =>
  JSON.parse(JSON.stringify(pair).replaceAll(/acme/gi, (name) => `${name}${place}`)) as Pair;

const ways = ["file", "inturn", "swapped"];
const inAllWays = (group: string, rows: [string, Pair][]) =>
  rows.flatMap(([what, pair], row) =>
    ways.map((way) => [what, way, placed(pair, `${way}${group}${row}`), `${way}-${group}${row}`] as const),
  );

describe("a server under another name is the tool that is listed already", () => {
  test.each(
    inAllWays("same", [
      ["the same npm package", [npm("@acme/pump"), npm("@Acme/Pump@1.2.0")]],
      ["the same PyPI package in another spelling", [npm("acme_pump.mcp", "pypi"), npm("Acme-Pump-mcp", "pypi")]],
      ["the same image with another tag", [npm("acme/pump:1.0", "oci"), npm("docker.io/acme/pump:2.0", "oci")]],
      ["the same remote", [remote("https://mcp.acme.example/mcp"), remote("https://MCP.acme.example/mcp/")]],
      ["the same repository over ssh", [at("https://github.com/Acme/Pump"), at("git@github.com:acme/pump.git")]],
      [
        "the same repository as git+https",
        [at("http://github.com/acme/pump/"), at("git+https://github.com/acme/pump.git")],
      ],
      [
        "the same package and repository under a renamed namespace, whose remote has moved",
        [
          { ...npm("acme-pump"), ...at("https://github.com/acme/pump"), ...remote("https://old.acme.example/mcp") },
          { ...npm("acme-pump"), ...at("https://github.com/acme/pump"), ...remote("https://new.acme.example/mcp") },
        ],
      ],
      [
        "a repository that only one of them has a package for",
        [at("https://gitlab.com/acme/pump"), { ...npm("acme-x"), ...at("https://gitlab.com/acme/pump") }],
      ],
    ]),
  )("by %s (%s)", async (_, __, pair, way) => {
    const [first, second] = await importPair(pair, way);
    expect(first).toMatchObject({ outcome: "new" });
    expect(second).toMatchObject({ outcome: "linked", tool_id: first!.tool_id });
    expect(second!.note).toContain(first!.name);
  });
});

describe("servers that share a place and differ in as much are listed apart and name each other", () => {
  test.each(
    inAllWays("apart", [
      [
        "two packages of one repository",
        [
          { ...npm("acme-one"), ...at("https://github.com/acme/suite") },
          { ...npm("acme-two"), ...at("https://github.com/acme/suite") },
        ],
      ],
      [
        "one package of two repositories",
        [
          { ...npm("acme-run"), ...at("https://github.com/acme/one") },
          { ...npm("acme-run"), ...at("https://github.com/acme/two") },
        ],
      ],
      [
        "two remotes of one repository",
        [
          { ...remote("https://a.acme.example"), ...at("https://github.com/acme/r") },
          { ...remote("https://b.acme.example"), ...at("https://github.com/acme/r") },
        ],
      ],
    ]),
  )("%s (%s)", async (_, __, pair, way) => {
    const ids = (await importPair(pair, way)).map(({ outcome, tool_id }) => {
      expect(outcome).toBe("new");
      return tool_id!;
    });
    for (const [index, id] of ids.entries())
      expect(await readTool(id)).toMatchObject({ listing: "imported", similar_to: [{ tool_id: ids[1 - index] }] });
  });

  test("two folders of one repository have nothing in common", async () => {
    const repository = "https://github.com/acme-folders/suite";
    const outcomes = await importEntries(
      entry({ name: "com.example.folders/a", ...at(repository, "src/a") }),
      entry({ name: "com.example.folders/b", ...at(repository, "src/b") }),
    );
    for (const { tool_id, outcome } of outcomes) {
      expect(outcome).toBe("new");
      expect(await readTool(tool_id!)).toMatchObject({ similar_to: [] });
    }
  });
});

test("a dry run says the same of two batches as the import does", async () => {
  const pumps = Array.from({ length: 250 }, (_, number) =>
    entry({ name: `com.example.dry/pump-${number}`, ...npm(`dry-${number % 200}`) }),
  );
  const list = file("dry.json", { servers: pumps });
  const told = await importRegistry(list, { dryRun: true });
  expect(told).toEqual(await importRegistry(list));
  expect(told.outcomes.filter(({ outcome }) => outcome === "linked")).toHaveLength(50);
});

test("a record of the editors' tool brings them its package, which other names then share", async () => {
  const [first] = await importEntries(
    entry({
      name: "com.example.gh/one",
      ...at("git+ssh://git@github.com/github/github-mcp-server.git"),
      ...npm("gh-pump"),
    }),
  );
  expect(first).toMatchObject({ outcome: "linked", tool_id: "github-mcp" });
  expect(await importEntries(entry({ name: "com.example.gh/two", ...npm("gh-pump") }))).toMatchObject([
    { outcome: "linked", tool_id: "github-mcp" },
  ]);
});

describe("names", () => {
  test("that differ in letter case are one server, in one list and in two imports", async () => {
    const name = "io.github.Harbour/Tides";
    const outcomes = await importEntries(
      entry({ name, ...npm("tides") }),
      entry({ name: name.toLowerCase(), version: "1.1.0", ...npm("tides") }),
    );
    expect(outcomes).toMatchObject([{ outcome: "new", tool_id: "io-github-harbour-tides" }]);
    expect(await importEntries(entry({ name: name.toUpperCase(), version: "1.1.0", ...npm("tides") }))).toMatchObject([
      { outcome: "updated", tool_id: "io-github-harbour-tides" },
    ]);
    expect(await importEntries(entry({ name, version: "1.0.0", ...npm("tides") }))).toMatchObject([
      { outcome: "skipped" },
    ]);
  });
});

describe("a renamed server whose old name is withdrawn", () => {
  const old = { name: "com.example.renamed/old", ...npm("renamed-pump") };
  const renamed = { name: "com.example.renamed/new", ...npm("renamed-pump") };

  test.each(["deprecated", "deleted"])("keeps its tool in use and follows the new name (%s)", async (status) => {
    const names = [old, renamed].map((server) => ({
      ...server,
      name: `${server.name}-${status}`,
      ...npm(`renamed-${status}`),
    }));
    const [first] = await importEntries(entry(names[0]!));
    const both = [entry(names[0]!, { status }), entry(names[1]!)];
    const dry = await importRegistry(file("dry.json", { servers: both }), { dryRun: true });
    const outcomes = await importEntries(...both);
    expect(dry.outcomes).toEqual(outcomes);
    expect(outcomes).toMatchObject([{ outcome: "updated" }, { outcome: "linked", tool_id: first!.tool_id }]);
    expect(await readTool(first!.tool_id!)).toMatchObject({ deprecated: false });
    await importEntries(entry({ ...names[1]!, version: "2.0.0", description: "Pumps under its new name." }));
    expect(await readTool(first!.tool_id!)).toMatchObject({ description: "Pumps under its new name." });
    const gone = names.map((server) =>
      entry({ ...server, version: server === names[1] ? "2.0.0" : "1.0.0" }, { status: "deleted" }),
    );
    expect((await importEntries(...gone)).map(({ outcome }) => outcome)).toContain("removed");
  });
});
