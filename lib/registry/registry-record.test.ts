import { describe, expect, test } from "vitest";
import { describeTool, type RegistryRecord, readRecord } from "#lib/registry/registry-record.ts";
import { anEntry } from "#lib/testing/samples/registry.ts";

const read = (server: Record<string, unknown>) => readRecord(anEntry(server)) as RegistryRecord;
const describeServer = (server: Record<string, unknown>) => describeTool(read(server));

describe("an entry that is no server is refused with the reason and never with its text", () => {
  test.each<[unknown, RegExp]>([
    [null, /^Invalid input: expected object/],
    ["a text", /^Invalid input: expected object/],
    [{ server: {} }, /^name .+; description must be a text; version /],
    [anEntry({ name: "no-namespace" }), /^name must be a namespace, one slash and a name$/],
    [anEntry({ name: "com.example/\u001b[31mred" }), /^name must be a namespace, one slash and a name$/],
    [anEntry({ description: 7 }), /^description must be a text$/],
    [anEntry({ version: "1.0 \u202e" }), /^version must be 1 to 255 ASCII characters without spaces$/],
    [anEntry({ repository: "https://github.com/x/y" }), /^repository Invalid input: expected object, received string$/],
    [anEntry({}, { status: "paused" }), /^must be active, deprecated or deleted$/],
    [anEntry({ title: "half \ud83d" }), /^has a text with half of a surrogate pair$/],
    [anEntry({ _meta: JSON.parse(`{"x": ${"[".repeat(50_000)}${"]".repeat(50_000)}}`) }), /^is nested too deeply$/],
  ])("%#", (entry, reason) => {
    expect(readRecord(entry)).toEqual({ fault: expect.stringMatching(reason) });
  });
});

describe("what the registry says of a version", () => {
  const dates = { publishedAt: "2026-01-02T03:04:05.678901Z", updatedAt: "not a date" };

  test("stands beside the server", () => {
    expect(readRecord(anEntry({}, { ...dates, status: "deprecated" }))).toMatchObject({
      status: "deprecated",
      is_latest: true,
      published_at: new Date("2026-01-02T03:04:05.678Z"),
      updated_at: null,
    });
  });

  test("is missing from a server.json alone, which is active", () => {
    const { server } = anEntry({});
    const record = readRecord(server);
    expect(record).toMatchObject({ status: "active", is_latest: false, published_at: null, updated_at: null });
    expect(record).toMatchObject({ sha256: (readRecord(anEntry({})) as RegistryRecord).sha256 });
  });
});

describe("a server's website", () => {
  const repository = { url: "https://github.com/acme/suite", source: "github" };
  const remotes = [
    { type: "sse", url: "{base}/sse" },
    { type: "streamable-http", url: "https://mcp.acme.example/mcp?x=1" },
  ];

  test.each<[string, Record<string, unknown>, string | null]>([
    ["is its own", { websiteUrl: "https://acme.example/agents", repository, remotes }, "https://acme.example/agents"],
    [
      "is its repository without one over https",
      { websiteUrl: "http://acme.example", repository, remotes },
      repository.url,
    ],
    [
      "is its repository over https in any spelling",
      { websiteUrl: "", repository: { url: "git@github.com:acme/suite.git" } },
      repository.url,
    ],
    [
      "is its package's page without any other",
      { websiteUrl: "", packages: [{ registryType: "npm", identifier: "@acme/suite" }] },
      "https://www.npmjs.com/package/@acme/suite",
    ],
    ["is its remote's origin without either", { websiteUrl: "", repository: {}, remotes }, "https://mcp.acme.example"],
    ["is never one with a login", { websiteUrl: "https://user:word@acme.example/" }, null],
    [
      "is missing when a remote is a template",
      { websiteUrl: null, remotes: [{ url: "https://{tenant}.acme.example/mcp" }] },
      null,
    ],
  ])("%s", (_, server, website) => {
    expect(read(server).website).toBe(website);
  });

  test("a server in a folder of a repository is not recognised by the repository as a whole", () => {
    const inFolder = { repository: { ...repository, subfolder: "src/fetch" } };
    expect(read({ ...inFolder, websiteUrl: repository.url }).addresses).toEqual(["github.com/acme/suite#src/fetch"]);
    expect(read({ ...inFolder, websiteUrl: null }).addresses).toEqual(["github.com/acme/suite#src/fetch"]);
    expect(read({ repository, websiteUrl: "https://acme.example" }).addresses).toEqual([
      "github.com/acme/suite",
      "acme.example",
    ]);
  });
});

describe("what is listed of a server", () => {
  test("is named by its title, else by the last part of its name, else by its whole name", async () => {
    expect(await describeServer({ title: " Ferry times " })).toMatchObject({ name: "Ferry times" });
    expect(await describeServer({ title: "F" })).toMatchObject({ name: "ferry" });
    expect(await describeServer({ name: "com.example/f" })).toMatchObject({ name: "com.example/f" });
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ["a short description", { description: "   Ferries   " }, /^description must have at least 10 characters$/],
    ["a long description", { description: "a".repeat(501) }, /^description must have at most 500 characters$/],
    ["no address", { websiteUrl: null }, /^has no https website, repository, remote or package$/],
    [
      "hidden characters",
      { description: "Tells when the\u200b next ferry leaves." },
      /^description: U\+200B at offset 14 /,
    ],
    ["hidden characters in its title", { title: "Ferry\u202e" }, /^name: U\+202E /],
    [
      "a secret",
      { description: `Use the token ghp_${"a1B2c3D4e5F6".repeat(3)} to log in.` },
      /^description: looks like a secret \(rule /,
    ],
    [
      "personal data",
      { description: "Questions to jane.doe@gmail.com are welcome." },
      /^description: looks like personal data \(rule email\)/,
    ],
  ])("is refused with %s, with the reason and never with the text", async (_, server, reason) => {
    const refused = await describeServer(server);
    expect(refused).toEqual({ fault: expect.stringMatching(reason) });
    expect(JSON.stringify(refused)).not.toMatch(/jane|ghp_/);
  });
});
