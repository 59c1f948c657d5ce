import { sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import type { Product } from "./alternatives.ts";
import { nameWords } from "./find-tools.ts";
import { isEnglishWord } from "./real-words.ts";
import { tools, toolUsage } from "./tools.sql.ts";
import { allOf, toQuery } from "./word-query.ts";

/** The products of a search that no tool has in its name, a tag or a use case; a common word must be all of the search. */
export async function unlistedProducts(products: Product[], terms: string[]): Promise<Product[]> {
  const meant = products.filter(
    ({ words }) => words.length > 1 || !isEnglishWord(words[0]!) || terms.every((term) => words.includes(term)),
  );
  const listed = await Promise.all(meant.map(isNamed));
  return meant.filter((_, at) => !listed[at]);
}

async function isNamed({ words }: Product): Promise<boolean> {
  const query = sql`${toQuery(sql`${allOf(words.map((word) => [word]))}`)}`;
  const { rows } = await (await database()).execute(sql`
    select from ${tools} join ${toolUsage} using (tool_id)
    where not ${toolUsage.is_unverified} and (${tools.search} || ${tools.use_cases}) @@ ${query}
      and (${nameWords} @@ ${query} or exists (select from unnest(${tools.phrases}) as phrase where phrase @@ ${query})) limit 1`);
  return rows.length > 0;
}
