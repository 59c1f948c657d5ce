import { day } from "../../format.ts";
import { Connection, type Facts, packageNames, Remote } from "./contract.ts";

type Client = Connection["client"];
type Command = { command: string; args: string[] };
/** What a client is given, and the file or the page of settings that it belongs in; without one it is a command. */
type Texts = { [Name in Client]?: [text: string, file?: string] };
type Source = Pick<Connection, "state"> & { texts: Texts; isRemote: boolean; note: string };

/** The registries whose packages a line can name, best first: how one is started as a server, and installed. */
const named: { [registry: string]: { start: (name: string) => Command; install?: (name: string) => Texts } } = {
  npm: {
    start: (name) => ({ command: "npx", args: ["-y", name] }),
    install: (name) => ({ npm: [`npm install ${name}`] }),
  },
  pypi: {
    start: (name) => ({ command: "uvx", args: [name] }),
    install: (name) => ({ pip: [`pip install ${name}`] }),
  },
  oci: { start: (name) => ({ command: "docker", args: ["run", "-i", "--rm", name] }) },
};

const json = (value: object) => JSON.stringify(value, null, 2);
const inServers = (name: string, server: object) => json({ mcpServers: { [name]: server } });
const initialize = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "curl", version: "1.0.0" } },
});

/** How each client writes down a server that a command starts, by its own documentation. */
function startedBy(name: string, way: Command): Texts {
  const line = [way.command, ...way.args].join(" ");
  return {
    "claude-code": [`claude mcp add --transport stdio ${name} -- ${line}`],
    "claude-desktop": [inServers(name, way), "claude_desktop_config.json"],
    cursor: [inServers(name, way), ".cursor/mcp.json"],
    "vs-code": [json({ servers: { [name]: { type: "stdio", ...way } } }), ".vscode/mcp.json"],
    codex: [`codex mcp add ${name} -- ${line}`],
    json: [inServers(name, way), "mcp.json"],
  };
}

/** How each client that can reach it writes down a server at an address, by its own documentation. */
function reachedAt(name: string, { url, transport }: Remote): Texts {
  const type = transport === "sse" ? "sse" : "http";
  return {
    "claude-code": [`claude mcp add --transport ${type} ${name} ${url}`],
    "claude-desktop": [url, "Settings, Connectors, Add custom connector"],
    cursor: [inServers(name, { url }), ".cursor/mcp.json"],
    "vs-code": [json({ servers: { [name]: { type, url } } }), ".vscode/mcp.json"],
    json: [inServers(name, { type, url }), "mcp.json"],
    ...(type === "http" && {
      codex: [`codex mcp add ${name} --url ${url}`],
      curl: [
        `curl -s ${url} -H 'content-type: application/json' -H 'accept: application/json, text/event-stream' -d '${initialize}'`,
      ],
    }),
  };
}

/** The lines that connect clients to a tool, by facts of a closed form alone; none while a stranger's review lists it. */
export function connectionsOf(
  { tool_id, type, listing }: { tool_id: string; type: "mcp" | "api" | "app"; listing: string },
  facts: Facts,
): Connection[] {
  if (listing === "unverified") return [];
  const isServer = type === "mcp";
  const sources = [...packageSources(tool_id, isServer, facts), ...(isServer ? remoteSources(tool_id, facts) : [])];
  const ordered = sources.toSorted(byState);
  return Connection.shape.client.options.flatMap((client) => {
    const source = ordered.find(({ texts }) => client in texts);
    if (source === undefined) return [];
    const [text, file = null] = source.texts[client]!;
    return [{ client, text, file, state: source.state, note: withKey(source.note, facts) }];
  });
}

/** A confirmed way before a stated one; of equal ones, an address before a package, since nothing is installed. */
const byState = (one: Source, other: Source) =>
  Number(other.state === "confirmed") - Number(one.state === "confirmed") ||
  Number(other.isRemote) - Number(one.isRemote);

/** Packages of a plain name that their registry has not contradicted. */
function packageSources(tool_id: string, isServer: boolean, { packages }: Facts): Source[] {
  const usable = (packages?.value ?? []).filter(
    ({ registry, name, state }) => state !== "contradicted" && packageNames[registry].test(name),
  );
  return Object.entries(named).flatMap(([own, { start, install }]) =>
    usable
      .filter(({ registry }) => registry === own)
      .map(
        ({ name, state }): Source => ({
          texts: { ...(isServer && startedBy(tool_id, start(name))), ...install?.(name) },
          isRemote: false,
          state: state === "confirmed" ? state : "stated",
          note: state === "confirmed" ? "" : unchecked(packages!.read_at, own),
        }),
      ),
  );
}

function remoteSources(tool_id: string, { remotes }: Facts): Source[] {
  return (remotes?.value ?? [])
    .filter((remote) => Remote.safeParse(remote).success)
    .map((remote) => ({
      texts: reachedAt(tool_id, remote),
      isRemote: true,
      state: "stated",
      note: unchecked(remotes!.read_at, new URL(remote.url).host),
    }));
}

const unchecked = (read_at: string, place: string) =>
  `As its publisher writes it, read on ${day(read_at)}; not checked at ${place}.`;

const keys = { key: "It asks for a key.", oauth: "It asks you to sign in.", sign_in: "It asks for an account." };

function withKey(note: string, { auth }: Facts): string | null {
  const key = auth === null || auth.value === "none" ? "" : keys[auth.value];
  return [note, key].filter(Boolean).join(" ") || null;
}
