import { expect, test } from "vitest";
import { sizeLimits } from "#lib/net/size-limits.ts";
import { POST } from "./route.ts";

const choose = (theme: string, referer?: string) =>
  POST(
    new Request("http://touchstone.test/theme", {
      method: "POST",
      body: new URLSearchParams({ theme }),
      headers: { host: "touchstone.test", ...(referer && { referer }) },
    }),
  );

test("the choice is kept and the reader goes back to the same page", async () => {
  const response = await choose("dark", "http://touchstone.test/tools?q=search&type=mcp");
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
  ["a path that names another host", "http://touchstone.test//example.org/"],
  ["something that is no address", "tools"],
])("from %s the reader goes to the home page", async (_, referer) => {
  expect((await choose("light", referer)).headers.get("location")).toBe("/");
});

test("more than any form holds is refused as soon as that is known, however it is sent", async () => {
  const chunks = () => new Blob(["theme=", "x".repeat(sizeLimits.form.bytes)]).stream();
  for (const body of [chunks(), `theme=${"x".repeat(sizeLimits.form.bytes)}`]) {
    const sent = { method: "POST", body, duplex: "half" } as RequestInit;
    expect((await POST(new Request("http://touchstone.test/theme", sent))).status).toBe(413);
  }
});
