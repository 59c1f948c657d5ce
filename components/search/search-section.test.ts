import { createElement } from "react";
import { expect, test } from "vitest";
import { SearchSection } from "#components/search/search-section.tsx";
import { markupOf } from "#components/text/markup-of.ts";
import { AppError } from "#lib/errors.ts";

const hits = [{ href: "/tools/git-mcp", name: "Git MCP", note: "MCP server", text: "Reads repositories." }];
const html = (found: Parameters<typeof SearchSection>[0]["result"]) =>
  markupOf(
    createElement(SearchSection, {
      noun: "tool",
      many: "tools",
      path: "/tools",
      q: "git",
      terms: ["git"],
      result: found,
    }),
  );

test("a kind of match has its number, its best matches and a link to all of them", async () => {
  const markup = await html({ hits, total: 1_200 });
  expect(markup).toMatch(
    /<h2[^>]*>1,200 tools<\/h2>.*href="\/tools\/git-mcp".*href="\/tools\?q=git"[^>]*>All 1,200 tools</,
  );
  expect(await html({ hits, total: 1 })).not.toContain("All ");
  expect(markup).toMatch(/<mark[^>]*>Git<\/mark> MCP/);
});

test("a kind without a match says so, and one that cannot be searched says why", async () => {
  expect(await html({ hits: [], total: 0 })).toMatch(
    /^<p>No tools for “<bdi>git<\/bdi>”\. <a href="\/tools"[^>]*>All tools</,
  );
  expect(await html(new AppError("invalid_request", "q is too long."))).toContain("No tools: q is too long.");
});
