import { and, eq, lte, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { dueRows } from "../db/due-work.sql.ts";
import { type Jobs, take, Worker } from "../db/due-work.ts";
import { beginAgain, studyJob } from "../studies/run/take-over-studies.ts";
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
export async function takeOverNext(): Promise<RunnableStudy | undefined> {
  const isDue = and(eq(dueRows.kind, "study"), lte(dueRows.due_at, sql`clock_timestamp()`));
  for (const work of await (await database()).select().from(dueRows).where(isDue).orderBy(dueRows.due_at)) {
    const claim = await take(work, studyJob.leaseMs);
    const study = claim && (await beginAgain(claim));
    if (study !== undefined) return study;
  }
  return undefined;
}

/** Takes over all studies that are left, as one round of a server does. */
export const takeOverStudies = (leaseMs = studyJob.leaseMs): Promise<Worker> =>
  workOnce({ study: { ...studyJob, leaseMs } });

/** Begins what is due of these kinds, as one round does; returns the worker. */
export async function workOnce(jobs: Jobs): Promise<Worker> {
  const worker = new Worker(jobs, () => undefined);
  await worker.begin();
  return worker;
}
