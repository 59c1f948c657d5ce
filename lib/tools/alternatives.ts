import apiNeeds from "./catalog/api-use-cases.json" with { type: "json" };
import appNeeds from "./catalog/app-use-cases.json" with { type: "json" };
import mcpNeeds from "./catalog/mcp-use-cases.json" with { type: "json" };
import { words } from "./words.ts";

/** What the editors say each tool of the catalogue is needed for. */
export const catalogNeeds = new Map<string, string[]>(
  [mcpNeeds, apiNeeds, appNeeds].flatMap((ofType) => Object.entries<string[]>(ofType)),
);

/** What a need says of the tool itself, and the products that the tool is only an alternative to. */
export function splitNeed(need: string): { own: string; products: string[] } {
  const [, own = need, products = ""] = /^(.*?)\balternative to (.+)$/i.exec(need) ?? [];
  const names = products.split(/,| or /).map((name) => words(name).join(" "));
  return { own, products: names.filter(Boolean) };
}

/** A product that a search names, with the tools that are alternatives to it. */
export type Product = { name: string; words: string[]; tool_ids: string[] };

const tools = new Map<string, string[]>();
for (const [tool_id, needs] of catalogNeeds)
  for (const name of needs.flatMap((need) => splitNeed(need).products))
    tools.set(name, [...(tools.get(name) ?? []), tool_id]);

/** The products in a search that the catalogue knows as what a tool is an alternative to. */
export function productsIn(typed: string[]): Product[] {
  const text = ` ${typed.join(" ")} `;
  const named = [...tools].filter(([name]) => text.includes(` ${name} `));
  return named.map(([name, tool_ids]) => ({ name, words: name.split(" "), tool_ids }));
}

/** Whether a search asks for what is like a product, and not for the product. */
export const asksForOthers = (typed: string[]) => typed.some((word) => /^alternatives?$/.test(word));
