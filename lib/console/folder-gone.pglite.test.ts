import { rename } from "node:fs/promises";
import { expect, test } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { openAlerts } from "#lib/console/alerts.ts";
import { alertOf, faultOfStorage } from "#lib/console/now.ts";
import { readOverview } from "#lib/console/overview.ts";
import { readStatus } from "#lib/console/status.ts";
import { noteStorage } from "#lib/db/storage-away.ts";
import { noteWriteFault, noteWritten } from "#lib/db/write-fault.ts";
import { env } from "#lib/env.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";

useDatabase();

test("where the folder of DATA_DIR is gone, health, the status, the tile of the disk and a box say so until it is back", async () => {
  const { DATA_DIR } = env();
  const look = async () => {
    const { now } = await readOverview("1h");
    const disks = "value" in now.disks ? now.disks.value.disks : expect.fail("no disks");
    const { status } = await callEndpoint(getHealthEndpoint, {});
    const { parts } = await readStatus({}, { address: null, spent: [] });
    const [reads, publishing] = parts.map(({ state }) => state);
    return [status, disks[0]!.path, reads, publishing, (await openAlerts()).map(({ sentence }) => sentence)];
  };
  expect(await look()).toEqual([200, DATA_DIR, "up", "up", []]);
  await rename(DATA_DIR, `${DATA_DIR}-gone`);
  const gone = await look().finally(() => rename(`${DATA_DIR}-gone`, DATA_DIR));
  const sentence = expect.stringContaining(`The folder of DATA_DIR (${DATA_DIR}) is not there`);
  expect(gone).toEqual([503, null, "down", "down", [sentence]]);
  expect(await look()).toEqual([200, DATA_DIR, "up", "up", []]);
});

test("a PGlite that ended as its disk takes no writes has a box with why, and what to do in its folder", async () => {
  noteWriteFault(Object.assign(new Error("could not write: Read-only file system"), { code: "42501", file: "xlog.c" }));
  const ended = Promise.reject(new Error("Client has encountered a connection error and is not queryable"));
  await expect(noteStorage(ended)).rejects.toThrow();
  const { sentence } = alertOf("storage_away", new Date().toISOString());
  expect(faultOfStorage()!.sentence).toMatch(/^Storage cannot be reached/);
  await noteStorage(Promise.resolve());
  expect(faultOfStorage()!.sentence).toMatch(/Why: .*Read-only file system\. See that .* Its data is in /);
  noteWritten();
  expect(sentence).toMatch(/^Storage cannot be reached \(.*Read-only file system\)\. See that the folder of DATA_DIR /);
  expect(sentence).not.toContain("DATABASE_URL");
});
