import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { packageFact } from "#lib/testing/facts.ts";
import { noFacts } from "#lib/tools/facts/contract.ts";
import { FactList, Status } from "./fact-list.tsx";

test("each fact that nobody has read stands under Not known, whatever another fact suggests", () => {
  const one = { url: "https://a.example/mcp", transport: "sse" as const };
  const remotes = { value: [one], source: "https://a.example/", read_at: "2026-11-28", said_by: "publisher" as const };
  const page = renderToStaticMarkup(
    createElement(FactList, { tool: { type: "mcp" }, facts: { ...noFacts, remotes }, registries: [] }),
  );
  expect(page).toContain("status, price, sign-in, hosting, licence, repository, packages<");
});

test("what makes no line is named as such, and is never called not known", () => {
  const said = { source: "list.json", read_at: "2026-11-28", said_by: "registry" as const };
  const other_forms = { ...said, value: [{ kind: "remote" as const, text: "https://{tenant}.a.example/mcp" }] };
  const page = renderToStaticMarkup(
    createElement(FactList, { tool: { type: "mcp" }, facts: { ...noFacts, other_forms }, registries: [] }),
  );
  expect(page).toContain("In a form that makes no line here: remote https://{tenant}.a.example/mcp");
  const none = renderToStaticMarkup(createElement(FactList, { tool: { type: "mcp" }, facts: noFacts, registries: [] }));
  expect(none).not.toContain("lso named");
});

test.each([
  ["stated", null, "not checked"],
  ["stated", "2026-11-30T00:00:00.000Z", "asked 30 Nov 2026, names no repository"],
  ["listed", "2026-11-30T00:00:00.000Z", "asked 30 Nov 2026, names no repository"],
  ["confirmed", "2026-11-30T00:00:00.000Z", "confirmed 30 Nov 2026"],
])("a package that is %s and was asked for at %s has the words: %s", (state, checked_at, words) => {
  const facts = packageFact("npm", "a", state);
  facts.packages!.value[0]!.checked_at = checked_at;
  const page = renderToStaticMarkup(createElement(FactList, { tool: { type: "mcp" }, facts, registries: [] }));
  expect(page).toContain(`(${words})`);
});

test("a package of a registry that is never asked says so", () => {
  const words = (registry: "npm" | "winget" | "oci", name: string) =>
    renderToStaticMarkup(
      createElement(FactList, { tool: { type: "mcp" }, facts: packageFact(registry, name, "listed"), registries: [] }),
    );
  expect(words("winget", "A.App")).toContain("(not checked, as no package of this kind is)");
  expect(words("oci", "ghcr.io/a/b")).toContain("(not checked, as no package of this kind is)");
  expect(words("npm", "a")).toContain("(not checked, and no manifest was read)");
});

test("what a tool moved to is where it went, and what another ended tool's makers name is only named", () => {
  const told = (state: "moved" | "archived") => {
    const value = { state, successor: "https://a.example/docs/b" };
    return renderToStaticMarkup(createElement(Status, { status: value })).replaceAll(/<[^>]+>/g, "");
  };
  expect(told("moved")).toBe("Moved by its makers to docs/b (a.example)");
  expect(told("archived")).toBe("Archived by its makers; they name instead docs/b (a.example)");
});

test("a package that another page names says who names it, and where", () => {
  const said = { source: "https://a.example/install.md", read_at: "2026-11-28", said_by: "publisher" as const };
  const origin = { ...said, source: "https://b.example/a.yaml", said_by: "registry" as const };
  const one = {
    registry: "winget" as const,
    state: "listed" as const,
    version: null,
    checked_at: null,
    settings: null,
  };
  const packages = {
    ...said,
    value: [
      { ...one, name: "A.App", origin },
      { ...one, name: "A.Tool" },
    ],
  };
  const page = renderToStaticMarkup(
    createElement(FactList, { tool: { type: "mcp" }, facts: { ...noFacts, packages }, registries: [] }),
  );
  expect(page.match(/Said by a registry in <a [^>]*href="https:\/\/b\.example\/a\.yaml"/g)).toHaveLength(1);
  expect(page).toContain("install.md");
});

test("the licence of an API whose source is nowhere named is called that of its client, and no other is", () => {
  const said = { source: "https://a.example/package.json", read_at: "2026-11-28", said_by: "publisher" as const };
  const licence = { ...said, value: "MIT" };
  const repository = { ...said, value: "https://github.com/a/b" };
  const labelOf = (type: "api" | "mcp", more = {}) => {
    const facts = { ...packageFact("npm", "a", "stated"), licence, ...more };
    const page = renderToStaticMarkup(createElement(FactList, { tool: { type }, facts, registries: [] }));
    return /Licence[^<]*/.exec(page)?.[0];
  };
  expect(labelOf("api")).toBe("Licence of its client");
  expect(labelOf("api", { repository })).toBe("Licence");
  expect(labelOf("api", { packages: null })).toBe("Licence");
  expect(labelOf("mcp")).toBe("Licence");
});
