import { readOn } from "../../format.ts";
import {
  Connection,
  type Facts,
  type Origin,
  type Package,
  packageRegistry,
  type Registry,
  Setting,
  speakers,
} from "./contract.ts";
import { keyForms, keyPlace, Remote } from "./remote.ts";
import { asks, endOf, inOne, linkOf, placeOf, type Subject, unconnectedOf, webPage } from "./unconnected.ts";

type Client = Connection["client"];
type Command = { command: string; args: string[]; env?: Record<string, string> };
/** What a client is given, and the file or the page of settings that it belongs in; without one it is a command. */
type Texts = { [Name in Client]?: [text: string, file?: string] };
type Source = Pick<Connection, "state" | "page"> & { texts: Texts; isRemote: boolean; note: (string | false)[] };

type Way = { start?: [string, ...string[]]; client: Client; install: string; end?: string; system?: string };
/** How a line names a package of each registry, best first: what starts one as a server, and what installs it; null: it names none. */
const ways: Record<Registry, Way | null> = {
  npm: { start: ["npx", "-y"], client: "npm", install: "npm install" },
  pypi: { start: ["uvx"], client: "pip", install: "pip install" },
  oci: { start: ["docker", "run", "-i", "--rm"], client: "docker", install: "docker pull" },
  homebrew: { client: "brew", install: "brew install", system: "For macOS and Linux." },
  "homebrew-cask": { client: "brew", install: "brew install --cask", system: "For macOS." },
  // Without -e a part of another package's identifier fits too.
  winget: { client: "winget", install: "winget install --id", end: " -e", system: "For Windows." },
  crates: null,
  nuget: null,
  go: null,
};

/** What is written where the reader's own value belongs. */
const placeholders = { secret: keyPlace, connection: "<your connection-string>" };
const placeOfOwn = (name: string, value: Exclude<Setting["value"], "none">) =>
  value === "text" ? `<your ${name.replace(/^--/, "").toLowerCase().replaceAll("_", "-")}>` : placeholders[value];

const json = (value: object) => JSON.stringify(value, null, 2);
const inServers = (name: string, server: object) => json({ mcpServers: { [name]: server } });
const initialize = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"curl","version":"1.0.0"}}}`;

/** How each client writes down a server that a command starts, by its own documentation. */
export function startedBy(name: string, { env = {}, ...way }: Command): Texts {
  const line = [way.command, ...way.args].map(quoted).join(" ");
  const variables = Object.entries(env)
    .map(([variable, value]) => `--env ${variable}=${quoted(value)} `)
    .join("");
  const server = { ...way, ...(variables && { env }) };
  return {
    // Claude Code takes each word after --env for a variable until the next option, so the name comes later.
    "claude-code": [`claude mcp add ${variables}--transport stdio ${name} -- ${line}`],
    "claude-desktop": [inServers(name, server), "claude_desktop_config.json"],
    cursor: [inServers(name, server), ".cursor/mcp.json"],
    "vs-code": [json({ servers: { [name]: { type: "stdio", ...server } } }), ".vscode/mcp.json"],
    codex: [`codex mcp add ${name} ${variables}-- ${line}`],
    json: [inServers(name, server), "mcp.json"],
  };
}

/** A word as a shell reads it; to a shell a bare placeholder is a file, and a query has signs of its own. */
const quoted = (word: string) => (/[<?&]/.test(word) ? `'${word}'` : word);

/** How each client that can reach it writes down a server at an address, by its own documentation. */
export function reachedAt(name: string, { url, transport, key, second, header, example = "", body }: Remote): Texts {
  const other = second && keyForms[second]!.replace(keyPlace, placeOfOwn(second.replace("?", ""), "text"));
  const sent = [key && keyForms[key]!, other, header].filter((one) => one !== undefined);
  const withKeys = (place: string) =>
    sent.reduce((at, one) => (one.startsWith("?") ? at + one.replace("?", at.includes("?") ? "&" : "?") : at), place);
  const fields = sent.filter((one) => one.includes(": "));
  const address = quoted(withKeys(url + example));
  const headers = (option: string) => fields.map((field) => ` ${option} '${field}'`).join("");
  const user = key?.startsWith("basic") ? ` ${keyForms[key]}` : "";
  const posted = body ? ` -H 'content-type: application/json' -d '${body}'` : "";
  if (transport === "http") return { curl: [`curl ${address}${user}${headers("-H")}${posted}`] };
  if (user) return {};
  const type = transport === "sse" ? "sse" : "http";
  const own = Object.fromEntries(fields.map((field) => field.split(": ")));
  const server = { url: withKeys(url), ...(fields.length > 0 && { headers: own }) };
  return {
    "claude-code": [`claude mcp add --transport ${type} ${name} ${address}${headers("--header")}`],
    cursor: [inServers(name, server), ".cursor/mcp.json"],
    "vs-code": [json({ servers: { [name]: { type, ...server } } }), ".vscode/mcp.json"],
    json: [inServers(name, { type, ...server }), "mcp.json"],
    // These two have no place for a header in one line.
    ...(fields.length === 0 && { "claude-desktop": [server.url, "Settings → Connectors → Add custom connector"] }),
    ...(fields.length === 0 && type === "http" && { codex: [`codex mcp add ${name} --url ${address}`] }),
    ...(type === "http" && {
      curl: [
        `curl -s ${address}${headers("-H")} -H 'content-type: application/json' -H 'accept: application/json, text/event-stream' -d '${initialize}'`,
      ],
    }),
  };
}

/** The lines that connect clients to a tool, the reader's own first, by facts of a closed form alone; without any, the reason. */
export function connectionsOf(
  tool: Subject,
  facts: Facts,
  own?: Client,
): { connect: Connection[]; unconnected: ReturnType<typeof unconnectedOf> | null } {
  const sources =
    tool.listing === "unverified" ? [] : [packageSources, remoteSources, appSources].flatMap((of) => of(tool, facts));
  const ordered = sources.toSorted(byState);
  const clients = [...(own ? [own, "json" as const] : []), ...Connection.shape.client.options];
  const connect = [...new Set(clients)].flatMap((client) => {
    const source = ordered.find(({ texts }) => client in texts);
    if (source === undefined) return [];
    const [text, file = null] = source.texts[client]!;
    const { state, note, page } = source;
    return [{ client, text, file, state, note: inOne([endOf(facts), ...note]) || null, page }];
  });
  const isLine = connect.some(({ client }) => client !== "browser");
  return { connect, unconnected: isLine ? null : unconnectedOf(tool, facts) };
}

/** Whether a line connects to a tool, which an address to open does not. */
export const hasLine = (tool: Omit<Subject, "listing">, facts: Facts): boolean =>
  connectionsOf({ ...tool, listing: "catalog" }, facts).unconnected === null;

/** A confirmed way before a stated one; of equal ones, an address before a package, since nothing is installed. */
const byState = (one: Source, other: Source) =>
  Number(other.state === "confirmed") - Number(one.state === "confirmed") ||
  Number(other.isRemote) - Number(one.isRemote);

/** Packages of a plain name that their registry has not contradicted; as a server, only with all that it needs. */
function packageSources({ tool_id, type }: Subject, facts: Facts): Source[] {
  const best = Object.keys(ways);
  const order = ({ registry }: Package) => best.indexOf(registry);
  return (facts.packages?.value ?? [])
    .toSorted((one, other) => order(one) - order(other))
    .flatMap((one): Source[] => {
      const [how, { origin = facts.packages! }] = [ways[one.registry], one];
      if (how === null || one.host !== undefined || !packageRegistry[one.registry].name.test(one.name)) return [];
      const { client, install, end = "", system = false } = how;
      const command = type === "mcp" ? commandOf(one, facts) : null;
      if (one.state === "contradicted" || one.state === "absent" || (type === "mcp" && command === null)) return [];
      const place = placeOf(one);
      const ended = one.deprecated === true && `${place} says that its newest version is deprecated.`;
      const stated = ended || (one.state !== "confirmed" && unchecked("The package name", origin, place, one));
      // What a package takes is its own: another way to the tool may ask for something else.
      const own = isKeyed(one) ? { ...facts, auth: { ...one.settings!, value: "key" as const } } : facts;
      const isDesktop = system !== false && one.registry !== "homebrew";
      const download = system && linkOf(facts, "download");
      const elsewhere = download ? `Its makers' downloads: ${download}.` : false;
      const fetches = client === "docker" && "It only fetches the image.";
      const way = { isRemote: false, state: one.state, page: one.repository?.value ?? askedOn(own, origin) };
      // An app is a command that is run, a client of an API is part of a program; the image of a server is fetched at its start.
      const text = `${install} ${type === "app" && client === "npm" ? "-g " : ""}${one.name}${end}`;
      const isClient = facts.hosting && !isDesktop ? facts.hosting.value === "hosted" : one.repository !== undefined;
      const calls =
        (type === "api" && "It installs a client, which your own program calls.") ||
        (type === "app" && isClient && "It installs a command-line client of it, not the app itself.");
      const texts = fetches && type !== "app" ? {} : { [client]: [text] };
      const alone: Source = { ...way, texts, note: [system, elsewhere, stated, calls, fetches, asks(own, type)] };
      if (command === null) return [alone];
      const places = placesIn(command);
      const given = one.settings!;
      const isGiven = given.value.some(({ required }) => required);
      const isChecked = isGiven && one.state === "confirmed";
      const start = isChecked && `${place} confirms the package. ${written("What it is given at its start", given)}.`;
      const note = [stated, start, places.length > 0 ? writeOwn(places) : asks(own, type), takes(one)];
      const state = isChecked ? "stated" : one.state;
      const page = places.length > 0 ? webPage(given) : askedOn(own, given);
      return [alone, { ...way, texts: startedBy(tool_id, command), state, note, page }];
    });
}

/** Whether a package needs a secret at its start. */
export const isKeyed = ({ settings }: Package) =>
  settings?.value.some(({ value, required }) => required && value === "secret") === true;

/** What starts a package as a server; null where what it needs is not known, or its key has no place in that. */
function commandOf({ registry, name, settings }: Package, { auth }: Facts): Command | null {
  const needed = settings?.value.filter(({ required }) => required);
  const { start } = ways[registry] ?? {};
  if (!start || needed === undefined || !needed.every((one) => Setting.safeParse(one).success)) return null;
  if (auth?.value === "key" && !needed.some(({ value }) => value === "secret")) return null;
  const [command, ...args] = start;
  const env: Record<string, string> = {};
  const flags: string[] = [];
  for (const { name, value } of needed)
    if (value === "none") flags.push(name);
    else if (name.startsWith("--")) flags.push(`${name}=${placeOfOwn(name, value)}`);
    else if (/^[a-z]/.test(name)) flags.push(placeOfOwn(name, value));
    else env[name] = placeOfOwn(name, value);
  const handed = registry === "oci" ? Object.keys(env).flatMap((variable) => ["-e", variable]) : [];
  return { command, args: [...args, ...handed, name, ...flags], env };
}

/** Addresses of a tool's own kind that are reached without a key, or with one in the header that its publisher names. */
function remoteSources({ tool_id, type }: Subject, facts: Facts): Source[] {
  return (facts.remotes?.value ?? [])
    .filter((remote) => Remote.safeParse(remote).success && (remote.transport === "http") === (type !== "mcp"))
    .filter(({ key }) => key !== undefined || facts.auth?.value !== "key")
    .map((remote) => ({ remote, texts: reachedAt(tool_id, remote) }))
    .map(({ remote, texts }) => ({
      texts,
      isRemote: true,
      state: speakers[facts.remotes!.said_by].unchecked,
      note: [
        unchecked("The address", facts.remotes!, new URL(remote.url).host),
        remote.transport === "http" &&
          (remote.example || remote.body
            ? `This request is its publisher's own example${remote.key ? "" : ", with no key in it"}: put your own values there.`
            : "A request adds what it asks for: a path, values or both."),
        remote.example ? asks(facts, type) : asksOrNot(facts, type),
        remote.key !== undefined && writeOwn(placesIn(texts)),
      ],
      page:
        remote.transport === "http" ? (linkOf(facts, "docs") ?? webPage(facts.remotes)) : askedOn(facts, facts.remotes),
    }));
}

/** The address at which an app is opened in a browser. */
function appSources({ type }: Subject, facts: Facts): Source[] {
  const url = type === "app" && linkOf(facts, "app");
  if (!url || !Remote.shape.url.safeParse(url).success) return [];
  const links = facts.links!;
  const note = [unchecked("The address", links, new URL(url).host), asksOrNot(facts, type)];
  const state = speakers[links.said_by].unchecked;
  return [{ texts: { browser: [url] }, isRemote: true, state, note, page: askedOn(facts, links) }];
}

const asksOrNot = (facts: Facts, type: Subject["type"]) =>
  facts.auth ? asks(facts, type) : "Whether it asks you to sign in is not known here.";

/** The places in a line where a reader's own value belongs. */
const placesIn = (line: object) => [...new Set(JSON.stringify(line).match(/<your [a-z0-9-]+>/g))];
const writeOwn = (places: string[]) =>
  `Write your own in place of ${places.length > 2 ? "each <your …>" : places.join(" and ")}.`;

const written = (what: string, origin: Origin) => `${what} is ${speakers[origin.said_by].as}, ${readOn(origin)}`;
const unchecked = (what: string, origin: Origin, place: string, asked?: Package) =>
  asked?.checked_at
    ? `${written(what, origin)}; ${place} names no repository for it, so it is not confirmed.`
    : `${written(what, origin)}; not checked ${origin.said_by === "publisher" ? "" : "in its makers' own files, nor "}at ${place}.`;

/** Where its publisher says what it asks for, else where the line is from. */
const askedOn = ({ auth }: Facts, from: Origin | null) =>
  webPage(auth?.value === "none" ? null : auth) ?? webPage(from);

/** What a package can be given beside what its line has. */
const takes = ({ settings }: Package) => {
  const names = settings?.value.filter(({ required }) => !required).map(({ name }) => name) ?? [];
  return names.length > 0 && `It also takes ${names.join(", ")}.`;
};
