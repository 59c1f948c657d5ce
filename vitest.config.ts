import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// What is long runs in the long form only: files with `.full.` in their names, and single tests with the tag `full`.
const isFull = process.env.FULL_TESTS !== undefined;
const tests = globSync(["{app,components,drill,lib,scripts}/**/*.test.ts", "*.test.ts"]).filter(
  (file) => isFull || !file.includes(".full."),
);
// PGlite has one connection, so concurrency is tested on PostgreSQL only, and PGlite's folder on PGlite only: those files
// have the home in their names.
const onlyOn = (home: string) => tests.filter((file) => file.endsWith(`.${home}.test.ts`));

// Node reads neither JSX nor a mocked module with types: those files go through Vite. All else runs as it does in production.
const ofVite = tests.filter(
  (file) => /^(app|components)\//.test(file) || readFileSync(file, "utf8").includes("vi.mock("),
);

const onEveryHome = tests.filter(
  (file) => !/\.(postgres|pglite)\.test\.ts$/.test(file) && readFileSync(file, "utf8").includes("useDatabase("),
);

// The homes differ in connections, transactions and errors. The long form sends every file through every home; the short
// form has of PGlite its own files, its bursts and what would wait for its own transaction, and of Neon its queue of
// webhooks, beside the review that lib/db/neon.postgres.test.ts publishes there.
const aboutPglite = ["lib/db/burst.test.ts", "lib/tools/confirm-tool.test.ts"];
const inPglite = onEveryHome.filter((file) => isFull || aboutPglite.includes(file));
const aboutNeon = ["lib/webhooks/delivery-rounds.test.ts"];
const throughNeon = onEveryHome.filter((file) => isFull || aboutNeon.includes(file));
const withVite = (files: string[]) => files.filter((file) => ofVite.includes(file));
const withNode = (files: string[]) => files.filter((file) => !ofVite.includes(file));
// The lane and Next answer from the same handlers, which a browser test compares byte for byte in either form. The long
// form sends all endpoint tests through both.
const ofEndpoints = tests.filter(
  (file) =>
    !/\.(postgres|pglite)\.test\.ts$|^lib\/(cli|db|demo|mcp)\//.test(file) &&
    readFileSync(file, "utf8").includes("callEndpoint("),
);

/** Begins each project with its longest file, which is small; where nothing was measured before, Vitest begins with large files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (moduleId.includes("hostile-texts") ? 0 : 1);
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...ofProjects.values()].flatMap((of) => of.toSorted((one, other) => rank(one) - rank(other)));
  }
}

const shared = {
  globalSetup: "lib/testing/global-setup.ts",
  setupFiles: "lib/testing/start-fresh.ts",
  isolate: false,
  // A limit is there for what hangs: under load, a test of many processes takes minutes.
  testTimeout: isFull ? 600_000 : 180_000,
  hookTimeout: 120_000,
  // On a busy machine an event takes longer than the usual second.
  expect: { poll: { timeout: 30_000 } },
};
const asInProduction = { ...shared, experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    // The tests wait for storage, a process or a clock a third of the time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: "full", skip: !isFull }],
    projects: [
      { test: { ...shared, name: "vite", include: ofVite } },
      {
        test: {
          ...asInProduction,
          name: "postgres",
          include: withNode(tests).filter((file) => !onlyOn("pglite").includes(file)),
        },
      },
      { test: { ...asInProduction, name: "pglite", include: [...withNode(inPglite), ...onlyOn("pglite")] } },
      // The same PostgreSQL through Neon's driver, over WebSockets like those of a Neon database.
      { test: { ...asInProduction, name: "neon", include: withNode(throughNeon) } },
      // The API once more, over HTTP through the server entry's lane instead of as Next calls it.
      ...(isFull
        ? [
            { test: { ...asInProduction, name: "lane", include: ofEndpoints, env: { TEST_LANE: "1" } } },
            { test: { ...shared, name: "pglite-vite", include: withVite(inPglite) } },
            { test: { ...shared, name: "neon-vite", include: withVite(throughNeon) } },
          ]
        : []),
    ],
  },
});
