import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const tests = globSync(["{app,components,lib,scripts}/**/*.test.ts", "*.test.ts"]);
// PGlite has one connection, so what is about concurrency runs on PostgreSQL only: those files say so in their names.
const onEveryHome = tests.filter(
  (file) => !file.endsWith(".postgres.test.ts") && readFileSync(file, "utf8").includes("useDatabase("),
);

// What Neon's driver does its own way is connections, transactions and errors; the long form runs all of it once more.
const throughNeon = onEveryHome.filter(
  (file) =>
    process.env.FULL_TESTS !== undefined ||
    /^lib\/(db\/|reviews\/|questions\/|accounts\/|personas\/|webhooks\/boss)/.test(file),
);

const shared = { globalSetup: "lib/testing/global-setup.ts", testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: "postgres", include: tests } },
      { test: { ...shared, name: "pglite", include: onEveryHome } },
      // The same PostgreSQL through Neon's driver, over the WebSockets that stand before a Neon database.
      { test: { ...shared, name: "neon", include: throughNeon } },
      // The API once more, over HTTP through the server entry's lane instead of as Next calls it.
      { test: { ...shared, name: "lane", include: ["app/api/**/*.test.ts"], env: { TEST_LANE: "1" } } },
    ],
  },
});
