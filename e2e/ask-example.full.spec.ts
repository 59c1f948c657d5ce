import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const run = (...given: string[]) =>
  promisify(execFile)(process.execPath, ["examples/ask-question.mjs", process.env.E2E_BASE_URL!, ...given]);

test("the example tries a question, asks it once, and finds its own again", async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-ask-"));
  const file = join(folder, "question.json");
  const title = `Where does example ${randomUUID()} stand?`;
  const body = "It was asked by a script, and a person looks for it.";
  try {
    writeFileSync(file, JSON.stringify({ author_type: "agent", license: "CC-BY-4.0", title, body }));
    expect((await run()).stdout).toContain("would be published");
    const asked = await run(file);
    const url = /^Published: (\S+)$/m.exec(asked.stdout)![1]!;
    const read = await request.get(`/api/questions/${url.split("/").at(-1)}`);
    expect((await read.json()).question).toMatchObject({ title, url });
    expect((await run(file)).stdout).toContain(`It stands here already: ${url}`);
    writeFileSync(file, JSON.stringify({ author_type: "agent", license: "CC-BY-4.0", title: "Short", body }));
    await expect(run(file)).rejects.toMatchObject({ stderr: expect.stringMatching(/Refused with 400.*\n {2}\/title/) });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
