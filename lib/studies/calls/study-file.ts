import { asc, eq } from "drizzle-orm";
import * as z from "zod";
import { db } from "../../db/client.ts";
import type { Brief } from "../../engines/brief.ts";
import { Engine, type Findings } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";
import { RecordedCall } from "../../engines/recorded-call.ts";
import { AppError } from "../../errors.ts";
import { studies, studyCalls } from "../studies.sql.ts";
import { StudyId } from "../study-record.ts";

const anObject = <Value>() => z.custom<Value>((value) => typeof value === "object" && value !== null);

/** A study with its calls, to keep in a file and to replay. */
export const StudyFile = z.object({
  touchstone_study: z.literal(1),
  study: z.object({
    id: z.uuid(),
    status: z.string(),
    engine: Engine,
    /** All that the study ran on: topic, personas and seed. */
    brief: anObject<Brief>(),
    plan: anObject<Plan>().nullable(),
    created_at: z.string(),
    completed_at: z.string().nullable(),
  }),
  findings: anObject<Findings>().nullable(),
  calls: z.array(RecordedCall.extend({ reused: z.boolean() })),
});
export type StudyFile = z.infer<typeof StudyFile>;

/** A study of any account with its calls, for the operator; its account is left out. */
export async function exportStudy(study_id: string): Promise<StudyFile> {
  if (!StudyId.safeParse(study_id).success) throw noStudy(study_id);
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  if (study === undefined) throw noStudy(study_id);
  const calls = await db
    .select()
    .from(studyCalls)
    .where(eq(studyCalls.study_id, study_id))
    .orderBy(asc(studyCalls.started_at), asc(studyCalls.key));
  const { status, engine, brief, setting, created_at, completed_at, findings } = study;
  return {
    touchstone_study: 1,
    study: {
      id: study_id,
      status,
      engine,
      brief,
      plan: setting?.plan ?? null,
      created_at: created_at.toISOString(),
      completed_at: completed_at?.toISOString() ?? null,
    },
    findings,
    calls: calls.map(({ study_id: _, started_at, ...call }) => ({ ...call, started_at: started_at.toISOString() })),
  };
}

const noStudy = (study_id: string) => new AppError("not_found", `There is no study with the id ${study_id}.`);
