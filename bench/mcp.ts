import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { stateless } from "../lib/mcp/messages.ts";
import { freePort, type PostgresServer } from "../lib/testing/processes/postgres.ts";
import type { Ask } from "./cases.ts";
import { ask, inBench, seedWhenNeeded } from "./database.ts";
import { type Era, type McpCase, mcpCases, posted } from "./mcp-cases.ts";
import { type Contender, fixed, interleave, type Pace, type Round, round, start, unlimited } from "./measure.ts";
import { listOfTools, sizes } from "./seed.ts";
import type { Line } from "./table.ts";

const connections = 16;
const size = sizes[0]!;

/** A server, and how it is called: ours in the manner of each era. */
type Side = { name: string; contender: Contender; ask: (n: number) => Ask; bytes: number };

/** The MCP endpoint beside a server of the official SDK and one of fastmcp, and its larger answers beside the floor. */
export async function measureMcp(postgres: PostgresServer, { rounds, seconds }: Pace): Promise<Line[]> {
  installPeers();
  await seedWhenNeeded(postgres, [size]);
  const DATABASE_URL = inBench(postgres, size.name);
  const found = await ask(postgres, "select review_id from reviews order by review_id", [], size.name);
  const reviewIds = found.rows.map(({ review_id }) => review_id as string);
  const words = listOfTools(size.tools, 100).map(({ name }) => name);
  const servers: Contender[] = [];
  const run = async (name: string, entry: string, own: Record<string, string> = {}) => {
    const port = String(await freePort());
    const server = await start(name, [entry], { NODE_ENV: "production", ...own, PORT: port });
    servers.push(server);
    return server;
  };
  try {
    const sdk = await run("the SDK", "bench/mcp-sdk-peer.ts");
    const fastmcp = await run("fastmcp", "bench/peers/fastmcp.mjs");
    const floor = await run("the floor", "bench/floor.ts", { DATABASE_URL });
    const ours = await run("the service", "server.ts", { ...unlimited, DATABASE_URL });
    const cases = mcpCases(reviewIds, size.tools, words);
    const rows = [];
    const lines: Line[] = [];
    for (const each of cases) {
      const sides = await Promise.all(sidesOf(each, { sdk, fastmcp, floor, ours }).map(withBytes));
      const load = ({ ask }: Side) => ({ connections, seconds, ask });
      for (const side of sides) await round(side.contender, load(side));
      const measured = await interleave(sides, rounds, (side) => round(side.contender, load(side)));
      // A refusal that began in between, such as a limit's, would have been measured as an answer.
      for (const side of sides) await withBytes(side);
      for (const [index, side] of sides.entries()) rows.push(toRow(each, side, measured[index]!, sides, measured));
      lines.push(...linesOf(each, sides, measured));
    }
    console.table(rows);
    for (const { name, what } of cases) console.log(`${name}: ${what}`);
    return lines;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Servers = Record<"sdk" | "fastmcp" | "floor" | "ours", Contender>;

function sidesOf({ ours, peers, floor }: McpCase, servers: Servers): Side[] {
  const side = (name: string, contender: Contender, ask: (n: number) => Ask): Side => ({
    name,
    contender,
    ask,
    bytes: 0,
  });
  const mine = (era: Era) => side(`ours, ${era}`, servers.ours, (n) => posted(ours(era, n), era, n));
  const others: Side[] = [];
  if (floor !== undefined) others.push(side("the floor", servers.floor, floor));
  if (peers !== undefined) {
    const asked = (n: number) => posted(peers, "initialize", n);
    others.push(side("the SDK", servers.sdk, asked), side("fastmcp", servers.fastmcp, asked));
  }
  return [...others, mine("initialize"), mine(stateless)];
}

/** Sends one request and checks that the answer is a result: JSON-RPC reports a refusal with status 200. */
async function withBytes(side: Side): Promise<Side> {
  const { method, path, headers, body } = side.ask(1);
  const sent = body === undefined ? {} : { body, headers: { "content-type": "application/json", ...headers } };
  const response = await fetch(`${side.contender.url}${path}`, { method, ...sent });
  const text = await response.text();
  const answer = JSON.parse(text) as { result?: { isError?: boolean } };
  const isResult = response.ok && (body === undefined || (answer.result !== undefined && !answer.result.isError));
  if (!isResult) throw new Error(`${side.name} refused what was to be measured: ${text.slice(0, 500)}`);
  return { ...side, bytes: Buffer.byteLength(text) };
}

/** Our rate in each era, of fastmcp's. */
function linesOf({ name, targets }: McpCase, sides: Side[], measured: Round[]): Line[] {
  if (targets === undefined) return [];
  const rpsOf = (side: string) => measured[sides.findIndex((one) => one.name === side)]!.rps;
  return Object.entries(targets).map(([era, atLeast]) => ({
    case: `MCP ${name}, ${era}, of fastmcp`,
    figures: { "1k": rpsOf(`ours, ${era}`) / rpsOf("fastmcp") },
    bound: { atLeast },
  }));
}

function toRow({ name }: McpCase, side: Side, measured: Round, sides: Side[], all: Round[]) {
  const against = (peer: string) => {
    const index = sides.findIndex((one) => one.name === peer);
    return index === -1 || !side.name.startsWith("ours") ? null : measured.rps / all[index]!.rps;
  };
  const [ofFloor, ofSdk, ofFastmcp] = [against("the floor"), against("the SDK"), against("fastmcp")];
  return {
    case: name,
    server: side.name,
    bytes: side.bytes,
    rps: fixed(measured.rps, 0),
    "x floor": fixed(ofFloor, 2),
    "x SDK": fixed(ofSdk, 2),
    "x fastmcp": fixed(ofFastmcp, 2),
    "CPU µs": fixed(measured.cpu_us, 0),
    "p50/p99 ms": `${measured.p50_ms}/${measured.p99_ms}`,
    sanity: fixed(measured.sanity, 2),
  };
}

const folder = "bench/peers";

/** Installs fastmcp, which only this comparison needs, unless the version of its lock file is there. */
function installPeers(): void {
  const versionIn = (path: string) => (JSON.parse(readFileSync(path, "utf8")) as { version: string }).version;
  const installed = `${folder}/node_modules/fastmcp/package.json`;
  const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  if (existsSync(installed) && versionIn(installed) === dependencies.fastmcp) return;
  console.log(`Installing fastmcp ${dependencies.fastmcp} in ${folder} (npm ci) …`);
  const words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", words, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`npm ci in ${folder} failed; its own message stands above.`);
}
