import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { litePlace, newFolder, type Pace } from "./home.ts";
import { startServer, urlOf } from "./server.ts";
import { held, type Outcome, skipped } from "./table.ts";
import { verify } from "./verify.ts";
import { Writer } from "./writer.ts";

/** A data folder takes 42 MB. */
const megabytes = 64;
const noticeWithinMs = 60_000;
/** How long the disk is full, with writes under way. */
const fullMs = 1_000;

/** Writes while the disk of a PGlite is full: writes are refused, health says so until there is room, nothing confirmed is lost. */
export async function drillFullDisk({ rounds, posts }: Pace): Promise<Outcome> {
  const folder = await newFolder();
  if (!isMounted("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder))
    return skipped("only root on Linux may mount a small disk");
  try {
    const place = await litePlace(folder);
    const server = await startServer(place);
    const writer = new Writer(urlOf(place));
    const filler = join(folder, "filler");
    writer.start();
    for (let round = 0; round < rounds; round += 1) {
      fill(filler);
      await untilHealth(urlOf(place), "degraded");
      await pause(fullMs);
      rmSync(filler);
      await untilHealth(urlOf(place), "ok");
      await writer.more(posts);
    }
    await writer.stop();
    const found = await verify(urlOf(place), writer.confirmed.values());
    await server.stop();
    const lines = server.log().match(/^Writes (fail since|work again)/gm)?.length ?? 0;
    const result = lines >= 2 * rounds ? held : `the log said ${lines} times that writes failed or worked again`;
    return { rounds, acknowledged: writer.confirmed.size, ...found, result };
  } finally {
    isMounted("umount", folder);
  }
}

function isMounted(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Writes a file until no room is left. */
function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(16_384));
  } catch {
    closeSync(file);
  }
}

async function untilHealth(url: string, wanted: string): Promise<void> {
  for (const until = performance.now() + noticeWithinMs; ; await pause(200)) {
    const { status } = (await (await fetch(`${url}/api/health`)).json()) as { status: string };
    if (status === wanted) return;
    if (performance.now() > until) throw new Error(`/api/health still says ${status}, not ${wanted}.`);
  }
}
