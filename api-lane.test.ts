import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { laneRoutes } from "./api-lane.ts";

test("the lane has every route of the API, under the address of its folder", async () => {
  const folders = globSync("app/{api/**,mcp,openapi.json}/route.ts").map((file) =>
    file.replace(/^app|\/route\.ts$/g, ""),
  );
  const expected = folders.filter((address) => address !== "/api/[[...path]]").sort();
  expect(Object.keys(laneRoutes).sort()).toEqual(expected);
  for (const address of expected) {
    const route = await import(/* @vite-ignore */ resolve(`app${address}/route.ts`));
    expect({ ...laneRoutes[address] }, address).toEqual({ ...route });
  }
});
