import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import addresses from "./form-addresses.json" with { type: "json" };
import { takesForm } from "./page-form.ts";
import { isApi } from "./request-head.ts";

test("every handler that takes a form is known, and no other", () => {
  const posting = globSync("app/**/route.ts")
    .filter((file) =>
      /export (async function POST|const POST|(const )?\{[^}]*\bPOST)\b/.test(readFileSync(file, "utf8")),
    )
    .map((file) => file.replace(/^app|\/route\.ts$/g, ""));
  expect(addresses.handlers.toSorted()).toEqual(posting.filter((path) => !isApi(path)).sort());
});

test("a page or a handler takes a form at its own address", () => {
  for (const path of [...addresses.pages, "/theme", "/theme/", "/operator/keys/k_1/revoke"])
    expect([path, takesForm(path)]).toEqual([path, true]);
  for (const path of ["/", "/sse", "/tools", "/theme/x", "/operator/keys/revoke/x/y", "/account/keys//revoke"])
    expect([path, takesForm(path)]).toEqual([path, false]);
});
