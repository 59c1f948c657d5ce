import { and, count, eq, inArray } from "drizzle-orm";
import { database } from "../../db/client.ts";
import { studies } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
import { runLeasedStudy } from "./run-leased-study.ts";
import { stopHere } from "./running-studies.ts";
import { forgetOld, hasRoom, reportTakeOver, takeOverNext } from "./take-over-studies.ts";

/** Studies that a request takes over, runs, and gives back when its time is over. */
export class StudyDrain {
  /** The studies that run, by id; none of these promises rejects. */
  readonly running = new Map<string, Promise<void>>();
  finished = 0;
  #stopped = false;

  /** Takes over as many studies as there is room for. */
  async begin(): Promise<void> {
    while (!this.#stopped && hasRoom()) {
      const study = await takeOverNext();
      if (study === undefined) return;
      this.running.set(study.study_id, this.#run(study));
    }
  }

  /** Gives back the studies that have not ended, for a later drain. */
  async giveBack(): Promise<void> {
    this.#stopped = true;
    for (const study_id of this.running.keys()) stopHere(study_id, "given back");
    await Promise.all(this.running.values());
    await forgetOld();
  }

  /** How many studies without a waiting caller have not ended. */
  async left(): Promise<number> {
    const db = await database();
    const waits = and(eq(studies.respond_async, true), inArray(studies.status, ["queued", "running"]));
    return (await db.select({ left: count() }).from(studies).where(waits))[0]!.left;
  }

  async #run(study: StudyRow): Promise<void> {
    try {
      const { status } = await runLeasedStudy(study);
      if (status === "complete" || status === "failed") this.finished += 1;
      // A study that was given back before its time says that this process stops.
      if (status === "queued") this.#stopped = true;
    } catch (error) {
      reportTakeOver(error);
    } finally {
      this.running.delete(study.study_id);
    }
  }
}
