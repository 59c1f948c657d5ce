import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keyVariables, providerNames } from "#lib/ai-providers.ts";
import { engineFaultKinds } from "#lib/engines/engine-fault.ts";
import { timesInWords } from "#lib/in-words.ts";
import { code, rowsUnder } from "#lib/testing/docs.ts";
import { engineFault } from "./fault-of.ts";
import type { ModelAddress } from "./settings.ts";

const page = readFileSync("docs/models.md", "utf8");

test("docs/models.md has a row for each fault: how often a call is tried again, whether it ends all, and its sentence", () => {
  const rows = engineFaultKinds.map((kind) => {
    const { tries, isFatal, sentence } = engineFault(kind, { provider: "openai", model: "gpt-5-mini" } as ModelAddress);
    return [code(kind), tries === 0 ? "no" : timesInWords(tries), isFatal ? "yes" : "no", sentence];
  });
  const head = "| fault | tried again | ends all calls to the provider | what the study says of it |";
  expect(rowsUnder(head)).toEqual(rows);
});

test("docs/models.md shows how to set each provider", () => {
  for (const shown of [...providerNames.map((name) => `${name}:`), ...keyVariables])
    expect(page).toContain(`\`${shown}`);
});
