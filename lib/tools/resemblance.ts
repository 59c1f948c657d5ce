import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import {
  affixes,
  distinct,
  folded,
  likenessOf,
  type Names,
  nameKeys,
  ownWords,
  plain,
  seekSlips,
  withoutJoined,
  wordsOf,
} from "./likeness.ts";
import type { ToolMetadata } from "./metadata.ts";
import { similarTools } from "./similar-tools.ts";
import { sourceIds } from "./sources.ts";
import { ownerOf } from "./tool-address.ts";
import { isRealWord } from "./words.ts";

/** The keys of listed tools that a tool could be mistaken for, and those whose sibling it is. */
type Resemblance = { resembles: string[]; kin: string[] };

/** What to look for among the likeness keys of listed tools, from a tool that nobody has checked. */
export function resemblanceOf({ tool_id, name, website }: Names): Resemblance {
  const { site, label, owner, ownerName, domains } = ownerOf(website);
  const ownersName = label ?? ownerName;
  const words = distinct([...ownWords(name), ...ownWords(tool_id)]);
  const address = new Set(wordsOf(website).map(folded));
  const isInAddress = ownWords(name).every((word) => address.has(word));
  const ofSite = [...words, ...(isInAddress ? ["*"] : [])].map((word) => `kin:${site}:${word}`);
  return {
    resembles: distinct([
      ...seek("name", name),
      ...seek("name", tool_id),
      ...(ownersName === null ? [] : seek("label", ownersName)),
      ...(site === null ? [] : [`site:${folded(plain(site))}`]),
      ...domains.map((domain) => `domain:${domain}`),
    ]),
    kin: owner !== null ? [`kin:${owner}`] : site === null ? [] : ofSite,
  };
}

function seek(kind: string, name: string): string[] {
  const keys = distinct(nameKeys(name).flatMap((key) => [key, withoutJoined(key, affixes)]));
  // "Liner" is a word of its own, and no misspelled Linear; "Stripes" is Stripe with a letter more.
  const words = wordsOf(name).filter((word) => ownWords(word).length > 0);
  const isWords = words.every(isRealWord) || isRealWord(withoutJoined(words.join(""), affixes));
  const slips = isWords
    ? keys.flatMap((key) => (key.endsWith("s") ? [`${kind}:${key.replace(/s$/, "")}`] : []))
    : keys.flatMap((key) => seekSlips(kind, key));
  return [...keys.map((key) => `${kind}:${key}`), ...slips];
}

/** A tool's names, and who wrote them. */
type Origin = Names & { origin: "catalog" | "review"; sources: string[] };

/** The columns by which look-alikes are recognised. A tool that no review listed is not compared with others. */
export function likenessColumns(tool: Origin): { likeness: string[] } & Resemblance {
  const likeness = likenessOf(tool, tool.sources.includes(sourceIds.editors));
  return { likeness, ...(tool.origin === "review" ? resemblanceOf(tool) : { resembles: [], kin: [] }) };
}

/** The ids of listed tools that a new one could be mistaken for, best first. */
export async function nearListing(db: Database, tool_id: string, { name, type, website }: ToolMetadata) {
  const { resembles, kin } = resemblanceOf({ tool_id, name, website });
  const similar = similarTools({
    tool_id: sql`${tool_id}`,
    name: sql`${name}::text`,
    type: sql`${type}`,
    resembles: sql`${sql.param(resembles)}::text[]`,
    kin: sql`${sql.param(kin)}::text[]`,
  });
  const { rows } = await db.execute<{ similar: { tool_id: string }[] }>(sql`select ${similar} as similar`);
  return rows[0]!.similar.map((tool) => tool.tool_id);
}
