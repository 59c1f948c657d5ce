import { and, eq, inArray, sql } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { transact } from "../db/transact.ts";
import { AppError } from "../errors.ts";
import { usedSoFar } from "./calls/calls.ts";
import type { cancelStudyEndpoint } from "./contract.ts";
import { missingStudy, oneStudy } from "./get-study.ts";
import { listedColumns } from "./list-studies.ts";
import { leaseMs } from "./run/lease.ts";
import { stopHere } from "./run/running-studies.ts";
import { releaseSlotSoon } from "./run/slot.ts";
import { studies } from "./studies.sql.ts";
import { toPending } from "./study.ts";

/**
 * Stops a study that waits or runs; no webhook is sent, as the caller knows. It is cancelled at once and stays so, as no run may write over it; its slot is free
 * when the process that runs it has seen it, or has been silent for the length of a lease.
 */
export const cancelStudy: Verb<typeof cancelStudyEndpoint> = async ({ study_id }, caller) => {
  const where = oneStudy(accountOf(caller).account_id, study_id);
  const stored = await transact(await database(), async (ask, tx) => {
    const [found] = await tx.select(listedColumns).from(studies).where(where);
    if (found === undefined) throw await missingStudy(tx, study_id);
    await releaseSlotSoon(ask, found.key_id, study_id, leaseMs);
    const [cancelled] = await tx
      .update(studies)
      .set({ status: "cancelled", usage: sql.raw(usedSoFar), webhook_headers: null })
      .where(and(where, inArray(studies.status, ["queued", "running"])))
      .returning(listedColumns);
    // One that ended in the meantime is read as it has ended.
    return cancelled ?? (await tx.select(listedColumns).from(studies).where(eq(studies.study_id, study_id)))[0]!;
  });
  if (stored.status === "complete")
    throw new AppError("invalid_request", "This study is complete: there is nothing to cancel.");
  if (stored.status === "cancelled") stopHere(study_id, "cancelled");
  return toPending(stored);
};
