import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import { refusedPage } from "#lib/http/plain-page.ts";
import { SiteHeader } from "./site-header.tsx";

test("a page that was refused has the ways in of all pages", async () => {
  const linksOf = (html: string) => [...html.matchAll(/href="(\/[a-z]*)"/g)].map(([, href]) => href);
  const refused = refusedPage({ title: "Too many pages", message: "Wait.", links: "" }, undefined);
  expect(linksOf(refused)).toEqual(linksOf(await markupOf(SiteHeader({ isOperator: false }))));
});
