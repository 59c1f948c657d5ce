import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, inject, test } from "vitest";
import { closeDatabase } from "#lib/db/client.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";

useDatabase();

const env = (more: Record<string, string>) => ({
  ...process.env,
  DATABASE_URL: process.env.DATABASE_URL ?? "",
  ...more,
});
const run = (words: string[], more: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ["lib/cli/touchstone.ts", "remove", ...words], { env: env(more) });

async function publish(members: Parameters<typeof aDocument>[0] = {}): Promise<string> {
  const { body } = await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument(members)) });
  const rows = await storedRows();
  expect(rows.reviews!.join()).toContain(body.review.review_id);
  // The command is another process, and a PGlite has room for one.
  await closeDatabase();
  return body.review.review_id;
}

// The command is another process, which does not know the proxy that replaces Neon here.
describe.skipIf(inject("neonPort") !== null)("npm run touchstone -- remove", () => {
  test("tells in a dry run what would go, removes it, and says where that stands", async () => {
    const id = await publish({ tool_id: "harbour-pilot", tool: aTool() });
    const words = [id, "--reason", "Advertises a shop"];
    const tried = await run([...words, "--dry-run"]);
    expect(tried.stdout).toContain(`This would remove the review ${id}, published 2`);
    expect(tried.stdout).toContain("Nothing else names the tool harbour-pilot: it would go from the list, too.");
    expect(tried.stdout).toContain("Nothing was changed. Leave out --dry-run");
    const done = await run(words);
    expect(done.stdout).toContain(`Removed the review ${id}, published 2`);
    expect(done.stdout).toMatch(/The public log has its id and the reason: https:\/\/touchstone\.test\/moderation\./);
    expect(done.stdout).toMatch(
      /^(The data files were written again|PostgreSQL has vacuumed the tables).* made earlier still hold/m,
    );
    const rows = await storedRows();
    expect(rows.reviews).toEqual([]);
    expect(rows.removals!.join()).toContain("Advertises a shop");
    await closeDatabase();
    const again = await run(words).catch((error) => error);
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringMatching(/was removed by the operator at .* Nothing was/),
    ]);
  });

  const refusals: [string[], number, string][] = [
    [[], 2, "<id> is missing.\n\nUsage:"],
    [["0".repeat(32)], 2, '--reason "<why>" is missing.'],
    [["0".repeat(32), "1".repeat(32), "--reason", "Spam"], 2, `"${"1".repeat(32)}" is not known here.`],
    [["0".repeat(32), "--reason", "Spam", "--force"], 2, "remove takes no --force."],
    [["0".repeat(32), "--reason", "no"], 1, "of 3 to 200 characters"],
    [["0".repeat(32), "--reason", "Spam"], 1, "Take it from the page's address"],
    [["https://touchstone.test/reviews/1", "--reason", "Spam"], 1, "is no id"],
  ];
  test.each(refusals)("%j is refused with what to do", async (words, code, sentence) => {
    await closeDatabase();
    const refused = await run(words).catch((error) => error);
    expect([refused.code, refused.stderr]).toEqual([code, expect.stringContaining(sentence)]);
  });

  test("makes no database where there is none, and says when one cannot be reached", async () => {
    const words = ["0".repeat(32), "--reason", "Spam"];
    const none = await run(words, { DATABASE_URL: "", DATA_DIR: "/tmp/no-touchstone-here" }).catch((error) => error);
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("There is no Touchstone data in the folder")]);
    const away = await run(words, { DATABASE_URL: "postgres://x@127.0.0.1:1/db" }).catch((error) => error);
    expect([away.code, away.stderr]).toEqual([1, expect.stringContaining("cannot be reached. Check the address")]);
  });
});
