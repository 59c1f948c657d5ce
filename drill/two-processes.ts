import { freePort } from "../lib/testing/processes/postgres.ts";
import { litePlace, onPostgres, type Pace } from "./home.ts";
import { type Place, startServer, urlOf } from "./server.ts";
import { held, type Outcome, together } from "./table.ts";
import { verify } from "./verify.ts";
import { Writer } from "./writer.ts";

/** Starts a second server on a PGlite's folder, which must refuse to; then sends each post to two servers of one PostgreSQL at once. */
export async function drillTwoProcesses({ rounds, posts }: Pace): Promise<Outcome> {
  const place = await litePlace();
  const alone = await drillWriting([place], rounds, async () => {
    for (let round = 0; round < rounds; round += 1) await refuseSecond(place);
  });
  const both = await onPostgres(async (_, one) =>
    drillWriting([one, { ...one, PORT: String(await freePort()) }], 1, (writer) => writer.more(posts * rounds)),
  );
  return together(alone, both);
}

/** Writes to all of these servers at once while something is done, and reads everything back from each. */
async function drillWriting(
  places: Place[],
  rounds: number,
  work: (writer: Writer) => Promise<unknown>,
): Promise<Outcome> {
  const servers = [];
  for (const place of places) servers.push(await startServer(place));
  const writer = new Writer(...places.map(urlOf));
  writer.start();
  await work(writer);
  await writer.more(1);
  await writer.stop();
  const found: Awaited<ReturnType<typeof verify>>[] = [];
  for (const place of places) found.push(await verify(urlOf(place), writer.confirmed.values()));
  for (const server of servers) await server.stop();
  const most = (member: "lost" | "twice") => Math.max(...found.map((counts) => counts[member]));
  return { rounds, acknowledged: writer.confirmed.size, lost: most("lost"), twice: most("twice"), result: held };
}

async function refuseSecond(place: Place): Promise<void> {
  const second = await startServer({ ...place, PORT: String(await freePort()) }).catch((error: Error) => error.message);
  if (typeof second !== "string") {
    await second.kill();
    throw new Error("A second server opened the same PGlite.");
  }
  if (!second.includes("Another Touchstone process is using the data folder")) throw new Error(second);
}
