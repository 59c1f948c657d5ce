import { and, eq } from "drizzle-orm";
import { accountOf } from "../accounts/account-of.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { changeStudyEndpoint } from "./contract.ts";
import { noSuchStudy, oneStudy } from "./find-study.ts";
import { listedColumns } from "./list-studies.ts";
import { refusePublic } from "./refuse-public.ts";
import { studies } from "./studies.sql.ts";
import { isComplete, toSummary } from "./study.ts";

/** Lists a complete study at /studies, when its report may be shown to all, or takes it off the list. */
export const changeStudy: Verb<typeof changeStudyEndpoint> = async ({ study_id, visibility }, caller) => {
  const where = oneStudy(accountOf(caller).account_id, study_id);
  const db = await database();
  if (visibility === "public") {
    const [study] = await db.select().from(studies).where(where);
    // What is complete never changes: it is the same study that is changed below.
    if (study !== undefined && isComplete(study)) await refusePublic(study);
  }
  const [changed] = await db
    .update(studies)
    .set({ visibility })
    .where(and(where, eq(studies.status, "complete")))
    .returning(listedColumns);
  if (changed !== undefined) return toSummary(changed);
  const [study] = await db.select({ status: studies.status }).from(studies).where(where);
  if (study === undefined) throw noSuchStudy();
  throw new AppError("invalid_request", `Only a complete study has something to list; this one is ${study.status}.`);
};
