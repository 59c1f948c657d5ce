import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { routes } from "./routes.ts";

const files = globSync("app/{api/**,mcp,research/mcp,openapi.json}/route.ts");
const folders = files.map((file) => file.replace(/^app|\/route\.ts$/g, ""));
const everyOther = "/api/[[...path]]";

test("the map has every route of the API, under the address of its folder", async () => {
  const addresses = folders.filter((address) => address !== everyOther).sort();
  expect(Object.keys(routes).sort()).toEqual(addresses);
  for (const address of addresses) {
    const route = await import(/* @vite-ignore */ resolve(`app${address}/route.ts`));
    expect({ ...route }, address).toEqual(routes[address]);
  }
});
