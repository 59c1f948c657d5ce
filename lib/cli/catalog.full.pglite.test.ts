import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { lockDataFolder } from "#lib/db/open-home.ts";
import { copyFilledFolder } from "#lib/testing/processes/filled-folder.ts";
import { anEntry, useFiles } from "#lib/testing/samples/registry.ts";

const folder = mkdtempSync(join(tmpdir(), "touchstone-catalog-"));
beforeAll(() => copyFilledFolder(inject("filledFolder"), folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = useFiles();

/** Runs the command in its own process on its own data folder. */
const catalog = (...words: string[]) => catalogOn({ DATABASE_URL: "", DATA_DIR: folder }, ...words);

async function catalogOn(home: Record<string, string>, ...words: string[]) {
  const env = { ...process.env, ...home };
  const child = spawn(process.execPath, ["lib/cli/catalog.ts", ...words], { env, stdio: "pipe" });
  let [said, complained] = ["", ""];
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    complained += chunk;
  });
  const [code] = await once(child, "close");
  return { code, said, complained };
}

describe("npm run catalog", () => {
  test("explains itself, and refuses words it does not know with the usage", async () => {
    const help = await catalog("--help");
    expect(help).toMatchObject({ code: 0, complained: "" });
    expect(help.said).toMatch(/^Usage: npm run catalog -- import <file\|url> \[--dry-run\]\n/);
    const strange = [["export", "x.json"], [], ["import"], ["import", "x.json", "y.json"], ["import", "--force"]];
    for (const words of strange) expect(await catalog(...words)).toEqual({ code: 2, said: "", complained: help.said });
  });

  test("tells what an import does before, at and after it", async () => {
    const tide = anEntry({ name: "com.example.cli/tide" });
    const list = file("list.json", {
      servers: [tide, anEntry({ name: "com.example.cli/tide", version: "0.9.0" }, { isLatest: false }), 7],
    });
    const skipped = "skipped  /servers/2: Invalid input: expected object, received number\n";
    const others = "1 other versions of these servers were left out.\n";
    const isNew = "new      com.example.cli/tide → com-example-cli-tide (/servers/0)\n";
    const counted = "1 new, 0 linked, 0 updated, 0 unchanged, 0 removed, 1 skipped.\n";
    const done = { code: 0, complained: "" };
    const dry = `${skipped}${isNew}${others}Dry run, nothing was imported: would be ${counted}`;
    expect(await catalog("import", list, "--dry-run")).toEqual({ ...done, said: dry });
    expect(await catalog("import", list)).toEqual({ ...done, said: `${skipped}${isNew}${others}${counted}` });
    const again = "0 new, 0 linked, 0 updated, 1 unchanged, 0 removed, 1 skipped.\n";
    expect(await catalog("import", list)).toEqual({ ...done, said: `${skipped}${others}${again}` });
    expect(await catalog("import", "none.json")).toEqual({
      code: 1,
      said: "",
      complained: `${resolve("none.json")} cannot be read: there is no such file. Give a file in the registry's list format. Nothing was imported.\n`,
    });
  });

  test("says so when storage is away", async () => {
    const home = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    expect(await catalogOn(home, "import", file("away.json", []))).toEqual({
      code: 1,
      said: "",
      complained:
        "Storage cannot be reached. What was imported before stays; import again when it is back to do the rest.\n",
    });
  });

  test("is refused with a sentence while a server uses the data folder", async () => {
    const unlock = await lockDataFolder(folder);
    expect(await catalog("import", file("one.json", []))).toEqual({
      code: 1,
      said: "",
      complained: expect.stringMatching(/^Another Touchstone process is using the data folder .+ DATABASE_URL\.\n$/),
    });
    unlock();
  });
});
