import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const isFull = process.env.FULL_TESTS !== undefined;
const tests = globSync(["{app,components,lib,scripts}/**/*.test.ts", "*.test.ts"]);
// PGlite has one connection, so what is about concurrency runs on PostgreSQL only: those files say so in their names.
const onEveryHome = tests.filter(
  (file) => !file.endsWith(".postgres.test.ts") && readFileSync(file, "utf8").includes("useDatabase("),
);

// The homes differ in connections, transactions and errors. The short form has what is about those; the long form has all.
// What is read or refused does not hang on them.
const aboutStorage = /^lib\/(db|reviews|questions|accounts|personas)\/(?!get-|.*-refusals\.)|^lib\/webhooks\/boss/;
const aboutPglite = /^lib\/(cli|moderation|votes)\//;
const inPglite = onEveryHome.filter((file) => isFull || aboutStorage.test(file) || aboutPglite.test(file));
const throughNeon = onEveryHome.filter((file) => isFull || aboutStorage.test(file));
// The lane and Next answer from the same handlers, which a browser test compares byte for byte.
// In the long form all tests that call an endpoint go through both; in the short form those of two operations do.
const ofEndpoints = tests.filter(
  (file) => !file.endsWith(".postgres.test.ts") && readFileSync(file, "utf8").includes("callEndpoint("),
);
const ofTwoOperations = /^lib\/(reviews\/publish-review|studies\/create-study)[^/]*$/;
const throughLane = ofEndpoints.filter((file) => isFull || ofTwoOperations.test(file));

const shared = { globalSetup: "lib/testing/global-setup.ts", testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: "postgres", include: tests } },
      { test: { ...shared, name: "pglite", include: inPglite } },
      // The same PostgreSQL through Neon's driver, over the WebSockets that stand before a Neon database.
      { test: { ...shared, name: "neon", include: throughNeon } },
      // The API once more, over HTTP through the server entry's lane instead of as Next calls it.
      { test: { ...shared, name: "lane", include: throughLane, env: { TEST_LANE: "1" } } },
    ],
  },
});
