import { eq } from "drizzle-orm";
import { database } from "../../db/client.ts";
import { studies } from "../studies.sql.ts";
import { StudyId } from "../study-record.ts";
import { type EventPage, readEvents } from "./read-events.ts";
import { type Run, waitingRun, withEvent } from "./run-state.ts";

/** How far a study has come, from the events that are stored, and whose it is; null where no study has the id. */
export async function getRun(study_id: string): Promise<(Run & { account_id: string }) | null> {
  if (!StudyId.safeParse(study_id).success) return null;
  const { account_id, interviews, created_at } = studies;
  const db = await database();
  const [study] = await db
    .select({ account_id, interviews, created_at })
    .from(studies)
    .where(eq(studies.study_id, study_id));
  if (study === undefined) return null;
  let state = waitingRun(study.interviews);
  let after = 0;
  let page: EventPage;
  do {
    [page] = (await readEvents([{ study_id, after }])) as [EventPage];
    for (const { seq, data, cost_usd, at } of page.events) {
      state = withEvent(state, { ...data, cost_usd, at: at.toISOString() });
      after = seq;
    }
  } while (page.hasMore);
  if (page.status === null) return null;
  const elapsed_ms = Math.max(0, Date.now() - Date.parse(state.began_at ?? study.created_at.toISOString()));
  return { status: page.status, state, after, elapsed_ms, account_id: study.account_id };
}
