import { type Connection, type Facts, packageNames, Remote } from "./contract.ts";

type Client = Connection["client"];
/** What starts or reaches a tool: a command with its arguments, or an address. */
type Way = { command: string; args: string[] } | { url: string; transport: Remote["transport"] };
type Source = Pick<Connection, "state"> & { way: Way; note: string };
type Form = (name: string, way: Way) => Pick<Connection, "text" | "file"> | null;

/** The registries whose packages can be started as a server, best first, each with its command. */
const starters: { [registry: string]: (name: string) => Way } = {
  npm: (name) => ({ command: "npx", args: ["-y", name] }),
  pypi: (name) => ({ command: "uvx", args: [name] }),
  oci: (name) => ({ command: "docker", args: ["run", "-i", "--rm", name] }),
};

const json = (value: object) => JSON.stringify(value, null, 2);
const line = ({ command, args }: { command: string; args: string[] }) => [command, ...args].join(" ");
const shortTransport = (transport: Remote["transport"]) => (transport === "sse" ? "sse" : "http");
const initialize = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "curl", version: "1.0.0" } },
});

/** How each client writes down a server, by its own documentation; null where it cannot reach one of this kind. */
const forms: { [Name in Exclude<Client, "npm" | "pip">]: Form } = {
  "claude-code": (name, way) => ({
    text:
      "url" in way
        ? `claude mcp add --transport ${shortTransport(way.transport)} ${name} ${way.url}`
        : `claude mcp add --transport stdio ${name} -- ${line(way)}`,
    file: null,
  }),
  "claude-desktop": (name, way) =>
    "url" in way
      ? { text: way.url, file: "Settings, Connectors, Add custom connector" }
      : { text: json({ mcpServers: { [name]: way } }), file: "claude_desktop_config.json" },
  cursor: (name, way) => ({
    text: json({ mcpServers: { [name]: "url" in way ? { url: way.url } : way } }),
    file: ".cursor/mcp.json",
  }),
  "vs-code": (name, way) => ({
    text: json({
      servers: {
        [name]: "url" in way ? { type: shortTransport(way.transport), url: way.url } : { type: "stdio", ...way },
      },
    }),
    file: ".vscode/mcp.json",
  }),
  codex: (name, way) => {
    if (!("url" in way)) return { text: `codex mcp add ${name} -- ${line(way)}`, file: null };
    return way.transport === "sse" ? null : { text: `codex mcp add ${name} --url ${way.url}`, file: null };
  },
  json: (name, way) => ({
    text: json({ mcpServers: { [name]: "url" in way ? { type: shortTransport(way.transport), url: way.url } : way } }),
    file: "mcp.json",
  }),
  curl: (_, way) =>
    "url" in way && way.transport !== "sse"
      ? {
          text: `curl -s ${way.url} -H 'content-type: application/json' -H 'accept: application/json, text/event-stream' -d '${initialize}'`,
          file: null,
        }
      : null,
};

/** The lines that connect clients to a tool, by facts of a closed form alone; none while a stranger's review lists it. */
export function connectionsOf(
  { tool_id, type, listing }: { tool_id: string; type: "mcp" | "api" | "app"; listing: string },
  facts: Facts,
): Connection[] {
  if (listing === "unverified") return [];
  const sources = type === "mcp" ? [...packageSources(facts), ...remoteSources(facts)].toSorted(byState) : [];
  const clients = (Object.keys(forms) as (keyof typeof forms)[]).flatMap((client) => {
    for (const { way, ...source } of sources) {
      const form = forms[client](tool_id, way);
      if (form !== null) return [{ client, ...form, ...source }];
    }
    return [];
  });
  return [...clients, ...installs(facts)].map((one) => ({ ...one, note: withKey(one.note, facts) }));
}

/** A confirmed way before a stated one; of equal ones, an address before a package, since nothing is installed. */
const byState = (one: Source, other: Source) =>
  Number(other.state === "confirmed") - Number(one.state === "confirmed") ||
  Number("url" in other.way) - Number("url" in one.way);

function packageSources(facts: Facts): Source[] {
  return Object.entries(starters).flatMap(([registry, start]) =>
    usable(facts)
      .filter((one) => one.registry === registry)
      .map(({ name, state, note }) => ({ way: start(name), state, note })),
  );
}

/** Packages of a plain name that their registry has not contradicted. */
function usable({ packages }: Facts) {
  return (packages?.value ?? []).flatMap(({ registry, name, state }) => {
    if (state === "contradicted" || !packageNames[registry].test(name)) return [];
    return [{ registry, name, state, note: state === "confirmed" ? "" : unchecked(packages!.read_at, registry) }];
  });
}

function remoteSources({ remotes }: Facts): Source[] {
  return (remotes?.value ?? [])
    .filter((remote) => Remote.safeParse(remote).success)
    .map((way) => ({ way, state: "stated", note: unchecked(remotes!.read_at, new URL(way.url).host) }));
}

const unchecked = (read_at: string, place: string) =>
  `As its publisher writes it, read on ${read_at}; not checked at ${place}.`;

/** The line that installs each package that a project depends on. */
function installs(facts: Facts) {
  const commands = { npm: ["npm", "npm install"], pypi: ["pip", "pip install"] } as const;
  return usable(facts).flatMap(({ registry, name, state, note }) => {
    if (registry !== "npm" && registry !== "pypi") return [];
    const [client, command] = commands[registry];
    return [{ client, text: `${command} ${name}`, file: null, state, note }];
  });
}

const keys = { key: "It asks for a key.", oauth: "It asks you to sign in.", sign_in: "It asks for an account." };

function withKey(note: string, { auth }: Facts): string | null {
  const key = auth === null || auth.value === "none" ? "" : keys[auth.value];
  return [note, key].filter(Boolean).join(" ") || null;
}
