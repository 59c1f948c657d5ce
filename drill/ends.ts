import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { litePlace, onPostgres, type Pace } from "./home.ts";
import { type Place, type Server, startServer, urlOf } from "./server.ts";
import { held, type Outcome, skipped, together } from "./table.ts";
import { verify } from "./verify.ts";
import { Writer } from "./writer.ts";

/** Writes while the service's only process is killed again and again, on PGlite; then while one of two is, on PostgreSQL. */
export async function drillKills(pace: Pace): Promise<Outcome> {
  const alone = await drillEnds(await litePlace(), pace, async (server, place) => {
    await server.kill();
    return startServer(place);
  });
  if (process.platform !== "linux") return alone;
  const ofTwo = await onPostgres((_, place) =>
    drillEnds({ ...place, PROCESSES: "2" }, pace, async (server) => {
      const processes = childrenOf(server.process.pid!);
      const one = processes[Math.floor(Math.random() * processes.length)];
      if (one === undefined) throw new Error("The server has no process to kill.");
      process.kill(one, "SIGKILL");
      return server;
    }),
  );
  return together(alone, ofTwo);
}

/** Writes while PostgreSQL is ended at once and comes back; the service goes on. */
export const drillCrashes = (pace: Pace): Promise<Outcome> =>
  onPostgres((postgres, place) =>
    drillEnds(place, pace, async (server) => {
      await postgres.crash();
      await pause(500);
      await postgres.start();
      return server;
    }),
  );

/** Writes while the service is stopped in order and started again: it must end by itself, without an error. */
export async function drillRestarts(pace: Pace): Promise<Outcome> {
  const codes = new Set<number | null>();
  const outcome = await drillEnds(await litePlace(), pace, async (server, place) => {
    codes.add(await server.stop());
    return startServer(place);
  });
  codes.delete(0);
  return codes.size === 0 ? outcome : { ...outcome, result: `a stopped server ended with ${[...codes].join(", ")}` };
}

/** Starts the service again with its clock set wrong and right in turn, as a host that boots with a wrong clock does. */
export async function drillClock({ rounds, posts }: Pace): Promise<Outcome> {
  const place = await litePlace();
  const writer = new Writer(urlOf(place));
  const hours = [0, 25, 0, -2, 0];
  for (let at = 0; at < Math.max(rounds, hours.length); at += 1) {
    writer.clockMs = hours[at % hours.length]! * 3_600_000;
    const server = await startServer({ ...place, NODE_OPTIONS: withClock(writer.clockMs) });
    writer.start();
    await writer.more(posts);
    await writer.stop();
    const shown = Date.parse((await (await fetch(`${urlOf(place)}/api/stats`)).json()).computed_at);
    if (Math.abs(shown - Date.now() - writer.clockMs) > 60_000) return skipped("the clock of a process cannot be set");
    await server.stop();
  }
  return settle(place, writer, Math.max(rounds, hours.length), await startServer(place));
}

/** Writes while the server ends in some way, so many times, and then reads everything back. */
async function drillEnds(
  place: Place,
  { rounds, posts }: Pace,
  end: (server: Server, place: Place) => Promise<Server>,
): Promise<Outcome> {
  let server = await startServer(place);
  const writer = new Writer(urlOf(place));
  writer.start();
  for (let round = 0; round < rounds; round += 1) {
    await writer.more(Math.ceil(posts * 2 * Math.random()));
    server = await end(server, place);
    await writer.more(1);
  }
  await writer.stop();
  return settle(place, writer, rounds, server);
}

async function settle(place: Place, { confirmed }: Writer, rounds: number, server: Server): Promise<Outcome> {
  const found = await verify(urlOf(place), confirmed.values());
  await server.stop();
  return { rounds, acknowledged: confirmed.size, ...found, result: held };
}

/** The processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  [...readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").matchAll(/\d+/g)].map(Number);

/** Options for Node that put a process's clock ahead by so many milliseconds. */
function withClock(ms: number): string {
  const source = `const { now } = Date;
    Date.now = () => now() + ${ms};
    const construct = (Real, given, target) => Reflect.construct(Real, given.length === 0 ? [Real.now()] : given, target);
    globalThis.Date = new Proxy(Date, { construct, apply: (Real) => String(new Real(Real.now())) });`;
  return `--import=data:text/javascript,${encodeURIComponent(source)}`;
}
