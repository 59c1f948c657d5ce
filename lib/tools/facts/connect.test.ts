import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factsWith, key, mcp, packageFact, remoteFact, said } from "#lib/testing/facts.ts";
import { readFacts } from "#lib/tools/facts/catalog-facts.ts";
import { connectionsOf as connectionsAnd, hasLine } from "#lib/tools/facts/connect.ts";
import type { Connection, Facts, Registry, Setting } from "#lib/tools/facts/contract.ts";

const connectionsOf = (...given: Parameters<typeof connectionsAnd>) => connectionsAnd(...given).connect;
const of = (client: Connection["client"], lines: Connection[]) => lines.find((one) => one.client === client);
const jsonOf = (client: Connection["client"], lines: Connection[]) => JSON.parse(of(client, lines)!.text);

describe("each client's form is the one of its documentation, read on 2026-11-28", () => {
  const context7 = connectionsOf(mcp("context7"), packageFact("npm", "@upstash/context7-mcp"));
  const notion = connectionsOf(mcp("notion"), remoteFact("https://mcp.notion.com/mcp"));

  test("Claude Code: https://code.claude.com/docs/en/mcp-quickstart", () => {
    const docs = connectionsOf(mcp("claude-code-docs"), remoteFact("https://code.claude.com/docs/mcp"));
    expect(of("claude-code", docs)!.text).toBe(
      "claude mcp add --transport http claude-code-docs https://code.claude.com/docs/mcp",
    );
    expect(of("claude-code", context7)!.text).toBe(
      "claude mcp add --transport stdio context7 -- npx -y @upstash/context7-mcp",
    );
    const asana = connectionsOf(mcp("asana"), remoteFact("https://mcp.asana.com/sse", "sse"));
    expect(of("claude-code", asana)!.text).toBe("claude mcp add --transport sse asana https://mcp.asana.com/sse");
  });

  test("Claude Desktop: https://modelcontextprotocol.io/quickstart/user, and for addresses https://support.claude.com/articles/11175166-getting-started-with-custom-connectors-using-remote-mcp", () => {
    expect(of("claude-desktop", context7)!.file).toBe("claude_desktop_config.json");
    expect(jsonOf("claude-desktop", context7)).toEqual({
      mcpServers: { context7: { command: "npx", args: ["-y", "@upstash/context7-mcp"] } },
    });
    expect(of("claude-desktop", notion)).toMatchObject({
      text: "https://mcp.notion.com/mcp",
      file: "Settings → Connectors → Add custom connector",
    });
  });

  test("Cursor: https://docs.cursor.com/context/model-context-protocol, and for addresses https://cursor.com/docs/mcp", () => {
    expect(of("cursor", context7)!.file).toBe(".cursor/mcp.json");
    expect(jsonOf("cursor", context7).mcpServers.context7).toEqual({
      command: "npx",
      args: ["-y", "@upstash/context7-mcp"],
    });
    expect(jsonOf("cursor", notion)).toEqual({ mcpServers: { notion: { url: "https://mcp.notion.com/mcp" } } });
  });

  test("VS Code: https://code.visualstudio.com/docs/copilot/reference/mcp-configuration", () => {
    expect(of("vs-code", notion)!.file).toBe(".vscode/mcp.json");
    expect(jsonOf("vs-code", notion)).toEqual({
      servers: { notion: { type: "http", url: "https://mcp.notion.com/mcp" } },
    });
    expect(jsonOf("vs-code", context7).servers.context7).toMatchObject({ type: "stdio", command: "npx" });
  });

  test("Codex: https://developers.openai.com/codex/mcp", () => {
    expect(of("codex", context7)!.text).toBe("codex mcp add context7 -- npx -y @upstash/context7-mcp");
    expect(of("codex", notion)!.text).toBe("codex mcp add notion --url https://mcp.notion.com/mcp");
    const asana = connectionsOf(mcp("asana"), remoteFact("https://mcp.asana.com/sse", "sse"));
    expect(of("codex", asana)).toBeUndefined();
  });

  test("JSON that most clients read, with the types of https://code.claude.com/docs/en/mcp", () => {
    expect(jsonOf("json", notion)).toEqual({
      mcpServers: { notion: { type: "http", url: "https://mcp.notion.com/mcp" } },
    });
  });

  test("npm: https://docs.npmjs.com/cli/commands/npm-install; pip: https://pip.pypa.io/en/stable/cli/pip_install/; uvx: https://docs.astral.sh/uv/guides/tools/", () => {
    expect(of("npm", context7)!.text).toBe("npm install @upstash/context7-mcp");
    const python = connectionsOf(mcp("git"), packageFact("pypi", "mcp-server-git"));
    expect(of("pip", python)!.text).toBe("pip install mcp-server-git");
    expect(of("codex", python)!.text).toBe("codex mcp add git -- uvx mcp-server-git");
    const api = connectionsOf({ ...mcp("stripe-api"), type: "api" }, packageFact("npm", "stripe"));
    expect(api.map(({ text }) => text)).toEqual(["npm install stripe"]);
    const app = connectionsOf({ ...mcp("n8n"), type: "app" }, packageFact("npm", "n8n"));
    expect(app.map(({ text }) => text)).toEqual(["npm install -g n8n"]);
  });

  test("brew: https://docs.brew.sh/Manpage; winget: https://learn.microsoft.com/windows/package-manager/winget/install; docker: https://docs.docker.com/reference/cli/docker/image/pull/, of an app alone", () => {
    const appOf = (registry: Registry, name: string) =>
      connectionsOf({ ...mcp("a"), type: "app" }, packageFact(registry, name)).map(({ client, text }) => [
        client,
        text,
      ]);
    expect(appOf("homebrew", "pandoc")).toEqual([["brew", "brew install pandoc"]]);
    expect(appOf("homebrew-cask", "claude-code")).toEqual([["brew", "brew install --cask claude-code"]]);
    expect(appOf("oci", "docker.io/ollama/ollama")).toEqual([["docker", "docker pull docker.io/ollama/ollama"]]);
    expect(of("docker", connectionsOf(mcp("a"), packageFact("oci", "docker.io/a/b")))).toBeUndefined();
    expect(appOf("winget", "Postman.Postman")).toEqual([["winget", "winget install --id Postman.Postman -e"]]);
    const links = { ...said, value: [{ kind: "download" as const, url: "https://a.example/download" }] };
    const onMac = connectionsOf({ ...mcp("a"), type: "app" }, { ...packageFact("homebrew-cask", "a"), links });
    expect(onMac[0]!.note).toBe("For macOS. Its makers' downloads: https://a.example/download.");
    expect([...appOf("homebrew", "x && y"), ...appOf("winget", "Postman"), ...appOf("winget", "A.B -s x")]).toEqual([]);
  });

  test("curl: the first request of https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle", () => {
    const { text } = of("curl", notion)!;
    expect(text).toMatch(
      /^curl -s https:\/\/mcp\.notion\.com\/mcp -H 'content-type: application\/json' -H 'accept: application\/json, text\/event-stream' -d '/,
    );
    expect(JSON.parse(/-d '(.+)'$/.exec(text)![1]!)).toMatchObject({ jsonrpc: "2.0", method: "initialize" });
  });

  test("curl: the address of an API by itself, https://curl.se/docs/manpage.html, and of a server never so", () => {
    const api = { ...mcp("weather-api"), type: "api" as const };
    expect(connectionsOf(api, remoteFact("https://api.a.example/v1", "http"))).toEqual([
      {
        client: "curl",
        text: "curl https://api.a.example/v1",
        file: null,
        state: "stated",
        note: "The address is as its publisher writes it, read on 28 Nov 2026; not checked at api.a.example. A request adds what it asks for: a path, values or both. Whether it asks you to sign in is not known here.",
        page: said.source,
      },
    ]);
    const shown = remoteFact("https://api.a.example/v1", "http");
    shown.remotes!.value[0]!.example = "?q=a,b&n=1";
    expect(connectionsOf(api, shown)[0]).toMatchObject({
      text: "curl 'https://api.a.example/v1?q=a,b&n=1'",
      note: expect.stringContaining("its publisher's own example"),
    });
    expect(connectionsOf(mcp("a"), remoteFact("https://api.a.example/v1", "http"))).toEqual([]);
    const auth = { ...said, value: "key" as const };
    expect(connectionsOf(api, { ...shown, auth })).toEqual([]);
    const sent = (key: string, example?: string) => {
      const remotes = { ...said, value: [{ ...shown.remotes!.value[0]!, key, example }] };
      return connectionsOf(api, factsWith({ remotes, auth })).map(({ text }) => text);
    };
    expect(sent("X-API-Key", "/cats")).toEqual(["curl https://api.a.example/v1/cats -H 'X-API-Key: <your key>'"]);
    expect(sent("token=")).toEqual(["curl https://api.a.example/v1 -H 'Authorization: Token token=<your key>'"]);
    expect(sent("?appid", "?q=a")).toEqual(["curl 'https://api.a.example/v1?q=a&appid=<your key>'"]);
    expect(sent("?appid")).toEqual(["curl 'https://api.a.example/v1?appid=<your key>'"]);
    expect(sent("X-Evil: a' -o /etc/passwd '")).toEqual([]);
    expect(connectionsOf(api, remoteFact("https://a.example/mcp"))).toEqual([]);
  });
});

test("an app is opened at the address that its publisher names, after its lines and never as one", () => {
  const links = { ...said, value: [{ kind: "app" as const, url: "https://app.a.example/" }] };
  const app = { ...mcp("a"), type: "app" as const };
  const auth = { ...said, value: "sign_in" as const };
  const opened = { client: "browser", text: "https://app.a.example/", file: null, state: "stated", page: said.source };
  const note = "The address is as its publisher writes it, read on 28 Nov 2026; not checked at app.a.example.";
  const asked = [factsWith({ links, auth }), factsWith({ links })].map((facts) => connectionsAnd(app, facts));
  expect(asked).toEqual(
    ["It asks for an account.", "Whether it asks you to sign in is not known here."].map((asks) => ({
      connect: [{ ...opened, note: `${note} ${asks}` }],
      unconnected: { reason: expect.stringMatching(/^It is opened in a browser\./), page: opened.text },
    })),
  );
  const both = { ...packageFact("npm", "a"), links };
  expect(connectionsOf(app, both).map(({ client }) => client)).toEqual(["npm", "browser"]);
  expect([hasLine(app, both), hasLine(app, factsWith({ links }))]).toEqual([true, false]);
  expect(connectionsOf({ ...app, type: "api" }, factsWith({ links }))).toEqual([]);
  for (const url of hostile) {
    const value = [{ kind: "app" as const, url }];
    expect(connectionsOf(app, factsWith({ links: { ...said, value } })), url).toEqual([]);
    expect(() => readFacts([{ tool_id: "a", field: "links", ...said, value }])).toThrow(/https|Invalid|invalid/);
  }
});

describe("what a package is given at its start", () => {
  const airtable = connectionsOf(
    mcp("airtable"),
    packageFact("npm", "airtable-mcp-server", "stated", [key("AIRTABLE_API_KEY")]),
  );

  test("a variable is where each client's documentation has it, with a place for the reader's own value", () => {
    expect(of("claude-code", airtable)!.text).toBe(
      "claude mcp add --env AIRTABLE_API_KEY='<your key>' --transport stdio airtable -- npx -y airtable-mcp-server",
    );
    expect(of("codex", airtable)!.text).toBe(
      "codex mcp add airtable --env AIRTABLE_API_KEY='<your key>' -- npx -y airtable-mcp-server",
    );
    const server = { command: "npx", args: ["-y", "airtable-mcp-server"], env: { AIRTABLE_API_KEY: "<your key>" } };
    for (const client of ["claude-desktop", "cursor", "json"] as const)
      expect(jsonOf(client, airtable)).toEqual({ mcpServers: { airtable: server } });
    expect(jsonOf("vs-code", airtable)).toEqual({ servers: { airtable: { type: "stdio", ...server } } });
    expect(of("codex", airtable)!.note).toBe(
      "The package name is as its publisher writes it, read on 28 Nov 2026; not checked at npm. Write your own in place of <your key>.",
    );
  });

  test("a container is handed each variable by name, and a flag stands behind the package", () => {
    const image = packageFact("oci", "ghcr.io/github/github-mcp-server", "stated", [key("GITHUB_TOKEN")]);
    expect(of("codex", connectionsOf(mcp("github"), image))).toMatchObject({
      text: "codex mcp add github --env GITHUB_TOKEN='<your key>' -- docker run -i --rm -e GITHUB_TOKEN ghcr.io/github/github-mcp-server",
      note: expect.stringContaining("not checked at ghcr.io"),
    });
    const flags: Setting[] = [
      { name: "serve", value: "none", required: true },
      { name: "directory", value: "text", required: true },
      key("--api-key"),
      { name: "--url", value: "text", required: true },
      { name: "--stdio", value: "none", required: true },
      { name: "--read-only", value: "none", required: false },
      { name: "LOG_LEVEL", value: "text", required: false },
    ];
    expect(of("claude-code", connectionsOf(mcp("a"), packageFact("pypi", "a", "confirmed", flags)))).toMatchObject({
      text: "claude mcp add --transport stdio a -- uvx a serve '<your directory>' '--api-key=<your key>' '--url=<your url>' --stdio",
      state: "stated",
      note: "PyPI confirms the package. What it is given at its start is as its publisher writes it, read on 28 Nov 2026. Write your own in place of each <your …>. It also takes --read-only, LOG_LEVEL.",
    });
  });

  test("what to write in it is said by the page where it was read, and by no page of an imported file", () => {
    const pageOf = (source: string) => {
      const { packages } = packageFact("npm", "a", "stated", [key("A_KEY")]);
      const [one] = packages!.value;
      const value = [{ ...one!, settings: { ...one!.settings!, source } }];
      return of("codex", connectionsOf(mcp("a"), factsWith({ packages: { ...packages!, value } })))!.page;
    };
    expect(["https://github.com/a/b/blob/main/README.md", "list.json"].map(pageOf)).toEqual([
      "https://github.com/a/b/blob/main/README.md",
      null,
    ]);
  });

  test("without a page that says what it asks for, the page is the one that the line is from", () => {
    const auth = { ...said, source: "https://a.example/auth", value: "none" as const };
    const pageOf = (facts: Facts) => of("codex", connectionsOf(mcp("a"), facts))!.page;
    for (const facts of [packageFact("npm", "a"), factsWith(remoteFact("https://a.example/mcp"))])
      expect([{}, { auth }].map((more) => pageOf({ ...facts, ...more }))).toEqual([said.source, said.source]);
  });

  test("what only installs it has nothing to fill in, and is confirmed as soon as its registry confirms it", () => {
    const given = [key("A_KEY"), ...["B", "C", "D", "E"].map((name) => ({ ...key(name), required: false }))];
    const confirmed = connectionsOf(mcp("a"), packageFact("npm", "a", "confirmed", given));
    expect(of("npm", confirmed)).toMatchObject({
      text: "npm install a",
      state: "confirmed",
      note: "It asks for a key.",
    });
    expect(of("codex", confirmed)!.note).toMatch(/ It also takes B, C, D, E\.$/);
    expect(of("npm", airtable)!.note).toBe(
      "The package name is as its publisher writes it, read on 28 Nov 2026; not checked at npm. It asks for a key.",
    );
  });

  test("where it is not known, no line starts the package, whatever its registry says", () => {
    const facts = { ...packageFact("npm", "a", "confirmed", null), auth: { ...said, value: "oauth" as const } };
    expect(connectionsAnd(mcp("a"), facts)).toEqual({
      connect: [],
      unconnected: { reason: "The publisher's page says what it needs to start.", page: "https://github.com/a/b" },
    });
    expect(of("npm", connectionsOf({ ...mcp("a"), type: "api" }, facts))!.text).toBe("npm install a");
  });

  test("a key that an address takes in its header is in the line of each client that has a place for it", () => {
    const facts = factsWith({ ...remoteFact("https://a.example/mcp"), auth: { ...said, value: "key" } });
    facts.remotes!.value[0]!.key = "bearer";
    const lines = connectionsOf(mcp("a"), facts);
    expect(lines.map(({ client }) => client)).toEqual(["claude-code", "cursor", "vs-code", "json", "curl"]);
    // https://code.claude.com/docs/mcp, https://cursor.com/docs/mcp and https://code.visualstudio.com/docs/reference/mcp-configuration, read on 2026-11-29.
    expect(of("claude-code", lines)).toMatchObject({
      text: "claude mcp add --transport http a https://a.example/mcp --header 'Authorization: Bearer <your key>'",
      note: expect.stringMatching(/It asks for a key\. Write your own in place of <your key>\.$/),
    });
    const server = { url: "https://a.example/mcp", headers: { Authorization: "Bearer <your key>" } };
    expect(jsonOf("cursor", lines)).toEqual({ mcpServers: { a: server } });
    expect(jsonOf("vs-code", lines)).toEqual({ servers: { a: { type: "http", ...server } } });
    expect(of("curl", lines)!.text).toContain(" -H 'Authorization: Bearer <your key>' ");
  });

  test("a package asks for what it takes itself, and not for what an address of its tool does", () => {
    const { packages } = packageFact("npm", "a", "stated", [key("A_KEY")]);
    const auth = { ...said, value: "oauth" as const };
    const lines = connectionsOf(mcp("a"), factsWith({ ...remoteFact("https://a.example/mcp"), packages, auth }));
    expect(of("npm", lines)!.note).toMatch(/It asks for a key\.$/);
    expect(of("codex", lines)!.note).toMatch(/It asks you to sign in\.$/);
  });

  test("a key that has no place in it takes the line away, from a package and from an address alike", () => {
    const auth = { ...said, value: "key" as const };
    const unconnected = { reason: "The publisher's page says how its key is passed.", page: "https://github.com/a/b" };
    expect(connectionsAnd(mcp("a"), { ...packageFact("npm", "a"), auth })).toEqual({ connect: [], unconnected });
    expect(connectionsAnd(mcp("a"), { ...remoteFact("https://a.example/mcp"), auth })).toEqual({
      connect: [],
      unconnected,
    });
    const both = {
      ...packageFact("npm", "a", "stated", [key("A_KEY")]),
      remotes: remoteFact("https://a.example/mcp").remotes,
      auth,
    };
    expect(of("codex", connectionsOf(mcp("a"), both))!.text).toMatch(/--env A_KEY='<your key>' -- npx -y a$/);
  });
});

describe("what is not confirmed", () => {
  test("a stated package is used under the sentence that says so; a confirmed one needs none", () => {
    const [line] = connectionsOf(mcp("a"), packageFact("npm", "a", "stated"));
    expect(line).toMatchObject({
      state: "stated",
      note: "The package name is as its publisher writes it, read on 28 Nov 2026; not checked at npm.",
    });
    expect(connectionsOf(mcp("a"), packageFact("npm", "a"))[0]).toMatchObject({ state: "confirmed", note: null });
    const unnamed = packageFact("npm", "a", "stated");
    unnamed.packages!.value[0]!.checked_at = "2026-11-28T00:00:00.000Z";
    expect(connectionsOf(mcp("a"), unnamed)[0]!.note).toMatch(
      /; npm names no repository for it, so it is not confirmed\.$/,
    );
  });

  test("a contradicted package is never in a line, and an unverified tool has no line", () => {
    expect(connectionsOf(mcp("a"), packageFact("npm", "a", "contradicted"))).toEqual([]);
    expect(connectionsOf({ ...mcp("a"), listing: "unverified" }, packageFact("npm", "a"))).toEqual([]);
    const both = { ...packageFact("npm", "a", "contradicted"), remotes: remoteFact("https://a.example/mcp").remotes };
    const [line] = connectionsOf(mcp("a"), both);
    expect(line).toMatchObject({
      text: "claude mcp add --transport http a https://a.example/mcp",
      note: expect.stringMatching(/^The address is as/),
    });
  });

  test.each([
    ["registry", "a registry lists it"],
    ["editor", "an editor read it"],
  ] as const)("what a %s alone says is not said to be its publisher's", (said_by, words) => {
    const { packages } = packageFact("npm", "a", "listed");
    const [line] = connectionsOf(mcp("a"), factsWith({ packages: { ...packages!, said_by } }));
    expect(line).toMatchObject({
      state: "listed",
      note: `The package name is as ${words}, read on 28 Nov 2026; not checked in its makers' own files, nor at npm.`,
    });
    const remotes = { ...remoteFact("https://a.example/mcp").remotes!, said_by };
    expect(connectionsOf(mcp("a"), factsWith({ remotes }))[0]!.state).toBe("listed");
  });

  test("a confirmed package comes before an address that was not checked", () => {
    const both = { ...packageFact("npm", "a"), remotes: remoteFact("https://a.example/mcp").remotes };
    expect(of("codex", connectionsOf(mcp("a"), both))!.text).toBe("codex mcp add a -- npx -y a");
  });
});

test("no name, setting or address of any text adds an argument, a sign of the shell or an invisible sign", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.webUrl(), fc.constantFrom(...hostile));
  const shape =
    /^(?:claude mcp add --transport (?:stdio a -- |http a )|codex mcp add a (?:-- |--url )|npm install |pip install |curl -s )[^ ]+(?: [^ ]+)*$/;
  const install = /^(?:npm install -g|pip install|docker pull|winget install --id) [A-Za-z0-9@/._:-]+(?: -e)?$/;
  const check = (value: string, facts: Facts) => {
    for (const { text, file, client } of connectionsOf(mcp("a"), facts)) {
      const line = text.replace("--env A_KEY='<your key>' ", "").replace('"<your key>"', '"KEY"');
      const words = client === "curl" ? [line.split(" -H ")[0]!] : line.split("\n");
      for (const word of words) expect(word).toMatch(/^[A-Za-z0-9 @/:._~"{}[\],-]*$/);
      if (file === null) expect(line).toMatch(shape);
      expect(line.split(value).length).toBeGreaterThan(1);
      expect(value).toMatch(/^[!-,.-~][!-~]*$/);
    }
  };
  fc.assert(
    fc.property(text, fc.constantFrom("npm", "pypi", "oci", "crates", "winget"), (value, registry) => {
      const named = packageFact(registry as "npm", value, "stated", [key("A_KEY")]);
      check(value, { ...named, remotes: remoteFact(value).remotes });
      for (const { text } of connectionsOf({ ...mcp("a"), type: "app" }, named)) expect(text).toMatch(install);
      const set = connectionsOf(mcp("a"), packageFact("npm", "a", "stated", [key(value)]));
      expect(set.length === 0 || /^(?:[A-Z][A-Z0-9_]*|(?:--)?[a-z0-9][a-z0-9-]*)$/.test(value)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

const hostile = [
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
  "../a",
  "a@latest --yes",
  "a|b",
  "a>b",
  "a*",
  "~a",
  "a\u200bb",
  "\u202ea",
  "аirtable",
  "%0a",
  "https://a.example/?x=1",
  "https://u:p@a.example/",
  "http://a.example/",
  "https://127.0.0.1/mcp",
  "https://localhost/mcp",
  "https://a.example/$(id)",
  "javascript:alert(1)",
  "https://a.example/a b",
  "https://a.example/{tenant}",
  "file:///etc/passwd",
];
