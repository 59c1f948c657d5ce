import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { closeDatabase } from "#lib/db/client.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { endModels, speakByModel } from "#lib/testing/models-set.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { createStudyEndpoint } from "../studies/contract.ts";
import { carryOut } from "./carry-out.ts";
import type { Command } from "./commands.ts";
import { replay } from "./replay.ts";

useDatabase();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "touchstone-replay-"));
});
afterEach(endModels);
afterAll(() => rm(folder, { recursive: true }));

type Outcome = { stdout: string; stderr: string; code?: number };

const touchstone = (words: string[], variables: Record<string, string> = {}): Promise<Outcome> =>
  promisify(execFile)(process.execPath, ["lib/cli/touchstone.ts", ...words], {
    env: { ...process.env, ...variables },
  }).catch((error: Outcome) => error);

// The command is another process, which does not know the proxy that replaces Neon here.
const exported = test.skipIf(inject("neonPort") !== null);

exported("a study is exported to a file of its own, and replayed without data, network or model", async () => {
  await speakByModel();
  const { headers } = await aCustomer();
  const { id } = (await callEndpoint(createStudyEndpoint, { headers, body: aStudy() })).body;
  await endModels();
  // A PGlite has room for one process.
  await closeDatabase();
  const file = join(folder, "study.json");
  expect(await touchstone(["export-study", id, file])).toMatchObject({
    stdout: expect.stringContaining(`Wrote ${file}`),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await touchstone(["export-study", id, file])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("exists already"),
  });
  const out = join(folder, "findings.json");
  const nowhere = { DATABASE_URL: "", DATA_DIR: join(folder, "none"), AI_MODEL: "" };
  const replayed = await touchstone(["replay", file, "--out", out], nowhere);
  expect(replayed.stdout).toContain(`Study ${id} by compatible:test, replayed from`);
  expect(replayed.stdout).toContain("the findings are the same bytes");
  const whole = JSON.parse(await readFile(file, "utf8"));
  expect(JSON.parse(await readFile(out, "utf8"))).toEqual(whole.findings);

  await writeFile(file, JSON.stringify({ ...whole, calls: whole.calls.slice(0, -1) }));
  await expect(replay(file, undefined)).rejects.toThrow(/^The file has no reply to a call named "/);
});

test("what is no study or no file is refused in words", async () => {
  const unknown = "00000000-0000-4000-8000-000000000000";
  await expect(carryOut("export_study", { study_id: unknown })).rejects.toThrow(`no study with the id ${unknown}.`);
  const file = join(folder, "other.json");
  await writeFile(file, "{}");
  await expect(replay(file, undefined)).rejects.toThrow(`${file} is no file of ${"export-study" satisfies Command}.`);
  await expect(replay(join(folder, "none.json"), undefined)).rejects.toThrow("cannot be read.");
});
