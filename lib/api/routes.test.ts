import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { research } from "./research.ts";
import { routes } from "./routes.ts";

const files = globSync("app/{.well-known/**,**}/route.ts").filter((file) =>
  readFileSync(file, "utf8").includes("routeAt("),
);
const folders = files.map((file) => file.replace(/^app|\/route\.ts$/g, ""));

test("the map has every route of the API, under the address of its folder", async () => {
  const addresses = folders.sort();
  expect(Object.keys(routes).sort()).toEqual(addresses);
  for (const address of addresses) {
    const route = await import(/* @vite-ignore */ resolve(`app${address}/route.ts`));
    expect({ ...route }, address).toEqual(routes[address]);
  }
});

test("no answer to a key may be kept by a cache between", () => {
  const reads = research.groups
    .flatMap(({ operations }) => operations)
    .filter(({ endpoint }) => endpoint.auth !== undefined && endpoint.method === "GET");
  expect(reads.length).toBeGreaterThan(5);
  const kept = reads.filter(({ endpoint }) => !/private|no-store/.test(endpoint.cache ?? ""));
  expect(kept.map(({ endpoint }) => endpoint.name)).toEqual([]);
});
