import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { judgeNeeds, leastShares, Needs, sharesOf } from "#lib/testing/judge/judge-needs.ts";
import { aTool } from "#lib/testing/samples/agent.ts";
import { nearListing } from "#lib/tools/resemblance.ts";

useDatabase({ RATE_LIMIT_READS: "off" });

const files = ["open-needs.json", "sealed-needs.json"]
  .map((name) => `lib/tools/judged/${name}`)
  .filter((file) => existsSync(file));

test("impostors are warned of, and honest tools are not", async () => {
  const db = await database();
  const { impostors, honest } = JSON.parse(readFileSync("lib/tools/judged/look-alikes.json", "utf8"));
  const warned = async (tools: { id: string; name: string; website: string }[]) => {
    const near = tools.map(({ id, name, website }) => nearListing(db, id, aTool({ name, website })));
    return (await Promise.all(near)).filter((ids) => ids.length > 0).length;
  };
  expect(await warned(impostors)).toBeGreaterThanOrEqual(0.9 * impostors.length);
  expect(await warned(honest)).toBeLessThanOrEqual(0.075 * honest.length);
});

test.each(files)("the search serves the needs of %s, and says so where nothing does", async (file) => {
  const judged = await judgeNeeds(Needs.parse(JSON.parse(readFileSync(file, "utf8"))));
  const { served, unserved } = sharesOf(judged);
  expect(served.right / served.of).toBeGreaterThanOrEqual(leastShares.served);
  expect(unserved.right / unserved.of).toBeGreaterThanOrEqual(leastShares.unserved);
});
