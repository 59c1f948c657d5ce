import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${engine} Chrome/156.0.0.0 Safari/537.36`, "Chrome on Linux"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${engine} Chrome/140 Safari/537.36 Edg/140.0`,
    "Microsoft Edge on macOS",
  ],
  ["curl/8.5.0", "Unknown browser"],
  ["", "Unknown browser"],
])("%s is called %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
