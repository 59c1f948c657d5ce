import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { transact } from "../db/transact.ts";
import { AppError } from "../errors.ts";
import type { changeStudyEndpoint } from "./contract.ts";
import { missingStudy, oneStudy, readFollowUps } from "./get-study.ts";
import { refusePublic } from "./refuse-public.ts";
import { studies } from "./studies.sql.ts";
import { isComplete, toFullStudy, toSummary } from "./study.ts";

/** Lists a complete study at /studies, when its report may be shown to all, or takes it off the list. */
export const changeStudy: Verb<typeof changeStudyEndpoint> = async ({ study_id, visibility }, caller) => {
  const where = oneStudy(accountOf(caller).account_id, study_id);
  return transact(await database(), async (_, tx) => {
    // Locked, so that no follow-up is stored between the look at what it shows and the change.
    const [study] = await tx.select().from(studies).where(where).for("update");
    if (study === undefined) throw await missingStudy(tx, study_id);
    if (!isComplete(study))
      throw new AppError(
        "invalid_request",
        `Only a complete study has something to list; this one is ${study.status}.`,
      );
    if (visibility === "public") await refusePublic(toFullStudy(study, await readFollowUps(tx, study_id)));
    await tx.update(studies).set({ visibility }).where(where);
    return toSummary({ ...study, visibility });
  });
};
