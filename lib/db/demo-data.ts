import { eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { processWide } from "../process-wide.ts";
import { settings } from "./settings.sql.ts";

// Generated data has a row that says so, which a backup or a move copies; it is read once, after migrating.
const shared = processWide<boolean>("demo-data");
const name = "demo";

/** The sentence on every page of generated data. */
export const demoSentence =
  "Demo data: everything here was generated. Nothing on these pages is evidence about any tool.";
/** The member in the body of every API answer of generated data. */
export const demoMember = "generated data: evidence of nothing";

/** Whether this process serves generated data; false until storage was first reached. */
export const isDemoData = (): boolean => shared.current === true;

/** The header of every API answer of generated data; none otherwise. */
export const demoHeaders = (): Record<string, string> => (isDemoData() ? { "Touchstone-Demo": "generated-data" } : {});

/** Adds a first member to an answer of generated data that says so. */
export function flagDemo<Body extends object>(body: Body): Body | ({ demo: string } & Body) {
  // Members kept as JSON stay so: a copy would parse them.
  return isDemoData()
    ? Object.defineProperties({ demo: demoMember } as never, Object.getOwnPropertyDescriptors(body))
    : body;
}

/** Reads from storage whether its data is generated. */
export async function learnWhetherDemo(db: NodePgDatabase): Promise<void> {
  const rows = await db.select({ name: settings.name }).from(settings).where(eq(settings.name, name));
  shared.current = rows.length > 0;
}

/** Declares the data generated, for good. */
export async function declareDemo(db: NodePgDatabase): Promise<void> {
  await db.insert(settings).values({ name, value: demoMember }).onConflictDoNothing();
  shared.current = true;
}
