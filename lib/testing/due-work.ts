import { and, eq, lte, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { dueRows, type WorkKind } from "../db/due-work.sql.ts";
import { type Jobs, Worker } from "../db/due-work.ts";
import { leaseMs } from "../studies/run/lease.ts";
import { runLeasedStudy } from "../studies/run/run-leased-study.ts";
import { studyJob, takeOver } from "../studies/run/take-over-studies.ts";
import type { RunnableStudy } from "../studies/study.ts";

/** What is due of a study or a delivery; undefined where nothing is. */
export async function dueOf(subject: string) {
  return (await (await database()).select().from(dueRows).where(eq(dueRows.subject, subject)))[0];
}

/** Lets the time of a study's or a delivery's work come, and a lease of it end. */
export async function comeDue(subject: string): Promise<void> {
  const due_at = sql`clock_timestamp() - interval '1 second'`;
  await (await database()).update(dueRows).set({ due_at }).where(eq(dueRows.subject, subject));
}

/** Takes over the study that has been left longest, and fails those before it that none may run; undefined without one. */
export async function takeOverNext(lease = leaseMs): Promise<RunnableStudy | undefined> {
  const isDue = and(eq(dueRows.kind, "study" satisfies WorkKind), lte(dueRows.due_at, sql`clock_timestamp()`));
  for (const { subject } of await (await database()).select().from(dueRows).where(isDue).orderBy(dueRows.due_at)) {
    const study = await takeOver(subject, lease);
    if (study !== undefined) return study;
  }
  return undefined;
}

/** Takes over all studies that are left, as one round of a server does. */
export async function takeOverStudies(lease = leaseMs): Promise<void> {
  const take: typeof studyJob.take = async ({ subject }) => {
    const study = await takeOver(subject, lease);
    return study && (async () => (await runLeasedStudy(study, { lease })).status);
  };
  await workOnce({ study: { ...studyJob, take } });
}

/** Begins what is due of these kinds, as one round does; returns the worker. */
export async function workOnce(jobs: Jobs): Promise<Worker> {
  const worker = new Worker(jobs, () => undefined);
  await worker.begin();
  return worker;
}
