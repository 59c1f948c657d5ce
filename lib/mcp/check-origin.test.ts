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
