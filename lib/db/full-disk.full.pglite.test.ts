import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { copyFilledFolder } from "#lib/testing/processes/filled-folder.ts";
import { type Service, startService } from "#lib/testing/processes/start-service.ts";
import { aQuestion } from "#lib/testing/samples/question.ts";

const isLinux = process.platform === "linux";
const mayMount = isLinux && process.getuid?.() === 0 && canMount();
/** What a data folder takes, and so little room that a few writes fill it. */
const megabytes = 64;
const patience = { timeout: 20_000, interval: 200 };

let folder: string;
let service: Service;
let log = "";
let isMounted = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "touchstone-full-"));
  log = "";
});
afterEach(async () => {
  await service?.stop();
  if (isMounted) run("umount", folder);
  isMounted = false;
  await rm(folder, { recursive: true, force: true });
});

function canMount(): boolean {
  const place = join(tmpdir(), `touchstone-mount-${process.pid}`);
  try {
    mkdirSync(place);
    run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place);
    run("umount", place);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function start(): Promise<void> {
  await copyFilledFolder(inject("filledFolder"), folder);
  service = await startService({ DATABASE_URL: "", DATA_DIR: folder, RATE_LIMIT_QUESTIONS: "off" });
  service.process.stderr!.on("data", (chunk) => {
    log += chunk;
  });
  expect(await post()).toBe(201);
}

let posted = 0;
async function post(): Promise<number> {
  posted += 1;
  // Not so long that PostgreSQL compresses it.
  const body = "The job stops after some minutes, and nobody says why. ".repeat(33);
  return (await service.ask("/api/questions", aQuestion({ title: `What fills disk ${posted} so fast?`, body }))).status;
}
const health = async () => (await service.ask("/api/health")).body as never as { status: string; checks: Checks };
type Checks = { storage: { status: string }; writes: { status: string; cause: string | null; since: string | null } };

describe.skipIf(!mayMount)("on a disk that is full (needs root and mount)", () => {
  beforeEach(() => {
    run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
    isMounted = true;
  });

  test("writes are refused, health and one line of the log say why, and say when it has passed", async () => {
    await start();
    const filled = join(folder, "filled");
    fill(filled);
    const statuses: number[] = [];
    while (!statuses.includes(503)) statuses.push(await post());
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const full = await health();
    expect(full).toMatchObject({ status: "degraded", checks: { storage: { status: "ok" } } });
    expect(full.checks.writes).toMatchObject({ status: "failing", cause: "disk_full" });
    expect(Date.now() - Date.parse(full.checks.writes.since!)).toBeLessThan(60_000);
    for (let more = 0; more < 5; more += 1) await post();
    rmSync(filled);
    await vi.waitUntil(async () => (await health()).status === "ok", patience);
    expect(await post()).toBe(201);
    expect(log.match(/^Writes fail since/gm)).toHaveLength(1);
    expect(log.match(/^Writes work again/gm)).toHaveLength(1);
  });
});

describe.skipIf(!isLinux)("where the log of PGlite cannot be written (needs prlimit)", () => {
  test("nothing hangs: requests are refused, and it is opened again with all that was confirmed", async () => {
    await start();
    const limit = (bytes: string) => run("prlimit", "--pid", String(service.process.pid), `--fsize=${bytes}:`);
    limit("100000");
    const statuses = [await post(), await post(), await post()];
    expect(statuses).toEqual([503, 503, 503]);
    const away = await health();
    expect([away.status, away.checks.storage.status]).toEqual(["degraded", "away"]);
    limit("unlimited");
    await vi.waitUntil(async () => (await health()).status === "ok", patience);
    expect(await post()).toBe(201);
    const { questions } = (await service.ask("/api/questions")).body as { questions: unknown[] };
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(log).toContain("PGlite has stopped and is opened again");
    expect(log).toMatch(/^Writes fail since .*XLogWrite/m);
  });
});

function run(program: string, ...words: string[]): void {
  execFileSync(program, words, { stdio: "ignore" });
}

/** Writes a file until no room is left. */
function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(4_096));
  } catch {
    closeSync(file);
  }
}
