import { expect, test } from "vitest";
import { prepareStorage } from "#lib/about/prepare-storage.ts";
import { closeDatabase } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { processWide } from "#lib/process-wide.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";

useDatabase();

test("a start ends on a database that is not there, with the variable that names it", async () => {
  await closeDatabase();
  processWide<true>("storage-has-answered").current = undefined;
  const { DATABASE_URL } = env();
  setEnvironment({ DATABASE_URL: Object.assign(new URL(DATABASE_URL!), { pathname: "/nowhere" }).href });
  await expect(prepareStorage()).rejects.toThrow(
    /^The database that DATABASE_URL names cannot be used: .*SQLSTATE 3D000/,
  );
});
