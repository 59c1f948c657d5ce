import { eq } from "drizzle-orm";
import type { Account } from "../../contract.ts";
import { database } from "../../db/client.ts";
import { noSuchStudy, oneStudy } from "../get-study.ts";
import { listedColumns } from "../list-studies.ts";
import { guideVersion } from "../pipeline/guides/guide.ts";
import { studies } from "../studies.sql.ts";
import { type CompleteRow, isComplete, toPending, toSummary } from "../study.ts";
import { StudyId, type StudyStatus } from "../study-record.ts";
import type { StudyEvent } from "./contract.ts";

/** The study that is to be watched: of the account, or without one any whose id is known, as with its report. */
export async function findWatched(study_id: string, account: Account | null) {
  if (!StudyId.safeParse(study_id).success) throw noSuchStudy();
  const where = account === null ? eq(studies.study_id, study_id) : oneStudy(account.account_id, study_id);
  const db = await database();
  const [found] = await db.select({ status: studies.status, engine: studies.engine }).from(studies).where(where);
  if (found === undefined) throw noSuchStudy();
  return found;
}

/** How a study ended, as its last event; null for one that was deleted. */
export async function readEnd(study_id: string): Promise<{ event: string; data: object } | null> {
  const db = await database();
  const [study] = await db.select(listedColumns).from(studies).where(eq(studies.study_id, study_id));
  if (study === undefined) return null;
  if (study.status === "complete") return { event: "completed", data: toSummary(study) };
  return { event: study.status, data: toPending(study) };
}

/** Whether a study has ended, in any way. */
export const hasEnded = (status: StudyStatus): boolean => status !== "queued" && status !== "running";

/** The events of a complete study and when it was complete; null for another. */
export async function readReplay(study_id: string): Promise<{ events: StudyEvent[]; at: Date } | null> {
  const db = await database();
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  return study !== undefined && isComplete(study) ? { events: replayedEvents(study), at: study.completed_at } : null;
}

/** The events of a complete study, made from its transcripts: the interviews go forward together, a turn at a time. */
function replayedEvents({ findings }: Pick<CompleteRow, "findings">): StudyEvent[] {
  const { interviews, quality } = findings;
  const respondents = interviews.map(({ persona_id, persona_name, repeat }) => ({ persona_id, persona_name, repeat }));
  const longest = Math.max(0, ...interviews.map(({ transcript }) => transcript.length));
  const rounds = Array.from({ length: longest }, (_, turn) =>
    interviews.flatMap(({ persona_id, transcript }, interview): StudyEvent[] => {
      const said = transcript[turn];
      if (said === undefined) return [];
      const turns = turn + 1;
      const isLast = turns === transcript.length;
      return [
        { event: "interview.turn", interview, turn, ...said },
        ...(isLast ? [{ event: "interview.completed", interview, persona_id, turns } as const] : []),
      ];
    }),
  );
  return [
    { event: "started", interviews: interviews.length, guide_version: guideVersion, respondents },
    ...respondents.map((respondent, interview) => ({ event: "interview.started", interview, ...respondent }) as const),
    ...rounds.flat(),
    { event: "analysis", interviews: interviews.length },
    {
      event: "quotes.checked",
      quotes_checked: quality.quotes_checked,
      quotes_rejected: quality.quotes_rejected,
    },
  ];
}
