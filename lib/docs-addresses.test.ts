import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ratings } from "./api/ratings.ts";
import { research } from "./api/research.ts";
import reportFiles from "./engines/report-files.json" with { type: "json" };
import { feeds } from "./feeds/feed.ts";
import { feedEndings } from "./format.ts";
import { publicPages } from "./http/send-cached-page.ts";
import { ratingsTools } from "./mcp/ratings-tools.ts";
import { endpointsOf } from "./openapi/service.ts";
import { ownerFile } from "./replies/contract.ts";
import { codesIn, lines, pages } from "./testing/docs.ts";

/** The addresses of pages and route files, by their folders; one that takes every path below it is none. */
const folders = globSync("app/{*,**/*,.well-known/**/*}.{ts,tsx}")
  .filter((file) => /\/(?:page\.tsx|route\.tsx?)$/.test(file) && !/\[\.\.\.|^app\/feeds/.test(file))
  .map((file) => file.replace(/^app/, "").replace(/\/[^/]+$/, "") || "/");
const rewritten = Object.values(reportFiles).map((ending) => `/report/:study_id${ending}`);
const ofFeeds = Object.keys(feeds).map((feed) => `/feeds/${feed.replaceAll(/\{\w+\}/g, "[id]")}`);
const routes = [...folders, ...rewritten, ...ofFeeds].map((path) => {
  const pattern = path.replaceAll(/\[\w+\]|:\w+(?:\(\[[^\]]+\]\+\))?(?![(\w])/g, "[^/]+").replaceAll(/:\w+(?=\()/g, "");
  return new RegExp(`^${pattern.replaceAll(/\.(?=[a-z(])/g, "\\.")}$`);
});

const elements = globSync("{app,components}/**/*.tsx").flatMap((file) => [
  ...readFileSync(file, "utf8").matchAll(/<(\w+)[^<>]*?(?:\bid="|docSection\(")([\w-]+)"/g),
]);
const idsOf = (isLink: boolean) =>
  elements.flatMap(([, element, id]) => ((element === "OperationLink") === isLink ? [id!] : []));
/** The operations that pages link, by name; each has its place in a page of the docs. */
const linked = idsOf(true);
const operations = [ratings, research].flatMap(endpointsOf).map(({ name }) => name);
const ids = [...idsOf(false), ...operations];
const sections = [...idsOf(false), ...endpointsOf(ratings).map(({ name }) => name)];

/** What the docs name in backticks as an address, without its query; "https://your.service/…" is none. */
const named = [...new Set(lines.flatMap(codesIn).flatMap((code) => /^(?:[A-Z]+ )?(\/[^\s`?]*)/.exec(code)?.[1] ?? []))];
/** Beginnings of addresses, a file at a tool's own website, and what Next makes of app/robots.ts. */
const others = ["/v1", "/api/v1", "/.well-known", ownerFile, "/robots.txt"];

const isRoute = (path: string) => routes.some((route) => route.test(path));
const endings = new RegExp(`(?:\\.md|\\${feedEndings.join("|\\")})$`);
/** Whether a page, a route, the twin of one or a feed is there, or what begins the addresses of some. */
const isThere = (path: string) =>
  [path, path.replace(endings, "").replace(/^\/index$/, "/"), `${path}/x`].some(isRoute);

/** Beginnings of addresses and ends of other words in code, files of the root, and addresses at other services. */
const elsewhere =
  /^\/(?:api(?:\/v1)?(?:\/x)?|feeds(?:\/x)*|operator\/x|(?:apple-|fav)?icon\.\w+|pypi\/x\/json|api\/v1\/crates\/x|servers|list|stream|assistant|max_kb|gi?|.*\(.*|(?:home|proc|etc)\/.*)$/;
const members = new Set(
  globSync("lib/openapi/*.snapshot.json").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"(\w+)": [[{]|"name": "(\w+)"/g)].flatMap(([, key, name]) => key ?? name!),
  ),
);
/** Outside of pages a text can be a JSON Pointer: each of its steps is a member, or a place to fill. */
const isPointer = (file: string, path: string) =>
  /\.(?:ts|json)$/.test(file) && path.split("/").every((step) => /^(?:x|\d*)$/.test(step) || members.has(step));

test("each address of the service that code and texts name is there, with its place in the page", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx,json,md,txt,xml,html}", { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter(
      (file) =>
        !/\.test\.|lib\/(?:testing|demo)\/|(?:catalog|answers|judged)\/|snapshot|(?:rules|files)\.json/.test(file),
    );
  const addresses = [...files, ...pages].flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(/(?<!:)\/\/ .*$|\/\*[\s\S]*?\*\//gm, "");
    const opening = /\.(?:md|txt)$/.test(file)
      ? "[(`]|(?<=[\\w,.:;}]) (?=/[a-z])|\\{\\{base\\}\\}"
      : "[\"'`]|(?<=[\\w,.:;}]) (?=/[a-z])|<code>(?:[A-Z]+ )?|\\{\\{base\\}\\}|\\$\\{base\\}";
    const found = text.matchAll(
      new RegExp(`(?:${opening})(/(?:[a-z.][^"'\`\\s)\\\\,|;<>]*)?)(?=["'\`\\s)\\\\,;<>])`, "g"),
    );
    return [...found].map(([, address]) => ({ file, address: address!.replace(/(?<=\w)\$?\{.*/, "") }));
  });
  const strange = addresses.filter(({ file, address }) => {
    const [path = "", place = "{"] = address
      .replace(/\?.*|[.,:]$/, "")
      .replaceAll(/\$?\{\{?[^}]*\}?\}|\[\w+\]|(?<=.\/)$/g, (one) => (one === "" ? "x" : "{x"))
      .split("#");
    const known = path.replaceAll("{x", "x");
    if (isThere(known)) return !place.includes("{") && !ids.includes(place);
    return !elsewhere.test(known) && !others.includes(known) && !isPointer(file, known);
  });
  expect(addresses.length).toBeGreaterThan(900);
  expect(strange).toEqual([]);
});

test("each page that is kept, or has a twin without that, is there", () => {
  const unkept = /const unkeptPages = \/(.*)\/;/.exec(readFileSync("lib/http/markdown-twin.ts", "utf8"))![1]!;
  const paths = [publicPages.source, unkept].flatMap((source) => {
    const ways = /\((?:\?:)?(.*)\)/.exec(source)![1]!.match(/(?:\([^)]*\)|[^|()])+/g)!;
    return ways.flatMap((way) => {
      const [, before, choice] = /^(.*)\((.*)\)$/.exec(way) ?? ["", "", way];
      return choice!.split("|").map((one) => `/${before}${one}`.replaceAll("[^/]+", "x").replaceAll("\\/", "/"));
    });
  });
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !isRoute(path))).toEqual([]);
});

test("each operation that a page links by its name is one", () => {
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((name) => !operations.includes(name))).toEqual([]);
});

test("each link to a place in the same page leads to one", () => {
  const places = globSync("{app,components}/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id!),
  );
  expect(places.length).toBeGreaterThan(5);
  const tools = ratingsTools.map((tool) => `mcp-${tool.listed().name}`);
  expect(places.filter((id) => ![...ids, ...tools].includes(id))).toEqual([]);
});

test("each link of a document to a heading leads to one", () => {
  const headingsOf = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .replaceAll(" ", "-"),
    );
  const links = [...pages, "CONTRIBUTING.md"].flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\]\((?!\w+:)([^)#]*)#([^)]+)\)/g)].map(([, file, place]) => ({
      file: file ? join(dirname(page), file) : page,
      place: place!,
    })),
  );
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter(({ file, place }) => !headingsOf(file).includes(place))).toEqual([]);
});

test("a page links each kind of feed", () => {
  const text = globSync("app/**/page.tsx", { withFileTypes: true })
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, "utf8"))
    .join();
  const unlinked = Object.keys(feeds).filter(
    (feed) => !new RegExp(`feed: ["\`]/feeds/${feed.replace(/\{.*/, "\\$\\{")}`).test(text),
  );
  expect(unlinked).toEqual([]);
});

test("each address that the docs name is one of the service's, and each place in a page is there", () => {
  const strange = named.filter((address) => {
    const [path = "", place] = address.split("#");
    if (place !== undefined) return !isRoute(path) || !ids.includes(place);
    const section = /^\/docs\/([\w-]+)\.md$/.exec(path)?.[1];
    if (section !== undefined && section !== "research") return !sections.includes(section);
    return !isThere(path);
  });
  expect(named.length).toBeGreaterThan(60);
  expect(strange.filter((address) => !others.includes(address))).toEqual([]);
});

test("a page reads what its address has in its query, by name and word", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx}", {
    exclude: ["**/*.test.*", "lib/testing/**", "lib/mcp/**"],
  });
  const sent = files
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/["`](\/[a-z/-]*)\?([a-z_]+=[^"`#\n]*)/g)])
    .flatMap(([, path, query]) =>
      [...query!.matchAll(/(?:^|&)([a-z_]+)=([a-z]+(?=$|&))?/g)].map(([, name, word]) => ({
        path: path!,
        name: name!,
        word,
      })),
    )
    .filter(({ path }) => !path.startsWith("/api") && existsSync(`app${path}`));
  expect(new Set(sent.map(({ path }) => path)).size).toBeGreaterThan(10);
  const unread = sent.filter(({ path, name, word }) => {
    const readers = globSync(`app${path}/{*.ts,*.tsx}`).map((file) => readFileSync(file, "utf8"));
    const imported = readers.flatMap((text) =>
      [...text.matchAll(/ from "#((?:components|lib)\/[^"]*\.tsx?)"/g)].map(([, file]) => readFileSync(file!, "utf8")),
    );
    const isRead = (form: string) => [...readers, ...imported].some((text) => new RegExp(form).test(text));
    const isWord = word === undefined || isRead(`"${word}"|\\b${word}: `);
    return !isWord || !isRead(`[".]${name}\\b(?!=)|[{,]\\s*${name}\\s*[,}:=]`);
  });
  expect(unread).toEqual([]);
});
