import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeCookie } from "#app/theme/theme-days.ts";
import { markupOf } from "#components/text/markup-of.ts";
import { refusedPage, returnPage } from "#lib/http/plain-page.ts";
import { language } from "#lib/in-words.ts";
import { linkNames, pageNames } from "./page-names.tsx";
import { themes } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

test("a page that was refused has the ways in of all pages", async () => {
  const linksOf = (html: string) =>
    [...html.matchAll(/href="(\/[a-z]+)"[^>]*>([^<]*)/g)].map(([, href, name]) => `${href} ${name}`);
  const refused = refusedPage({ title: "Too many pages", message: "Wait.", links: "" }, undefined);
  expect(linksOf(refused)).toEqual(linksOf(await markupOf(SiteHeader({ isOperator: false, path: "/tools/git-mcp" }))));
});

test("pages made without Next have the language of the others, and link to them under their names", () => {
  const pages =
    refusedPage({ title: "Wait", message: "" }, undefined) + returnPage("https://a.example", true, undefined);
  expect(pages).toContain(`<html lang="${language}"`);
  expect(pages).toContain(`<a href="/status">${linkNames["/status"]}</a>`);
  expect(pages).toContain(`<a href="/account">${pageNames["/account"]}</a>`);
});

test("pages that are kept or made without Next know each theme", () => {
  const chosen = themes.filter((theme) => theme !== "system");
  const styles = readFileSync("app/globals.css", "utf8");
  for (const theme of chosen) expect(styles).toContain(`:root[data-theme="${theme}"] {`);
  for (const theme of chosen)
    expect(refusedPage({ title: "Wait", message: "" }, `${themeCookie}=${theme}`)).toContain(`color-scheme: ${theme}"`);
  expect(readFileSync("lib/http/send-cached-page.ts", "utf8")).toContain(`${themeCookie}=(${chosen.join("|")})`);
});

test("the head of a page made without Next is drawn and named as that of all", async () => {
  const drawn = (html: string) => {
    const parts = html.matchAll(/\sd="(M2 [^"]*)"|<nav aria-label="([^"]*)"|<circle ([^>]*?r="\d+")/g);
    return [...parts].map(([, ...of]) => of.join("")).toSorted();
  };
  const own = drawn(await markupOf(SiteHeader({ isOperator: false, path: null })));
  expect(own.length).toBe(3);
  expect(drawn(refusedPage({ title: "Wait", message: "" }, undefined))).toEqual(own);
});

test("the head marks the part of the site that the page is in", async () => {
  const markedAt = async (path: string) => {
    const html = await markupOf(SiteHeader({ isOperator: false, path }));
    return [...html.matchAll(/href="([^"]*)"[^>]* aria-current="page"/g)].map(([, href]) => href);
  };
  expect(await markedAt("/questions/0")).toEqual(["/questions"]);
  expect(await markedAt("/report/0/method")).toEqual(["/research"]);
  expect(await markedAt("/reviews")).toEqual(["/tools"]);
  expect(await markedAt("/about")).toEqual([]);
});
