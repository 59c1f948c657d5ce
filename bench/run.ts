// npm run bench [-- case…]: the service against the floor, in interleaved rounds on the same rows; pages at two sizes;
// the MCP endpoint against others; and health under the worst load.
import { parseArgs } from "node:util";
import { freePort } from "../lib/testing/processes/postgres.ts";
import { asSent, type Case, create, reads, signedReviews } from "./cases.ts";
import { ask, inBench, seedWhenNeeded, startBenchPostgres } from "./database.ts";
import { measureGrowth } from "./growth.ts";
import { measureMcp } from "./mcp.ts";
import { type Contender, fixed, interleave, type Round, round, start } from "./measure.ts";
import { measureOverload } from "./overload.ts";
import { type Size, sizes } from "./seed.ts";
import { measureStudies } from "./studies.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    attack: { type: "string" },
    crowd: { type: "string", default: "100000" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const wants = (name: string) => positionals.length === 0 || positionals.includes(name);
/** Writes are limited, but so high that no limit is reached. The floor is one process too. */
const limits = {
  PROCESSES: "1",
  RATE_LIMIT_REVIEWS: "100000000/hour,100000000/day",
  RATE_LIMIT_ATTEMPTS: "100000000/minute",
  RATE_LIMIT_NEW_TOOLS: "off",
  RATE_LIMIT_READS: "100000000/minute",
};
/** Enough for a round of some seconds on either side. */
const created = { floor: 10_000, ours: 2_000 };

/** Pages to measure at both sizes; a tool's page has 20 reviews at both. */
const pages = ["/", "/tools", "/tools/bench-tool-0", "/compare?tools=bench-tool-0,bench-tool-1", "/stats", "/sources"];
const mostGrowth = 1.2;

type Line = { case: string; data: string; floor: Round; ours: Round; target: number };

if (positionals.length > 0 && positionals.every((name) => name === "studies")) {
  // Needs no database.
  await measureStudies();
  process.exit();
}
const postgres = await startBenchPostgres();
try {
  // MCP is measured on the small database only, and need not wait for the large one.
  const isMcpOnly = positionals.length > 0 && positionals.every((name) => name === "mcp");
  const isOverloadOnly = positionals.length > 0 && positionals.every((name) => name === "overload");
  if (!isOverloadOnly) await seedWhenNeeded(postgres, isMcpOnly ? sizes.slice(0, 1) : sizes);
  const lines: Line[] = [];
  for (const size of sizes) {
    const wanted = reads.filter(({ name }) => wants(name));
    if (wanted.length > 0) lines.push(...(await measureReads(size, wanted)));
    if (wants("create")) lines.push(await measureCreate(size));
  }
  if (lines.length > 0) {
    console.table(lines.map(toRow));
    for (const { name, what } of [...reads, create].filter(({ name }) => wants(name))) console.log(`${name}: ${what}`);
  }
  if (wants("create-growth")) await measureGrowth(postgres, { rounds, crowd: Number(values.crowd), variables: limits });
  if (wants("pages")) await measurePages();
  if (wants("overload")) await measureOverload(seconds, values.attack);
  if (wants("studies")) await measureStudies();
  if (wants("mcp")) await measureMcp(postgres, { rounds, seconds, variables: limits });
} finally {
  await postgres.stop();
}

async function contenders(database: string): Promise<[Contender, Contender]> {
  const DATABASE_URL = inBench(postgres, database);
  const floor = { DATABASE_URL, PORT: String(await freePort()) };
  return [
    await start("the floor", ["bench/floor.ts"], floor),
    await start("the service", ["server.ts"], { ...limits, DATABASE_URL, PORT: String(await freePort()) }),
  ];
}

async function measureReads(size: Size, cases: Case[]): Promise<Line[]> {
  const [floor, ours] = await contenders(size.name);
  const lines: Line[] = [];
  try {
    for (const { name, target, connections, isUnchanged, ask } of cases) {
      const tagged = isUnchanged ? await withTags(ours, ask, size.tools) : ask;
      const load = { connections, seconds, ask: (n: number) => tagged(n, size.tools) };
      for (const contender of [floor, ours]) await round(contender, { ...load, seconds: 2 });
      const measured = await interleave([floor, ours], rounds, (contender) => round(contender, load));
      lines.push({ case: name, data: size.name, floor: measured[0]!, ours: measured[1]!, target });
    }
  } finally {
    await Promise.all([floor.stop(), ours.stop()]);
  }
  return lines;
}

/** The same requests with the tags of the service's current answers. */
async function withTags(ours: Contender, ask: Case["ask"], tools: number): Promise<Case["ask"]> {
  const paths = new Set(Array.from({ length: Math.min(tools, 1_000) }, (_, n) => ask(n, tools).path));
  const tags = new Map<string, string>();
  for (const path of paths) tags.set(path, (await fetch(ours.url + path)).headers.get("etag")!);
  return (n) => {
    const plain = ask(n, tools);
    return { ...plain, headers: { "if-none-match": tags.get(plain.path)! } };
  };
}

/** Reviews are written into a copy, so the seeded data stays unchanged. */
async function measureCreate(size: Size): Promise<Line> {
  const copy = "create_copy";
  await ask(postgres, `drop database if exists ${copy}`);
  await ask(postgres, `create database ${copy} template ${size.name}`);
  const [floor, ours] = await contenders(copy);
  try {
    const measured = await interleave([floor, ours], rounds, (contender) => {
      const amount = contender === floor ? created.floor : created.ours;
      const asks = signedReviews(amount, size.tools);
      const sent = contender === floor ? asks : asks.map(asSent);
      return round(contender, { connections: create.connections, amount, ask: (n) => sent[n]! });
    });
    return { case: create.name, data: size.name, floor: measured[0]!, ours: measured[1]!, target: create.target };
  } finally {
    await Promise.all([floor.stop(), ours.stop()]);
    await ask(postgres, `drop database ${copy}`);
  }
}

/** The cost of pages with much data, against their cost with little. */
async function measurePages(): Promise<void> {
  const servers: Contender[] = [];
  try {
    for (const { name } of sizes) {
      const own = { ...limits, DATABASE_URL: inBench(postgres, name), PORT: String(await freePort()) };
      servers.push(await start(name, ["server.ts"], own));
    }
    const rows = [];
    const item = { connections: 2, seconds, ask: (n: number) => reads[0]!.ask(n, sizes[0]!.tools) };
    const { cpu_us: ofItem } = await round(servers[0]!, item);
    for (const path of pages) {
      const load = { connections: 2, seconds, ask: () => ({ method: "GET" as const, path }) };
      for (const server of servers) await round(server, { ...load, seconds: 2 });
      const [little, much] = (await interleave(servers, rounds, (server) => round(server, load))) as [Round, Round];
      const growth = little.rps / much.rps;
      rows.push({
        page: path,
        "ms at 1k": fixed(1000 / little.rps, 2),
        "ms at 1M": fixed(1000 / much.rps, 2),
        "CPU µs at 1k": fixed(little.cpu_us, 0),
        "CPU µs at 1M": fixed(much.cpu_us, 0),
        "of an item read's": fixed(ofItem && little.cpu_us && little.cpu_us / ofItem, 1),
        growth: fixed(growth, 2),
        "at most": mostGrowth,
        met: growth <= mostGrowth ? "yes" : "NO",
      });
    }
    console.table(rows);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function toRow({ case: name, data, floor, ours, target }: Line) {
  const ratio = ours.rps / floor.rps;
  return {
    case: name,
    data,
    "floor rps": fixed(floor.rps, 0),
    "ours rps": fixed(ours.rps, 0),
    ratio: fixed(ratio, 2),
    target: fixed(target, 2),
    met: ratio >= target ? "yes" : "NO",
    "floor CPU µs": fixed(floor.cpu_us, 0),
    "ours CPU µs": fixed(ours.cpu_us, 0),
    "ours p50/p99 ms": `${ours.p50_ms}/${ours.p99_ms}`,
    sanity: `${fixed(floor.sanity, 2)} ${fixed(ours.sanity, 2)}`,
  };
}
