import { eq, sql } from "drizzle-orm";
import { prepared } from "../db/statements.ts";
import { orWhenAway } from "../db/storage-away.ts";
import { places } from "./tool.ts";
import { tools, toolUsage } from "./tools.sql.ts";

/** How many names a form completes: those with the most evidence. */
const most = 200;

const names = prepared("tool_names", (db) =>
  db
    .select({ tool_id: tools.tool_id, name: tools.name })
    .from(toolUsage)
    .innerJoin(tools, eq(tools.tool_id, toolUsage.tool_id))
    .orderBy(places.usage)
    .limit(most),
);

const idNamed = prepared("tool_id_named", (db) =>
  db
    .select({ tool_id: tools.tool_id })
    .from(tools)
    .innerJoin(toolUsage, eq(toolUsage.tool_id, tools.tool_id))
    .where(sql`lower(${tools.name}) collate "C" = lower(${sql.placeholder("name")}::text) collate "C"`)
    // A tool that only a review describes never takes the name of a listed one.
    .orderBy(toolUsage.is_unverified, tools.tool_id)
    .limit(1),
);

const nameOf = prepared("tool_name", (db) =>
  db
    .select({ tool_id: tools.tool_id, name: tools.name })
    .from(tools)
    .where(eq(tools.tool_id, sql.placeholder("tool_id"))),
);

/** The tools with the most evidence, and before them the chosen one, for a field that completes names; none while storage is away. */
export const listToolNames = (chosen = "") =>
  orWhenAway(async () => {
    const listed = await (await names()).execute();
    if (chosen === "" || chosen.includes("\0") || listed.some(({ tool_id }) => tool_id === chosen)) return listed;
    return [...(await (await nameOf()).execute({ tool_id: chosen })), ...listed];
  }, []);

/** The id of the tool that a reader named by its name or its id; the text as it is where no tool has that name. */
export async function toolIdNamed(text: string): Promise<string> {
  // PostgreSQL stores no NUL, so no name has one.
  if (text.includes("\0")) return text;
  const [tool] = await orWhenAway(async () => (await idNamed()).execute({ name: text }), []);
  return tool?.tool_id ?? text;
}
