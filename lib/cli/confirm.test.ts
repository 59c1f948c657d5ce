import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, inject, test } from "vitest";
import { closeDatabase } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { anAgent, aTool } from "#lib/testing/samples/agent.ts";
import { carryOut } from "./carry-out.ts";
import commands from "./commands.json" with { type: "json" };

useDatabase();

const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, ["lib/cli/touchstone.ts", ...words], {
    env: { ...process.env, DATABASE_URL: process.env.DATABASE_URL ?? "" },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code, said: error.stderr }),
  );

// The command is another process, which does not know the proxy that replaces Neon here.
describe.skipIf(inject("neonPort") !== null)("npm run touchstone -- confirm", () => {
  test("confirms a tool, takes that back, and says where it stands", async () => {
    expect(commands.while_serving.confirm.says).toContain("a tool which a review listed");
    await publishOn(new Date(), anAgent(), { tool_id: "heron-kiln", tool: aTool() });
    // The command is another process, and a PGlite has room for one.
    await closeDatabase();
    expect(await run("confirm", "heron-kiln")).toEqual({
      code: 0,
      said: expect.stringMatching(/^Confirmed heron-kiln.*https:\/\/touchstone\.test\/moderation\.$/m),
    });
    await expect(carryOut("confirm_tool", { tool_id: "heron-kiln" })).rejects.toThrow("needs no confirmation");
    expect(await carryOut("unconfirm_tool", { tool_id: "heron-kiln" })).toContain("is no longer confirmed");
    expect(await run("confirm")).toMatchObject({ code: 2, said: expect.stringMatching(/^<tool_id> is missing\./) });
  });
});
