import { expect, test } from "vitest";
import { sizeLimits } from "#lib/net/size-limits.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { POST } from "./route.ts";

useDatabase();

const host = "localhost:3000";
const fromHere = { "sec-fetch-site": "same-origin" };
const send = (init: RequestInit, headers: Record<string, string>) =>
  POST(new Request(`http://${host}/theme`, { method: "POST", headers: { host, ...headers }, ...init }), {
    params: Promise.resolve({}),
  });
const choose = (theme: string, referer?: string, from: Record<string, string> = fromHere) =>
  send({ body: new URLSearchParams({ theme }) }, { ...from, ...(referer && { referer }) });

test("the choice is kept and the reader goes back to the same page", async () => {
  const response = await choose("dark", "http://localhost:3000/tools?q=search&type=mcp");
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/tools?q=search&type=mcp");
  expect(response.headers.get("set-cookie")).toMatch(/^theme=dark; Path=\/; Max-Age=31536000/);
});

test("following the device forgets the choice", async () => {
  expect((await choose("system")).headers.get("set-cookie")).toContain("Max-Age=0");
});

test("an unknown theme sets nothing", async () => {
  expect((await choose("red; Domain=example.org")).headers.get("set-cookie")).toBeNull();
});

test.each([
  ["no page", undefined],
  ["another site", "https://example.org/tools"],
  ["a path that names another host", "http://localhost:3000//example.org/"],
  ["something that is no address", "tools"],
])("from %s the reader goes to the home page", async (_, referer) => {
  expect((await choose("light", referer)).headers.get("location")).toBe("/");
});

test.each<[string, Record<string, string>]>([
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
  ["a page of another host of this domain", { "sec-fetch-site": "same-site" }],
  ["another site over plain http", { origin: "http://example.org" }],
  ["a page without an origin, such as a sandboxed frame", { origin: "null" }],
  ["a client that names no page", {}],
  ["a page under another name of this server", { ...fromHere, host: "example.org" }],
])("from %s nothing is kept, and nobody is sent on", async (_, from) => {
  const { status, headers } = await choose("dark", "http://localhost:3000/tools", from);
  expect([status, headers.get("location"), headers.get("set-cookie")]).toEqual([400, null, null]);
});

test("more than any form holds is refused as soon as that is known, however it is sent", async () => {
  const chunks = () => new Blob(["theme=", "x".repeat(sizeLimits.form.bytes)]).stream();
  for (const body of [chunks(), `theme=${"x".repeat(sizeLimits.form.bytes)}`]) {
    expect((await send({ body, duplex: "half" } as RequestInit, fromHere)).status).toBe(413);
  }
});
