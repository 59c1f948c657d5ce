import { existsSync } from "node:fs";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const systemLibraries = ["/usr/lib/x86_64-linux-gnu/libnss3.so", "/usr/lib64/libnss3.so", "/usr/lib/libnss3.so"];

/** The browser of the tests: `CHROMIUM_PATH`, an installed Chromium, else the one from npm. */
export async function findBrowser(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, and there is no file.`);
  const found = given || installed.find((path) => existsSync(path));
  if (found) return say(found);
  // On a bare machine the package must also unpack the browser's libraries, which it does for this name only.
  if (!systemLibraries.some((path) => existsSync(path))) process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return say(await chromium.executablePath(), " (from the npm package)");
}

function say(path: string, from = ""): string {
  // Playwright reads its configuration again in each worker.
  if (process.env.TEST_WORKER_INDEX === undefined) console.log(`Browser of the tests: ${path}${from}`);
  return path;
}
