import { expect, test } from "vitest";
import { setEnvironment } from "#lib/testing/database.ts";
import { faultOfOrigin } from "./check-origin.ts";

const called = (host: string, origin?: string) =>
  faultOfOrigin(new Request("http://any.test/mcp", { headers: { host, ...(origin !== undefined && { origin }) } }));

test.each([
  ["127.0.0.1", ["localhost:3000", "127.0.0.1", "[::1]:80", "LOCALHOST", "localhost.:3000"]],
  ["::1", ["[::1]:3000", "localhost"]],
  ["0:0:0:0:0:0:0:1", ["[::1]:3000", "localhost"]],
  ["::ffff:127.0.0.1", ["127.0.0.1:3000", "localhost"]],
  ["LocalHost", ["localhost", "127.0.0.1"]],
  ["0.0.0.0", ["localhost:3000", "127.0.0.1:3000", "[::1]"]],
  ["FE80::0:1", ["[fe80::1]:3000"]],
])("a service that listens on %s, without a public name, is called at %j", (HOSTNAME, hosts) => {
  setEnvironment({ HOSTNAME, PUBLIC_URL: "" });
  for (const host of hosts) expect([host, called(host), called(host, `http://${host}`)]).toEqual([host, null, null]);
  for (const host of ["evil.example", "localhost.evil.example", "192.0.2.1"]) {
    expect(called(host)).toContain(host);
    expect(called("localhost", `http://${host}`)).toContain(host);
  }
});

test("a service with a public name that listens everywhere is called at that name only, with or without its last dot", () => {
  setEnvironment({ HOSTNAME: "0.0.0.0", PUBLIC_URL: "https://Touchstone.test" });
  for (const host of ["touchstone.test", "TOUCHSTONE.test:443", "touchstone.test.", "touchstone.test.:443"])
    expect(called(host)).toBeNull();
  for (const host of ["localhost", "127.0.0.1", "touchstone.test..", ".", ""])
    expect(called(host)).toMatch(/^The Host .* Call it at https:\/\/Touchstone\.test, or set PUBLIC_URL/);
});

test("who listens everywhere without a public name is told first to set one", () => {
  setEnvironment({ HOSTNAME: "0.0.0.0", PUBLIC_URL: "" });
  expect(called("ratings.lan:3000")).toMatch(/^Set PUBLIC_URL to the address it is called at, .*"ratings\.lan:3000"/);
});

test.each([
  "vscode-file://vscode-app",
  "vscode-webview://0abc1f7k2u8r0s3v5t6q9p",
  "app://-",
  "app://obsidian.md",
  "tauri://localhost",
  "http://tauri.localhost",
  "capacitor://localhost",
  "file://",
])("a page inside a desktop client, of the origin %s, may call, at a Host that is ours", (origin) => {
  for (const PUBLIC_URL of ["https://touchstone.test", ""]) {
    setEnvironment({ HOSTNAME: "127.0.0.1", PUBLIC_URL });
    expect(called(PUBLIC_URL === "" ? "localhost:3000" : "touchstone.test", origin)).toBeNull();
    expect(called("rebound.example", origin)).toContain("rebound.example");
  }
});

test.each([
  "null",
  "https://evil.example",
  "https://tauri.localhost.evil.example",
  "x-app://-",
  "https://vscode-app",
  "app:",
])("the origin %s, which a site's page or nothing has, may not call", (origin) => {
  setEnvironment({ HOSTNAME: "127.0.0.1", PUBLIC_URL: "https://touchstone.test" });
  expect(called("touchstone.test", origin)).toContain(origin);
});
