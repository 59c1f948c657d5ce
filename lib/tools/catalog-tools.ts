import apiTools from "./catalog/api.json" with { type: "json" };
import appTools from "./catalog/app.json" with { type: "json" };
import mcpTools from "./catalog/mcp.json" with { type: "json" };
import products from "./catalog/products.json" with { type: "json" };
import type { ToolMetadata } from "./metadata.ts";

export type CatalogTool = ToolMetadata & { tool_id: string; category: string; tags: string[] };

/** The tools that the editors list. */
export const catalogTools = [...mcpTools, ...apiTools, ...appTools] as CatalogTool[];

const tools = new Map(catalogTools.map(({ tool_id, name, type }) => [tool_id, { tool_id, name, type }]));
const productOfTool = new Map(products.flatMap((product) => product.tools.map((tool_id) => [tool_id, product])));

/** The product that a tool is one entry of, with its other entries; null where the editors name none. */
export function productOf(tool_id: string) {
  const product = productOfTool.get(tool_id);
  if (product === undefined) return null;
  const others = product.tools.filter((id) => id !== tool_id).map((id) => tools.get(id)!);
  return { name: product.name, others };
}
