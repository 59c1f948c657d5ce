import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/find-browser.ts";

const executablePath = await findBrowser();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  // The long form also runs files with `.full.` in their names and tests with the tag `@full`.
  ...(process.env.FULL_TESTS ? {} : { testIgnore: "*.full.spec.ts", grepInvert: /@full/ }),
  globalSetup: "./e2e/start-server.ts",
  // The tests wait for the server or the browser half of the time.
  workers: 4,
  // A limit is there for what hangs: the long form looks at a page in eight ways.
  timeout: process.env.FULL_TESTS ? 240_000 : 60_000,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT ? [["line"], ["json", { outputFile: process.env.TEST_REPORT }]] : "line",
  outputDir: "test-results",
  use: {
    // Set by the global setup, which runs before a worker reads this.
    baseURL: process.env.E2E_BASE_URL ?? "",
    // Only these flags: the package's own list turns off the browser's security, which the tests are about. Drawing by a
    // simulated graphics card takes a sixth of the processor time.
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-gpu"] },
    // A trace of every test costs a third of the run; this one is for looking at a failure.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
});
