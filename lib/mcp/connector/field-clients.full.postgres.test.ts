import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResearchAnswer } from "#lib/research-tool/contract.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { chatClient } from "#lib/testing/mcp/chat-client.ts";
import { openingFrom, ownHome, runCommand } from "#lib/testing/mcp/command-client.ts";
import { faultsOf, runConformance } from "#lib/testing/mcp/run-conformance.ts";
import { useConnector } from "#lib/testing/mcp/use-connector.ts";
import { walkResearch } from "#lib/testing/mcp/walk-research.ts";
import { freePort } from "#lib/testing/processes/postgres.ts";

useDatabase({ ACCOUNT_STUDIES_PER_DAY: "50" });
afterAll(endStudies);

const { url, allowAs } = useConnector();
const packages = "node_modules";

describe.for(["legacy", "modern", "auto"])("the Inspector's command line, era %s", (era) => {
  test("signs its person in, and lists the tool without an error in its schemas", async () => {
    const inspector = `${packages}/@modelcontextprotocol/inspector/clients/cli/build/index.js`;
    const words = [
      inspector,
      url(),
      "--transport",
      "http",
      "--protocol-era",
      era,
      "--method",
      "tools/list",
      "--strict",
    ];
    const opens = { MCP_AUTO_OPEN_ENABLED: "true" };
    const { code, printed, warned } = await runCommand(words, allowAs("anna@acme.test"), opens);
    expect([code, warned]).toEqual([0, expect.stringContaining("Authorization complete.")]);
    expect(JSON.parse(printed).tools).toMatchObject([{ name: "run_research" }]);
  });

  test("names a price, runs the study and shows it, by members alone", async () => {
    const inspector = `${packages}/@modelcontextprotocol/inspector/clients/cli/build/index.js`;
    const call = async (members: Record<string, string>) => {
      const given = Object.entries(members).flatMap(([name, value]) => ["--tool-arg", `${name}=${value}`]);
      const door = [inspector, url(), "--transport", "http", "--protocol-era", era];
      const words = [...door, "--method", "tools/call", "--tool-name", "run_research", ...given];
      const opens = { MCP_AUTO_OPEN_ENABLED: "true" };
      const { code, printed, warned } = await runCommand(words, allowAs(`${era}@acme.test`), opens);
      expect([members, code, code === 0 ? "" : warned.split("\n").slice(-8)]).toEqual([members, 0, ""]);
      return JSON.parse(printed).structuredContent as ResearchAnswer;
    };
    const topic = "Would commuters pay for a quiet car?";
    const { confirm } = await call({ do: "run", topic, audience: "b2c", n_per_persona: "1" });
    const { study_id } = await call({ confirm: confirm!.handle });
    expect(await call({ do: "show", study_id: study_id! })).toMatchObject({ verb: "show", study_id });
  });
});

describe.for(["legacy", "auto"])("mcp-remote, protocol %s", (protocol) => {
  test("signs its person in, and passes the tool on to a client that speaks over its standard input", async () => {
    const { env, remove } = await ownHome();
    const words = [`${packages}/mcp-remote/dist/proxy.js`, url(), String(await freePort()), "--protocol", protocol];
    const transport = new StdioClientTransport({ command: process.execPath, args: words, env, stderr: "pipe" });
    openingFrom(transport.stderr as Readable, allowAs(`${protocol}@remote.test`));
    const client = new Client({ name: "Desk client", version: "1" });
    try {
      await client.connect(transport);
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["run_research"]);
      await walkResearch(async (members) => {
        const answer = await client.callTool({ name: "run_research", arguments: members });
        if (answer.isError) throw new Error(JSON.stringify(answer.content));
        return answer.structuredContent as ResearchAnswer;
      });
    } finally {
      await client.close();
      await remove();
    }
  });
});

const both = ["tools-list", "resources-list", "dns-rebinding-protection"];
/** The scenarios of the suite that fit a server with one tool, one resource and no prompts. */
const protocolScenarios = {
  "2025-11-25": [...both, "server-initialize", "ping"],
  "2026-07-28": [
    ...both,
    "server-stateless",
    "server-sse-multiple-streams",
    "http-header-validation",
    "sep-2164-resource-not-found",
    "input-required-result-unsupported-methods",
  ],
};
/** Checks that need tools of the suite's own names. */
const notTestable = new Map([
  [
    "server-stateless",
    [
      "sep-2575-server-rejects-undeclared-capability",
      "sep-2575-missing-capability-http-400",
      "sep-2575-http-server-no-independent-requests-on-stream",
      "sep-2575-server-no-log-without-loglevel",
    ],
  ],
]);

describe("the official suite", () => {
  test("passes its two scenarios for authorization servers", async () => {
    const port = await freePort();
    const { origin } = new URL(url());
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ client_name: "Suite", redirect_uris: [`http://127.0.0.1:${port}/callback`] });
    const { client_id } = await (await fetch(`${origin}/oauth/register`, { method: "POST", headers, body })).json();
    const suite = `${packages}/@modelcontextprotocol/conformance/dist/index.js`;
    const asked = ["--url", origin, "--client-id", client_id, "--resource", url(), "-p", String(port)];
    const { code, printed } = await runCommand([suite, "authorization", ...asked], allowAs("anna@acme.test"));
    expect([code, printed]).toEqual([0, expect.stringContaining("Total: 3 passed, 0 failed")]);
  });

  /** The suite sends no token, so its requests pass a door that adds one. */
  let door: http.Server;
  let through: string;
  beforeAll(async () => {
    const chat = await chatClient(url(), "SDK v2, auto", allowAs("anna@acme.test"));
    await (await chat.connect()).close();
    await chat.close();
    const { access_token } = chat.memory.tokens as { access_token: string };
    door = http.createServer((request, response) => {
      const { method, headers } = request;
      const sent = http.request(url(), { method, headers: { ...headers, authorization: `Bearer ${access_token}` } });
      sent.on("response", (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      request.pipe(sent);
    });
    await new Promise<void>((listening) => door.listen(0, "127.0.0.1", listening));
    through = `http://127.0.0.1:${(door.address() as AddressInfo).port}/research/mcp`;
  });
  afterAll(() => {
    door.close();
    door.closeAllConnections();
  });

  test.for(Object.entries(protocolScenarios))(
    "passes what fits one tool and one resource in %s",
    async ([revision, names]) => {
      const ran = await runConformance(through, revision);
      for (const name of names) {
        expect([name, ...faultsOf(ran[name])]).toEqual([name, ...(notTestable.get(name) ?? [])]);
        expect([name, ran[name]!.some(({ status }) => status === "SUCCESS")]).toEqual([name, true]);
      }
    },
  );
});
