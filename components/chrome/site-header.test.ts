import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import { refusedPage } from "#lib/http/plain-page.ts";
import { SiteHeader } from "./site-header.tsx";

test("a page that was refused has the ways in of all pages", async () => {
  const linksOf = (html: string) => [...html.matchAll(/href="(\/[a-z]*)"/g)].map(([, href]) => href);
  const refused = refusedPage({ title: "Too many pages", message: "Wait.", links: "" }, undefined);
  expect(linksOf(refused)).toEqual(linksOf(await markupOf(SiteHeader({ isOperator: false, path: "/tools/git-mcp" }))));
});

test("the head marks the part of the site that the page is in", async () => {
  const html = await markupOf(SiteHeader({ isOperator: false, path: "/questions/0" }));
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/questions"[^>]* aria-current="page"/);
});
