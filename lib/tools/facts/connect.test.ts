import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connectionsOf } from "#lib/tools/facts/connect.ts";
import { type Connection, type Facts, factNames } from "#lib/tools/facts/contract.ts";

const said = { source: "https://github.com/a/b", read_at: "2026-11-28", said_by: "publisher" as const };
const factsWith = (known: Partial<Facts>) =>
  ({ ...Object.fromEntries(factNames.map((name) => [name, null])), ...known }) as Facts;
const packageFact = (registry: "npm" | "pypi" | "oci" | "crates", name: string, state = "confirmed") =>
  factsWith({
    packages: { ...said, value: [{ registry, name, state, version: null, checked_at: null }] },
  } as Partial<Facts>);
const remoteFact = (url: string, transport: "streamable-http" | "sse" = "streamable-http") =>
  factsWith({ remotes: { ...said, value: [{ url, transport }] } });
const mcp = (tool_id: string) => ({ tool_id, type: "mcp" as const, listing: "catalog" });
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
      file: "Settings, Connectors, Add custom connector",
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
  });

  test("curl: the first request of https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle", () => {
    const { text } = of("curl", notion)!;
    expect(text).toMatch(
      /^curl -s https:\/\/mcp\.notion\.com\/mcp -H 'content-type: application\/json' -H 'accept: application\/json, text\/event-stream' -d '/,
    );
    expect(JSON.parse(/-d '(.+)'$/.exec(text)![1]!)).toMatchObject({ jsonrpc: "2.0", method: "initialize" });
  });
});

describe("what is not confirmed", () => {
  test("a stated package is used under the sentence that says so; a confirmed one needs none", () => {
    const [line] = connectionsOf(mcp("a"), packageFact("npm", "a", "stated"));
    expect(line).toMatchObject({
      state: "stated",
      note: "As its publisher writes it, read on 28 Nov 2026; not checked at npm.",
    });
    expect(connectionsOf(mcp("a"), packageFact("npm", "a"))[0]).toMatchObject({ state: "confirmed", note: null });
  });

  test("a contradicted package is never in a line, and an unverified tool has no line", () => {
    expect(connectionsOf(mcp("a"), packageFact("npm", "a", "contradicted"))).toEqual([]);
    expect(connectionsOf({ ...mcp("a"), listing: "unverified" }, packageFact("npm", "a"))).toEqual([]);
  });

  test("a confirmed package comes before an address that was not checked", () => {
    const both = { ...packageFact("npm", "a"), remotes: remoteFact("https://a.example/mcp").remotes };
    expect(of("codex", connectionsOf(mcp("a"), both))!.text).toBe("codex mcp add a -- npx -y a");
  });
});

test("no name and no address of any text adds an argument, a sign of the shell or an invisible sign", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.webUrl(), fc.constantFrom(...hostile));
  const shape =
    /^(?:claude mcp add --transport (?:stdio a -- |http a )|codex mcp add a (?:-- |--url )|npm install |pip install |curl -s )[^ ]+(?: [^ ]+)*$/;
  fc.assert(
    fc.property(text, fc.constantFrom("npm", "pypi", "oci", "crates"), (value, registry) => {
      const facts = { ...packageFact(registry as "npm", value), remotes: remoteFact(value).remotes };
      for (const { text: line, file, client } of connectionsOf(mcp("a"), facts)) {
        const words = client === "curl" ? [line.split(" -H ")[0]!] : line.split("\n");
        for (const word of words) expect(word).toMatch(/^[A-Za-z0-9 @/:._~"{}[\],-]*$/);
        if (file === null) expect(line).toMatch(shape);
        expect(line.split(value).length).toBeGreaterThan(1);
        expect(value).toMatch(/^[!-,.-~][!-~]*$/);
      }
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
