import { eq } from "drizzle-orm";
import { processWide } from "../process-wide.ts";
import type { Database } from "./client.ts";
import { settings } from "./settings.sql.ts";

// Generated data carries a row that says so, which a backup or a move takes along; it is read once, after migrating.
const shared = processWide<boolean>("demo-data");
const name = "demo";

/** What every page of generated data says. */
export const demoSentence =
  "Demo data: every review here was generated. Nothing on these pages is evidence about any tool.";
/** What every API answer of generated data says in its body. */
export const demoMember = "generated data: evidence of nothing";

/** Whether this process serves generated data; false until storage has been reached once. */
export const isDemoData = (): boolean => shared.current === true;

/** The header of every API answer of generated data; none otherwise. */
export const demoHeaders = (): Record<string, string> => (isDemoData() ? { "Touchstone-Demo": "generated-data" } : {});

/** An answer with, where data is generated, a first member that says so. */
export function flagDemo<Body extends object>(body: Body): Body | ({ demo: string } & Body) {
  // Members that are kept as JSON stay so: copied, they would be read.
  return isDemoData()
    ? Object.defineProperties({ demo: demoMember } as never, Object.getOwnPropertyDescriptors(body))
    : body;
}

/** Reads from the data whether it is generated. */
export async function learnWhetherDemo(db: Database): Promise<void> {
  const found = await db.select({ name: settings.name }).from(settings).where(eq(settings.name, name));
  shared.current = found.length > 0;
}

/** Declares the data generated, for good. */
export async function declareDemo(db: Database): Promise<void> {
  await db.insert(settings).values({ name, value: demoMember }).onConflictDoNothing();
  shared.current = true;
}
