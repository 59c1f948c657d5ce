import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { settings } from "#lib/db/settings.sql.ts";
import { importRegistry } from "#lib/registry/import-registry.ts";
import { verifyPackages } from "#lib/registry/verify-packages.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type Answers, anEntry, useFiles, useRegistry } from "#lib/testing/samples/registry.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { noFacts } from "#lib/tools/facts/contract.ts";
import { loadCatalog } from "#lib/tools/load-catalog.ts";
import { toolImports, tools } from "#lib/tools/tools.sql.ts";

useDatabase();
const file = useFiles();

const answer =
  (value: unknown, status = 200): Answers[string] =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
const repository = "https://github.com/example/ferry";
const registries = useRegistry({
  "/npm/airtable-mcp-server/latest": answer({
    version: "1.9.6",
    repository: { type: "git", url: "git+https://github.com/domdomegg/airtable-mcp-server.git" },
  }),
  "/npm/@example/ferry/latest": answer({
    version: "2.0.0",
    repository: "github:example/ferry",
    deprecated: "Use @example/boat.",
  }),
  "/npm/stripe/latest": answer({ version: "22.2.0", repository: "github:stripe/stripe-node" }),
  "/npm/short-ferry/latest": answer({ version: "1.2.0", repository: "example/ferry" }),
  "/npm/lab-ferry/latest": answer({ version: "1.3.0", repository: { type: "git", url: "gitlab:example/ferry" } }),
  "/npm/shy-ferry/latest": answer({ version: "1.4.0" }),
  "/npm/left-ferry/latest": answer({ version: "9.9.9", repository: "https://github.com/other/left-ferry" }),
  "/npm/gone-ferry/latest": answer({ error: "not found" }, 404),
  "/npm/busy-ferry/latest": answer({}, 503),
  "/pypi/pypi/ferry/json": answer({
    info: {
      version: "3.1",
      home_page: null,
      project_urls: { Docs: "https://ferry.example", Source: `${repository}/` },
    },
  }),
  "/crates/api/v1/crates/ferry": answer({
    crate: { repository, max_stable_version: "0.4.0", max_version: "0.5.0-rc.1" },
  }),
});
const mirrors = () => ({
  npm: registries.url("/npm"),
  pypi: registries.url("/pypi"),
  crates: registries.url("/crates"),
});

const read = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
const importEntries = (...servers: unknown[]) => importRegistry(file("list.json", { servers }));
const stdio = { transport: { type: "stdio" } };
const npm = (identifier: string) => ({ registryType: "npm", identifier, version: "1.0.0", ...stdio });

test("an imported record keeps all that its server.json has, and its facts say where they were read", async () => {
  const server = {
    name: "io.github.example/ferry",
    websiteUrl: "https://ferry.example/",
    repository: { url: `${repository}.git`, source: "github", subfolder: "" },
    packages: [
      {
        ...npm("@example/ferry"),
        runtimeHint: "npx",
        environmentVariables: [{ name: "FERRY_KEY", isSecret: true, isRequired: true }],
      },
    ],
    remotes: [{ type: "streamable-http", url: "https://mcp.ferry.example/mcp", headers: [{ name: "X-Key" }] }],
    icons: [{ src: "https://ferry.example/icon.svg" }],
  };
  await importEntries(anEntry(server));
  const [row] = await (await database()).select().from(toolImports).where(eq(toolImports.external_name, server.name));
  expect(row!.manifest).toMatchObject({ ...server, description: expect.any(String), version: "1.0.0" });
  const { tool, facts, registries } = await read("io-github-example-ferry");
  expect(facts).toMatchObject({
    repository: {
      value: repository,
      source: "list.json",
      said_by: "registry",
      read_at: expect.stringMatching(/^\d{4}-/),
    },
    packages: {
      value: [
        {
          ...{ registry: "npm", name: "@example/ferry", state: "listed", version: null },
          settings: { value: [{ name: "FERRY_KEY", value: "secret", required: true }], source: "list.json" },
        },
      ],
    },
    remotes: { value: [{ url: "https://mcp.ferry.example/mcp", transport: "streamable-http" }] },
    status: { value: { state: "active" }, said_by: "registry" },
    licence: null,
    price: null,
  });
  expect(registries).toMatchObject([
    { registry: "mcp-registry", name: server.name, version: "1.0.0", status: "active" },
  ]);
  expect([tool.meets, tool.lacks]).toEqual([["connect"], []]);
});

test("facts of a record that was imported before are made again of the record, at the next start of a release", async () => {
  const before = await read("io-github-example-ferry");
  const db = await database();
  await db.update(tools).set({ facts: noFacts }).where(eq(tools.tool_id, before.tool.tool_id));
  await db.delete(settings).where(eq(settings.name, "catalog"));
  expect((await read("io-github-example-ferry")).facts).toEqual(noFacts);
  await loadCatalog();
  expect((await read("io-github-example-ferry")).facts).toEqual(before.facts);
});

test("a package starts with what its record says, and by no line where a line has no place for it", async () => {
  const name = (text: string, more = {}) => ({ name: text, isRequired: true, ...more });
  const cases: [more: object, line: string | null][] = [
    [
      { environmentVariables: [name("A_KEY", { isSecret: true }), name("B_URL")] },
      "--env A_KEY='<your key>' --env B_URL='<your b-url>' -- npx -y PKG",
    ],
    [{ packageArguments: [name("--read-only", { type: "named", format: "boolean" })] }, "-- npx -y PKG --read-only"],
    [{ packageArguments: [name("--allow=all", { type: "named", format: "boolean" })] }, null],
    [{ runtimeArguments: [{ type: "positional", value: "-y" }] }, "-- npx -y PKG"],
    [{ environmentVariables: [{ name: "no variable; rm -rf /" }] }, "-- npx -y PKG"],
    [{ environmentVariables: [name("no variable; rm -rf /")] }, null],
    [{ environmentVariables: [name("MODE", { value: "stdio; rm -rf /" })] }, null],
    [{ environmentVariables: [name("NODE_OPTIONS")] }, null],
    [{ packageArguments: [{ type: "positional", value: "run" }] }, null],
    [{ packageArguments: [{ type: "positional", isRequired: true, valueHint: "path" }] }, null],
    [{ runtimeArguments: [name("-v", { value: "/:/host" })] }, null],
    [{ environmentVariables: "A_KEY" }, null],
    [{ transport: { type: "streamable-http", url: "http://{host}:{port}/mcp" } }, null],
  ];
  await importEntries(
    ...cases.map(([more], at) =>
      anEntry({ name: `io.github.example/start-${at}`, packages: [{ ...npm(`start-${at}`), ...more }] }),
    ),
  );
  for (const [at, [more, line]] of cases.entries()) {
    const { connect, unconnected } = await read(`io-github-example-start-${at}`);
    const text = connect.find(({ client }) => client === "codex")?.text ?? null;
    expect(text, JSON.stringify(more)).toBe(
      line && `codex mcp add io-github-example-start-${at} ${line.replace("PKG", `start-${at}`)}`,
    );
    expect(unconnected?.reason ?? null).toBe(
      line === null ? "The publisher's page says what it needs to start." : null,
    );
  }
});

test("a header or a secret that a record requires is in its facts, and no line leaves one out", async () => {
  const header = (name: string, more = {}) => ({ name, isRequired: true, isSecret: true, ...more });
  const remote = (...headers: unknown[]) => ({
    remotes: [{ type: "streamable-http", url: "https://mcp.tide.example/mcp", headers }],
  });
  const key = { name: "TIDE_KEY", isRequired: true, isSecret: true };
  const mode = { type: "named", name: "--mode", value: "readonly" };
  const cases: [entry: object, auth: "key" | undefined, line: RegExp | null][] = [
    [remote(header("Authorization", { value: "Bearer {token}" })), "key", /'Authorization: Bearer <your key>'/],
    [remote(header("X-Tide", { value: "{token}" })), "key", null],
    [remote(header("Authorization", { value: "Bearer {token}" }), header("X-Area", { isSecret: false })), "key", null],
    [remote(header("X-Area", { isSecret: false })), undefined, null],
    [{ remotes: [{ type: "sse", url: "https://mcp.tide.example/sse", headers: "X-Tide" }] }, undefined, null],
    [{ packages: [{ ...npm("tide"), environmentVariables: [key], packageArguments: [mode] }] }, "key", null],
    [remote(header("x-api-key")), "key", /'X-API-Key: <your key>'$/],
    [remote(header("X-API-Key", { value: "{k} -o x" })), "key", null],
    [remote(header("Authorization")), "key", null],
    [remote({ name: "X-Area" }), undefined, /--transport http \S+ https:\/\/mcp\.tide-9\.example\/mcp$/],
  ];
  await importEntries(
    ...cases.map(([more], at) => {
      const own = JSON.parse(JSON.stringify(more).replaceAll(".tide.", `.tide-${at}.`));
      return anEntry({ name: `io.github.example/tide-${at}`, websiteUrl: `https://tide-${at}.example/`, ...own });
    }),
  );
  for (const [at, [more, auth, line]] of cases.entries()) {
    const { facts, connect } = await read(`io-github-example-tide-${at}`);
    const text = connect.find(({ client }) => client === "claude-code")?.text ?? null;
    expect([facts.auth?.value, text], JSON.stringify(more)).toEqual([auth, line && expect.stringMatching(line)]);
    if (auth) expect(connect.map(({ note }) => note).join(" ")).not.toContain("not known here");
    if (line === null) expect(connect).toEqual([]);
  }
});

test("what a record names in a form that makes no line is in its facts all the same, as plain text, and in no line", async () => {
  const header = (name: string) => ({ name, isRequired: true, isSecret: false });
  const remote = (url: string, more = {}) => ({ remotes: [{ type: "sse", url, ...more }] });
  const bundle = "https://github.com/example/kelp/releases/download/v1/kelp.mcpb";
  const cases: [entry: object, named: string[]][] = [
    [{ packages: [{ registryType: "mcpb", identifier: bundle }] }, [`package mcpb:${bundle}`]],
    [{ packages: [{ registryType: "gem", identifier: "kelp" }] }, ["package gem:kelp"]],
    [{ packages: [{ ...npm("kelp"), packageArguments: [{ ...header("--root"), value: "/" }] }] }, ["setting --root"]],
    [{ packages: [{ ...npm("kelp"), packageArguments: [{ type: "positional", value: "run" }] }] }, ["setting run"]],
    [remote("https://{tenant}.kelp.example/sse"), ["remote https://{tenant}.kelp.example/sse"]],
    [remote("https://kelp.example/sse?org=1"), ["remote https://kelp.example/sse?org=1"]],
    [
      remote("https://kelp.example/sse", { headers: [header("X-Area")] }),
      ["remote https://kelp.example/sse", "header X-Area"],
    ],
    [remote("https://kelp.example/sse", { headers: [{ ...header("X-Kelp"), isSecret: true }] }), ["header X-Kelp"]],
    [{ repository: { url: repository, subfolder: "servers/kelp" } }, ["folder servers/kelp"]],
    [remote("https://kelp.example/\u202ex"), []],
    [{ packages: [{ registryType: "mcpb", identifier: "ignore all before" }] }, []],
  ];
  await importEntries(
    ...cases.map(([more], at) => {
      const own = JSON.parse(JSON.stringify(more).replaceAll("kelp", `kelp-${at}`));
      return anEntry({ name: `io.github.example/kelp-${at}`, websiteUrl: `https://kelp-${at}.example/`, ...own });
    }),
  );
  for (const [at, [, named]] of cases.entries()) {
    const { facts, connect } = await read(`io-github-example-kelp-${at}`);
    const forms = facts.other_forms?.value.map(({ kind, text }) => `${kind} ${text.replaceAll(`-${at}`, "")}`) ?? [];
    expect([forms, facts.other_forms?.said_by, connect]).toEqual([named, named.length ? "registry" : undefined, []]);
  }
});

test("a package of another registry is in its facts with that registry, and has no line", async () => {
  const away = { ...npm("short-ferry"), registryBaseUrl: "https://npm.evil.example" };
  const name = "io.github.example/away";
  await importEntries(anEntry({ name, repository: { url: repository, subfolder: "away" }, packages: [away] }));
  const { facts, connect, unconnected } = await read("io-github-example-away");
  expect(facts.packages?.value).toMatchObject([
    { registry: "npm", host: "npm.evil.example", name: "short-ferry", state: "listed", checked_at: null },
  ]);
  expect(connect).toEqual([]);
  expect(unconnected!.reason).toMatch(/^short-ferry is at npm\.evil\.example, which no line here names\./);
});

test("a record of a stranger's namespace adds nothing to a tool that the editors list", async () => {
  const before = await read("airtable-mcp");
  const theirs = { url: "https://github.com/domdomegg/airtable-mcp-server" };
  await importEntries(
    anEntry({
      name: "io.github.stranger/airtable",
      repository: theirs,
      remotes: [{ type: "sse", url: "https://evil.example/sse" }],
    }),
  );
  expect((await read("airtable-mcp")).facts).toEqual(before.facts);
  await importEntries(
    anEntry({
      name: "io.github.domdomegg/airtable",
      repository: theirs,
      remotes: [{ type: "sse", url: "https://air.example/sse" }],
    }),
  );
  const after = await read("airtable-mcp");
  expect(after.facts.remotes?.value).toEqual([{ url: "https://air.example/sse", transport: "sse" }]);
  expect(after.facts.packages).toEqual(before.facts.packages);
});

test("verify keeps no answer of a registry that denies most packages, and says where it asked and what to do", async () => {
  const { facts } = await read("airtable-mcp");
  await expect(verifyPackages(mirrors())).rejects.toThrow(
    /^npm at http:\S+\/npm denies \d+ of \d+ packages, so no answer was kept\. Give its right address with --at npm=<address>, or keep the answers with --force\.$/,
  );
  expect((await read("airtable-mcp")).facts).toEqual(facts);
});

test("verify confirms a package whose registry names the tool's repository, and drops one that it contradicts", async () => {
  const places = (name: string, packages: unknown[]) =>
    anEntry({ name: `io.github.example/${name}`, repository: { url: repository, subfolder: name }, packages });
  await importEntries(
    places("two", [
      npm("@example/ferry"),
      { registryType: "pypi", identifier: "ferry" },
      { registryType: "cargo", identifier: "ferry" },
    ]),
    places("three", [npm("left-ferry")]),
    places("away", [{ ...npm("short-ferry"), registryBaseUrl: "https://npm.evil.example" }]),
    places("four", [npm("gone-ferry")]),
    places("six", [npm("short-ferry"), npm("lab-ferry"), npm("shy-ferry")]),
    places("five", [npm("busy-ferry"), { registryType: "oci", identifier: "docker.io/example/ferry:1.0" }]),
  );
  const outcomes = await verifyPackages(mirrors(), true);
  const told = (tool: string) =>
    outcomes
      .filter(({ tool_id }) => tool_id === tool)
      .map(({ registry, outcome, version, note }) => [registry, outcome, version, note]);
  expect(told("io-github-example-two")).toEqual([
    ["npm", "confirmed", "2.0.0", "its newest version is deprecated there"],
    ["pypi", "confirmed", "3.1", null],
    ["crates", "confirmed", "0.4.0", null],
  ]);
  const { facts, connect } = await read("io-github-example-two");
  expect(facts.packages?.value.map(({ deprecated }) => deprecated)).toEqual([true, undefined, undefined]);
  expect(connect.map(({ note }) => note)).toContain("npm says that its newest version is deprecated.");
  expect(told("io-github-example-away")).toEqual([["npm", "unknown", null, "npm.evil.example was not asked"]]);
  expect(told("io-github-example-three")).toEqual([
    ["npm", "contradicted", null, "its registry names another repository"],
  ]);
  expect(told("io-github-example-four")).toEqual([["npm", "contradicted", null, "its registry has no such package"]]);
  expect(told("io-github-example-six")).toEqual([
    ["npm", "confirmed", "1.2.0", null],
    ["npm", "contradicted", null, "its registry names another repository"],
    ["npm", "unknown", null, "its registry names no repository"],
  ]);
  expect(told("io-github-example-five")).toEqual([
    ["npm", "unknown", null, "npm answered with 503"],
    ["oci", "unknown", null, "oci was not asked"],
  ]);
  const confirmed = await read("airtable-mcp");
  expect(confirmed.facts.packages?.value).toMatchObject([
    { state: "confirmed", version: "1.9.6", checked_at: expect.any(String) },
  ]);
  expect(confirmed.connect.find(({ client }) => client === "claude-code")).toEqual({
    client: "claude-code",
    text: "claude mcp add --env AIRTABLE_API_KEY='<your key>' --transport stdio airtable-mcp -- npx -y airtable-mcp-server",
    file: null,
    state: "stated",
    note: "npm confirms the package. What it is given at its start is as its publisher writes it, read on 30 Nov 2026. Write your own in place of <your key>.",
    page: confirmed.facts.packages?.value[0]?.settings?.source,
  });
  const client = await read("stripe-api");
  expect(client.facts.packages?.value[0]).toMatchObject({ name: "stripe", state: "confirmed", version: "22.2.0" });
  expect(client.connect[0]).toMatchObject({
    text: "npm install stripe",
    state: "confirmed",
    note: "It installs a client, which your own program calls. It asks for a key.",
  });
  const unreached = await verifyPackages({ ...mirrors(), pypi: "http://pypi.invalid" }, true);
  expect(unreached.find(({ registry, tool_id }) => registry === "pypi" && tool_id.endsWith("-two"))?.note).toMatch(
    /^pypi could not be reached \(E\w+\)$/,
  );
  await expect(verifyPackages({ gem: "http://gems.invalid" })).rejects.toThrow(
    "gem is not asked; give the address of npm, pypi or crates.",
  );
  const dropped = await read("io-github-example-three");
  expect(dropped.connect).toEqual([]);
  expect(dropped.unconnected!.reason).toMatch(/^npm names another repository for left-ferry: do not install it\./);
});

test("fifty hostile entries add no argument, no sign of the shell and no invisible sign to a line", async () => {
  const texts = [
    "a; rm -rf /",
    "a && b",
    "$(id)",
    "`id`",
    "a\nb",
    "-rf",
    "--registry=https://evil.example",
    "a b",
    "a'b",
    'a"b',
    "a\\b",
    "a|b",
    "a>b",
    "~a",
    "a\u200bb",
    "\u202ea",
    "\u0430irtable",
    "%0a",
    "a@1 --yes",
    "a\tb",
    "@a/b c",
    "a#b",
    "a?b=1",
    "{a}",
    "a\u0000b",
  ];
  const hostile = texts.flatMap((text, at) => [
    anEntry({
      name: `io.github.hostile/p${at}`,
      packages: [
        npm(text),
        { registryType: "pypi", identifier: text, ...stdio },
        { registryType: "oci", identifier: `docker.io/a/${text}`, ...stdio },
        { ...npm(`settings-${at}`), environmentVariables: [{ name: text, isRequired: true, value: text }] },
      ],
    }),
    anEntry({
      name: `io.github.hostile/r${at}`,
      remotes: [
        { type: "streamable-http", url: `https://a.example/${text}` },
        { type: text, url: "https://a.example/" },
      ],
    }),
  ]);
  expect(hostile).toHaveLength(50);
  const { outcomes } = await importEntries(...hostile);
  const ids = outcomes.flatMap(({ tool_id }) => tool_id ?? []);
  expect(ids.length).toBeGreaterThan(45);
  for (const tool_id of ids)
    for (const { client, text } of (await read(tool_id)).connect) {
      const [command] = text.split(" -H ");
      expect(command!.replaceAll(tool_id, "name"), text).toMatch(
        client === "claude-desktop" || client === "cursor" || client === "vs-code" || client === "json"
          ? /^[\w @/:.~"{}[\],\n-]+$/
          : /^(?:claude mcp add --transport (?:http|sse|stdio) name(?: --)?|codex mcp add name (?:--|--url)|npm install|pip install|curl -s)(?: npx -y| uvx| docker run -i --rm)? (?!-)[\w@/:.~-]+$/,
      );
    }
});
