import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { catalogTools } from "#lib/tools/catalog-tools.ts";
import { getToolEndpoint, searchToolsEndpoint } from "#lib/tools/contract.ts";
import { catalogFacts, readFacts } from "#lib/tools/facts/catalog-facts.ts";
import { factFacets, noFacts } from "#lib/tools/facts/contract.ts";
import { facetsOf } from "#lib/tools/facts/facets.ts";

useDatabase({ RATE_LIMIT_READS: "off" });

const read = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));

test("a tool has the facts of the catalogue's file, each with its source and date, and null where none was read", async () => {
  const { tool, facts } = await read("airtable-mcp");
  expect(facts).toMatchObject({
    licence: {
      value: "MIT",
      source: expect.stringMatching(/^https:\/\/github\.com\/domdomegg\//),
      read_at: "2026-11-28",
    },
    packages: { value: [{ registry: "npm", name: "airtable-mcp-server", state: "stated", version: null }] },
    price: null,
    links: null,
  });
  expect([tool.meets, tool.lacks]).toEqual([
    ["connect", "self-hosted"],
    ["no-key", "hosted"],
  ]);
});

test("a connection string is not called a key: not in the line, and not as the way to sign in", async () => {
  const { connect, facts } = await read("dbhub-mcp");
  expect(connect.find(({ client }) => client === "codex")).toMatchObject({
    text: "codex mcp add dbhub-mcp --env DSN='<your connection-string>' -- npx -y @bytebase/dbhub",
    note: expect.stringContaining("Write your own in place of <your connection-string>."),
  });
  expect(facts.auth).toBeNull();
});

test("a package that another page names has the source, the day, the speaker and the state of that page", async () => {
  const { facts, connect } = await read("tesseract-ocr");
  const [brew, winget] = facts.packages!.value;
  expect([brew!.state, brew!.origin, winget!.state]).toEqual(["stated", undefined, "listed"]);
  const { note, page } = connect.find(({ client }) => client === "winget")!;
  expect(note).toMatch(/^For Windows\. The package name is as a registry lists it, .* nor at winget\./);
  expect([facts.auth, page]).toEqual([null, winget!.origin!.source]);
  expect(connect.find(({ client }) => client === "brew")).toMatchObject({
    note: expect.stringMatching(/^For macOS and Linux\. The package name is as its publisher writes it/),
    page: facts.packages!.source,
  });
});

test("a package by the word of Homebrew or winget cites its file there", () => {
  const files: Record<string, (name: string) => RegExp> = {
    homebrew: (name) => new RegExp(`^https://github\\.com/Homebrew/homebrew-core/blob/[0-9a-f]{40}/.+/${name}\\.rb$`),
    "homebrew-cask": (name) =>
      new RegExp(`^https://github\\.com/Homebrew/homebrew-cask/blob/[0-9a-f]{40}/.+/${name}\\.rb$`),
    winget: (name) =>
      new RegExp(
        `^https://github\\.com/microsoft/winget-pkgs/blob/[0-9a-f]{40}/.+/${name.replaceAll(".", "/")}/.+\\.yaml$`,
      ),
  };
  const strange = [...catalogFacts].flatMap(([tool_id, { packages }]) =>
    (packages?.value ?? []).flatMap(({ registry, name, origin = packages! }) =>
      origin.said_by !== "registry" || files[registry]?.(name).test(origin.source) ? [] : [tool_id, origin.source],
    ),
  );
  expect(strange).toEqual([]);
});

test("an app that a cask installs has a line for another system too, where one is known", () => {
  const ofMacs = catalogTools.flatMap(({ tool_id, type }) => {
    const registries = new Set(catalogFacts.get(tool_id)?.packages?.value.map(({ registry }) => registry));
    return type === "app" && registries.has("homebrew-cask") && registries.size === 1 ? [tool_id] : [];
  });
  expect(ofMacs).toEqual(["airtable", "chatgpt", "perplexity"]);
});

test("a package of a server that npm or PyPI has is stated by a manifest in the server's repository", () => {
  const manifest = /\/(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|server\.json|manifest\.json)$/;
  const unstated = catalogTools.flatMap(({ tool_id, type }) => {
    const { packages, repository } = catalogFacts.get(tool_id) ?? {};
    return (packages?.value ?? []).flatMap((one) => {
      const home = one.repository ?? repository;
      const pages = [(one.origin ?? packages!).source, home?.source ?? ""];
      const isStated = pages.some((page) => manifest.test(page) && page.startsWith(`${home?.value}/blob/`));
      return type !== "mcp" || one.registry === "oci" || isStated ? [] : [tool_id, ...pages];
    });
  });
  expect(unstated).toEqual([]);
  for (const tool_id of ["blender-mcp", "shopify-dev-mcp"])
    expect(catalogFacts.get(tool_id)?.packages, `no manifest of ${tool_id} names its repository`).toBeUndefined();
});

test("a tool is deprecated when its status says that its makers have ended or moved it", async () => {
  expect((await read("semgrep-mcp")).tool.deprecated).toBe(true);
  expect((await read("semgrep-mcp")).facts.status?.value.successor).toMatch(
    /^https:\/\/github\.com\/semgrep\/semgrep\//,
  );
  expect((await read("airtable-mcp")).tool.deprecated).toBe(false);
});

test("a server without a registry's package starts from its makers' image, in the mode that only reads", async () => {
  const { connect } = await read("postgres-mcp-pro");
  const image = "docker.io/crystaldba/postgres-mcp --access-mode=restricted";
  expect(connect[0]!.text).toMatch(new RegExp(`-- docker run -i --rm -e DATABASE_URI ${image}$`));
  expect(connect[0]!.note).toMatch(/It also takes --access-mode=unrestricted\.$/);
  expect((await read("obsidian-mcp")).connect[0]!.text).toMatch(/ OBSIDIAN_API_KEY='<your key>' .*uvx mcp-obsidian$/);
});

test("a tool that no line connects names an MCP server of its product that one connects, and no app or client", async () => {
  expect((await read("figma-api")).unconnected?.sister).toEqual({
    tool_id: "figma-mcp",
    name: expect.any(String),
  });
  expect((await read("canva-connect-api")).unconnected).toMatchObject({ sister: null });
  expect((await read("markitdown-mcp")).unconnected).toBeNull();
  expect((await read("serena-mcp")).unconnected?.sister).toBeNull();
});

test("tools with a line can be asked for, and the others are left out", async () => {
  const query = "facets=connect&limit=100";
  const { tools, total } = resultOf(searchToolsEndpoint, await callEndpoint(searchToolsEndpoint, { query }));
  expect(total).toBeGreaterThanOrEqual(120);
  expect(tools.filter(({ meets }) => !meets.includes("connect"))).toEqual([]);
});

test("a tool that its makers host and that anyone can run lacks neither", async () => {
  for (const tool_id of ["open-meteo-api", "sentry-mcp"])
    expect((await read(tool_id)).tool.meets, tool_id).toEqual(expect.arrayContaining(["self-hosted", "hosted"]));
});

test("who runs a tool is read from its hosting alone, and never from a package or an address", () => {
  const tool = { tool_id: "a", type: "app" as const, website: "https://a.example/" };
  const origin = { source: "https://a.example/", read_at: "2026-11-28", said_by: "publisher" as const };
  const one = { registry: "npm" as const, name: "a", state: "stated" as const, version: null, checked_at: null };
  const packages = { value: [{ ...one, settings: null }], ...origin };
  const remotes = { value: [{ url: "https://a.example/", transport: "sse" as const }], ...origin };
  const facts = { ...noFacts, packages, remotes };
  expect(facetsOf(facts, tool)).toEqual({ meets: ["connect"], lacks: [] });
  expect(facetsOf({ ...facts, hosting: { value: "hosted", ...origin } }, tool)).toEqual({
    meets: ["connect", "hosted"],
    lacks: ["self-hosted"],
  });
});

test("facets follow the words of price, hosting and sign-in", () => {
  const tool = { tool_id: "a", type: "app" as const, website: "https://a.example/" };
  const origin = { source: "https://a.example/", read_at: "2026-11-28", said_by: "publisher" as const };
  const said = <Value>(value: Value) => ({ value, ...origin });
  const of = (facts: Partial<Parameters<typeof facetsOf>[0]>) => facetsOf({ ...noFacts, ...facts }, tool);
  for (const kind of ["free", "free_tier"] as const)
    expect(of({ price: said({ kind, from: null }) }).meets, kind).toEqual(["free"]);
  expect(of({ price: said({ kind: "paid", from: null }) }).lacks).toEqual(["free"]);
  expect(of({ hosting: said("self_hosted") })).toEqual({ meets: ["self-hosted"], lacks: ["hosted"] });
  expect(of({ hosting: said("both") }).meets).toEqual(["self-hosted", "hosted"]);
  expect(factFacets.map(({ label, lack }) => `${label}; ${lack}`).slice(0, 3)).toEqual([
    "Free, or free up to a limit; not free",
    "Can run on your machine; does not run on your machine",
    "Needs no key; needs a key, OAuth or an account",
  ]);
});

test("an app that its makers host says that its line installs a client, and one that runs here or on the desktop does not", async () => {
  const client = "It installs a command-line client of it, not the app itself.";
  for (const tool_id of ["github-copilot", "todoist"]) {
    const { tool, connect } = await read(tool_id);
    expect([tool.meets.includes("self-hosted"), connect[0]?.note], tool_id).toEqual([
      false,
      expect.stringContaining(client),
    ]);
  }
  for (const tool_id of ["duckdb", "n8n", "zoom"]) expect((await read(tool_id)).connect[0]?.note).not.toContain(client);
});

test("a tool that is only a package and needs a secret asks for a key, by the page that says so", async () => {
  const { tool, facts } = await read("neo4j-mcp");
  const settings = facts.packages!.value[0]!.settings!;
  expect(facts.auth).toEqual({ ...settings, value: "key" });
  expect(tool.lacks).toContain("no-key");
});

test("what an example posts is JSON", () => {
  for (const { remotes } of catalogFacts.values())
    for (const { body = "{}" } of remotes?.value ?? []) expect(() => JSON.parse(body), body).not.toThrow();
});

test("nothing of the catalogue is proved by an address that names who referred the reader", () => {
  const folder = "lib/tools/catalog";
  for (const name of readdirSync(folder))
    expect(readFileSync(`${folder}/${name}`, "utf8"), name).not.toMatch(/[?&](?:ref|via|utm_[a-z]+)=/);
});

test("no fact is in a score: a tool with facts and without reviews or readings has none", async () => {
  const { tool } = await read("airtable-mcp");
  expect([tool.usage_score, tool.usage.status]).toEqual([null, "no_data"]);
});

test("most servers of the catalogue have a line, each other says why not, and no line leaves a key without its place", async () => {
  const { tools } = resultOf(
    searchToolsEndpoint,
    await callEndpoint(searchToolsEndpoint, { query: "sort=name&type=mcp&limit=100" }),
  );
  const keyed: Record<string, boolean> = {};
  let connected = 0;
  for (const { tool_id } of tools) {
    const { facts, connect, unconnected } = await read(tool_id);
    expect([tool_id, connect.length > 0]).toEqual([tool_id, unconnected === null]);
    connected += connect.some(({ client }) => client === "claude-code") ? 1 : 0;
    if (unconnected !== null) expect(unconnected.page, tool_id).toMatch(/^https:/);
    expect(unconnected?.reason ?? "", tool_id).not.toContain("  ");
    for (const { text, note } of connect)
      for (const place of note?.match(/<your [a-z0-9-]+>/g) ?? []) expect(text, tool_id).toContain(place);
    if (facts.auth?.value !== "key") continue;
    keyed[tool_id] = connect.length > 0;
    for (const { client, text } of connect)
      if (client !== "npm" && client !== "pip") expect(text, tool_id).toContain("<your key>");
  }
  expect(Object.values(keyed).filter(Boolean).length).toBeGreaterThanOrEqual(15);
  expect(connected / tools.length).toBeGreaterThanOrEqual(0.75);
});

test.each([
  ["airtable-mcp", /--env AIRTABLE_API_KEY='<your key>' -- npx -y airtable-mcp-server$/, null],
  ["github-mcp", /-- docker run -i --rm -e GITHUB_PERSONAL_ACCESS_TOKEN ghcr\.io\/github\/github-mcp-server$/, null],
  [
    "mcp-toolbox-databases",
    /--env POSTGRES_HOST='<your postgres-host>' .+ -- npx -y @toolbox-sdk\/server --prebuilt=postgres --stdio$/,
    null,
  ],
  ["stripe-mcp", /--url https:\/\/mcp\.stripe\.com$/, null],
  ["filesystem-mcp", /-- npx -y @modelcontextprotocol\/server-filesystem '<your directory>'$/, null],
  ["azure-mcp", /-- npx -y @azure\/mcp server start$/, null],
  ["slack-mcp", /-e SLACK_MCP_XOXP_TOKEN ghcr\.io\/korotovsky\/slack-mcp-server --transport stdio$/, null],
  ["kubernetes-mcp", /-- npx -y kubernetes-mcp-server$/, null],
  ["motherduck-mcp", /--url https:\/\/api\.motherduck\.com\/mcp$/, null],
  ["home-assistant-mcp", /--env HOMEASSISTANT_TOKEN='<your key>' -- uvx ha-mcp$/, null],
  ["auth0-mcp", /-- npx -y @auth0\/auth0-mcp-server run$/, null],
  ["excel-mcp", /-- uvx excel-mcp-server stdio '--allow-dir=<your allow-dir>'$/, null],
  [
    "paypal-mcp",
    null,
    /^No package or remote address in a form that makes a line is known here: see the publisher's page\.$/,
  ],
  ["mongodb-mcp", /--env MDB_MCP_CONNECTION_STRING=.* -- npx -y mongodb-mcp-server --readOnly$/, null],
  ["serena-mcp", null, /^The publisher's page says what it needs to start\.$/],
  ["alpha-vantage-mcp", /--url https:\/\/mcp\.alphavantage\.co\/mcp$/, null],
  ["stripe-api", /^npm install stripe$/, null],
  ["tavily-api", /^pip install tavily-python$/, null],
  ["gmail-api", /^npm install googleapis$/, null],
  ["have-i-been-pwned-api", /^curl https:\/\/api\.pwnedpasswords\.com\/range\/21BD1$/, null],
  ["open-meteo-api", /^curl 'https:\/\/api\.open-meteo\.com\/v1\/forecast\?latitude=/, null],
  ["nominatim-api", /^curl 'https:\/\/nominatim\.openstreetmap\.org\/search\?q=/, null],
  ["github-mcp", /^codex mcp add github-mcp --env GITHUB_PERSONAL_ACCESS_TOKEN/, null],
  ["n8n", /^npm install -g n8n$/, null],
  ["zendesk-api", null, /^An API is called over HTTP\. It asks for a key\./],
  ["gmail", null, /^It is opened in a browser\. It asks for an account\.$/],
  ["shopify", null, /^It is opened in a browser\. It asks for an account\.$/],
])("%s is connected as its publisher writes it, or not at all", async (tool_id, line, reason) => {
  const { connect, unconnected } = await read(tool_id);
  const text = connect.find(({ client }) => ["codex", "npm", "pip", "curl"].includes(client))?.text;
  expect([text ?? null, unconnected?.reason ?? null]).toEqual([
    line && expect.stringMatching(line),
    reason && expect.stringMatching(reason),
  ]);
});

describe("a line that is no fact ends the start with its tool, its field and its fault", () => {
  const said = { source: "https://a.example/", read_at: "2026-11-28", said_by: "publisher" };
  const row = { tool_id: "a-mcp", field: "auth", value: "key" as unknown, ...said };
  test.each([
    [{ ...row, value: "password" }, /^The fact auth of a-mcp is not a fact: value /],
    [{ ...row, field: "colour" }, /^The fact colour of a-mcp is not a fact: /],
    [{ ...row, read_at: "yesterday" }, /read_at/],
    [
      { ...row, field: "packages", value: [{ registry: "npm", name: "a; rm -rf /" }] },
      /must be a name of that registry/,
    ],
    [
      { ...row, field: "remotes", value: [{ url: "http://a.example/", transport: "sse" }] },
      /must be a plain https address/,
    ],
    ...(["rm -rf /", "lower_case", "-e", "--a=$b", "--a=b=c", "$(id)", "-- sh", "a.b"].map((name) => [
      {
        ...row,
        field: "packages",
        value: [
          {
            registry: "npm",
            name: "a",
            settings: { ...said, value: [{ name, value: "secret", required: true }] },
          },
        ],
      },
      /must be a plain variable, flag or word/,
    ]) as [typeof row, RegExp][]),
    [{ ...row, field: "licence", value: "free, more or less" }, /must be an SPDX expression/],
  ])("%j", (bad, fault) => expect(() => readFacts([bad])).toThrow(fault));

  test("a fact that is written twice", () => expect(() => readFacts([row, row])).toThrow(/is written twice\.$/));
});
