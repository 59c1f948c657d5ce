import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "../../db/client.ts";
import { dueWork } from "../../db/notices.ts";
import { logUnlessAway } from "../../db/storage-away.ts";
import { askOnce, transact } from "../../db/transact.ts";
import { studySeconds } from "../pipeline/estimate.ts";
import { studies } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
import type { StopReason } from "./running-studies.ts";
import { keepSlot } from "./slot.ts";

/** How long a silent process keeps its studies and slots, in milliseconds; it renews them three times as often. */
export const leaseMs = 30_000;
/** How often progress is written at most, and a cancellation seen. */
const progressEveryMs = 1_000;

/** One run of a study: the stored study with the token it runs under. */
export type Run = { study: StudyRow; holder: string; lease: number };

/** The condition that a study still belongs to this run. It fences every write of a run. */
export const belongsTo = ({ study, holder }: Run): SQL =>
  and(
    eq(studies.study_id, study.study_id),
    eq(studies.holder, holder),
    inArray(studies.status, ["queued", "running"]),
    sql`${studies.lease_until} > clock_timestamp()`,
  )!;

/** Why a study no longer belongs to this run. */
export async function lossOf({ study }: Run): Promise<StopReason> {
  const [now] = await db.select({ status: studies.status }).from(studies).where(eq(studies.study_id, study.study_id));
  return now?.status === "cancelled" ? "cancelled" : "lost";
}

/** Renews a run's lease until it ends, and stops the run when the study was cancelled or lost. */
export class Lease {
  readonly #run: Run;
  readonly #stop: AbortController;
  readonly #timer: NodeJS.Timeout;
  readonly #countsFrom: number;
  #done = 0;
  #renewedAt = 0;
  #hasEnded = false;

  constructor(run: Run, stop: AbortController) {
    this.#run = run;
    this.#stop = stop;
    this.#countsFrom = performance.now() + countsAfterMs(run);
    this.#timer = setInterval(() => void this.renew(), run.lease / 3);
  }

  noteInterview(): void {
    this.#done += 1;
    if (performance.now() - this.#renewedAt >= progressEveryMs) void this.renew();
  }

  async renew(): Promise<void> {
    this.#renewedAt = performance.now();
    try {
      const isOurs = await renewLease(this.#run, this.#done, this.#renewedAt >= this.#countsFrom);
      // A study that this run has settled is no longer its own either.
      if (!isOurs && !this.#hasEnded) this.#stop.abort(await lossOf(this.#run));
    } catch (error) {
      // A later renewal may come in time. If none does, the fence refuses what the run writes.
      logUnlessAway("A study's lease could not be renewed")(error);
    }
  }

  end(): void {
    this.#hasEnded = true;
    clearInterval(this.#timer);
  }
}

/** How long a start lives before it counts: what the study is estimated to take, in milliseconds, and a lease at least. */
const countsAfterMs = ({ study, lease }: Run): number => Math.max(lease, studySeconds[study.engine.kind] * 1_000);

/** Renews a run's lease and writes its progress; false when the study is no longer this run's. */
async function renewLease(run: Run, interviews_done: number, counts: boolean): Promise<boolean> {
  const { study, holder, lease } = run;
  const renew = `
    update studies set status = 'running', interviews_done = $4,
      lease_until = now() + $3::float8 * interval '1 millisecond', start_counts = start_counts or $5
    where study_id = $1 and holder = $2 and status in ('queued', 'running') and lease_until > clock_timestamp()
    returning study_id`;
  return transact(async (ask) => {
    if (!study.respond_async && !(await keepSlot(ask, study.key_id, study.study_id, lease))) return false;
    return (await ask("renew_lease", renew, [study.study_id, holder, lease, interviews_done, counts])).length === 1;
  });
}

const end = `
  update studies set start_counts = true, lease_until = clock_timestamp()
  where process = any($1::text[]) and holder is not null and status in ('queued', 'running')`;

/** Ends the leases of what these processes ran, which ended by themselves: their starts count, as a study may be the cause. */
export async function endLostLeases(processes: string[]): Promise<void> {
  if (processes.length === 0) return;
  await askOnce("end_lost_leases", end, [processes]);
  dueWork.send();
}
