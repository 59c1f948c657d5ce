import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { chatClient, type Generation } from "../../lib/testing/mcp/chat-client.ts";
import { openingFrom, ownHome, runCommand } from "../../lib/testing/mcp/command-client.ts";
import { freePort } from "../../lib/testing/processes/postgres.ts";
import { installNode, installPython } from "./install.ts";
import type { Consumer, Way } from "./model.ts";
import { callAsN8n } from "./n8n.ts";

type Connect = (way: Way) => Promise<Consumer>;

/** Every consumer by its name, with how it connects. */
export const consumers: [name: string, connect: Connect][] = [
  ["the TypeScript SDK 1", sdk("SDK v1")],
  ["the TypeScript SDK 2", sdk("SDK v2, auto")],
  ["the TypeScript SDK 2 in the older era", sdk("SDK v2, legacy")],
  ["@ai-sdk/mcp", aiSdk],
  ["mcp-remote", mcpRemote],
  ["mcporter", mcporter],
  ["the Inspector's command line", inspector],
  ["n8n's way of calling", callAsN8n],
  ["Python's mcp 1", python("mcp_1.py", "mcp-1")],
  ["Python's mcp 2", python("mcp_2.py", "mcp-2")],
  ["fastmcp", python("fastmcp_client.py", "mcp-2")],
  ["langchain-mcp-adapters", python("langchain_tools.py", "mcp-1")],
  ["openai-agents", python("openai_agents.py", "mcp-1")],
  ["autogen-ext", python("autogen_tools.py", "mcp-1")],
  ["crewai-tools' adapter", python("crewai_tools_adapter.py", "crewai")],
];

type Content = { type: string; text?: string }[];
const textIn = (content: unknown) => (content as Content).flatMap(({ text }) => text ?? []).join("\n");

function sdk(generation: Generation): Connect {
  return async ({ url, browse }) => {
    const chat = await chatClient(url, generation, browse);
    return overSdk(await chat.connect(), chat.close);
  };
}

async function overSdk(client: Client, close: () => Promise<unknown>): Promise<Consumer> {
  return {
    tools: (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, given) => textIn((await client.callTool({ name, arguments: given })).content),
    close: () => client.close().then(close),
  };
}

/** What a model of the AI SDK reads: the model's form of a tool's output. */
async function aiSdk({ url, folder, browse }: Way): Promise<Consumer> {
  const file = join(await installNode(folder), "@ai-sdk/mcp/dist/index.js");
  const { createMCPClient, auth } = await import(pathToFileURL(file).href);
  const chat = await chatClient(url, "SDK v2, auto", browse);
  const open = () => createMCPClient({ transport: { type: "http", url, authProvider: chat.provider } });
  const client = await open().catch(async (refused: unknown) => {
    if (chat.memory.authorize === undefined) throw refused;
    const answer = await chat.comeBack();
    const back = { authorizationCode: answer.get("code"), callbackState: answer.get("state") };
    await auth(chat.provider, { serverUrl: url, ...back });
    return open();
  });
  const tools = await client.tools();
  return {
    tools: Object.keys(tools),
    call: async (name, given) => {
      const about = { toolCallId: "1", messages: [] };
      const output = await tools[name].execute(given, about);
      return textIn((await tools[name].toModelOutput({ ...about, input: given, output })).value);
    },
    close: () => client.close().then(chat.close),
  };
}

async function mcpRemote({ url, browse }: Way): Promise<Consumer> {
  const { env, remove } = await ownHome();
  const args = ["node_modules/mcp-remote/dist/proxy.js", url, String(await freePort())];
  const transport = new StdioClientTransport({ command: process.execPath, args, env, stderr: "pipe" });
  openingFrom(transport.stderr as never, browse);
  const client = new Client({ name: "Desk client", version: "1" });
  await client.connect(transport);
  return overSdk(client, remove);
}

/** A command line that signs in once and keeps its tokens in a home of its own. */
async function mcporter({ url, folder, browse }: Way): Promise<Consumer> {
  const cli = join(await installNode(folder), "mcporter/dist/cli.js");
  const { env, remove } = await ownHome();
  const config = join(env.HOME!, "mcporter.json");
  const needsSignIn = url.endsWith("/research/mcp");
  const service = { url, ...(needsSignIn && { auth: "oauth" }) };
  writeFileSync(config, JSON.stringify({ mcpServers: { service } }));
  const run = async (...words: string[]) => {
    const { code, printed, warned } = await runCommand([cli, "--config", config, ...words], browse, env);
    if (code !== 0) throw new Error(`mcporter ${words[0]} ended with ${code}: ${printed}${warned}`);
    return printed;
  };
  if (needsSignIn) await run("auth", "service", "--browser", "none");
  const { tools } = JSON.parse(await run("list", "service", "--json"));
  return {
    tools: tools.map(({ name }: { name: string }) => name),
    call: (name, given) => run("call", `service.${name}`, "--args", JSON.stringify(given), "--output", "text"),
    close: remove,
  };
}

/** A command line whose every call is a program of its own. */
async function inspector({ url, browse }: Way): Promise<Consumer> {
  const cli = "node_modules/@modelcontextprotocol/inspector/clients/cli/build/index.js";
  const { env, remove } = await ownHome();
  const opens = { ...env, MCP_AUTO_OPEN_ENABLED: "true" };
  const run = async (...words: string[]) => {
    const { code, printed, warned } = await runCommand([cli, url, "--transport", "http", ...words], browse, opens);
    if (code !== 0) throw new Error(`the Inspector ended with ${code}: ${printed}${warned}`);
    return JSON.parse(printed);
  };
  const { tools } = await run("--method", "tools/list");
  const written = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return {
    tools: tools.map(({ name }: { name: string }) => name),
    call: async (name, given) => {
      const pairs = Object.entries(given).flatMap(([key, value]) => ["--tool-arg", `${key}=${written(value)}`]);
      return textIn((await run("--method", "tools/call", "--tool-name", name, ...pairs)).content);
    },
    close: remove,
  };
}

/** A program of python/: each line in is a call, and each line out what a model reads of its answer. */
function python(program: string, requirements: string): Connect {
  return async ({ url, folder, browse }) => {
    const command = await installPython(folder, `e2e/consumers/python/${requirements}.txt`);
    const child = spawn(command, [join("e2e/consumers/python", program), url], {
      env: { ...process.env, PYTHONUNBUFFERED: "1", ...quiet },
      stdio: "pipe",
    });
    const said = openingFrom(child.stderr, browse);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const next = async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended: ${await said.text()}`);
      const line = value.startsWith("{") ? JSON.parse(value) : { error: value };
      if (line.error !== undefined) throw new Error(`${program}: ${line.error}`);
      return line;
    };
    const { tools } = await next();
    return {
      tools,
      call: async (name, given) => {
        child.stdin.write(`${JSON.stringify({ name, arguments: given })}\n`);
        return (await next()).text;
      },
      close: async () => {
        child.stdin.end();
        if (child.exitCode === null) await once(child, "exit");
      },
    };
  };
}

/** What the frameworks would otherwise send home. */
const quiet = { CREWAI_DISABLE_TELEMETRY: "true", OTEL_SDK_DISABLED: "true", OPENAI_AGENTS_DISABLE_TRACING: "1" };
