import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ratings } from "./api/ratings.ts";
import reportFiles from "./engines/report-files.json" with { type: "json" };
import { endpointsOf } from "./openapi/service.ts";
import { ownerFile } from "./replies/contract.ts";
import { codesIn, lines } from "./testing/docs.ts";

/** The addresses of pages and route files, by their folders; one that takes every path below it is none. */
const folders = globSync("app/{*,**/*,.well-known/**/*}.{ts,tsx}")
  .filter((file) => /\/(?:page\.tsx|route\.tsx?)$/.test(file) && !file.includes("[..."))
  .map((file) => file.replace(/^app/, "").replace(/\/[^/]+$/, "") || "/");
const rewritten = Object.values(reportFiles).map((ending) => `/report/:study_id${ending}`);
const routes = [...folders, ...rewritten].map((path) => {
  const pattern = path.replaceAll(/\[\w+\]|:\w+(?:\(\[[^\]]+\]\+\))?(?![(\w])/g, "[^/]+").replaceAll(/:\w+(?=\()/g, "");
  return new RegExp(`^${pattern.replaceAll(/\.(?=[a-z(])/g, "\\.")}$`);
});

const ids = globSync("components/**/*.tsx").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id!),
);
const sections = [...ids, ...endpointsOf(ratings).map(({ name }) => name)];

/** What the docs name in backticks as an address, without its query; "https://your.service/…" is none. */
const named = [...new Set(lines.flatMap(codesIn).flatMap((code) => /^(?:[A-Z]+ )?(\/[^\s`?]*)/.exec(code)?.[1] ?? []))];
/** Beginnings of addresses, a file at a tool's own website, and what Next makes of app/robots.ts. */
const others = ["/v1", "/api/v1", "/.well-known", ownerFile, "/robots.txt"];

const isRoute = (path: string) => routes.some((route) => route.test(path));

test("each address that the docs name is one of the service's, and each place in a page is there", () => {
  const strange = named.filter((address) => {
    const [path = "", place] = address.split("#");
    if (place !== undefined) return !isRoute(path) || !ids.includes(place);
    const section = /^\/docs\/([\w-]+)\.md$/.exec(path)?.[1];
    if (section !== undefined && section !== "research") return !sections.includes(section);
    return !isRoute(path) && !isRoute(path.replace(/\.(?:md|atom|json)$/, "").replace(/^\/index$/, "/"));
  });
  expect(named.length).toBeGreaterThan(60);
  expect(strange.filter((address) => !others.includes(address))).toEqual([]);
});
