import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noFacts } from "#lib/tools/facts/contract.ts";
import { FactList } from "./fact-list.tsx";

test("each fact that nobody has read stands under Not known, whatever another fact suggests", () => {
  const one = { url: "https://a.example/mcp", transport: "sse" as const };
  const remotes = { value: [one], source: "https://a.example/", read_at: "2026-11-28", said_by: "publisher" as const };
  const page = renderToStaticMarkup(createElement(FactList, { facts: { ...noFacts, remotes }, registries: [] }));
  expect(page).toContain("status, price, sign-in, hosting, licence, repository, packages<");
});
