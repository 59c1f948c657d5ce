import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { database } from "../db/client.ts";
import type { simulateEndpoint } from "./contract.ts";
import { simulations } from "./studies.sql.ts";
import { StudyId } from "./study-record.ts";

/** A simulation as it was answered, with what was asked. */
export type StoredSimulation = {
  request: Partial<z.output<(typeof simulateEndpoint)["input"]>>;
  result: z.output<(typeof simulateEndpoint)["result"]>;
};

/** A simulation of an account by its id; null without one. */
export async function getSimulation(account_id: string, simulation_id: string): Promise<StoredSimulation | null> {
  if (!StudyId.safeParse(simulation_id).success) return null;
  const db = await database();
  const [found] = await db
    .select({ request: simulations.request, result: simulations.result })
    .from(simulations)
    .where(and(eq(simulations.simulation_id, simulation_id), eq(simulations.account_id, account_id)));
  return (found as StoredSimulation | undefined) ?? null;
}
