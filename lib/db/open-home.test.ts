import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { lockDataFolder } from "#lib/db/open-home.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { copyFilledFolder } from "#lib/testing/processes/filled-folder.ts";
import { startService } from "#lib/testing/processes/start-service.ts";

const place = mkdtempSync(join(tmpdir(), "touchstone-folder-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const folder = (name: string) => join(place, name);
const refusal = /Another Touchstone process is using the data folder .+ DATA_DIR, .+ DATABASE_URL\./;

/** A process that holds a data folder until it is killed, or until the tests end. */
async function holderOf(path: string) {
  const hold = `const { lockDataFolder } = await import("#lib/db/open-home.ts");
    await lockDataFolder(${JSON.stringify(path)}); console.log("held");
    process.stdin.once("end", () => process.exit()).resume();`;
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", hold], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  expect(String((await once(holder.stdout, "data"))[0])).toBe("held\n");
  return {
    kill: async (signal: NodeJS.Signals) => {
      holder.kill(signal);
      await once(holder, "exit");
    },
  };
}

describe("a data folder that another process uses", () => {
  test("is refused with what to do, and is free again however that process ends", async () => {
    expect(rowOf("DATA_DIR")).toContain("locked against a second process on this machine");
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      const holder = await holderOf(folder("held"));
      await expect(lockDataFolder(folder("held"))).rejects.toThrow(refusal);
      await holder.kill(signal);
      const unlock = await lockDataFolder(folder("held"));
      unlock();
    }
  });

  test("is the same folder by another path", async () => {
    const holder = await holderOf(folder("real"));
    symlinkSync(folder("real"), folder("alias"), "junction");
    await expect(lockDataFolder(folder("alias"))).rejects.toThrow(refusal);
    await expect(lockDataFolder(join(folder("real"), "..", "real"))).rejects.toThrow(refusal);
    const unlock = await lockDataFolder(folder("another"));
    unlock();
    await holder.kill("SIGKILL");
  });
});

describe("a service", { tags: "full" }, () => {
  const variables = { DATABASE_URL: "", DATA_DIR: folder("service") };
  beforeAll(() => copyFilledFolder(inject("filledFolder"), folder("service")));

  test("does not start on the data folder of another one, which goes on; after SIGKILL the next one has its data", async () => {
    const first = await startService(variables);
    await expect(startService(variables)).rejects.toThrow(refusal);
    const { body } = await first.ask("/api/tools?limit=1");
    expect(body.total).toBeGreaterThanOrEqual(60);
    await first.stop();

    const next = await startService(variables);
    expect((await next.ask("/api/tools?limit=1")).body).toEqual(body);
    await next.stop();
  });
});

test("a folder that was given back can be taken again by the same process, and only once at a time", async () => {
  const unlock = await lockDataFolder(folder("own"));
  await expect(lockDataFolder(folder("own"))).rejects.toThrow(refusal);
  unlock();
  const again = await lockDataFolder(folder("own"));
  again();
});
