import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keyVariables, providerNames } from "#lib/ai-providers.ts";
import { engineFaultKinds } from "#lib/engines/engine-fault.ts";

const page = readFileSync("docs/models.md", "utf8");

test("docs/models.md has a row for each fault, in the order of the list or not, and no other", () => {
  const rows = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, kind]) => kind);
  expect(rows.toSorted()).toEqual([...engineFaultKinds].toSorted());
});

test("docs/models.md shows how to set each provider", () => {
  for (const shown of [...providerNames.map((name) => `${name}:`), ...keyVariables])
    expect(page).toContain(`\`${shown}`);
});
