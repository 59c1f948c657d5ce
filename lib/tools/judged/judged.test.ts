import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { judgeNeeds, leastShares, Needs, sharesOf } from "#lib/tools/judged/judge-needs.ts";

useDatabase({ RATE_LIMIT_READS: "off" });

const files = ["open-needs.json", "sealed-needs.json"]
  .map((name) => `lib/tools/judged/${name}`)
  .filter((file) => existsSync(file));

test.each(files)("the search serves the needs of %s, and says so where nothing does", async (file) => {
  const judged = await judgeNeeds(Needs.parse(JSON.parse(readFileSync(file, "utf8"))));
  const { served, unserved } = sharesOf(judged);
  expect(served.right / served.of).toBeGreaterThanOrEqual(leastShares.served);
  expect(unserved.right / unserved.of).toBeGreaterThanOrEqual(leastShares.unserved);
});
