import { readCursor, writeCursor } from "../lib/activity/get-activity.ts";
import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { type Case, mostPolled, reads } from "./cases.ts";
import { inBench, seedWhenNeeded } from "./database.ts";
import { type Contender, measureRuns, type Pace, type Round, type Run, startFloor, startService } from "./measure.ts";
import { type Size, sizes } from "./seed.ts";
import type { Line } from "./table.ts";

const columnOf = { small: "1k", large: "1M" } as const;
type Column = (typeof columnOf)[keyof typeof columnOf];

/** Where a search of many tools is to be: its share of an item's rate, and how many times its median at few tools. */
const searchOfItem = 0.15;
const searchGrowth = 10;

type SidedRun = Run & { name: string; column: Column; side: "floor" | "ours" };

/** Reads of tools and reviews beside the floor, at both sizes. */
export async function measureReads(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  const wanted = pace.isShort ? sizes.slice(0, 1) : sizes;
  await seedWhenNeeded(postgres, wanted);
  const servers: Contender[] = [];
  try {
    const runs: SidedRun[] = [];
    for (const size of wanted) {
      const url = inBench(postgres, size.name);
      const [floor, ours] = [await startFloor(url), await startService(url)];
      servers.push(floor, ours);
      for (const one of wantedCases(pace)) runs.push(...(await runsOf(one, { size, floor, ours }, pace)));
    }
    const measured = await measureRuns(runs, pace);
    return linesOf(runs.map((run, index) => ({ ...run, ...measured[index]! })));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Sides = { size: Size; floor: Contender; ours: Contender };

async function runsOf({ name, ...read }: Case, { size, floor, ours }: Sides, { seconds }: Pace): Promise<SidedRun[]> {
  const asked = read.isUnchanged
    ? await withTags(ours, read.ask, size.tools)
    : read.isPolled
      ? await withCursors(ours, read.ask)
      : read.ask;
  const column = columnOf[size.name as keyof typeof columnOf];
  return [floor, ours].map((contender) => {
    // Counted over all rounds, so that no search is spelled twice.
    let sent = 0;
    const ask = () => asked(sent++, size.tools);
    const side = contender === floor ? "floor" : "ours";
    return { name, column, side, contender, load: { connections: read.connections, seconds, ask } };
  });
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

/** Who polls is behind the head by at most so many items; the next request goes on from another of these places. */
const mostBehind = 20_000;
const cursorStep = 7919;

/** The same requests from many places of the feed, so that none is answered from memory. */
async function withCursors(ours: Contender, ask: Case["ask"]): Promise<Case["ask"]> {
  const newest = await fetch(`${ours.url}/api/activity`);
  const { next_cursor } = (await newest.json()) as { next_cursor: string };
  const { epoch, position: head } = readCursor(next_cursor);
  return (n, tools) => {
    const plain = ask(n, tools);
    const behind = mostPolled + ((n * cursorStep) % (Math.min(head, mostBehind) - mostPolled));
    const cursor = writeCursor({ epoch, position: head - behind });
    return { ...plain, path: `${plain.path}&cursor=${cursor}` };
  };
}

const wantedCases = ({ cases }: Pace) => reads.filter(({ name }) => cases.length === 0 || cases.includes(name));

function linesOf(measured: (SidedRun & Round)[]): Line[] {
  const find = (name: string, column: Column, side = "ours") =>
    measured.find((run) => run.name === name && run.column === column && run.side === side);
  const lines: Line[] = [];
  for (const { name, target } of reads) {
    const figures: Line["figures"] = {};
    for (const column of Object.values(columnOf)) {
      const [floor, ours] = [find(name, column, "floor"), find(name, column)];
      if (floor && ours && !(name === "search" && column === "1M")) figures[column] = ours.rps / floor.rps;
    }
    if (Object.keys(figures).length > 0)
      lines.push({ case: `${name}, of the floor`, figures, bound: { atLeast: target } });
  }
  const [item, few, many] = [find("item", "1M"), find("search", "1k"), find("search", "1M")];
  if (item && few && many) {
    const [share, growth] = [many.rps / item.rps, many.p50_ms / few.p50_ms];
    lines.push({ case: "search, of the item's rate", figures: { "1M": share }, bound: { atLeast: searchOfItem } });
    lines.push({ case: "search, median of that at 1k", figures: { "1M": growth }, bound: { atMost: searchGrowth } });
  }
  return lines;
}
