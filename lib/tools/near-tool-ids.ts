import { and, eq, not, sql } from "drizzle-orm";
import { type Database, db } from "../db/client.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { correctWords } from "./known-words.ts";
import { longestShown } from "./metadata.ts";
import { tools, toolUsage } from "./tools.sql.ts";
import { editDistance, words } from "./words.ts";

/** How a request for no tool goes on. */
export const noSuchTool = "No tool has this id. Search with search_tools (GET /api/tools?q=…) for the tool you mean.";

const candidates = 50;
const mostNear = 3;
/** Words in so many ids that they distinguish none. */
const common = new Set(["mcp", "server", "api", "app", "sdk", "cli", "client", "official"]);

/** Finds the few verified ids that an unknown id or package name may mean: by shared words, then by spelling. */
export async function nearToolIds(db: Database, unknown: string): Promise<string[]> {
  const terms = words(unknown);
  // "send-grid" may have meant "sendgrid".
  const joined = terms.length > 1 ? [terms.join("")] : [];
  const corrected = await correctWords([...terms, ...joined]);
  const telling = corrected.filter((word) => !common.has(word));
  const looked = telling.length > 0 ? telling : corrected;
  if (looked.length === 0) return [];
  const query = sql`to_tsquery('simple', ${looked.join(" | ")})`;
  const rows = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .innerJoin(toolUsage, eq(toolUsage.tool_id, tools.tool_id))
    .where(and(sql`(${tools.search} || ${tools.use_cases}) @@ ${query}`, not(toolUsage.is_unverified)))
    .orderBy(sql`ts_rank(${tools.search}, ${query}) desc`, tools.tool_id)
    .limit(candidates);
  const target = inOrder(corrected.slice(0, terms.length));
  const ranked = rows.map(({ tool_id: id }) => {
    const own = words(id);
    const shared = looked.filter((word) => own.includes(word)).length;
    return { id, shared, distance: editDistance(inOrder(own), target) };
  });
  ranked.sort((left, right) => right.shared - left.shared || left.distance - right.distance);
  return ranked.slice(0, mostNear).map(({ id }) => id);
}

const inOrder = (all: string[]) => all.toSorted().join("-");

/** Listed ids like the one a post names, when that is not listed and some are like it. */
export async function nearUnlisted(tool_id: string | undefined): Promise<{ near?: string[] }> {
  if (tool_id === undefined) return {};
  try {
    const [listed] = await db.select({ id: tools.tool_id }).from(tools).where(eq(tools.tool_id, tool_id));
    const near = listed === undefined ? await nearToolIds(db, tool_id) : [];
    return near.length > 0 ? { near } : {};
  } catch (error) {
    // The post may be published by now: a storage failure here must not suggest otherwise.
    if (isStorageAway(error)) return {};
    throw error;
  }
}

/** Refuses arguments that are not ids of listed tools, by their pointers, with similar ids: never an empty page. */
export async function unknownTools(db: Database, unknown: Record<string, string>): Promise<AppError> {
  const near: string[] = [];
  for (const tool_id of Object.values(unknown)) near.push(...(await nearToolIds(db, tool_id)));
  const details = Object.keys(unknown).map((pointer) => ({ pointer, message: "is not the id of a listed tool" }));
  return new AppError("invalid_argument", noSuchTool, { details, near: [...new Set(near)] });
}

/** Refuses an argument that is not the id of a listed tool. */
export async function refuseUnknownTool(db: Database, tool_id: string): Promise<void> {
  const [listed] = await db.select({ id: tools.tool_id }).from(tools).where(eq(tools.tool_id, tool_id));
  if (listed === undefined) throw await unknownTools(db, { "/tool_id": tool_id });
}

/** The first ids that start with this text, of tools that may be shown by id. */
export async function completeToolId(begin: string, most: number): Promise<string[]> {
  // Not prepared: only a plan for this very prefix reads it as a range of the index (where that sorts as "C").
  const rows = await db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .where(and(sql`starts_with(${tools.tool_id}, ${begin})`, isShownById))
    .orderBy(tools.tool_id)
    .limit(most);
  return rows.map(({ tool_id }) => tool_id);
}

/** Whether lists of ids show a tool's id: one that a stranger chose, only after confirmation. */
const isShownById = sql`(${tools.origin} = ${"catalog" satisfies (typeof tools.$inferSelect)["origin"]} or (char_length(${tools.tool_id}) <= ${sql.raw(String(longestShown))}
  and not exists (select from ${toolUsage} where ${toolUsage.tool_id} = ${tools.tool_id} and ${toolUsage.is_unverified})))`;
