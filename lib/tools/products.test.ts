import { expect, test } from "vitest";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import products from "#lib/tools/catalog/products.json" with { type: "json" };
import { catalogTools } from "#lib/tools/catalog-tools.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";

useDatabase();

const read = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));

test("a tool names the other entries of its product, and their reviews and scores stay apart", async () => {
  const { product } = await read("stripe-mcp");
  expect(product).toEqual({ name: "Stripe", others: [{ tool_id: "stripe-api", name: "Stripe API", type: "api" }] });
  expect((await read("nodejs")).product).toBeNull();
  // The community's server is not of the vendor's product.
  expect((await read("airtable-mcp")).product).toBeNull();
});

test("each product of the catalogue's file has several tools of the catalogue, and each tool one product", () => {
  const ids = products.flatMap(({ tools }) => tools);
  const listed = new Set(catalogTools.map(({ tool_id }) => tool_id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !listed.has(id))).toEqual([]);
  expect(products.filter(({ tools }) => tools.length < 2)).toEqual([]);
});
